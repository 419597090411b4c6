import { useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { useText } from '#web/platform/language.tsx';
import { plainText } from '#web/ui/markdown/markdown-text.ts';
import { myId } from '#web/features/chat/chat-queries.ts';
import { isNewsTo } from '#web/features/chat/message-rows.ts';
import type { MessageWindow } from '#web/features/chat/message-window.ts';
import { authorName } from './talk.ts';

/** Said by screen readers: a message of somebody else when it comes, an answer of the guide when it has ended. */
export function usePeopleNews({ items, next }: MessageWindow): string {
  const text = useText();
  const me = myId();
  const newest =
    next === null ? items.findLast((message) => isFinishedNews(message, me)) : undefined;
  const [told, setTold] = useState({ seq: newest?.seq ?? 0, news: '' });
  if (newest && newest.seq > told.seq) {
    const words = { name: authorName(text, newest.author), text: plainText(newest.text) };
    setTold({ seq: newest.seq, news: text('messages.said', words) });
  }
  return told.news;
}

function isFinishedNews(message: Message, me: string): boolean {
  return isNewsTo(message, me) && message.status !== 'streaming';
}
