import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { showToast } from '#web/ui/toasts.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { sentenceOf } from './chat-changes.ts';
import { loadAround } from './chat-queries.ts';
import { type MessageWindow, messageAt } from './message-window.ts';

/** `?seq=` shows a message, also one far outside of what is loaded, and marks it for a moment. */
export function useJump(
  chatId: string,
  shown: MessageWindow,
  scroller: RefObject<MessageScrollerHandle | null>,
): void {
  const { seq } = useSearch({ strict: false }) satisfies { seq?: unknown };
  const navigate = useNavigate();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    const wanted = Number(seq);
    if (seq === undefined || !Number.isSafeInteger(wanted) || wanted < 1) return;
    let left = false;
    const show = (window: MessageWindow) => {
      const message = messageAt(window, wanted);
      if (message)
        scroller.current?.scrollToItem(message.client_id ?? message.id, { highlight: true });
      return message !== undefined;
    };
    const forgetWish = () => {
      // The same result can be chosen again; going back does not jump again.
      if (!left)
        void navigate({ to: '/chat/$id', params: { id: chatId }, search: {}, replace: true });
    };
    if (show(latest.current)) {
      forgetWish();
      return;
    }
    loadAround(chatId, wanted).then(
      (window) => {
        if (left) return;
        show(window);
        forgetWish();
      },
      (error: unknown) => showToast({ tone: 'error', text: sentenceOf(error) }),
    );
    return () => {
      left = true;
    };
  }, [chatId, seq, navigate, scroller]);
}
