import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ChatListItem } from '#contract/chat.ts';
import type { UserRef } from '#contract/shapes.ts';
import { useChatsOf } from '#web/features/chats/chat-list-pages.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { chatListQuery } from '#web/features/chats/chat-queries.ts';
import { foldersQuery } from '#web/features/folders/folder-queries.ts';
import { type Text, useText } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { calendarDay, dateLabel } from '#web/platform/time.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { type Filter, heldNames } from './search-filters.ts';
import { searchQuery } from './search-query.ts';
import type { Meanings } from './settled-filters.ts';
import {
  type FilterPlace,
  type TypedFilter,
  dayIn,
  heldBy,
  meantBy,
  wholeFilter,
} from './typed-filters.ts';

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

/**
 * Possible values of a filter that is being typed: people with whom I write, my folders and chats,
 * attachments, days.
 * @param typed the current filter in the box
 */
export function useFilterSuggestions(today: number, typed: TypedFilter | null) {
  const text = useText();
  const { userProfile } = useProfile();
  const { data } = useInfiniteQuery(chatListQuery('all'));
  const folders = useQuery(foldersQuery).data?.folders ?? [];
  const chats = useChatsOf(data).filter(({ state }) => state === 'active');
  const wanted = useDebounced(typed?.place === 'from' ? folded(typed.value) : '');
  const others = useInfiniteQuery({
    ...searchQuery(wanted, { kind: 'person' }),
    enabled: wanted !== '',
  });
  const found = wanted === '' ? [] : (others.data?.pages.flatMap(({ results }) => results) ?? []);
  const people = peopleIn(
    chats,
    userProfile,
    found.flatMap(({ person }) => person ?? []),
  );
  const guide: Suggestion = {
    filter: { by: 'from', username: 'guide', name: text('assistant.guide') },
    name: text('assistant.guide'),
    detail: '@guide',
  };

  const suggested = (place: FilterPlace, value: string): Suggestion[] => {
    if (place === 'from') {
      const meant = meantBy(value);
      const isCalled = (person: UserRef) =>
        isMeant(person, value) || (meant === 'me' && person.id === userProfile?.id);
      const guides = meant === 'guide' || holds(guide.name, value) ? [guide] : [];
      return [...people.filter(isCalled).map(byPerson), ...guides];
    }
    if (place === 'in')
      return [...folders.map(inFolder), ...chats.map((chat) => inChat(chat, text))].filter(
        ({ name }) => holds(name, value),
      );
    if (place === 'has') {
      const held = heldBy(value);
      return (held.length > 0 ? held : heldBy('')).map((what) => ({
        filter: { by: 'has', what },
        name: text(heldNames[what]),
      }));
    }
    return days(place, value, today, text);
  };
  const exact = (place: FilterPlace, value: string): Filter | null => {
    const whole = wholeFilter(place, value);
    if (whole) return whole;
    const meant = place === 'from' ? meantBy(value) : null;
    if (meant === 'guide') return guide.filter;
    if (meant === 'me' && userProfile) return byPerson(userProfile).filter;
    const name = folded(value);
    const one = suggested(place, value).find(
      (each) => folded(each.name) === name || folded(each.person?.username ?? '') === name,
    );
    return one?.filter ?? null;
  };
  const isUsername = (place: FilterPlace, value: string) =>
    place === 'from' && usernamePattern.test(value);
  const meanings: Meanings = {
    exact,
    like: (place, value) => {
      if (place === 'has' && heldBy(value).length === 0) return [];
      return suggested(place, value).map(({ filter }) => filter);
    },
    // Somebody with whom I have not talked lately is known to the server.
    unknown: (place, value) => (isUsername(place, value) ? byUsername(value) : null),
  };
  const isLooking =
    typed?.place === 'from' && (folded(typed.value) !== wanted || others.isFetching);
  return {
    suggestions: typed ? suggested(typed.place, typed.value).slice(0, shownMax) : [],
    isLooking,
    meanings,
  };
}

function byUsername(value: string): Filter {
  const username = value.replace(/^@/u, '');
  return { by: 'from', username, name: username };
}

/** I first, then the others by when we last talked, then those with whom I did not. */
function peopleIn(chats: ChatListItem[], me: UserRef | null, found: UserRef[]): UserRef[] {
  const others = [...chats.flatMap(({ participants }) => participants), ...found];
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
