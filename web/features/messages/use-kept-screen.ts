import { type RefObject, useEffect } from 'react';
import { keepScreen } from '#web/platform/painted-screen.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import type { Row } from './message-rows.ts';

/** Parts around the messages have come, and nothing has changed for so long. */
const quietMs = 1_000;

/** Keeps the screen of a chat at its end, where it opens the next time, whenever its rows have changed or it is left. */
export function useKeptScreen(
  chatId: string,
  rows: readonly Row[],
  scroller: RefObject<MessageScrollerHandle | null>,
): void {
  useEffect(() => {
    const keep = () => {
      if (scroller.current && !scroller.current.place(() => true)) keepScreen(chatId);
    };
    const keepWhenHidden = () => {
      if (document.hidden) keep();
    };
    const timer = setTimeout(keep, quietMs);
    document.addEventListener('visibilitychange', keepWhenHidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepWhenHidden);
    };
  }, [chatId, rows, scroller]);
}
