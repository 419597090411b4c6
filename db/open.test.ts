import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { DatabaseError, openDatabase, type Database } from './open.ts';
import { createTestDatabase, silent } from './testing.ts';

const dataDir = join(tmpdir(), `zavit-unused-${process.pid}`);
let url: string;
let drop: () => Promise<void>;
let database: Database;

beforeAll(async () => {
  ({ url, drop } = await createTestDatabase(inject('testCluster'), `open_${process.pid}`));
  database = await openDatabase({
    databaseUrl: url,
    dataDir,
    log: silent,
    statementTimeoutMs: 300,
    lockTimeoutMs: 100,
    poolSize: 3,
  });
});

afterAll(async () => {
  await database.close();
  await drop();
});

const changed = (change: (parts: URL) => void): string => {
  const parts = new URL(url);
  change(parts);
  return parts.href;
};

async function refusal(databaseUrl: string): Promise<string> {
  const error: unknown = await openDatabase({
    databaseUrl,
    dataDir,
    log: silent,
    connectWaitMs: 0,
  }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseError);
  return (error as DatabaseError).message;
}

test('a database of one’s own is used and nothing else is started', async () => {
  expect(database.embedded).toBe(false);
  expect(existsSync(dataDir)).toBe(false);
  expect(database.place).not.toContain(new URL(url).password);
  expect(
    (await database.pool.query('SELECT count(*) > 0 AS migrated FROM migrations')).rows,
  ).toEqual([{ migrated: true }]);
});

test('connections that break before a transaction begins are given back, and the pool can end', async () => {
  const other = await openDatabase({ databaseUrl: url, dataDir, log: silent, poolSize: 2 });
  const cut = (client: pg.PoolClient) =>
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  other.pool.on('acquire', cut);
  for (let broken = 0; broken < 5; broken++)
    await expect(other.db.transaction(async () => {})).rejects.toThrow('begin');
  other.pool.off('acquire', cut);
  const { rows } = await other.db.transaction((unit) => unit.execute('select 1 as one'));
  expect(rows).toEqual([{ one: 1 }]);
  expect(other.pool.totalCount).toBe(other.pool.idleCount);
  await other.close();
});

test('a statement that takes too long is ended', async () => {
  await expect(database.pool.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' });
});

test('waiting for a lock is bounded', async () => {
  const holder = await database.pool.connect();
  try {
    await holder.query('BEGIN; LOCK TABLE migrations IN ACCESS EXCLUSIVE MODE');
    await expect(database.pool.query('SELECT FROM migrations')).rejects.toMatchObject({
      code: '55P03',
    });
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
});

test('connections that break while idle are replaced', async () => {
  await database.pool.query('SELECT 1');
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await admin.end();
  await expect
    .poll(() =>
      database.pool.query('SELECT 1 AS one').then(
        ({ rows }) => rows,
        () => [],
      ),
    )
    .toEqual([{ one: 1 }]);
});

test('closing twice closes once', async () => {
  const other = await openDatabase({ databaseUrl: url, dataDir, log: silent });
  await Promise.all([other.close(), other.close()]);
  expect(other.pool.ended).toBe(true);
});

test('a DATABASE_URL that cannot work is refused in one sentence without its password', async () => {
  const wrongPassword = await refusal(changed((parts) => (parts.password = 'guess-me')));
  expect(wrongPassword).toMatch(/the password of user "postgres" is wrong; check DATABASE_URL\.$/);
  expect(wrongPassword).not.toContain('guess-me');
  expect(await refusal(changed((parts) => (parts.pathname = '/nowhere')))).toMatch(
    /it has no database "nowhere"/,
  );
  expect(await refusal('postgresql://me:guess-me@127.0.0.1:9/x')).toBe(
    'The database at 127.0.0.1:9 cannot be reached: nothing answers there; check DATABASE_URL and that PostgreSQL is running.',
  );
  expect(await refusal('postgresql://me:guess-me@database.invalid/x')).toMatch(
    /^The database at database.invalid:5432 cannot be reached/,
  );
  expect(await refusal('mysql://me:guess-me@localhost/x')).toBe(
    'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
  );
  expect(await refusal('postgresql://me:guess-me@local host:port/x')).not.toContain('guess-me');
});

test('a database that is not UTF-8 is refused', async () => {
  const cluster = inject('testCluster');
  const admin = new pg.Client({ connectionString: cluster.url });
  await admin.connect();
  const name = `zavit_latin_${process.pid}`;
  try {
    await admin.query(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    expect(await refusal(changed((parts) => (parts.pathname = `/${name}`)))).toMatch(
      /is encoded as LATIN1, but UTF8 is needed/,
    );
  } finally {
    await admin.query(`DROP DATABASE IF EXISTS ${name}`);
    await admin.end();
  }
});

test('a connection that breaks in the middle of a transaction fails that transaction alone', async () => {
  const broken = database.db.transaction(async (unit) => {
    const { rows } = await unit.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await unit.execute('SELECT 1');
  });
  await expect(broken).rejects.toBeInstanceOf(Error);
  expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});
