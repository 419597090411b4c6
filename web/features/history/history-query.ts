import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import { pageOf, useChatsOf } from '#web/features/chats/chat-list-pages.ts';
import { chatKeys, chatListQuery, readChats } from '#web/features/chats/chat-queries.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import { knownChats, useKnownChats } from '#web/features/chats/known-chats.ts';
import { call } from '#web/platform/api.ts';

export type HistoryFilter = 'all' | 'archived';

/** Chats whose title or messages hold some words; asked again with the lists. */
function foundQuery(query: string, filter: HistoryFilter) {
  return infiniteQueryOptions({
    queryKey: [...chatKeys.lists, 'history', query, filter] as const,
    queryFn: async ({ pageParam, signal }) => {
      const place = eventLog.place();
      const since = knownChats.moment();
      const archived = filter === 'archived' ? ('true' as const) : undefined;
      const page = await call(api.chat.list, {
        query: { query, archived, page: pageParam },
        signal,
      });
      readChats(page.items, place);
      return pageOf(page, since);
    },
    initialPageParam: '1',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    enabled: query !== '',
    staleTime: 0,
  });
}

/** My chats, or those that hold some words, as far as they are loaded; live events keep them true. */
export function useHistory(query: string, filter: HistoryFilter) {
  const listed = useInfiniteQuery(chatListQuery(filter));
  const found = useInfiniteQuery(foundQuery(query, filter));
  const all = useChatsOf(listed.data, filter);
  const { data } = found;
  const matching = useKnownChats(
    useMemo(() => {
      const ids = new Set(data?.pages.flatMap((page) => page.ids));
      const belongs = ({ archived }: ChatListItem) => archived === (filter === 'archived');
      // A chat that came since may not hold the words.
      return () => knownChats.among({ ids, since: Infinity, end: null }, belongs);
    }, [data, filter]),
  );
  return query === '' ? { list: listed, chats: all } : { list: found, chats: matching };
}
