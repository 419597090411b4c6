import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ChatListItem } from '#contract/chat.ts';
import type { UserRef } from '#contract/shapes.ts';
import { chatsOf } from '#web/features/chat/chat-list-pages.ts';
import { chatName } from '#web/features/chat/chat-name.ts';
import { chatListQuery } from '#web/features/chat/chat-queries.ts';
import { foldersQuery } from '#web/features/folders/folder-queries.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { calendarDay, dateLabel } from '#web/platform/time.ts';
import { type Filter, heldNames } from './search-filters.ts';
import { type TypedFilter, dayIn, heldBy, wholeFilter } from './typed-filters.ts';

/** A filter that can be chosen, and what its line shows. */
export interface Suggestion {
  filter: Filter;
  name: string;
  detail?: string;
  person?: UserRef;
  chat?: ChatListItem;
}

const shownMax = 8;
const usernamePattern = /^@?[a-z0-9._-]{3,30}$/iu;

/** What a filter that is being typed can mean: people with whom I talk, my folders and chats, what can lie in a message, days. */
export function useFilterSuggestions(today: number) {
  const text = useText();
  const { userProfile } = useProfile();
  const { data } = useInfiniteQuery(chatListQuery('all'));
  const { data: folders = [] } = useQuery(foldersQuery);
  const chats = chatsOf(data).filter(({ state }) => state === 'active');
  const people = peopleIn(chats, userProfile);

  const suggested = (typed: TypedFilter): Suggestion[] => {
    const { place, value } = typed;
    if (place === 'from') return people.filter((person) => isMeant(person, value)).map(byPerson);
    if (place === 'in')
      return [...folders.map(inFolder), ...chats.map((chat) => inChat(chat, text))].filter(
        ({ name }) => holds(name, value),
      );
    if (place === 'has')
      return heldBy(value).map((what) => ({
        filter: { by: 'has', what },
        name: text(heldNames[what]),
      }));
    return days(place, value, today, text);
  };
  return {
    suggestions: (typed: TypedFilter | null) =>
      typed ? suggested(typed).slice(0, shownMax) : ([] as Suggestion[]),
    /** What was typed to its end, where it means one thing. */
    resolved: (typed: TypedFilter): Filter | null => {
      const { place, value } = typed;
      const wanted = folded(value);
      if (place !== 'from' && place !== 'in') return wholeFilter(typed);
      const found = suggested(typed);
      const exact = found.find(
        ({ name, person }) => folded(name) === wanted || folded(person?.username ?? '') === wanted,
      );
      if (exact) return exact.filter;
      const username = value.replace(/^@/u, '');
      // Somebody with whom I have not talked lately is known to the server.
      return place === 'from' && found.length === 0 && usernamePattern.test(value)
        ? { by: 'from', username, name: username }
        : null;
    },
  };
}

/** I first, then the others by when we last talked. */
function peopleIn(chats: ChatListItem[], me: UserRef | null): UserRef[] {
  const others = chats.flatMap(({ participants }) => participants);
  const byId = new Map([...(me ? [me] : []), ...others].map((person) => [person.id, person]));
  return [...byId.values()];
}

const folded = (value: string) => value.replace(/^@/u, '').toLocaleLowerCase();
const holds = (name: string, value: string) => name.toLocaleLowerCase().includes(folded(value));

function isMeant({ display_name: name, username }: UserRef, value: string): boolean {
  return holds(name, value) || username.toLowerCase().startsWith(folded(value));
}

function byPerson(person: UserRef): Suggestion {
  const { username, display_name: name } = person;
  return { filter: { by: 'from', username, name }, name, detail: `@${username}`, person };
}

function inFolder({ id, name }: { id: string; name: string }): Suggestion {
  return { filter: { by: 'folder', id, name }, name };
}

function inChat(chat: ChatListItem, text: Text): Suggestion {
  const name = chatName(chat, text);
  return { filter: { by: 'chat', id: chat.id, name }, name, chat };
}

function days(by: 'after' | 'before', value: string, today: number, text: Text): Suggestion[] {
  const written = dayIn(value);
  if (written !== null) return [{ filter: { by, day: written }, name: nameOf(written) }];
  const known = [
    { name: text('shell.today'), day: calendarDay(0, today) },
    { name: text('shell.yesterday'), day: calendarDay(-1, today) },
    { name: text('search.week_ago'), day: calendarDay(-7, today) },
    { name: text('search.month_ago'), day: calendarDay(-30, today) },
  ];
  return known
    .filter(({ name, day }) => holds(name, value) || day.startsWith(value))
    .map(({ name, day }) => ({ filter: { by, day }, name, detail: nameOf(day) }));
}

const nameOf = (day: string) => dateLabel(`${day}T12:00:00`);
