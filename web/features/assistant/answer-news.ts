import { useState } from 'react';
import { useLanguage, useText } from '#web/platform/language.tsx';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { messageWords } from '#web/features/messages/message-words.ts';

/** Said by screen readers when an answer begins and once more, with its words, when it has ended. */
export function useAnswerNews(shown: MessageWindow): string {
  const text = useText();
  const { language } = useLanguage();
  const newest = shown.items.at(-1);
  const [running, setRunning] = useState<string | null>(null);
  const [news, setNews] = useState('');
  if (newest?.status === 'streaming' && running !== newest.id) {
    setRunning(newest.id);
    setNews(text('assistant.answering'));
  } else if (newest && newest.status !== 'streaming' && running === newest.id) {
    setRunning(null);
    setNews(text('assistant.answered', { text: messageWords(text, language, newest) }));
  }
  return news;
}
