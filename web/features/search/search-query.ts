import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { SearchResult } from '#contract/search.ts';
import { call } from '#web/platform/api.ts';

export type SearchKind = 'all' | SearchResult['kind'];

const freshMs = 15_000;

/** What is found; answers to what is no longer asked are dropped with their requests. */
export function searchQuery(query: string, kind: SearchKind) {
  return infiniteQueryOptions({
    queryKey: ['search', query, kind] as const,
    queryFn: ({ pageParam, signal }) =>
      call(api.search.find, {
        query: {
          query: query || undefined,
          page: pageParam,
          kind: kind === 'all' || query === '' ? undefined : kind,
        },
        signal,
      }),
    initialPageParam: '1',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
}
