import { LRUCache } from 'lru-cache';

/**
 * Keeps the `max` entries that were used last, each for `ttl` milliseconds where that is given. Unlike
 * a cache that is told its `max`, it takes room for an entry only when there is one.
 */
export function keptAtMost<Value extends {}>(
  max: number,
  options: { ttl?: number; noUpdateTTL?: boolean } = {},
): LRUCache<string, Value> {
  return new LRUCache({ ...options, maxSize: max, sizeCalculation: () => 1 });
}
