import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';

/** Statements that come rarely are not worth keeping; one with a list in it has a text for each length. */
const timesBeforeNaming = 3;
const textsKnownMax = 2_000;
const namedMax = 300;

const seen = new LRUCache<string, number>({ max: textsKnownMax });
const names = new Map<string, string>();

/**
 * At the start of a statement: what is looked for decides how, so its plan must not be that of other words. It costs a
 * planning each time.
 */
export const plannedAnew = '/* planned anew */';

/** The name of a statement that comes again and again; others have none. */
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

type Query = pg.Client['query'];

/**
 * PostgreSQL parses and plans a statement once per connection instead of every time, when it is sent
 * under a name. Planning the hot ones costs more than running them.
 */
export class PreparedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((first: unknown, ...rest: unknown[]) =>
      query(isNameable(first) ? { ...first, name: nameOf(first.text) } : first, ...rest)) as Query;
  }
}

function isNameable(given: unknown): given is { text: string; name?: undefined } {
  return (
    typeof given === 'object' &&
    given !== null &&
    'text' in given &&
    typeof given.text === 'string' &&
    !('submit' in given) &&
    ('name' in given ? given.name === undefined : true)
  );
}
