import { useState } from 'react';
import { useLanguage, useText } from '#web/platform/language.tsx';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { useIsThinking } from '#web/features/messages/thoughts.ts';
import { endedNews } from './ending.ts';

/** Said by screen readers when an answer begins, once while the model thinks, and with its words or its failure when it has ended. */
export function useAnswerNews(shown: MessageWindow): string {
  const text = useText();
  const { language } = useLanguage();
  const newest = shown.items.at(-1);
  const [running, setRunning] = useState<string | null>(null);
  const [thinking, setThinking] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const isThinking = useIsThinking(newest?.id);
  if (newest?.status === 'streaming' && running !== newest.id) {
    setRunning(newest.id);
    setNews(text('assistant.answering'));
  } else if (newest?.status === 'streaming' && isThinking && thinking !== newest.id) {
    setThinking(newest.id);
    setNews(text('assistant.thinks_first'));
  } else if (newest && newest.status !== 'streaming' && running === newest.id) {
    setRunning(null);
    setThinking(null);
    setNews(endedNews(text, language, newest));
  }
  return news;
}
