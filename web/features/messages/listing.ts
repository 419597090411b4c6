import { useDeferredValue, useEffect } from 'react';

/**
 * False in a chat's first moment: where one can write comes first. With it, what lists the messages is
 * fetched, and they come in slices between which the page answers to keys and taps.
 */
export function useListing(fetchList: () => Promise<unknown>): boolean {
  // Before it is rendered, which waits for all that is more urgent.
  useEffect(() => void fetchList().catch(() => undefined), [fetchList]);
  return useDeferredValue(true, false);
}
