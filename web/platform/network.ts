import { storeOf, useStore } from './store.ts';

/**
 * Whether the server can be reached. The result of the last call or socket outweighs the browser's own
 * opinion, which is wrong on machines that have no network but run the server themselves.
 */
const reachable = storeOf(typeof navigator === 'undefined' || navigator.onLine !== false);

export const network = {
  isReachable: reachable.get,
  subscribe: reachable.subscribe,
  /** An answer, any answer, has arrived. */
  reached: () => reachable.set(true),
  /** A call or the socket found nobody. */
  lost: () => reachable.set(false),
};

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => reachable.set(true));
  window.addEventListener('offline', () => reachable.set(false));
}

export function useOnline(): boolean {
  return useStore(reachable);
}
