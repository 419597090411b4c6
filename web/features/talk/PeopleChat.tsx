import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Quote } from '#contract/messages.ts';
import { CatchUpContext, useCatchUpPlace } from '#web/features/catch-up/catch-up-place.ts';
import { ConsentDialog } from '#web/features/assistant/ConsentDialog.tsx';
import { listenToConnections } from '#web/features/connections/connection-live.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { AtSign } from '#web/ui/icons.ts';
import { MentionsContext } from '#web/ui/markdown/mentions.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { ChatHeader } from '#web/features/chat/ChatHeader.tsx';
import type { ConversationProps } from '#web/features/chat/GuidedChat.tsx';
import { chosenCards } from '#web/features/cards/chosen-cards.ts';
import { DropPlace } from '#web/features/pictures/DropPlace.tsx';
import { attachments } from '#web/features/pictures/attachments.ts';
import { LaterViewer } from '#web/features/pictures/LaterViewer.tsx';
import { BesideJourney } from '#web/features/journeys/BesideJourney.tsx';
import { LaterForward } from '#web/features/forwarding/LaterForward.tsx';
import { LaterPinnedBar } from '#web/features/pins/LaterPinnedBar.tsx';
import { ClosedNote } from '#web/features/members/ClosedNote.tsx';
import { LoadingMessages } from '#web/features/chat/LoadingMessages.tsx';
import { PeopleComposer } from './PeopleComposer.tsx';
import { TypingLine } from './TypingLine.tsx';
import { myId } from '#web/features/chat/chat-queries.ts';
import { drafts } from '#web/features/chat/drafts.ts';
import { useJump } from '#web/features/chat/jump.ts';
import { useMentionWays } from './mention-ways.ts';
import { editMessage, editedMessage } from '#web/features/chat/message-changes.ts';
import { finishDeletions, useWithDeletions } from './message-deletions.ts';
import { detailedMessage } from './detailed-message.ts';
import { useMessageRoving } from './message-roving.ts';
import { type Row, isNewsTo, keyOfMessage } from '#web/features/chat/message-rows.ts';
import { anchorOf, useKeptPlace } from '#web/features/chat/opening.ts';
import { useListing } from '#web/features/chat/listing.ts';
import { outbox } from '#web/features/chat/outbox.ts';
import type { OutboxAudio } from '#web/features/chat/outbox-order.ts';
import { releaseUnread } from '#web/features/chat/read-pointer.ts';
import { TalkContext, authorName, replyTo, useMentionLookup, useTalkOf } from './talk.ts';
import { useOldestUnread } from './oldest-unread.ts';
import { useUnreadLine } from './unread-line.ts';
import { useWordsOfGone } from './words-of-gone.ts';
import { usePending } from '#web/features/chat/use-outbox.ts';
import classes from '#web/features/chat/ChatScreen.module.css';
import ways from './PeopleChat.module.css';
import { later } from '#web/ui/later-part.ts';

const peopleMessages = () => import('./PeopleMessages.tsx');
const PeopleMessages = lazy(
  later(async () => ({ default: (await peopleMessages()).PeopleMessages })),
);
const MessageDetails = lazy(later(() => import('./MessageDetails.tsx')));

/** A chat of people. */
export function PeopleChat({ info, shown: loaded, place }: ConversationProps) {
  const text = useText();
  const { id } = info;
  const me = myId();
  const screen = useRef<HTMLDivElement>(null);
  const scroller = useRef<MessageScrollerHandle>(null);
  const isListed = useListing(peopleMessages);
  const shown = useWithDeletions(loaded);
  const pending = usePending(id, false);
  const [openAt] = useState(() => anchorOf(shown, place));
  const show = useJump(id, shown, scroller, isListed);
  const talk = useTalkOf(info, show);
  const unreadAfter = useUnreadLine(info, scroller);
  const hasLine = reaches(shown, unreadAfter);
  const reader = useMemo(
    () => ({ me, unreadAfter: hasLine ? unreadAfter : null }),
    [me, hasLine, unreadAfter],
  );
  const newPlace = useCatchUpPlace(shown, me, hasLine ? unreadAfter : null, show, scroller);
  const mentioned = useMentionWays(info, shown, show, scroller);
  const isNews = useCallback(
    (row: Row) => row.kind === 'message' && isNewsTo(row.message, me),
    [me],
  );
  useKeptPlace(id, shown, scroller);
  useMessageRoving(screen);
  useOldestUnread(id, unreadAfter, hasLine, scroller);
  useWordsOfGone(id, shown);
  useLeaving();
  useEffect(listenToConnections, []);
  useEffect(() => outbox.noteWindow(id), [id, loaded.fetched]);

  const send = (words: string, quote: Quote | undefined) => {
    const pictures = attachments.of(id);
    const cards = chosenCards.of(id);
    const laid = cards.length > 0 && { cards };
    // In the order in which they were chosen; the words and the cards stand with the last.
    for (const [at, image] of pictures.entries()) {
      const isLast = at === pictures.length - 1;
      outbox.addToPeople(id, isLast ? words : '', {
        image,
        ...(isLast && laid),
        ...(at === 0 && quote && { replyTo: quote }),
      });
    }
    if (pictures.length === 0)
      outbox.addToPeople(id, words, { ...laid, ...(quote && { replyTo: quote }) });
    // After they are on the disk as messages, so that no moment is without them.
    attachments.sent(id);
    chosenCards.sent(id);
    drafts.sent(id);
    releaseUnread(id);
    scroller.current?.followLatest();
  };
  const speak = (audio: OutboxAudio, quote: Quote | undefined) => {
    outbox.addToPeople(id, '', { audio, ...(quote && { replyTo: quote }) });
    if (quote) drafts.answer(id, null);
    releaseUnread(id);
    scroller.current?.followLatest();
  };
  const editLast = () => {
    const mine = shown.items.findLast(
      ({ author, kind, forwarded, deleted_at: gone }) =>
        kind === 'user' && author.id === me && !forwarded && gone === null,
    );
    if (!mine || !talk.isOpen) return;
    scroller.current?.scrollToItem(keyOfMessage(mine));
    editMessage(mine);
  };
  const replyLast = () => {
    const last = shown.items.findLast((message) => isNewsTo(message, me));
    if (last && last.status !== 'streaming') replyTo(last);
  };
  return (
    <TalkContext value={talk}>
      <MentionsContext value={useMentionLookup(talk)}>
        <CatchUpContext value={newPlace}>
          <div ref={screen} className={classes.chat}>
            <ChatHeader info={info} />
            <LaterPinnedBar chatId={id} show={show} />
            <BesideJourney info={info} answering={shown.items.at(-1)?.status === 'streaming'}>
              {isListed ? (
                <PeopleMessages
                  info={info}
                  chatId={id}
                  shown={shown}
                  pending={pending}
                  reader={reader}
                  openAt={openAt}
                  isNews={isNews}
                  newsCount={info.unread}
                  way={<MentionWay count={mentioned.count} onGo={mentioned.go} />}
                  onMove={mentioned.look}
                  scroller={scroller}
                />
              ) : (
                <LoadingMessages />
              )}
              <TypingLine chatId={id} />
              {talk.isOpen ? (
                <PeopleComposer
                  info={info}
                  onSend={send}
                  onSpeak={speak}
                  onEditLast={editLast}
                  onReplyLast={replyLast}
                />
              ) : (
                <ClosedNote info={info} />
              )}
            </BesideJourney>
            <ConsentDialog />
            <LaterDetails />
            <LaterForward />
            <LaterViewer messages={shown.items} nameOf={(author) => authorName(text, author)} />
            {talk.isOpen && (
              <DropPlace
                label={text('pictures.drop')}
                onDrop={(files) => void attachments.add(id, files)}
              />
            )}
          </div>
        </CatchUpContext>
      </MentionsContext>
    </TalkContext>
  );
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
