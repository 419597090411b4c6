import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense, lazy, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#web/platform/api.ts';
import { contentIsShown } from '#web/platform/first-content.ts';
import { useText } from '#web/platform/language.tsx';
import { live } from '#web/platform/live.ts';
import { useStore } from '#web/platform/store.ts';
import { useTitle } from '#web/platform/title.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ErrorState, NotFoundFigure } from '#web/ui/EmptyState.tsx';
import { Page } from '#web/ui/Page.tsx';
import { UiLink } from '#web/ui/UiLink.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { GuidedChat } from './GuidedChat.tsx';
import { InviteBanner } from './InviteBanner.tsx';
import { LoadingMessages } from './LoadingMessages.tsx';
import { chatInList, removedChats } from './chat-cache.ts';
import { isAmongPeople } from './chat-kinds.ts';
import { listenToChats } from './chat-live.ts';
import { chatName } from './chat-name.ts';
import { chatInfoQuery, messagesQuery } from './chat-queries.ts';
import { useChatKeys } from './chat-keys.ts';
import { drafts } from './drafts.ts';
import type { MessageWindow } from './message-window.ts';
import { useOpening } from './opening.ts';
import classes from './ChatScreen.module.css';
import { later } from '#web/ui/later-part.ts';

const peopleChat = () => import('../talk/PeopleChat.tsx');
const PeopleChat = lazy(later(async () => ({ default: (await peopleChat()).PeopleChat })));

export function ChatScreen() {
  const { id = '' } = useParams({ strict: false });
  // Another chat is another conversation: nothing of this one's state goes along.
  return <OpenChat key={id} id={id} />;
}

/** Whoever may no longer see a chat loses it in the moment that is known. */
function OpenChat({ id }: { id: string }) {
  useEffect(listenToChats, []);
  return useStore(removedChats).has(id) ? <GoneChat /> : <PresentChat id={id} />;
}

function PresentChat({ id }: { id: string }) {
  const text = useText();
  const info = useQuery(chatInfoQuery(id));
  // Who was invited or asked to join sees the chat from outside.
  const isOutside = info.data !== undefined && info.data.state !== 'active';
  const messages = useQuery({ ...messagesQuery(id), enabled: !isOutside });
  useTitle(info.data ? chatName(info.data, text) : text('shell.chats'));
  useFollowing(id, messages.data);
  useChatKeys(id);

  const isKnown = info.data !== undefined;
  // Only what the server says at first; later drafts come as events.
  const openDraft = useEffectEvent(() => void drafts.open(id, info.data?.draft ?? ''));
  useEffect(() => {
    if (isKnown) openDraft();
  }, [id, isKnown]);

  const known = info.data ?? chatInList(id);
  const isPeoples = known !== undefined && isAmongPeople(known);
  useEffect(() => {
    if (isPeoples) void peopleChat().catch(() => undefined);
  }, [isPeoples]);

  const opening = useOpening(id, info.data, messages.data);
  // Rendered in slices, between which the page answers to keys and taps.
  const isShown = useDeferredValue(opening.isReady);
  const error = info.error ?? (isOutside ? null : messages.error);
  const hasMessages = !isOutside && error === null;
  useEffect(() => {
    if (!hasMessages) contentIsShown();
  }, [hasMessages]);
  if (error instanceof ApiError && error.status === 404) return <GoneChat />;
  if (isOutside) {
    return (
      <div className={classes.chat}>
        <ChatHeader info={info.data} />
        <InviteBanner info={info.data} />
      </div>
    );
  }
  if (info.data && messages.data && isShown) {
    const conversation = { info: info.data, shown: messages.data, place: opening.place };
    return isPeoples ? (
      <Suspense fallback={<LoadingMessages />}>
        <PeopleChat {...conversation} />
      </Suspense>
    ) : (
      <GuidedChat {...conversation} />
    );
  }
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
  return <LoadingMessages />;
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
