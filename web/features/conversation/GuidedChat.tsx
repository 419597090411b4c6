import { Suspense, lazy, useCallback, useEffect, useMemo } from 'react';
import type { Message } from '#contract/messages.ts';
import { BesidePicture } from '#web/features/analysis/BesidePicture.tsx';
import { BesideJourney } from '#web/features/journeys/BesideJourney.tsx';
import { useText } from '#web/platform/language.tsx';
import { GuideComposer } from '#web/features/assistant/GuideComposer.tsx';
import {
  ConversationFrame,
  type ConversationProps,
  useConversation,
} from './ConversationFrame.tsx';
import { LoadingMessages } from '#web/features/messages/LoadingMessages.tsx';
import { isAboutPicture } from '#web/features/chats/chat-kinds.ts';
import { shownWindow } from '#web/features/messages/message-queries.ts';
import { askConsent } from '#web/features/consent/consent.ts';
import { drafts } from '#web/features/messages/drafts.ts';
import { editMessage, messageChanges } from '#web/features/messages/message-changes.ts';
import type { Row } from '#web/features/messages/message-rows.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { outbox } from '#web/features/messages/outbox.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import { sendToGuide } from '#web/features/assistant/send-to-guide.ts';
import { firstPart, laterButAhead } from '#web/ui/later-part.ts';

const guidedMessages = () => import('#web/features/assistant/GuidedMessages.tsx');
const GuidedMessages = lazy(
  firstPart(async () => ({ default: (await guidedMessages()).GuidedMessages })),
);
const QueuedMessages = lazy(
  laterButAhead(() => import('#web/features/assistant/QueuedMessages.tsx')),
);

/** A chat of one person with the guide. */
export function GuidedChat({ info, shown, place }: ConversationProps) {
  const text = useText();
  const { id, last_read_seq: lastRead } = info;
  const aboutPicture = isAboutPicture(info);
  const isAnswering = runningAnswer(shown) !== undefined;
  const { scroller, isListed, pending, openAt, show } = useConversation({
    info,
    shown,
    place,
    fetchList: guidedMessages,
    isAnswering,
  });
  const stop = useCallback(() => stopAnswer(id), [id]);
  const stopNow = isAnswering ? stop : undefined;
  const queue = useMemo(() => {
    const queued = pending.filter((each) => each.shown === 'queued').map(({ entry }) => entry);
    if (queued.length === 0) return null;
    return (
      <Suspense fallback={null}>
        <QueuedMessages entries={queued} onSendNow={stopNow} />
      </Suspense>
    );
  }, [pending, stopNow]);
  const isHeld = pending.some((each) => each.shown === 'held');

  useEffect(() => {
    if (isHeld)
      askConsent(
        () => outbox.release(id),
        () => outbox.takeBack(id),
      );
  }, [id, isHeld]);

  useEscapeStops(stopNow);

  const send = useCallback(
    (words: string) => {
      sendToGuide(id, words, { aboutPicture });
      drafts.sent(id);
      scroller.current?.followLatest();
    },
    [id, aboutPicture, scroller],
  );
  const speak = useCallback(
    (audio: OutboxAudio) => {
      outbox.add(id, '', aboutPicture ? { aboutPicture, audio } : { audio });
      scroller.current?.followLatest();
    },
    [id, aboutPicture, scroller],
  );
  const sendSuggestion = useCallback(
    (words: string) => outbox.add(id, words, aboutPicture ? { aboutPicture } : {}),
    [id, aboutPicture],
  );
  const isNews = useCallback(
    (row: Row) =>
      row.kind === 'message' && row.message.kind !== 'user' && row.message.seq > lastRead,
    [lastRead],
  );
  const editLast = useCallback(() => {
    const mine = shownWindow(id)?.items.findLast(
      ({ kind, deleted_at: gone }) => kind === 'user' && gone === null,
    );
    if (mine) editMessage(mine);
  }, [id]);
  const conversation = (
    <>
      {isListed ? (
        <GuidedMessages
          info={info}
          chatId={id}
          shown={shown}
          pending={pending}
          openAt={openAt}
          onSend={sendSuggestion}
          isNews={isNews}
          scroller={scroller}
        />
      ) : (
        <LoadingMessages />
      )}
      <GuideComposer
        draftOf={id}
        onSend={send}
        onSpeak={speak}
        answering={isAnswering}
        onStop={stop}
        onEditLast={editLast}
        above={queue}
        placeholder={aboutPicture ? text('analysis.write') : undefined}
      />
    </>
  );
  return (
    <ConversationFrame info={info} shown={shown} show={show} isOpen isAlone>
      {aboutPicture ? (
        <BesidePicture chatId={id} shown={shown}>
          {conversation}
        </BesidePicture>
      ) : (
        <BesideJourney info={info} answering={isAnswering}>
          {conversation}
        </BesideJourney>
      )}
    </ConversationFrame>
  );
}

function runningAnswer({ items }: MessageWindow): Message | undefined {
  const newest = items.at(-1);
  return newest?.status === 'streaming' ? newest : undefined;
}

function stopAnswer(chatId: string): void {
  const shown = shownWindow(chatId);
  const answer = shown && runningAnswer(shown);
  if (answer) void messageChanges.stop(answer);
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
