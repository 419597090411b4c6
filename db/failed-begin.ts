import type pg from 'pg';

/** The pool adds this to a client while it is lent. */
type Pooled = { release?: pg.PoolClient['release'] };

/**
 * Clients that go back to their pool when a transaction can’t begin: Drizzle gives a client back only after a BEGIN that
 * succeeded, and would keep this one for ever, so that the pool runs dry and never ends. The connection is not used again.
 */
export function givenBackAfterFailedBegin(Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    override query(first: unknown, ...rest: unknown[]): never {
      const answer: unknown = Reflect.apply(super.query, this, [first, ...rest]);
      if (isBegin(first) && answer instanceof Promise)
        answer.catch((error: Error) => (this as Pooled).release?.(error));
      return answer as never;
    }
  };
}

/** A query from Drizzle; who begins a transaction by hand gives the client back by hand. */
function isBegin(query: unknown): boolean {
  const { text } = (query ?? {}) as Partial<pg.QueryConfig>;
  return typeof text === 'string' && /^begin\b/u.test(text);
}
