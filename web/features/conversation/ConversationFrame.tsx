import { Suspense, lazy, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import { ConsentDialog } from '#web/features/consent/ConsentDialog.tsx';
import { LaterInsight } from '#web/features/insights/LaterInsight.tsx';
import { LaterForward } from '#web/features/forwarding/LaterForward.tsx';
import { attachments } from '#web/features/messages/attachments.ts';
import { authorName } from '#web/features/messages/author-name.ts';
import { type ShowMessage, useJump } from '#web/features/messages/jump.ts';
import { useListing } from '#web/features/messages/listing.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { type OpeningPlace, anchorOf, useKeptPlace } from '#web/features/messages/opening.ts';
import { outbox } from '#web/features/messages/outbox.ts';
import { usePending } from '#web/features/messages/use-outbox.ts';
import { LaterViewer } from '#web/features/pictures/LaterViewer.tsx';
import { LaterPinnedBar } from '#web/features/pins/LaterPinnedBar.tsx';
import { useIsContentShown } from '#web/platform/first-content.ts';
import { useText } from '#web/platform/language.tsx';
import { later } from '#web/ui/later-part.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import classes from './ChatScreen.module.css';

const DropPlace = lazy(
  later(async () => ({
    default: (await import('#web/features/pictures/DropPlace.tsx')).DropPlace,
  })),
);

export type ConversationProps = {
  info: ChatInfo;
  shown: MessageWindow;
  place: OpeningPlace | undefined;
};

/** The opening place, the waiting messages and the way to a message, in every conversation. */
export function useConversation({
  info: { id },
  shown,
  place,
  fetchList,
  isAnswering,
}: ConversationProps & { fetchList: () => Promise<unknown>; isAnswering: boolean }) {
  const scroller = useRef<MessageScrollerHandle>(null);
  const isListed = useListing(fetchList);
  const pending = usePending(id, isAnswering);
  const [openAt] = useState(() => anchorOf(shown, place));
  const show = useJump(id, shown, scroller, isListed);
  useKeptPlace(id, shown, scroller);
  useEffect(() => outbox.noteWindow(id), [id, shown.fetched]);
  return { scroller, isListed, pending, openAt, show };
}

export type ConversationFrameProps = Pick<ConversationProps, 'info' | 'shown'> & {
  show: ShowMessage;
  /** Whether pictures can be dropped here. */
  isOpen: boolean;
  /** Whether the reader is alone with the guide, so that opinions on pictures have nobody else. */
  isAlone?: boolean;
  /** Dialogs of this kind of chat alone. */
  dialogs?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** Pins, dialogs and drop place around the messages and the composer of every chat. */
export function ConversationFrame({
  info,
  shown,
  show,
  isOpen,
  isAlone = false,
  dialogs,
  ref,
  children,
}: ConversationFrameProps) {
  const text = useText();
  const { id } = info;
  const hasMessages = useIsContentShown();
  return (
    <div ref={ref} className={classes.conversation}>
      <LaterPinnedBar chatId={id} show={show} />
      {children}
      <ConsentDialog />
      {dialogs}
      <LaterForward />
      <LaterInsight />
      <LaterViewer
        messages={shown.items}
        nameOf={(author) => authorName(text, author)}
        isAlone={isAlone}
      />
      {isOpen && hasMessages && (
        <Suspense fallback={null}>
          <DropPlace
            label={text('pictures.drop')}
            onDrop={(files) => void attachments.add(id, files)}
          />
        </Suspense>
      )}
    </div>
  );
}
