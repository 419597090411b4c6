import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { call } from '#web/platform/api.ts';
import { eventLog } from '#web/features/chats/event-log.ts';
import {
  type ConnectionChange,
  pageAfter,
  profileAfter,
  requestsAfter,
} from './connection-lists.ts';

/** The live stream keeps them true; who is found for some words is asked again soon. */
const keptFreshMs = 10 * 60_000;
const foundFreshMs = 15_000;
const firstMarker = '1';

export const connectionKeys = {
  lists: ['connections', 'list'] as const,
  list: (query: string) => ['connections', 'list', query] as const,
  requests: ['connections', 'requests'] as const,
  link: ['connections', 'link'] as const,
  found: ['people', 'found'] as const,
  named: ['people', 'named'] as const,
};

/** An answer may be older than an event that came during its request. */
function changesSince(place: number): ConnectionChange[] {
  return eventLog.since(place).filter((event) => event.type === 'connection.changed');
}

/** My connections by name, page by page. */
export function connectionsQuery(query: string) {
  return infiniteQueryOptions({
    queryKey: connectionKeys.list(query),
    queryFn: async ({ pageParam, signal }) => {
      const place = eventLog.place();
      const page = await call(api.connections.list, { query: { query, page: pageParam }, signal });
      return pageAfter(page, changesSince(place), { query, isFirst: pageParam === firstMarker });
    },
    initialPageParam: firstMarker,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
    staleTime: keptFreshMs,
  });
}

export const requestsQuery = queryOptions({
  queryKey: connectionKeys.requests,
  queryFn: async ({ signal }) => {
    const place = eventLog.place();
    const { items } = await call(api.connections.requests, { signal });
    return { items: changesSince(place).reduce(requestsAfter, items) };
  },
  staleTime: keptFreshMs,
});

/** My own link for connections. */
export const linkQuery = queryOptions({
  queryKey: connectionKeys.link,
  queryFn: ({ signal }) => call(api.connections.link, { signal }),
  staleTime: foundFreshMs,
});

/** People who let themselves be found; an answer that nobody waits for any more is dropped with its request. */
export function foundQuery(query: string) {
  return queryOptions({
    queryKey: [...connectionKeys.found, query],
    queryFn: async ({ signal }) => {
      const place = eventLog.place();
      const { items } = await call(api.people.search, { query: { query }, signal });
      const changes = changesSince(place);
      return { items: items.map((profile) => changes.reduce(profileAfter, profile)) };
    },
    placeholderData: keepPreviousData,
    staleTime: foundFreshMs,
  });
}

/** The profile of the person with exactly this username. */
export function personQuery(username: string) {
  return queryOptions({
    queryKey: [...connectionKeys.named, username.toLowerCase()],
    queryFn: async ({ signal }) => {
      const place = eventLog.place();
      const profile = await call(api.people.show, { params: { username }, signal });
      return changesSince(place).reduce(profileAfter, profile);
    },
    staleTime: foundFreshMs,
  });
}

const wholeName = /^[A-Za-z\u05D0-\u05EA0-9_.-]+$/u;

/** Words that could be somebody's whole username. */
export function isWholeName(words: string): boolean {
  const { usernameLengthMin: min, usernameLengthMax: max } = limits;
  return words.length >= min && words.length <= max && wholeName.test(words);
}
