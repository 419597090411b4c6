import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

interface Executable<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

/**
 * A query that is built once, for what every message passes: to build one costs more processor time
 * than to send it. Its values are `sql.placeholder(name)`.
 * @returns runs it in a transaction or on the pool, with a value for each placeholder
 */
export function preparedQuery<Schema extends Record<string, unknown>, Rows>(
  name: string,
  build: (db: NodePgDatabase<Schema>) => { prepare(name: string): Executable<Rows> },
): (db: NodePgDatabase<Schema>, values: Record<string, unknown>) => Promise<Rows> {
  let built: Executable<Rows> | undefined;
  return (db, values) => {
    built ??= build(db).prepare(name);
    // Drizzle ties what it prepared to one connection; each run has that of its transaction.
    const { client } = (db as unknown as { session: { client: unknown } }).session;
    const bound = Object.create(built, { client: { value: client } }) as Executable<Rows>;
    return bound.execute(values);
  };
}
