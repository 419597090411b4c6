import { useCallback, useEffect, useRef } from 'react';
import { live } from '#web/platform/live.ts';
import { session } from '#web/platform/session.ts';

const everyMs = 3_000;

/** Tells the people of a chat that I am writing, at most every three seconds and only if I share it. */
export function useTypingSign(chatId: string): {
  written: (text: string) => void;
  sent: () => void;
} {
  const toldAt = useRef(0);
  useEffect(() => {
    toldAt.current = 0;
  }, [chatId]);
  const written = useCallback(
    (text: string) => {
      if (text.trim() === '' || !session.get().userProfile?.settings.typing_sent) return;
      const now = Date.now();
      if (now - toldAt.current < everyMs) return;
      toldAt.current = now;
      live.tellTyping(chatId);
    },
    [chatId],
  );
  const sent = useCallback(() => {
    toldAt.current = 0;
  }, []);
  return { written, sent };
}
