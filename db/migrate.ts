import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Log } from './log.ts';

export interface MigrateOptions {
  connection: pg.ClientConfig;
  log: Log;
  /** The folder of drizzle-kit; default: `db/migrations`. */
  migrationsFolder?: string;
  /** Runs once before the first pending migration of a database that already holds something. */
  beforeChange?: () => Promise<void>;
}

interface Migration {
  name: string;
  statements: string[];
  hash: string;
}

const defaultMigrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));

/** Any number that no other advisory lock of ours uses: it lets one node at a time migrate. */
const migrationLock = 7_140_001;

/**
 * Brings the database to the newest migration and answers with the names of those it applied. Each migration and the
 * note that it is done are one transaction, so a start that was killed anywhere is finished by the next one.
 */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const { log } = options;
  const migrations = migrationsIn(options.migrationsFolder ?? defaultMigrationsFolder);
  const client = new pg.Client({ ...options.connection, application_name: 'zavit migrations' });
  client.on('error', () => {});
  await client.connect();
  try {
    // Another node may hold the lock for as long as its migration runs.
    await client.query(
      'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
    );
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    // A migration that waits for a table makes everybody else wait behind it.
    await client.query(`SET lock_timeout = '30s'`);
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows } = await client.query<{ name: string; hash: string }>(
      'SELECT name, hash FROM migrations',
    );
    const pending = pendingOf(migrations, rows, log);
    if (pending.length > 0 && rows.length > 0) await options.beforeChange?.();
    for (const migration of pending) await apply(client, migration, log);
    return pending.map(({ name }) => name);
  } finally {
    await client.end().catch(() => {});
  }
}

/** In the journal's order, which is the order they were made in. */
function migrationsIn(folder: string): Migration[] {
  const journal = join(folder, 'meta', '_journal.json');
  if (!existsSync(journal)) throw new Error(`No migrations were found: ${journal} is missing.`);
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as {
    entries: { idx: number; tag: string }[];
  };
  return entries
    .toSorted((a, b) => a.idx - b.idx)
    .map(({ tag }) => {
      const text = readFileSync(join(folder, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
      const statements = text
        .split('--> statement-breakpoint')
        .filter((statement) => statement.trim() !== '');
      return { name: tag, statements, hash: createHash('sha256').update(text).digest('hex') };
    });
}

function pendingOf(
  migrations: Migration[],
  applied: { name: string; hash: string }[],
  log: Log,
): Migration[] {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]));
  if (applied.length > 0 && !hashes.has(migrations[0]?.name ?? '')) {
    throw new Error(
      'This database was made by a development version from before the first release, which cannot be updated: start with an empty DATA_DIR or database.',
    );
  }
  for (const { name, hash } of migrations) {
    if (hashes.has(name) && hashes.get(name) !== hash) {
      throw new Error(
        `Migration ${name} was changed after this database had applied it: undo the change and add a new migration.`,
      );
    }
  }
  const known = new Set(migrations.map(({ name }) => name));
  const newer = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  // Each schema also serves the version before it, so during a rolling update older nodes go on.
  if (newer.length > 0)
    log.warn({ newer }, 'the database was migrated by a newer version of this program');
  return migrations.filter(({ name }) => !hashes.has(name));
}

async function apply(
  client: pg.Client,
  { name, statements, hash }: Migration,
  log: Log,
): Promise<void> {
  const began = performance.now();
  try {
    await client.query('BEGIN');
    for (const statement of statements) await client.query(statement);
    await client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw new Error(`Migration ${name} failed and changed nothing: ${(error as Error).message}.`, {
      cause: error,
    });
  }
  log.info({ migration: name, tookMs: Math.round(performance.now() - began) }, 'migrated');
}
