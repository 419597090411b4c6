import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import type { ChatInfo } from '#contract/chat.ts';
import type { Message, Quote } from '#contract/messages.ts';
import type { UserRef } from '#contract/shapes.ts';
import { handleKey, isGuide } from '#contract/mentions.ts';
import { previewOf } from '#contract/preview.ts';
import { useText } from '#web/platform/language.tsx';
import { shownName } from '#web/platform/shown-name.ts';
import type { MentionLookup } from '#web/ui/markdown/mentions.ts';
import { chatInfoQuery } from '#web/features/chats/chat-queries.ts';
import { myId } from '#web/platform/session.ts';
import { useBlocked } from '#web/features/connections/use-blocked.ts';
import { drafts } from '#web/features/messages/drafts.ts';
import type { ShowMessage } from '#web/features/messages/jump.ts';

/** Data of the chat that every message among people needs; the same object until one of these changes. */
export interface Talk {
  chatId: string;
  me: string;
  isGroup: boolean;
  isOwner: boolean;
  /** Whether anything can be written now, also a reaction. */
  isOpen: boolean;
  /** Whether the guide can be asked here. */
  hasGuide: boolean;
  people: readonly UserRef[];
  /** People whose messages are folded for me. */
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

export const guideNames = { en: 'guide', he: 'המלווה' } as const;

/** The person meant by a name after @ in this chat. */
export function useMentionLookup({ people, me }: Talk): MentionLookup {
  const text = useText();
  return useMemo(() => {
    const byKey = new Map(people.map((person) => [handleKey(person.username), person]));
    return (name) => {
      if (isGuide(name)) return { name: text('assistant.guide'), isMe: false };
      const person = byKey.get(handleKey(name));
      return person && { name: shownName(person) || person.username, isMe: person.id === me };
    };
  }, [people, me, text]);
}

/** A message as it stands above its answer. */
export function quoteOf(message: Message): Quote {
  const { id, seq, author } = message;
  const { text, image, audio_ms: audioMs, card, mentioned } = previewOf(message);
  return { id, seq, author, text, image, audio_ms: audioMs, card, mentioned, deleted: false };
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
