import { type RefObject, createContext, useMemo } from 'react';
import { limits } from '#contract/values.ts';
import { isNewsTo, unreadKey } from '#web/features/chat/message-rows.ts';
import type { MessageWindow } from '#web/features/chat/message-window.ts';
import type { ShowMessage } from '#web/features/chat/jump.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';

/** Where the line of new messages stands, and that enough is new below it to be summed up. */
export interface CatchUpPlace {
  chatId: string;
  after: number;
  isEnough: boolean;
  show: ShowMessage;
  /** Brings the line, and what stands under it, into view. */
  reveal: () => void;
}

export const CatchUpContext = createContext<CatchUpPlace | null>(null);

/** The same object until something of it changes, because rows hold on to it. */
export function useCatchUpPlace(
  { items, next }: MessageWindow,
  me: string,
  after: number | null,
  show: ShowMessage,
  scroller: RefObject<MessageScrollerHandle | null>,
): CatchUpPlace | null {
  const chatId = items[0]?.chat_id ?? '';
  const isEnough =
    after !== null &&
    (next !== null ||
      items.filter((message) => message.seq > after && isNewsTo(message, me)).length >=
        limits.catchUpMin);
  return useMemo(() => {
    const reveal = () => scroller.current?.scrollToItem(unreadKey);
    return after === null ? null : { chatId, after, isEnough, show, reveal };
  }, [chatId, after, isEnough, show, scroller]);
}
