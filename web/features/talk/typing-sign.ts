import { useCallback, useEffect, useRef } from 'react';
import { live } from '#web/platform/live.ts';
import { session } from '#web/platform/session.ts';

const everyMs = 3_000;

/** Sends typing events to the chat, at most every three seconds and only if I share them. */
export function useTypingSign(chatId: string): {
  written: (text: string) => void;
  sent: () => void;
} {
  const sentAt = useRef(0);
  useEffect(() => {
    sentAt.current = 0;
  }, [chatId]);
  const written = useCallback(
    (text: string) => {
      if (text.trim() === '' || !session.get().userProfile?.settings.typing_sent) return;
      const now = Date.now();
      if (now - sentAt.current < everyMs) return;
      sentAt.current = now;
      live.sendTyping(chatId);
    },
    [chatId],
  );
  const sent = useCallback(() => {
    sentAt.current = 0;
  }, []);
  return { written, sent };
}
