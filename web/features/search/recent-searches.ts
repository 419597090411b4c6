import { useCallback, useEffect, useState } from 'react';
import { keepLocally } from '#web/platform/local-stores.ts';

const keptMax = 6;
const kept = keepLocally<string[]>('searches');
const key = 'recent';

/** The last queries, newest first, kept in this browser alone. */
export function withSearch(searches: string[], query: string): string[] {
  const words = query.trim();
  if (words === '') return searches;
  return [words, ...searches.filter((one) => one.toLowerCase() !== words.toLowerCase())].slice(
    0,
    keptMax,
  );
}

export function useRecentSearches(opened: boolean) {
  const [searches, setSearches] = useState<string[]>([]);
  useEffect(() => {
    if (!opened) return;
    let left = false;
    kept.get(key).then(
      (stored) => {
        if (!left) setSearches(stored ?? []);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [opened]);
  const add = useCallback((query: string) => {
    setSearches((before) => {
      const after = withSearch(before, query);
      void kept.set(key, after).catch(() => undefined);
      return after;
    });
  }, []);
  const clear = useCallback(() => {
    setSearches([]);
    void kept.delete(key).catch(() => undefined);
  }, []);
  return { searches, add, clear };
}
