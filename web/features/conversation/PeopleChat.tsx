import { Suspense, lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Quote } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import { CatchUpContext, useCatchUpPlace } from '#web/features/catch-up/catch-up-place.ts';
import { listenToConnections } from '#web/features/connections/connection-live.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { AtSign } from '#web/ui/icons.ts';
import { MentionsContext } from '#web/ui/markdown/mentions.ts';
import {
  ConversationFrame,
  type ConversationProps,
  useConversation,
} from './ConversationFrame.tsx';
import { chosenCards } from '#web/features/messages/chosen-cards.ts';
import { attachments } from '#web/features/messages/attachments.ts';
import { inAlbums } from '#web/features/pictures/in-albums.ts';
import { BesideJourney } from '#web/features/journeys/BesideJourney.tsx';
import { ClosedNote } from '#web/features/members/ClosedNote.tsx';
import { LoadingMessages } from '#web/features/messages/LoadingMessages.tsx';
import { PeopleComposer } from '#web/features/talk/PeopleComposer.tsx';
import { TypingLine } from '#web/features/talk/TypingLine.tsx';
import { myId } from '#web/platform/session.ts';
import { drafts } from '#web/features/messages/drafts.ts';
import { useMentionWays } from '#web/features/talk/mention-ways.ts';
import { editMessage, editedMessage } from '#web/features/messages/message-changes.ts';
import { finishDeletions, useWithDeletions } from '#web/features/talk/message-deletions.ts';
import { detailedMessage } from '#web/features/talk/detailed-message.ts';
import { useMessageRoving } from '#web/features/talk/message-roving.ts';
import { isNewsTo, keyOfMessage } from '#web/features/messages/message-keys.ts';
import type { Row } from '#web/features/messages/message-rows.ts';
import { outbox } from '#web/features/messages/outbox.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import { releaseUnread } from '#web/features/chats/held-unread.ts';
import { TalkContext, replyTo, useMentionLookup, useTalkOf } from '#web/features/talk/talk.ts';
import { useOldestUnread } from '#web/features/talk/oldest-unread.ts';
import { useUnreadLine } from '#web/features/talk/unread-line.ts';
import { useWordsOfGone } from '#web/features/talk/words-of-gone.ts';
import ways from './PeopleChat.module.css';
import { later } from '#web/ui/later-part.ts';

const peopleMessages = () => import('#web/features/talk/PeopleMessages.tsx');
const PeopleMessages = lazy(
  later(async () => ({ default: (await peopleMessages()).PeopleMessages })),
);
const MessageDetails = lazy(later(() => import('#web/features/talk/MessageDetails.tsx')));

/** A chat of people. */
export function PeopleChat({ info, shown: loaded, place }: ConversationProps) {
  const { id } = info;
  const me = myId();
  const screen = useRef<HTMLDivElement>(null);
  const shown = useWithDeletions(loaded);
  const { scroller, isListed, pending, openAt, show } = useConversation({
    info,
    shown,
    place,
    fetchList: peopleMessages,
    isAnswering: false,
  });
  const talk = useTalkOf(info, show);
  const line = useUnreadLine(info, scroller);
  const unreadAfter = line?.after ?? null;
  const hasLine = reaches(shown, unreadAfter);
  const reader = useMemo(
    () => ({ me, unreadAfter: hasLine ? unreadAfter : null }),
    [me, hasLine, unreadAfter],
  );
  const newPlace = useCatchUpPlace(shown, me, hasLine ? line : null, show, scroller);
  const mentioned = useMentionWays(info, shown, show, scroller);
  const isNews = useCallback(
    (row: Row) => row.kind === 'message' && isNewsTo(row.message, me),
    [me],
  );
  useMessageRoving(screen);
  useOldestUnread(id, unreadAfter, hasLine, scroller);
  useWordsOfGone(id, shown);
  useLeaving();
  useEffect(listenToConnections, []);

  const send = (words: string, quote: Quote | undefined) => {
    const pictures = inAlbums(attachments.of(id), limits.albumPicturesMax);
    const cards = chosenCards.of(id);
    const laid = cards.length > 0 && { cards };
    // In the order in which they were chosen; the words and the cards stand with the last.
    for (const [at, picture] of pictures.entries()) {
      const isLast = at === pictures.length - 1;
      outbox.addToPeople(id, isLast ? words : '', {
        ...picture,
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
          <ConversationFrame
            ref={screen}
            info={info}
            shown={shown}
            show={show}
            isOpen={talk.isOpen}
            dialogs={<LaterDetails />}
          >
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
                  foot={<TypingLine chatId={id} />}
                  onMove={mentioned.look}
                  scroller={scroller}
                />
              ) : (
                <LoadingMessages />
              )}
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
          </ConversationFrame>
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

/** Leaving the chat or the page carries out actions that could still be undone. */
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
