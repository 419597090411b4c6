import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { SearchResult } from '#contract/search.ts';
import { call } from '#web/platform/api.ts';

export type SearchKind = 'all' | SearchResult['kind'];

/** The filters of a search; the names are those of the endpoint. */
export interface SearchFilter {
  kind: SearchKind;
  chat_id?: string;
  folder?: string;
  from?: string;
  has?: string;
  after?: string;
  before?: string;
}

/** Search results; outdated requests are cancelled. Nothing is cached: recent deletions and messages must show. */
export function searchQuery(query: string, { kind, ...filter }: SearchFilter) {
  const isAsked = query !== '' || Object.keys(filter).length > 0;
  const narrowed = isAsked ? { ...filter, kind: kind === 'all' ? undefined : kind } : {};
  return infiniteQueryOptions({
    queryKey: ['search', query, narrowed] as const,
    queryFn: ({ pageParam, signal }) =>
      call(api.search.find, {
        query: { ...narrowed, query: query || undefined, page: pageParam },
        signal,
      }),
    initialPageParam: '1',
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
}
