import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Duplex } from 'node:stream';
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
type Given = [first: unknown, ...rest: unknown[]];

const begun = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * PostgreSQL parses and plans a statement once per connection instead of every time, when it is sent
 * under a name: planning the hot ones costs more than running them. With `pipeline`, statements go
 * out without waiting for the answers of earlier ones, and those of one moment in one piece; a
 * transaction is begun together with its first statement.
 */
export class PreparedClient extends pg.Client {
  readonly #send: (...given: Given) => unknown;
  #beginning: Promise<unknown> | null = null;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.#send = super.query.bind(this) as (...given: Given) => unknown;
    this.query = ((...given: Given) => {
      this.#sendTogether();
      const text = textOf(given);
      if (text === 'begin') return this.#begin(given);
      if (text === 'commit' && this.#beginning) return this.#commit(this.#beginning, given);
      const [first, ...rest] = given;
      return this.#send(
        isNameable(first) ? { ...first, name: nameOf(first.text) } : first,
        ...rest,
      );
    }) as Query;
  }

  /** What it is waited for with is the answer to what follows; whether it was begun, the commit asks. */
  #begin(given: Given): Promise<typeof begun> {
    this.#beginning = this.#send(...given) as Promise<unknown>;
    this.#beginning.catch(() => undefined);
    return Promise.resolve(begun);
  }

  async #commit(beginning: Promise<unknown>, given: Given): Promise<unknown> {
    this.#beginning = null;
    const committing = this.#send(...given) as Promise<unknown>;
    const [, committed] = await Promise.all([beginning, committing]);
    return committed;
  }

  #sendTogether(): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

function textOf([first]: Given): string | undefined {
  if (typeof first === 'string') return first;
  return isNameable(first) ? first.text : undefined;
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
