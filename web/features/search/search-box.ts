import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { chatInList } from '#web/features/chat/chat-cache.ts';
import { chatName } from '#web/features/chat/chat-name.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { useFilterSuggestions } from './filter-suggestions.ts';
import { type Filter, isSame, weekAgo, withFilter, withoutFilter } from './search-filters.ts';
import { type FilterPlace, filterPrefixes, typedFilter } from './typed-filters.ts';

/** In the chat that is open, by me, in the last week. */
export interface QuickFilter {
  name: 'here' | 'mine' | 'lately';
  filter: Filter;
}

const chatPath = /^\/chat\/([^/]+)$/u;

/**
 * What stands in the box: words and filters. A filter that is typed to its end leaves the words and becomes a chip.
 * @param today any moment of the day, which stays the same until it ends
 */
export function useSearchBox(today: number) {
  const { language } = useLanguage();
  const [words, setWords] = useState('');
  const [filters, setFilters] = useState<Filter[]>([]);
  const { suggestions, resolved } = useFilterSuggestions(today);
  const quick = useQuickFilters(today);
  const typed = typedFilter(words);
  const suggested = suggestions(typed);
  // A day can be chosen from a calendar, too.
  const isDay = typed?.place === 'after' || typed?.place === 'before';
  const isChoosing = suggested.length > 0 || (isDay && typed.value === '');

  const add = (filter: Filter) => {
    setFilters((before) => withFilter(before, filter));
    setWords(typed && typed.rest !== '' ? `${typed.rest} ` : '');
  };
  return {
    words,
    filters,
    quick,
    /** What the filter that is being typed can mean; null while words are typed. */
    choosing: isChoosing && typed ? { place: typed.place, suggested } : null,
    /** What is looked for while a filter is being chosen, too. */
    query: (isChoosing && typed ? typed.rest : words).trim(),
    add,
    type: (next: string) => {
      const whole = typedFilter(next);
      const filter = whole?.ended ? resolved(whole) : null;
      if (!whole || !filter) return setWords(next);
      setFilters((before) => withFilter(before, filter));
      setWords(whole.rest === '' ? '' : `${whole.rest} `);
    },
    /** What stands at the end may be whole without a space. */
    finish: (): boolean => {
      const filter = typed && typed.value !== '' ? resolved(typed) : null;
      if (filter) add(filter);
      return filter !== null;
    },
    begin: (place: FilterPlace) => {
      const before = typed && typed.value === '' ? typed.rest : words.trim();
      setWords(`${before}${before === '' ? '' : ' '}${filterPrefixes[place][language]}`);
    },
    toggle: (filter: Filter) =>
      setFilters((before) =>
        before.some((one) => isSame(one, filter))
          ? withoutFilter(before, filter)
          : withFilter(before, filter),
      ),
    takeLast: () => setFilters((before) => before.slice(0, -1)),
    /** A search of before, or an empty box. */
    become: (next: { words: string; filters: Filter[] }) => {
      setWords(next.words);
      setFilters(next.filters);
    },
  };
}

function useQuickFilters(today: number): QuickFilter[] {
  const { userProfile } = useProfile();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const chatId = chatPath.exec(path)?.[1];
  const chat = chatId === undefined ? undefined : chatInList(chatId);
  const quick: QuickFilter[] = [];
  if (chatId !== undefined) {
    const name = chatName(chat ?? { chat_type: 'AI', title: '' });
    quick.push({ name: 'here', filter: { by: 'chat', id: chatId, name } });
  }
  if (userProfile) {
    const { username, display_name: name } = userProfile;
    quick.push({ name: 'mine', filter: { by: 'from', username, name } });
  }
  return [...quick, { name: 'lately', filter: weekAgo(today) }];
}
