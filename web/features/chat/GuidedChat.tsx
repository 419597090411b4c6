import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { ConsentDialog } from '#web/features/assistant/ConsentDialog.tsx';
import { GuideMessage } from '#web/features/assistant/GuideMessage.tsx';
import { Thinking } from '#web/features/assistant/Thinking.tsx';
import { useText } from '#web/platform/language.tsx';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { ConversationKeys } from './ConversationKeys.tsx';
import { MessageList } from './MessageList.tsx';
import { MyMessage } from './MyMessage.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import { QueuedMessages } from './QueuedMessages.tsx';
import { useAnswerNews } from './answer-news.ts';
import { askConsent } from './consent.ts';
import { drafts } from './drafts.ts';
import { useJump } from './jump.ts';
import { editedMessage, messageChanges } from './message-changes.ts';
import type { Row } from './message-rows.ts';
import type { MessageWindow } from './message-window.ts';
import { type OpeningPlace, anchorOf, useKeptPlace } from './opening.ts';
import { outbox } from './outbox.ts';
import { usePending } from './use-outbox.ts';
import classes from './ChatScreen.module.css';

export type ConversationProps = {
  info: ChatInfo;
  shown: MessageWindow;
  place: OpeningPlace | undefined;
};

/** A chat of one person with the guide. */
export function GuidedChat({ info, shown, place }: ConversationProps) {
  const text = useText();
  const { id, last_read_seq: lastRead } = info;
  const scroller = useRef<MessageScrollerHandle>(null);
  const newest = shown.items.at(-1);
  const answer = newest?.status === 'streaming' ? newest : undefined;
  const pending = usePending(id, answer !== undefined);
  const queued = pending.filter((each) => each.shown === 'queued').map(({ entry }) => entry);
  const isHeld = pending.some((each) => each.shown === 'held');
  const [openAt] = useState(() => anchorOf(shown, place));
  useJump(id, shown, scroller);
  useKeptPlace(id, shown, scroller);

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
  const sendSuggestion = useCallback((words: string) => outbox.add(id, words), [id]);
  const renderRow = useCallback((row: Row) => content(row, sendSuggestion), [sendSuggestion]);
  const isNews = useCallback(
    (row: Row) =>
      row.kind === 'message' && row.message.kind !== 'user' && row.message.seq > lastRead,
    [lastRead],
  );
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
        chatId={id}
        shown={shown}
        pending={pending}
        title={info.title || text('chat.untitled')}
        openAt={openAt}
        renderRow={renderRow}
        isNews={isNews}
        announcement={useAnswerNews(shown)}
        scroller={scroller}
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
      <ConversationKeys info={info} shown={shown} isSending={pending.length > 0} />
    </div>
  );
}

function content(row: Row, onSend: (text: string) => void) {
  switch (row.kind) {
    case 'thinking':
      return <Thinking />;
    case 'pending':
      return <PendingMessage entry={row.entry} shown={row.shown} />;
    case 'message':
      return row.message.kind === 'user' ? (
        <MyMessage message={row.message} grouped={row.grouped} />
      ) : (
        <GuideMessage message={row.message} grouped={row.grouped} last={row.last} onSend={onSend} />
      );
    default:
      return null;
  }
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
