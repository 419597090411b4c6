import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useProfile } from '#web/platform/session.ts';
import type { SearchFilter } from './search-query.ts';

/** In the chat that is open, by me, in the last week. */
export type FilterName = 'here' | 'mine' | 'lately';

export interface SearchFilters {
  /** Those that mean something on this screen. */
  offered: FilterName[];
  on: FilterName[];
  toggle: (filter: FilterName) => void;
  asked: Omit<SearchFilter, 'kind'>;
}

const weekMs = 7 * 24 * 60 * 60 * 1_000;
const chatPath = /^\/chat\/([^/]+)$/u;

/** @param today any moment of the day, which stays the same until it ends */
export function useSearchFilters(today: number): SearchFilters {
  const { userProfile } = useProfile();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const chatId = chatPath.exec(path)?.[1];
  const [chosen, setChosen] = useState<FilterName[]>([]);
  const offered: FilterName[] = [...(chatId ? (['here'] as const) : []), 'mine', 'lately'];
  const on = chosen.filter((filter) => offered.includes(filter));
  return {
    offered,
    on,
    toggle: (filter) =>
      setChosen((before) =>
        before.includes(filter) ? before.filter((one) => one !== filter) : [...before, filter],
      ),
    asked: {
      chat_id: on.includes('here') ? chatId : undefined,
      from: on.includes('mine') ? userProfile?.username : undefined,
      after: on.includes('lately') ? new Date(today - weekMs).toISOString() : undefined,
    },
  };
}
