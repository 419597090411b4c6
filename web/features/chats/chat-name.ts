import type { ChatListItem, Navigator } from '#contract/chat.ts';
import type { UserRef } from '#contract/shapes.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { currentLanguage, currentText } from '#web/platform/text.ts';
import { shownName } from '#web/platform/shown-name.ts';
import { whenNeeded } from '#web/ui/when-needed.ts';
import { isAmongPeople } from './chat-kinds.ts';

const isolateStart = '\u2068';
const isolateEnd = '\u2069';
/** The first letter of what begins with a name must not decide its direction. */
const directionMarks = { en: '\u200e', he: '\u200f' };
const lists = {
  en: whenNeeded(() => new Intl.ListFormat('en-GB', { type: 'conjunction' })),
  he: whenNeeded(() => new Intl.ListFormat('he-IL', { type: 'conjunction' })),
};

/** Names as a list that runs as the page does, each in an isolate of its own direction. */
export function listOfNames(names: string[]): string {
  // Formatted without isolates: before a Hebrew name "and" is one letter, before others a letter and a hyphen.
  const parts = lists[currentLanguage()]().formatToParts(names);
  const isolated = parts.map(({ type, value }) =>
    type === 'element' ? `${isolateStart}${value}${isolateEnd}` : value,
  );
  return asPageRuns(isolated.join(''));
}

/** A sentence of ours that may begin with a name of the other script. */
export function asPageRuns(sentence: string): string {
  return directionMarks[currentLanguage()] + sentence;
}

export type NamedChat = Pick<Navigator, 'chat_type' | 'title'> &
  Partial<Pick<ChatListItem, 'participants' | 'state' | 'theme_name'>>;

/** The name of a chat: its title, its theme, or the names of its people. */
export function chatName(chat: NamedChat, text: Text = currentText()): string {
  const { chat_type: type, title, participants = [] } = chat;
  if (title !== '') return title;
  if (!isAmongPeople(chat))
    return chat.theme_name ?? text(type === 'IA' ? 'analysis.untitled' : 'chat.untitled');
  const [first, ...others] = participants.map(shownName);
  // Before joining, only who invited is known of a group.
  const isNameless =
    first === undefined || (type === 'GP' && (chat.state ?? 'active') !== 'active');
  if (isNameless) return text(type === 'GP' ? 'members.group' : 'members.pair');
  return others.length === 0 ? first : listOfNames([first, ...others]);
}

export function useChatName(chat: NamedChat): string {
  return chatName(chat, useText());
}

export type PicturedChat = Pick<ChatListItem, 'chat_type' | 'participants' | 'inviter'> &
  Partial<Pick<ChatListItem, 'theme_name' | 'theme_image'>>;

/** The people in a chat's picture; a person who has not joined yet sees the inviter. */
export function peopleShown({ participants, inviter }: PicturedChat): UserRef[] {
  return inviter && participants.length === 0 ? [inviter] : participants;
}
