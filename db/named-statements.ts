import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** A rare statement is not worth keeping; one with a list in it has a text for each length. */
const timesBeforeNaming = 3;
const textsKnownMax = 2_000;
const namedMax = 300;

/** At the start of a statement whose best plan depends on its values: it gets no name, so every run is planned. */
export const plannedAnew = '/* planned again */';

/** Clients of one pool that name the statements that come again, so that PostgreSQL parses and plans each of them once per connection. */
export function namingClient(): typeof pg.Client {
  const seen = new LRUCache<string, number>({ max: textsKnownMax });
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    if (text.startsWith(plannedAnew)) return undefined;
    const known = names.get(text);
    if (known !== undefined) return known;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    if (times < timesBeforeNaming || names.size >= namedMax) return undefined;
    const name = hash('sha1', text);
    names.set(text, name);
    return name;
  }

  return class extends pg.Client {
    override query(first: unknown, ...rest: unknown[]): never {
      const query = isNameless(first) ? { ...first, name: nameOf(first.text) } : first;
      return Reflect.apply(super.query, this, [query, ...rest]) as never;
    }
  };
}

/** A query from Drizzle, which has no name yet. */
function isNameless(query: unknown): query is pg.QueryConfig {
  const { text, name } = (query ?? {}) as Partial<pg.QueryConfig>;
  return typeof text === 'string' && name === undefined;
}
