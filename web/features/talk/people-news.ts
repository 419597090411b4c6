import { useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { plainText } from '#web/ui/markdown/markdown-text.ts';
import { myId } from '#web/features/chat/chat-queries.ts';
import { isNewsTo } from '#web/features/chat/message-rows.ts';
import type { MessageWindow } from '#web/features/chat/message-window.ts';
import { authorName, useTalk } from './talk.ts';

/** Said by screen readers: a message of somebody else when it comes, an answer of the guide when it has ended. */
export function usePeopleNews({ items, next }: MessageWindow): string {
  const text = useText();
  const me = myId();
  const { blocked } = useTalk();
  const newest =
    next === null ? items.findLast((message) => isFinishedNews(message, me)) : undefined;
  const [told, setTold] = useState({ seq: newest?.seq ?? 0, news: '' });
  if (newest && newest.seq > told.seq) {
    setTold({ seq: newest.seq, news: newsOf(text, newest, blocked) });
  }
  return told.news;
}

/** Of whoever is blocked no more is said than is shown. */
export function newsOf(
  text: Text,
  { author, text: words }: Pick<Message, 'author' | 'text'>,
  blocked: ReadonlySet<string>,
): string {
  if (blocked.has(author.id)) return text('messages.folded');
  return text('messages.said', { name: authorName(text, author), text: plainText(words) });
}

function isFinishedNews(message: Message, me: string): boolean {
  return isNewsTo(message, me) && message.status !== 'streaming';
}
