import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { backUp } from './backup.ts';
import { startEmbedded, type Embedded } from './embedded.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { givenBackAfterFailedBegin } from './failed-begin.ts';
import { namingClient } from './named-statements.ts';
import * as schema from './schema/index.ts';
import { insideTransaction, refuseInsideTransaction } from './transaction-scope.ts';

export interface Database {
  pool: pg.Pool;
  /** Drizzle over the pool. */
  db: NodePgDatabase<typeof schema>;
  embedded: boolean;
  /** For people to read; it holds no password. */
  place: string;
  /** For clients with their own connection (LISTEN, jobs); it holds the password and must not be logged. */
  connection: pg.ClientConfig;
  /** Ends the pool, and the embedded PostgreSQL unless another program uses it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** A PostgreSQL of one's own, 15 or newer; without it, one is started inside `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
  /** Maximum of connections; default: 20. */
  poolSize?: number;
  statementTimeoutMs?: number;
  lockTimeoutMs?: number;
  /** How long to wait for a database that is not up yet. */
  connectWaitMs?: number;
  migrationsFolder?: string;
  /** Throws if the pool or the network is used inside a transaction (tests and development). */
  checksTransactions?: boolean;
  /** Server settings of the embedded PostgreSQL, for tests. */
  settings?: Record<string, string>;
}

/** Why the database cannot be used, in one sentence for the operator. */
export class DatabaseError extends Error {}

const versionMin = 15;

/** Opens the database, brings its schema up to date, and answers when it can serve. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  let embedded: Embedded | undefined;
  try {
    if (!options.databaseUrl) embedded = await startEmbedded(options);
    return await opened(options, embedded);
  } catch (error) {
    await embedded?.close();
    throw new DatabaseError((error as Error).message, { cause: error });
  }
}

async function opened(options: OpenOptions, embedded: Embedded | undefined): Promise<Database> {
  const { log } = options;
  const connection: pg.ClientConfig =
    embedded?.connection ?? connectionTo(options.databaseUrl ?? '');
  const place = await placeReached(connection, embedded, options);
  await migrate({
    connection,
    log,
    ...(options.migrationsFolder ? { migrationsFolder: options.migrationsFolder } : {}),
    async beforeChange() {
      if (embedded) log.info({ backup: await backUp(embedded) }, 'backed up before migrating');
      else log.info({ place }, 'migrating a database whose backups are yours');
    },
  });
  const statementTimeoutMs = options.statementTimeoutMs ?? 5_000;
  const pool = new pg.Pool({
    ...connection,
    Client: givenBackAfterFailedBegin(namingClient()),
    application_name: 'zavit',
    max: options.poolSize ?? 20,
    idleTimeoutMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    // The server ends a long statement itself; this is for a server that has stopped answering at all.
    query_timeout: statementTimeoutMs + 500,
    lock_timeout: options.lockTimeoutMs ?? 5_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  let closing: Promise<void> | undefined;
  // A connection may break at any time, also while somebody works with it; the pool drops it, and the next query gets
  // another. The pool listens to idle connections only, and an error that nobody listens to ends the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!closing) log.warn({ err: error }, 'a database connection broke');
    });
  });
  pool.on('error', () => {});
  const close = async (): Promise<void> => {
    await pool.end();
    await embedded?.close();
  };
  return {
    pool,
    db: options.checksTransactions ? checked(pool) : drizzle(pool, { schema }),
    embedded: embedded !== undefined,
    place,
    connection,
    close: () => (closing ??= close()),
  };
}

/** Every statement on the pool and every transaction begins with `connect`. */
function checked(pool: pg.Pool): Database['db'] {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown;
  pool.connect = ((...given: unknown[]) => {
    refuseInsideTransaction('a connection of the pool');
    return connect(...given);
  }) as typeof pool.connect;
  const db = drizzle(pool, { schema });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction((unit) => insideTransaction(() => work(unit)), config);
  return db;
}

function connectionTo(url: string): pg.ClientConfig {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new Error('DATABASE_URL must look like postgresql://user:password@host:5432/database.');
  }
  if (!isReadable(url)) {
    throw new Error(
      'DATABASE_URL cannot be read: check it for characters that need percent-encoding.',
    );
  }
  return { connectionString: url };
}

/** The driver decides; its own error could repeat the password, so it is not passed on. */
function isReadable(url: string): boolean {
  try {
    return new pg.Client({ connectionString: url }).port > 0;
  } catch {
    return false;
  }
}

/** Waits for a database that is starting, then names it; refuses one that cannot serve. */
async function placeReached(
  connection: pg.ClientConfig,
  embedded: Embedded | undefined,
  options: OpenOptions,
): Promise<string> {
  const deadline = Date.now() + (options.connectWaitMs ?? 10_000);
  let waiting = false;
  for (;;) {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      return embedded
        ? `PostgreSQL ${embedded.binaries.version} in ${embedded.place.cluster}`
        : await describedServer(client);
    } catch (error) {
      if (error instanceof Unfit) throw error;
      const code = (error as { code?: string }).code ?? '';
      const mayStillCome =
        code === 'ECONNREFUSED' || code === '57P03' || code === 'ENOENT' || code === 'EAI_AGAIN';
      if (!mayStillCome || Date.now() > deadline) {
        const where = `${client.host}:${client.port}`;
        throw new Error(
          `The database at ${where} cannot be reached: ${reason(code, client, error as Error)}`,
          { cause: error },
        );
      }
      if (!waiting)
        options.log.info({ database: `${client.host}:${client.port}` }, 'waiting for the database');
      waiting = true;
      await sleep(250);
    } finally {
      void client.end().catch(() => {});
    }
  }
}

class Unfit extends Error {}

async function describedServer(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ number: string; version: string; encoding: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
            current_setting('server_encoding') AS encoding`,
  );
  const where = `${client.host}:${client.port}/${client.database}`;
  const [server] = rows;
  if (!server) throw new Unfit(`The database at ${where} does not say what it is.`);
  const { number, version, encoding } = server;
  if (Number(number) < versionMin * 10_000) {
    throw new Unfit(
      `The database at ${where} is PostgreSQL ${version}, but ${versionMin} or newer is needed.`,
    );
  }
  if (encoding !== 'UTF8')
    throw new Unfit(`The database at ${where} is encoded as ${encoding}, but UTF8 is needed.`);
  return `PostgreSQL ${version.split(' ')[0]} at ${where}`;
}

function reason(code: string, client: pg.Client, error: Error): string {
  const known: Record<string, string> = {
    ECONNREFUSED: 'nothing answers there; check DATABASE_URL and that PostgreSQL is running.',
    ENOENT: 'there is no such socket; check DATABASE_URL.',
    ENOTFOUND: 'that host is not known; check DATABASE_URL.',
    EAI_AGAIN: 'that host cannot be looked up; check DATABASE_URL and the network.',
    '28P01': `the password of user "${client.user}" is wrong; check DATABASE_URL.`,
    '28000': `user "${client.user}" may not sign in; check DATABASE_URL and the server's pg_hba.conf.`,
    '3D000': `it has no database "${client.database}"; create it or correct DATABASE_URL.`,
    '53300': 'it has no connection to spare.',
    '57P03': 'it is still starting.',
  };
  return known[code] ?? `${error.message}.`;
}
