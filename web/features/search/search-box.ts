import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { knownChats } from '#web/features/chats/known-chats.ts';
import { chatName } from '#web/features/chats/chat-name.ts';
import { useLanguage } from '#web/platform/language.tsx';
import { useProfile } from '#web/platform/session.ts';
import { useFilterSuggestions } from './filter-suggestions.ts';
import { type Filter, isSame, weekAgo, withFilter, withoutFilter } from './search-filters.ts';
import { settled } from './settled-filters.ts';
import { type FilterPlace, filterPrefixes, typedFilters, wordsAround } from './typed-filters.ts';

/** In the chat that is open, by me, in the last week. */
export interface QuickFilter {
  name: 'here' | 'mine' | 'lately';
  filter: Filter;
}

const chatPath = /^\/chat\/([^/]+)$/u;

/**
 * The content of the box: words and filters. A complete filter leaves the words and becomes a chip.
 * @param today any moment of the day, constant until it ends
 */
export function useSearchBox(today: number) {
  const { language } = useLanguage();
  const [words, setWords] = useState('');
  const [filters, setFilters] = useState<Filter[]>([]);
  const typed = typedFilters(words)[0] ?? null;
  const { suggestions, isLooking, meanings } = useFilterSuggestions(today, typed);
  const quick = useQuickFilters(today);

  const become = (next: { words: string; filters: Filter[] }) => {
    const after = settled(next, meanings);
    setWords(after.words);
    setFilters(after.filters);
  };
  const add = (filter: Filter) => {
    const rest = typed ? [typed.before, typed.after].filter(Boolean).join(' ') : '';
    become({ words: rest === '' ? '' : `${rest} `, filters: withFilter(filters, filter) });
  };
  return {
    words,
    filters,
    quick,
    /** The filter that is being typed; null while words are typed. */
    choosing: typed && {
      place: typed.place,
      value: typed.value,
      suggested: suggestions,
      isLooking,
    },
    /** The query, also while a filter is being chosen. */
    query: wordsAround(words),
    add,
    type: (next: string) => become({ words: next, filters }),
    /** The last word may be complete without a space; an unknown name is left to the server. */
    finish: (): boolean => {
      const { exact, unknown } = meanings;
      const { place = 'has', value = '' } = typed ?? {};
      const isNew = suggestions.length === 0;
      const known = value === '' ? null : exact(place, value);
      const filter = known ?? (isNew ? unknown(place, value) : null);
      if (filter) add(filter);
      return filter !== null;
    },
    begin: (place: FilterPlace) => {
      const before = typed?.value === '' ? typed.before : words.trim();
      const [prefix = ''] = filterPrefixes[place][language];
      setWords(`${before}${before === '' ? '' : ' '}${prefix}`);
    },
    /** Keeps the words around the filter that is being typed. */
    leave: () => setWords(wordsAround(words)),
    toggle: (filter: Filter) =>
      setFilters((before) =>
        before.some((one) => isSame(one, filter))
          ? withoutFilter(before, filter)
          : withFilter(before, filter),
      ),
    takeLast: () => setFilters((before) => before.slice(0, -1)),
    /** A search of before, or an empty box. */
    become,
  };
}

function useQuickFilters(today: number): QuickFilter[] {
  const { userProfile } = useProfile();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const chatId = chatPath.exec(path)?.[1];
  const chat = chatId === undefined ? undefined : knownChats.get(chatId);
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
