import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import type { Language } from '#contract/shapes.ts';
import { type Text, useLanguage, useText } from '#web/platform/language.tsx';
import { myId } from '#web/platform/session.ts';
import { type Ended, endingOf } from '#web/features/assistant/ending.ts';
import { isNewsTo } from '#web/features/messages/message-keys.ts';
import type { MessageWindow } from '#web/features/messages/message-window.ts';
import { type Spoken, messageWords } from '#web/features/messages/message-words.ts';
import { useTalk } from './talk.ts';
import { authorName } from '#web/features/messages/author-name.ts';

/** So long after its newest picture an album counts as whole, and is said once. */
const albumQuietMs = 1_500;

/**
 * Said by screen readers: a message of somebody else when it comes, an answer of the guide when it has ended, and care
 * for a message of mine.
 */
export function usePeopleNews({ items, next }: MessageWindow): string {
  const text = useText();
  const { language } = useLanguage();
  const me = myId();
  const { blocked } = useTalk();
  const newest =
    next === null ? items.findLast((message) => isFinishedNews(message, me)) : undefined;
  const [announced, setAnnounced] = useState({ seq: newest?.seq ?? 0, news: '' });
  const care = items.findLast((message) => message.care !== null)?.care?.text ?? null;
  const [known, setKnown] = useState(care);
  if (care !== known) {
    setKnown(care);
    if (care !== null)
      setAnnounced({ ...announced, news: text('messages.care_news', { text: care }) });
  }
  const isNew = newest !== undefined && newest.seq > announced.seq;
  const announce = (message: Message) => {
    const pictures = items.filter((item) => isTogether(item, message)).length;
    setAnnounced({ seq: message.seq, news: newsOf(text, language, message, blocked, pictures) });
  };
  if (isNew && newest.album_id === null) announce(newest);
  const announceAlbum = useEffectEvent(() => newest && announce(newest));
  const album = isNew ? newest.id : null;
  useEffect(() => {
    if (album === null) return undefined;
    const timer = setTimeout(announceAlbum, albumQuietMs);
    return () => clearTimeout(timer);
  }, [album]);
  return announced.news;
}

function isTogether(one: Message, other: Message): boolean {
  if (one.id === other.id) return true;
  if (one.album_id === null || one.album_id !== other.album_id) return false;
  return one.author.id === other.author.id && one.deleted_at === null;
}

/** Of the person who is blocked no more is said than is shown. */
export function newsOf(
  text: Text,
  language: Language,
  message: Spoken & Ended & Pick<Message, 'author'>,
  blocked: ReadonlySet<string>,
  /** How many came together. */
  pictures = 1,
): string {
  const { author } = message;
  if (blocked.has(author.id)) return text('messages.folded');
  const words = messageWords(text, language, message, pictures) || endingOf(text, message) || '';
  return text('messages.said', { name: authorName(text, author), text: words });
}

function isFinishedNews(message: Message, me: string): boolean {
  return isNewsTo(message, me) && message.status !== 'streaming';
}
