import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Message, Quote } from '#contract/messages.ts';
import type { UserRef } from '#contract/shapes.ts';
import { previewOf } from '#contract/preview.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import type { MentionLookup } from '#web/ui/markdown/mentions.ts';
import { chatInfoQuery, myId } from '#web/features/chat/chat-queries.ts';
import { useBlocked } from '#web/features/connections/use-blocked.ts';
import { drafts } from '#web/features/chat/drafts.ts';
import type { ShowMessage } from '#web/features/chat/jump.ts';

/** What every message among people needs to know of its chat; the same object until one of these changes. */
export interface Talk {
  chatId: string;
  me: string;
  isGroup: boolean;
  isOwner: boolean;
  /** Whether anything can be written now, be it a reaction. */
  isOpen: boolean;
  /** Whether the guide can be asked here. */
  hasGuide: boolean;
  people: readonly UserRef[];
  /** Whose words are folded for me. */
  blocked: ReadonlySet<string>;
  show: ShowMessage;
}

export const TalkContext = createContext<Talk | null>(null);

export function useTalk(): Talk {
  const talk = use(TalkContext);
  if (!talk) throw new Error('a message among people stands in their chat');
  return talk;
}

/** The part of an info that messages depend on, without what changes with every look. */
function frameOf(info: ChatInfo) {
  const me = myId();
  const mine = info.members.find(({ user }) => user.id === me);
  return {
    chatId: info.id,
    me,
    isGroup: info.chat_type === 'GP',
    isOwner: info.chat_type === 'GP' && mine?.role === 'owner',
    isOpen: info.closed_by === null,
    hasGuide: info.guide_mode !== 'off',
    people: info.members.filter(({ state }) => state === 'active').map(({ user }) => user),
  };
}

export function useTalkOf(info: ChatInfo, show: ShowMessage): Talk {
  // Asked of the cache, which keeps the object as long as it says the same.
  const { data: kept } = useQuery({ ...chatInfoQuery(info.id), select: frameOf });
  const frame = kept ?? frameOf(info);
  const blocked = useBlocked(frame.isGroup);
  return useMemo(() => ({ ...frame, blocked, show }), [frame, blocked, show]);
}

/** A name without the signs that do not count in it. */
function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replaceAll(/[._-]/gu, '');
}

export const guideNames = { en: 'guide', he: 'המלווה' } as const;
const guideKeys = new Set(['guide', 'zavit', 'מלווה', 'המלווה']);

/** Who is meant by a name after @ in this chat. */
export function useMentionLookup({ people, me }: Talk): MentionLookup {
  const text = useText();
  return useMemo(() => {
    const byKey = new Map(people.map((person) => [nameKey(person.username), person]));
    return (name) => {
      const key = nameKey(name);
      if (guideKeys.has(key)) return { name: text('assistant.guide'), isMe: false };
      const person = byKey.get(key);
      return person && { name: person.display_name || person.username, isMe: person.id === me };
    };
  }, [people, me, text]);
}

/** A message as it stands above its answer. */
export function quoteOf(message: Message): Quote {
  const { id, seq, author } = message;
  const { text, image, audio_ms: audioMs, card } = previewOf(message);
  return { id, seq, author, text, image, audio_ms: audioMs, card, deleted: false };
}

/** Makes what is written next an answer to a message. */
export function replyTo(message: Message): void {
  drafts.answer(message.chat_id, quoteOf(message));
  // After the menu has closed, which else takes the focus back to its button.
  setTimeout(focusComposer);
}

export function focusComposer(): void {
  document.querySelector<HTMLElement>('[data-composer] textarea')?.focus({ preventScroll: true });
}

/** What an author is called; accounts that are gone have no name. */
export function authorName(text: Text, author: Message['author']): string {
  if (!('display_name' in author)) return text('assistant.guide');
  return author.display_name || text('messages.gone_person');
}
