import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { ConsentDialog } from '#web/features/assistant/ConsentDialog.tsx';
import { ApiError } from '#web/platform/api.ts';
import { useText } from '#web/platform/language.tsx';
import { live } from '#web/platform/live.ts';
import { useTitle } from '#web/platform/title.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ErrorState, NotFoundFigure } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { MessagesSkeleton } from '#web/ui/Skeletons.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { MessageList } from './MessageList.tsx';
import { QueuedMessages } from './QueuedMessages.tsx';
import { listenToChats } from './chat-live.ts';
import { chatInfoQuery, messagesQuery } from './chat-queries.ts';
import { askConsent } from './consent.ts';
import { drafts } from './drafts.ts';
import { useChatKeys } from './chat-keys.ts';
import { useJump } from './jump.ts';
import { editedMessage, messageChanges } from './message-changes.ts';
import type { MessageWindow } from './message-window.ts';
import { outbox } from './outbox.ts';
import { usePending } from './use-outbox.ts';
import classes from './ChatScreen.module.css';

export function ChatScreen() {
  const { id = '' } = useParams({ strict: false });
  // Another chat is another conversation: nothing of this one's state goes along.
  return <OpenChat key={id} id={id} />;
}

function OpenChat({ id }: { id: string }) {
  const text = useText();
  useEffect(listenToChats, []);
  const info = useQuery(chatInfoQuery(id));
  const messages = useQuery(messagesQuery(id));
  useTitle(info.data ? info.data.title || text('chat.untitled') : text('shell.chats'));
  useFollowing(id, messages.data);
  useChatKeys(id);

  const isKnown = info.data !== undefined;
  // Only what the server says at first; later drafts come as events.
  const openDraft = useEffectEvent(() => void drafts.open(id, info.data?.draft ?? ''));
  useEffect(() => {
    if (isKnown) openDraft();
  }, [id, isKnown]);

  const error = info.error ?? messages.error;
  if (error instanceof ApiError && error.status === 404) return <GoneChat />;
  if (info.data && messages.data) return <Conversation info={info.data} shown={messages.data} />;
  if (error) {
    return (
      <Page withoutFooter>
        <ErrorState
          title={text('chat.open_failed')}
          text={text('chat.open_failed_text')}
          action={
            <Button
              variant="tint"
              onClick={() => void Promise.all([info.refetch(), messages.refetch()])}
            >
              {text('shell.try_again')}
            </Button>
          }
        />
      </Page>
    );
  }
  return (
    <div className={classes.loading}>
      <MessagesSkeleton label={text('shell.loading_part')} />
    </div>
  );
}

function Conversation({ info, shown }: { info: ChatInfo; shown: MessageWindow }) {
  const text = useText();
  const { id } = info;
  const scroller = useRef<MessageScrollerHandle>(null);
  const newest = shown.items.at(-1);
  const answer = newest?.status === 'streaming' ? newest : undefined;
  const pending = usePending(id, answer !== undefined);
  const queued = pending.filter((each) => each.shown === 'queued').map(({ entry }) => entry);
  const isHeld = pending.some((each) => each.shown === 'held');
  useJump(id, shown, scroller);

  useEffect(() => outbox.noteWindow(id), [id, shown.fetched]);
  useEffect(() => {
    if (isHeld)
      askConsent(
        () => outbox.release(id),
        () => outbox.takeBack(id),
      );
  }, [id, isHeld]);

  const stop = useCallback(() => {
    if (answer) void messageChanges.stop(answer);
  }, [answer]);
  useEscapeStops(answer === undefined ? undefined : stop);

  const send = (words: string) => {
    outbox.add(id, words);
    drafts.sent(id);
    scroller.current?.followLatest();
  };
  const editLast = () => {
    const mine = shown.items.findLast(
      ({ kind, deleted_at: gone }) => kind === 'user' && gone === null,
    );
    if (mine) editedMessage.set(mine.id);
  };
  return (
    <div className={classes.chat}>
      <ChatHeader info={info} />
      <MessageList
        ref={scroller}
        info={info}
        shown={shown}
        pending={pending}
        title={info.title || text('chat.untitled')}
      />
      <ChatComposer
        draftOf={id}
        onSend={send}
        answer={answer}
        onStop={stop}
        onEditLast={editLast}
        above={<QueuedMessages entries={queued} answer={answer} />}
      />
      <ConsentDialog />
    </div>
  );
}

/** The chat's live stream from the version that was read. */
function useFollowing(id: string, shown: MessageWindow | undefined): void {
  const version = useRef(0);
  useEffect(() => {
    version.current = shown?.version ?? 0;
  });
  const fetched = shown?.fetched;
  useEffect(
    () => (fetched === undefined ? undefined : live.follow(id, version.current)),
    [id, fetched],
  );
}

const busyElsewhere = 'dialog[open], [aria-modal="true"], [role="menu"]';

/** Esc stops the answer, unless a dialog, a menu or an editor has use for the key. */
function useEscapeStops(stop: (() => void) | undefined): void {
  useEffect(() => {
    if (!stop) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.shiftKey || event.defaultPrevented || event.isComposing)
        return;
      if (document.querySelector(busyElsewhere)) return;
      if (event.target instanceof Element && event.target.closest('[data-own-escape]')) return;
      event.preventDefault();
      stop();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [stop]);
}

function GoneChat() {
  const text = useText();
  useTitle(text('chat.gone_title'));
  return (
    <Page withoutFooter>
      <NotFoundFigure
        title={text('chat.gone_title')}
        text={text('chat.gone_text')}
        cardAlt={text('shell.well_alt')}
        action={
          <UiLink href="/chat" className={buttonClass({ variant: 'tint' })}>
            {text('chat.to_chats')}
          </UiLink>
        }
      />
    </Page>
  );
}
