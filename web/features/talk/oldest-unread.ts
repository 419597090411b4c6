import { type RefObject, useEffect } from 'react';
import { showToast } from '#web/ui/toasts.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { loadAround } from '#web/features/messages/message-queries.ts';
import { unreadKey } from '#web/features/messages/message-keys.ts';

const dialogs = 'dialog[open], [role="dialog"], [role="menu"]';

/** Shift and Page Up lead to the line above what was new, also where that is not loaded. */
export function useOldestUnread(
  chatId: string,
  unreadAfter: number | null,
  isLoaded: boolean,
  scroller: RefObject<MessageScrollerHandle | null>,
): void {
  useEffect(() => {
    if (unreadAfter === null) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'PageUp' || !event.shiftKey || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // In a text with a selection, the keys select.
      const { target } = event;
      const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      if ((isText && target.value !== '') || document.querySelector(dialogs)) return;
      event.preventDefault();
      scroller.current?.scrollToItem(unreadKey);
      if (isLoaded) return;
      loadAround(chatId, unreadAfter + 1).catch((error: unknown) =>
        showToast({ tone: 'error', text: sentenceOf(error) }),
      );
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [chatId, unreadAfter, isLoaded, scroller]);
}
