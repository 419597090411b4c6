import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import { unreadOf } from './notification-pages.ts';

const freshMs = 60_000;
const firstMarker = '1';

export const notificationsKey = ['notifications'] as const;

/** New ones first, page by page; the first says how many are new. */
export function notificationsQuery() {
  return infiniteQueryOptions({
    queryKey: notificationsKey,
    queryFn: ({ pageParam, signal }) =>
      call(api.notifications.list, { query: { page: pageParam }, signal }),
    initialPageParam: firstMarker,
    getNextPageParam: (last) => last.next,
    staleTime: freshMs,
  });
}

/** How many are new, counted to at most 100. */
export function useUnreadCount({ enabled }: { enabled: boolean }): number {
  const { data } = useInfiniteQuery({ ...notificationsQuery(), select: unreadOf, enabled });
  return data ?? 0;
}
