import { useCallback, useEffect, useState } from 'react';
import { keepLocally } from '#web/platform/local-stores.ts';
import { type Filter, filterKey } from './search-filters.ts';

export interface Asked {
  words: string;
  filters: Filter[];
}

const keptMax = 6;
const kept = keepLocally<Asked[]>('searches');
const key = 'recent';

export function searchKey({ words, filters }: Asked): string {
  return [words.toLowerCase(), ...filters.map(filterKey).toSorted()].join('\n');
}

/** The last searches, newest first, kept in this browser alone. */
export function withSearch(searches: Asked[], asked: Asked): Asked[] {
  const added = { ...asked, words: asked.words.trim() };
  if (added.words === '' && added.filters.length === 0) return searches;
  return [added, ...searches.filter((one) => searchKey(one) !== searchKey(added))].slice(
    0,
    keptMax,
  );
}

/** By what lies on the disk: a search that leads to a message closes before its state is set. */
async function keep(asked: Asked): Promise<void> {
  await kept.set(key, withSearch((await kept.get(key)) ?? [], asked));
}

export function useRecentSearches(opened: boolean) {
  const [searches, setSearches] = useState<Asked[]>([]);
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
  const add = useCallback((asked: Asked) => {
    setSearches((before) => withSearch(before, asked));
    void keep(asked).catch(() => undefined);
  }, []);
  const clear = useCallback(() => {
    setSearches([]);
    void kept.delete(key).catch(() => undefined);
  }, []);
  return { searches, add, clear };
}
