import { type RefObject, createContext, useMemo } from 'react';
import { limits } from '#contract/values.ts';
import { isNewsTo, unreadKey } from '#web/features/messages/message-keys.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import type { ShowMessage } from '#web/features/messages/jump.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';

/** The position of the line of new messages, and whether there are enough for a summary. */
export interface CatchUpPlace {
  chatId: string;
  after: number;
  /** How many are new. */
  count: number;
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
  line: Pick<CatchUpPlace, 'after' | 'count'> | null,
  show: ShowMessage,
  scroller: RefObject<MessageScrollerHandle | null>,
): CatchUpPlace | null {
  const chatId = items[0]?.chat_id ?? '';
  const after = line?.after ?? null;
  const count = line?.count ?? 0;
  const isEnough =
    after !== null &&
    (next !== null ||
      items.filter((message) => message.seq > after && isNewsTo(message, me)).length >=
        limits.catchUpMin);
  return useMemo(() => {
    const reveal = () => scroller.current?.scrollToItem(unreadKey);
    return after === null ? null : { chatId, after, count, isEnough, show, reveal };
  }, [chatId, after, count, isEnough, show, scroller]);
}
