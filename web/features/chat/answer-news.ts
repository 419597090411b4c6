import { useEffect, useRef, useState } from 'react';
import { useText } from '#web/platform/language.tsx';
import { plainText } from '#web/ui/markdown/markdown-text.ts';
import type { MessageWindow } from './message-window.ts';

/** Said by screen readers when an answer begins and once more, with its words, when it has ended. */
export function useAnswerNews(shown: MessageWindow): string {
  const text = useText();
  const newest = shown.items.at(-1);
  const running = useRef<string | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!newest || newest.kind !== 'guide') return;
    if (newest.status === 'streaming') {
      running.current = newest.id;
      setNews(text('assistant.answering'));
    } else if (running.current === newest.id) {
      running.current = null;
      setNews(text('assistant.answered', { text: plainText(newest.text) }));
    }
  }, [newest, text]);
  return news;
}
