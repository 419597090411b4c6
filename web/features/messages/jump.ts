import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { showToast } from '#web/ui/toasts.ts';
import type { MessageScrollerHandle } from '#web/ui/scroller/MessageScroller.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { loadAround } from './message-queries.ts';
import { keyOfMessage } from './message-keys.ts';
import { type MessageWindow, messageAt } from './message-window.ts';

/** Shows a message by its seq, also one far outside of what is loaded, and marks it for a moment. */
export type ShowMessage = (seq: number) => Promise<void>;

/** `?seq=` shows a message once the messages are listed; answers how to show another one. */
export function useJump(
  chatId: string,
  shown: MessageWindow,
  scroller: RefObject<MessageScrollerHandle | null>,
  isListed: boolean,
): ShowMessage {
  const { seq } = useSearch({ strict: false }) satisfies { seq?: unknown };
  const navigate = useNavigate();
  const latest = useRef(shown);
  const asked = useRef(0);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(
    () => () => {
      asked.current = -1;
    },
    [],
  );
  const show = useCallback<ShowMessage>(
    async (wanted) => {
      asked.current = asked.current < 0 ? 1 : asked.current + 1;
      const mine = asked.current;
      try {
        const isLoaded = messageAt(latest.current, wanted) !== undefined;
        const window = isLoaded ? latest.current : await loadAround(chatId, wanted);
        // Another wish, or another screen, has come meanwhile.
        if (asked.current !== mine) return;
        const message = messageAt(window, wanted);
        if (message) scroller.current?.scrollToItem(keyOfMessage(message), { highlight: true });
      } catch (error) {
        showToast({ tone: 'error', text: sentenceOf(error) });
      }
    },
    [chatId, scroller],
  );
  useEffect(() => {
    const wanted = Number(seq);
    if (!isListed || seq === undefined || !Number.isSafeInteger(wanted) || wanted < 1) return;
    let left = false;
    void show(wanted).then(() => {
      // The same result can be chosen again; going back does not jump again.
      if (!left)
        void navigate({ to: '/chat/$id', params: { id: chatId }, search: {}, replace: true });
    });
    return () => {
      left = true;
    };
  }, [chatId, seq, isListed, navigate, show]);
  return show;
}
