import { useDeferredValue } from 'react';

/**
 * False in a chat's first moment: where one can write comes first. Then what lists the messages is fetched,
 * and they come in slices between which the page answers to keys and taps.
 */
export function useListing(): boolean {
  return useDeferredValue(true, false);
}
