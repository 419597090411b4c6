import { type QueryKey, hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { fromDiskChanges, isFromDisk, oldestShown } from './kept-queries.ts';

/** Whether an answer is shown from the disk and was not brought up to date since. */
export function useIsFromDisk(queryKey: QueryKey): boolean {
  const hash = hashKey(queryKey);
  return useSyncExternalStore(fromDiskChanges.subscribe, () => isFromDisk(hash));
}

/** The time of the oldest answer on the screen that is shown from the disk; null if there is none. */
export function useOldestShown(): number | null {
  return useSyncExternalStore(fromDiskChanges.subscribe, oldestShown);
}

/** The same of those that could not be brought up to date although the server is reached. */
export function useOldestFailed(): number | null {
  return useSyncExternalStore(fromDiskChanges.subscribe, () => oldestShown({ failed: true }));
}
