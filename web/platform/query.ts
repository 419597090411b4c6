import { QueryClient, notifyManager, onlineManager, queryOptions } from '@tanstack/react-query';
import { api } from '#contract/index.ts';
import { ApiError, isTransient } from './api-error.ts';
import { call } from './api.ts';
import { network } from './network.ts';

const retriesMax = 3;
const retryDelayMaxMs = 30_000;

// Reconnecting means that the server answers again, whatever the browser thinks of the network.
onlineManager.setEventListener((setOnline) =>
  network.subscribe(() => setOnline(network.isReachable())),
);

// What a person chose is shown before the next event, so that no control falls back for a moment.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Other refusals are answers; asking again would only repeat them.
      retry: (failures, error) => failures < retriesMax && isTransient(error),
      retryDelay: (failures, error) =>
        Math.min(
          Math.max(
            1_000 * 2 ** failures,
            1_000 * ((error instanceof ApiError && error.retryAfterSeconds) || 0),
          ),
          retryDelayMaxMs,
        ),
      gcTime: 5 * 60_000,
      networkMode: 'always',
    },
    mutations: { retry: 0, networkMode: 'always' },
  },
});

/** The caller's own account: asked for once, then kept true by the live stream. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(api.account.profile, { signal }),
  retry: false,
  retryOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  staleTime: Infinity,
  gcTime: Infinity,
});
