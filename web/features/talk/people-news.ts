import { useState } from 'react';
import type { Message } from '#contract/messages.ts';
import type { Language } from '#contract/shapes.ts';
import { type Text, useLanguage, useText } from '#web/platform/language.tsx';
import { myId } from '#web/features/chat/chat-queries.ts';
import { isNewsTo } from '#web/features/chat/message-rows.ts';
import type { MessageWindow } from '#web/features/chat/message-window.ts';
import { type Spoken, messageWords } from '#web/features/chat/message-words.ts';
import { authorName, useTalk } from './talk.ts';

/** Said by screen readers: a message of somebody else when it comes, an answer of the guide when it has ended. */
export function usePeopleNews({ items, next }: MessageWindow): string {
  const text = useText();
  const { language } = useLanguage();
  const me = myId();
  const { blocked } = useTalk();
  const newest =
    next === null ? items.findLast((message) => isFinishedNews(message, me)) : undefined;
  const [told, setTold] = useState({ seq: newest?.seq ?? 0, news: '' });
  if (newest && newest.seq > told.seq) {
    setTold({ seq: newest.seq, news: newsOf(text, language, newest, blocked) });
  }
  return told.news;
}

/** Of whoever is blocked no more is said than is shown. */
export function newsOf(
  text: Text,
  language: Language,
  message: Spoken & Pick<Message, 'author'>,
  blocked: ReadonlySet<string>,
): string {
  const { author } = message;
  if (blocked.has(author.id)) return text('messages.folded');
  const words = messageWords(text, language, message);
  return text('messages.said', { name: authorName(text, author), text: words });
}

function isFinishedNews(message: Message, me: string): boolean {
  return isNewsTo(message, me) && message.status !== 'streaming';
}
