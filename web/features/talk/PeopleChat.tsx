import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Message, Quote } from '#contract/messages.ts';
import { ConsentDialog } from '#web/features/assistant/ConsentDialog.tsx';
import { listenToConnections } from '#web/features/connections/connection-live.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { AtSign } from '#web/ui/icons.ts';
import { MentionsContext } from '#web/ui/markdown/mentions.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { ChatHeader } from '#web/features/chat/ChatHeader.tsx';
import { ConversationKeys } from '#web/features/chat/ConversationKeys.tsx';
import type { ConversationProps } from '#web/features/chat/GuidedChat.tsx';
import { DropPlace } from '#web/features/pictures/DropPlace.tsx';
import { attachments } from '#web/features/pictures/attachments.ts';
import { openPicture, openedPicture } from '#web/features/pictures/opened-picture.ts';
import { ClosedNote } from '#web/features/members/ClosedNote.tsx';
import { MessageList } from '#web/features/chat/MessageList.tsx';
import { PendingToPeople } from './PendingToPeople.tsx';
import { PeopleAnswer } from './PeopleAnswer.tsx';
import { PeopleComposer } from './PeopleComposer.tsx';
import { PersonMessage } from './PersonMessage.tsx';
import { SystemMessage } from './SystemMessage.tsx';
import { TypingLine } from './TypingLine.tsx';
import { UnreadLine } from './UnreadLine.tsx';
import { useChatName } from '#web/features/chat/chat-name.ts';
import { myId } from '#web/features/chat/chat-queries.ts';
import { drafts } from '#web/features/chat/drafts.ts';
import { useJump } from '#web/features/chat/jump.ts';
import { useMentionWays } from './mention-ways.ts';
import { editedMessage } from '#web/features/chat/message-changes.ts';
import { finishDeletions, useWithoutDeleted } from './message-deletions.ts';
import { detailedMessage } from './message-menu.tsx';
import { useMessageRoving } from './message-roving.ts';
import { type Row, isNewsTo, keyOfMessage } from '#web/features/chat/message-rows.ts';
import { anchorOf, useKeptPlace } from '#web/features/chat/opening.ts';
import { outbox } from '#web/features/chat/outbox.ts';
import { releaseUnread } from '#web/features/chat/read-pointer.ts';
import { usePeopleNews } from './people-news.ts';
import { TalkContext, authorName, replyTo, useMentionLookup, useTalkOf } from './talk.ts';
import { useOldestUnread } from './oldest-unread.ts';
import { useUnreadLine } from './unread-line.ts';
import { usePending } from '#web/features/chat/use-outbox.ts';
import classes from '#web/features/chat/ChatScreen.module.css';
import ways from './PeopleChat.module.css';
import { later } from '#web/ui/later-part.ts';

const MessageDetails = lazy(later(() => import('./MessageDetails.tsx')));
const PictureViewer = lazy(later(() => import('#web/features/pictures/PictureViewer.tsx')));

/** A chat of people. */
export function PeopleChat({ info, shown: loaded, place }: ConversationProps) {
  const { id } = info;
  const me = myId();
  const screen = useRef<HTMLDivElement>(null);
  const scroller = useRef<MessageScrollerHandle>(null);
  const shown = useWithoutDeleted(loaded);
  const pending = usePending(id, false);
  const title = useChatName(info);
  const [openAt] = useState(() => anchorOf(shown, place));
  const show = useJump(id, shown, scroller);
  const talk = useTalkOf(info, show);
  const unreadAfter = useUnreadLine(info, scroller);
  const hasLine = reaches(shown, unreadAfter);
  const reader = useMemo(
    () => ({ me, unreadAfter: hasLine ? unreadAfter : null }),
    [me, hasLine, unreadAfter],
  );
  const mentioned = useMentionWays(info, shown, show, scroller);
  const isNews = useCallback(
    (row: Row) => row.kind === 'message' && isNewsTo(row.message, me),
    [me],
  );
  useKeptPlace(id, shown, scroller);
  useMessageRoving(screen);
  useOldestUnread(id, unreadAfter, hasLine, scroller);
  useLeaving();
  useEffect(listenToConnections, []);
  useEffect(() => outbox.noteWindow(id), [id, loaded.fetched]);

  const send = (words: string, quote: Quote | undefined) => {
    const pictures = attachments.take(id);
    // In the order in which they were chosen; the words stand under the last.
    for (const [at, image] of pictures.entries()) {
      const isLast = at === pictures.length - 1;
      outbox.addToPeople(id, isLast ? words : '', {
        image,
        ...(at === 0 && quote && { replyTo: quote }),
      });
    }
    if (pictures.length === 0) outbox.addToPeople(id, words, quote && { replyTo: quote });
    drafts.sent(id);
    releaseUnread(id);
    scroller.current?.followLatest();
  };
  const editLast = () => {
    const mine = shown.items.findLast(
      ({ author, kind, deleted_at: gone }) => kind === 'user' && author.id === me && gone === null,
    );
    if (!mine || !talk.isOpen) return;
    scroller.current?.scrollToItem(keyOfMessage(mine));
    editedMessage.set(mine.id);
  };
  const replyLast = () => {
    const last = shown.items.findLast((message) => isNewsTo(message, me));
    if (last && last.status !== 'streaming') replyTo(last);
  };
  return (
    <TalkContext value={talk}>
      <MentionsContext value={useMentionLookup(talk)}>
        <div ref={screen} className={classes.chat}>
          <ChatHeader info={info} />
          <MessageList
            chatId={id}
            shown={shown}
            pending={pending}
            reader={reader}
            title={title}
            openAt={openAt}
            renderRow={renderRow}
            isNews={isNews}
            newsCount={info.unread}
            way={<MentionWay count={mentioned.count} onGo={mentioned.go} />}
            announcement={usePeopleNews(shown)}
            onMove={mentioned.look}
            scroller={scroller}
          />
          <TypingLine chatId={id} />
          {talk.isOpen ? (
            <PeopleComposer
              info={info}
              onSend={send}
              onEditLast={editLast}
              onReplyLast={replyLast}
            />
          ) : (
            <ClosedNote info={info} />
          )}
          <ConsentDialog />
          <ConversationKeys info={info} shown={shown} isSending={pending.length > 0} />
          <LaterDetails />
          <LaterViewer messages={shown.items} />
          {talk.isOpen && <DropPlace chatId={id} />}
        </div>
      </MentionsContext>
    </TalkContext>
  );
}

function renderRow(row: Row) {
  switch (row.kind) {
    case 'unread':
      return <UnreadLine />;
    case 'pending':
      return <PendingToPeople row={row} />;
    case 'message':
      if (row.message.kind === 'system') return <SystemMessage message={row.message} />;
      if (row.message.kind === 'guide') return <PeopleAnswer row={row} />;
      return <PersonMessage row={row} />;
    default:
      return null;
  }
}

/** Whether what stands before the line is loaded, so that its place is known. */
function reaches({ items, previous }: ConversationProps['shown'], after: number | null): boolean {
  const first = items[0]?.seq ?? 0;
  return after !== null && (previous === null || first <= after + 1);
}

/** Messages that name me and are out of view. */
function MentionWay({ count, onGo }: { count: number; onGo: () => void }) {
  const text = useText();
  if (count === 0) return null;
  const label = text('messages.to_mention', { count });
  return (
    <button
      type="button"
      className={ways.mention}
      aria-label={label}
      data-tip={label}
      onClick={onGo}
    >
      <AtSign aria-hidden />
      <span className="zv-num" aria-hidden>
        {count}
      </span>
    </button>
  );
}

/** Comes when details are first wanted. */
function LaterDetails() {
  const [wanted, setWanted] = useState(false);
  const detailed = useStore(detailedMessage);
  if (detailed && !wanted) setWanted(true);
  useEffect(() => () => detailedMessage.set(null), []);
  return wanted ? (
    <Suspense fallback={null}>
      <MessageDetails />
    </Suspense>
  ) : null;
}

/** Comes when a picture is first looked at. */
function LaterViewer({ messages }: { messages: Message[] }) {
  const text = useText();
  const [wanted, setWanted] = useState(false);
  const opened = useStore(openedPicture);
  if (opened && !wanted) setWanted(true);
  useEffect(() => () => openPicture(null), []);
  return wanted ? (
    <Suspense fallback={null}>
      <PictureViewer messages={messages} nameOf={(author) => authorName(text, author)} />
    </Suspense>
  ) : null;
}

/** What could still be undone here is done when the chat or the page is left. */
function useLeaving(): void {
  useEffect(() => {
    const finishWhenHidden = () => {
      if (document.visibilityState === 'hidden') finishDeletions();
    };
    window.addEventListener('pagehide', finishDeletions);
    // Phones end pages that are hidden without another word.
    document.addEventListener('visibilitychange', finishWhenHidden);
    return () => {
      window.removeEventListener('pagehide', finishDeletions);
      document.removeEventListener('visibilitychange', finishWhenHidden);
      finishDeletions();
      editedMessage.set(null);
    };
  }, []);
}
