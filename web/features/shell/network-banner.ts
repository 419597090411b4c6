import { network } from '#web/platform/network.ts';
import { storeOf, useStore } from '#web/platform/store.ts';

const offlineAfterMs = 2_500;
const onlineForMs = 4_000;

export type NetworkNews = 'offline' | 'online_again' | null;

const news = storeOf<NetworkNews>(null);
/** When the network was lost, if it was there before. */
let lost: number | null = null;
let wasReached = false;
let timer: ReturnType<typeof setTimeout> | undefined;

export const lostAt = () => lost;

function follow(): void {
  clearTimeout(timer);
  if (!network.isReachable()) {
    if (wasReached) lost ??= Date.now();
    timer = setTimeout(() => news.set('offline'), offlineAfterMs);
    return;
  }
  wasReached = true;
  lost = null;
  if (news.get() === 'offline') news.set('online_again');
  timer = setTimeout(() => news.set(null), onlineForMs);
}

network.subscribe(follow);
follow();

/** Short gaps show no banner; the end of a long one is shown for a moment. */
export function useNetworkNews(): NetworkNews {
  return useStore(news);
}
