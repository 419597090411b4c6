import { lazy, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Message } from '#contract/messages.ts';
import { BesidePicture } from '#web/features/analysis/BesidePicture.tsx';
import { ConsentDialog } from '#web/features/assistant/ConsentDialog.tsx';
import { BesideJourney } from '#web/features/journeys/BesideJourney.tsx';
import { LaterForward } from '#web/features/forwarding/LaterForward.tsx';
import { LaterPinnedBar } from '#web/features/pins/LaterPinnedBar.tsx';
import { DropPlace } from '#web/features/pictures/DropPlace.tsx';
import { LaterViewer } from '#web/features/pictures/LaterViewer.tsx';
import { attachments } from '#web/features/pictures/attachments.ts';
import { currentText, useText } from '#web/platform/language.tsx';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatHeader } from './ChatHeader.tsx';
import { LoadingMessages } from './LoadingMessages.tsx';
import { QueuedMessages } from './QueuedMessages.tsx';
import { isAboutPicture } from './chat-kinds.ts';
import { shownWindow } from './chat-queries.ts';
import { askConsent } from './consent.ts';
import { drafts } from './drafts.ts';
import { useJump } from './jump.ts';
import { editMessage, messageChanges } from './message-changes.ts';
import type { Row } from './message-rows.ts';
import type { MessageWindow } from './message-window.ts';
import { type OpeningPlace, anchorOf, useKeptPlace } from './opening.ts';
import { useListing } from './listing.ts';
import { outbox } from './outbox.ts';
import { sendToGuide } from './send-to-guide.ts';
import { usePending } from './use-outbox.ts';
import classes from './ChatScreen.module.css';
import { later } from '#web/ui/later-part.ts';

const guidedMessages = () => import('./GuidedMessages.tsx');
const GuidedMessages = lazy(
  later(async () => ({ default: (await guidedMessages()).GuidedMessages })),
);

export type ConversationProps = {
  info: ChatInfo;
  shown: MessageWindow;
  place: OpeningPlace | undefined;
};

/** A chat of one person with the guide. */
export function GuidedChat({ info, shown, place }: ConversationProps) {
  const text = useText();
  const { id, last_read_seq: lastRead } = info;
  const aboutPicture = isAboutPicture(info);
  const scroller = useRef<MessageScrollerHandle>(null);
  const isListed = useListing(guidedMessages);
  const answer = runningAnswer(shown);
  const isAnswering = answer !== undefined;
  const pending = usePending(id, isAnswering);
  const stop = useCallback(() => stopAnswer(id), [id]);
  const stopNow = isAnswering ? stop : undefined;
  const queue = useMemo(() => {
    const queued = pending.filter((each) => each.shown === 'queued').map(({ entry }) => entry);
    return <QueuedMessages entries={queued} onSendNow={stopNow} />;
  }, [pending, stopNow]);
  const isHeld = pending.some((each) => each.shown === 'held');
  const [openAt] = useState(() => anchorOf(shown, place));
  const show = useJump(id, shown, scroller, isListed);
  useKeptPlace(id, shown, scroller);

  useEffect(() => outbox.noteWindow(id), [id, shown.fetched]);
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
    [id, aboutPicture],
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
      <ChatComposer
        draftOf={id}
        onSend={send}
        answering={isAnswering}
        onStop={stop}
        onEditLast={editLast}
        above={queue}
        placeholder={aboutPicture ? text('analysis.write') : undefined}
      />
    </>
  );
  return (
    <div className={classes.chat}>
      <ChatHeader info={info} />
      <LaterPinnedBar chatId={id} show={show} />
      {aboutPicture ? (
        <BesidePicture chatId={id} shown={shown}>
          {conversation}
        </BesidePicture>
      ) : (
        <BesideJourney info={info} answering={isAnswering}>
          {conversation}
        </BesideJourney>
      )}
      <LaterForward />
      <ConsentDialog />
      <LaterViewer messages={shown.items} nameOf={nameOf} isAlone />
      <DropPlace
        label={text('pictures.drop')}
        onDrop={(files) => void attachments.add(id, files)}
      />
    </div>
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

/** Pictures here are my own. */
function nameOf(author: Message['author']): string {
  return 'display_name' in author ? author.display_name : currentText()('assistant.guide');
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
