import { LRUCache } from 'lru-cache';

/**
 * Keeps the `max` most recently used entries, each for `ttl` milliseconds if given. Unlike lru-cache with
 * `max`, it allocates memory only for entries that exist.
 */
export function keptAtMost<Value extends {}>(
  max: number,
  options: { ttl?: number; noUpdateTTL?: boolean } = {},
): LRUCache<string, Value> {
  return new LRUCache({ ...options, maxSize: max, sizeCalculation: () => 1 });
}
