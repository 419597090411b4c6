import {
  type Query,
  QueryClient,
  type QueryKey,
  notifyManager,
  onlineManager,
  queryOptions,
} from '@tanstack/react-query';
import { newerUser } from '#contract/account.live.ts';
import type { User } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { isTransient, retryDelayMs } from './api-error.ts';
import { call } from './api.ts';
import { keepQueries, kept, keptFirst } from './kept-queries.ts';
import { network } from './network.ts';

const retriesMax = 3;

// Reconnecting means that the server answers again, whatever the browser thinks of the network.
onlineManager.setEventListener((setOnline) =>
  network.subscribe(() => setOnline(network.isReachable())),
);

// A person's choice is shown before the next event, so that no control falls back for a moment.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Other refusals are answers; asking again would only repeat them.
      retry: (failures, error) => failures < retriesMax && isTransient(error),
      retryDelay: retryDelayMs,
      gcTime: 5 * 60_000,
      networkMode: 'always',
      persister: keptFirst,
    },
    mutations: { retry: 0, networkMode: 'always' },
  },
});

keepQueries(queryClient);

const followed = new WeakSet<Query>();

/**
 * Fetches the shown data under a key again; the rest is fetched when it is shown next. A first answer on its
 * way may be outdated, so another one follows it.
 */
export async function askAgain(queryKey: QueryKey): Promise<void> {
  const first = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined && !followed.has(query));
  await Promise.all([queryClient.invalidateQueries({ queryKey }), ...first.map(follow)]);
}

/** Whether there is an answer to anything under a key. */
export function hasRead(queryKey: QueryKey): boolean {
  return queryClient.getQueriesData({ queryKey }).some(([, data]) => data !== undefined);
}

async function follow(query: Query): Promise<void> {
  followed.add(query);
  await query.fetch().catch(() => undefined);
  followed.delete(query);
  await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
}

/** The caller's own account: asked for once, then kept true by the live stream. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal, client, queryKey }) => {
    const user = await call(api.account.profile, { signal });
    return newerUser(client.getQueryData<User>(queryKey), user);
  },
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Infinity,
  gcTime: Infinity,
  meta: kept(),
});

// A sign-in brings it without asking, and it is kept all the same.
queryClient.setQueryDefaults(profileQuery.queryKey, { meta: profileQuery.meta });
