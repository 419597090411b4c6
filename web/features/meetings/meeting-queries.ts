import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import type { Meeting } from '#contract/meetings.ts';
import { call } from '#web/platform/api.ts';
import { kept } from '#web/platform/kept-queries.ts';
import { queryClient } from '#web/platform/query.ts';
import { meetingKey } from './calendar.ts';

const freshMs = 10 * 60_000;

export interface MeetingList {
  items: Meeting[];
  truncated: boolean;
}

export const meetingKeys = {
  all: ['meetings'] as const,
  lists: ['meetings', 'list'] as const,
  one: (id: string) => ['meetings', 'one', id] as const,
  feed: ['meetings', 'feed'] as const,
};

/** Occurrences of my meetings between two moments; the live stream keeps them true. */
export function meetingsQuery({ from, to }: { from: string; to: string }) {
  return queryOptions({
    queryKey: [...meetingKeys.lists, from, to],
    queryFn: ({ signal }) => call(api.meetings.list, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    meta: kept(),
  });
}

/** One meeting of mine: the occurrence that is named, else the next one. */
export function meetingQuery(id: string, occurrence: string | null) {
  return queryOptions({
    queryKey: [...meetingKeys.one(id), occurrence],
    queryFn: ({ signal }) =>
      call(api.meetings.get, {
        params: { id },
        query: occurrence === null ? {} : { occurrence },
        signal,
      }),
    placeholderData: () => {
      const meeting = occurrenceListed(id, occurrence);
      return meeting && { meeting };
    },
    staleTime: freshMs,
    meta: kept(),
  });
}

function occurrenceListed(id: string, occurrence: string | null): Meeting | undefined {
  const wanted = meetingKey({ id, occurrence });
  for (const [, list] of queryClient.getQueriesData<MeetingList>({ queryKey: meetingKeys.lists })) {
    const found = list?.items.find((meeting) => meetingKey(meeting) === wanted);
    if (found) return found;
  }
  return undefined;
}

export const feedQuery = queryOptions({
  queryKey: meetingKeys.feed,
  queryFn: ({ signal }) => call(api.meetings.feedAddress, { signal }),
  staleTime: freshMs,
});
