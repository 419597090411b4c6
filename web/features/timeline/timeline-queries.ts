import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { TimelineItem } from '#contract/timeline.ts';
import { call } from '#web/platform/api.ts';
import { kept } from '#web/platform/kept-queries.ts';

/** Kinds that are shown together, by the name of their filter. */
export const filters = {
  all: null,
  insights: ['insight'],
  moments: ['moment'],
  actions: ['action_made', 'action_done'],
  meetings: ['meeting'],
  cards: ['card_kept'],
  stages: ['stage_reached', 'journey_finished'],
} as const satisfies Record<string, readonly TimelineItem['kind'][] | null>;
export type Filter = keyof typeof filters;

export const timelineKey = ['timeline'] as const;
const firstMarker = '1';
const freshMs = 60_000;

export function timelineQuery(filter: Filter, words: string) {
  const kinds = filters[filter]?.join(',');
  return infiniteQueryOptions({
    queryKey: [...timelineKey, 'items', filter, words],
    queryFn: ({ pageParam, signal }) =>
      call(api.timeline.list, {
        query: {
          page: pageParam,
          ...(kinds === undefined ? {} : { kinds }),
          ...(words === '' ? {} : { query: words }),
        },
        signal,
      }),
    initialPageParam: firstMarker,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  });
}

/** The overview: due actions, and the numbers of the week and month. */
export const overviewQuery = queryOptions({
  queryKey: [...timelineKey, 'overview'],
  queryFn: ({ signal }) => call(api.actionHub.overview, { signal }),
  staleTime: freshMs,
  meta: kept(),
});
