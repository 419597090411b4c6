import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { startEmbedded, type Embedded } from './embedded.ts';
import { isPostmasterOf, lockOf } from './embedded/postmaster.ts';
import {
  acknowledged,
  dataFolder,
  startedDataFolder,
  startProgram,
  writeForEver,
  type Program,
} from './embedded/testing.ts';
import { openDatabase, type Database } from './open.ts';
import { silent } from './testing.ts';

const ends: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function newFolder(): string {
  const { dataDir, remove } = dataFolder();
  ends.push(remove);
  return dataDir;
}

async function startedFolder(): Promise<string> {
  const { dataDir, remove } = await startedDataFolder();
  ends.push(remove);
  return dataDir;
}

function program(dataDir: string, body = 'setInterval(() => {}, 1000);'): Program {
  const started = startProgram(dataDir, body);
  ends.push(async () => {
    started.child.kill('SIGKILL');
    await started.ended;
  });
  return started;
}

async function opened(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, log: silent });
  ends.push(() => database.close());
  return database;
}

async function started(dataDir: string, recoveryWaitMs?: number): Promise<Embedded> {
  const embedded = await startEmbedded({
    dataDir,
    log: silent,
    ...(recoveryWaitMs ? { recoveryWaitMs } : {}),
  });
  ends.push(() => embedded.close());
  return embedded;
}

async function answer<Row extends pg.QueryResultRow>(
  { connection }: Embedded,
  text: string,
): Promise<Row> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows[0]!;
  } finally {
    await client.end();
  }
}

const rowsOf = async ({ pool }: Database): Promise<Set<string>> =>
  new Set((await pool.query<{ id: string }>('SELECT id FROM rows')).rows.map(({ id }) => id));

test('a new cluster is durable, checks its pages, speaks UTF-8 and listens on no port', async () => {
  const embedded = await started(newFolder());
  const settings = await answer(
    embedded,
    `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages, current_setting('synchronous_commit') AS commits,
            current_setting('data_checksums') AS checksums, current_setting('listen_addresses') AS addresses,
            current_setting('server_encoding') AS encoding, datctype AS ctype, datcollate AS collation
       FROM pg_database WHERE datname = current_database()`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    pages: 'on',
    commits: 'on',
    checksums: 'on',
    addresses: '',
    encoding: 'UTF8',
    ctype: 'C.UTF-8',
    collation: 'C.UTF-8',
  });
  expect(readFileSync(join(embedded.place.dataDir, 'ENGINE'), 'utf8')).toBe(
    `postgresql ${embedded.binaries.major}\n`,
  );
});

test('only its own user can enter the socket folder or read the password', async () => {
  const { place, connection } = await started(await startedFolder());
  expect(statSync(connection.host).mode & 0o777).toBe(0o700);
  expect(Buffer.byteLength(join(connection.host, '.s.PGSQL.5432'))).toBeLessThan(104);
  expect(statSync(join(place.dataDir, 'pg.password')).mode & 0o777).toBe(0o600);
  await expect(new pg.Client({ ...connection, password: 'wrong' }).connect()).rejects.toMatchObject(
    { code: '28P01' },
  );
});

test('the program may use its own database, and is no superuser', async () => {
  const embedded = await started(await startedFolder());
  expect(
    await answer(embedded, `SELECT rolsuper AS super FROM pg_roles WHERE rolname = current_user`),
  ).toEqual({ super: false });
  await answer(embedded, 'CREATE EXTENSION pg_trgm');
  expect(await answer(embedded, `SELECT similarity('שלום עולם', 'שלום') > 0.3 AS hebrew`)).toEqual({
    hebrew: true,
  });
});

test('two data folders never share a cluster', async () => {
  const [first, second] = [await started(newFolder()), await started(newFolder())];
  expect(first.connection.host).not.toBe(second.connection.host);
  expect(lockOf(first.place.cluster)!.pid).not.toBe(lockOf(second.place.cluster)!.pid);
});

test('a copy of a data folder in use opens as a database of its own', async () => {
  const original = await startedFolder();
  const copy = newFolder();
  const first = await started(original);
  await answer(first, 'CREATE TABLE only_here ()');
  cpSync(original, copy, { recursive: true, preserveTimestamps: true });
  if (first.place.runner.uid !== undefined) {
    spawnSync('chown', ['-R', `${first.place.runner.uid}`, join(copy, 'pg')]);
    spawnSync('chmod', ['-R', 'go=', join(copy, 'pg')]);
  }
  const second = await started(copy);
  expect(second.connection.host).not.toBe(first.connection.host);
  await answer(second, 'CREATE TABLE only_there ()');
  expect(await answer(first, `SELECT to_regclass('only_there') AS there`)).toEqual({ there: null });
});

test('programs that open one data folder at the same time share its postmaster, and the last one ends it', async () => {
  const dataDir = newFolder();
  const other = program(
    dataDir,
    `process.on('SIGTERM', () => database.close().then(() => process.exit(0))); setInterval(() => {}, 1000);`,
  );
  const [database] = await Promise.all([
    openDatabase({ dataDir, log: silent }),
    other.line('ready'),
  ]);
  const cluster = join(dataDir, 'pg');
  const { pid } = lockOf(cluster)!;
  await database.pool.query('CREATE TABLE seen ()');
  await database.close();
  expect(isPostmasterOf(pid, cluster)).toBe(true);
  other.child.kill('SIGTERM');
  expect(await other.ended).toBe(0);
  expect(isPostmasterOf(pid, cluster)).toBe(false);
});

test('a first start that is killed anywhere is finished by the next', async () => {
  for (const afterMs of [150, 300, 450, 600, 750]) {
    const dataDir = newFolder();
    const killed = program(dataDir);
    await sleep(afterMs);
    killed.child.kill('SIGKILL');
    await killed.ended;
    const database = await openDatabase({ dataDir, log: silent });
    await database.pool.query('SELECT count(*) FROM migrations');
    await database.close();
    expect(existsSync(join(dataDir, 'pg.tmp'))).toBe(false);
  }
});

test.each(['only the program', 'program and postmaster', 'every process'])(
  'no acknowledged row is lost when a kill ends %s',
  async (what) => {
    const dataDir = await startedFolder();
    const acked: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const writer = program(dataDir, writeForEver);
      await writer.line('ok');
      await sleep(Math.random() * 300);
      const { pid } = lockOf(join(dataDir, 'pg'))!;
      writer.child.kill('SIGKILL');
      if (what === 'every process') for (const child of childrenOf(pid)) killed(child);
      if (what !== 'only the program') killed(pid);
      await writer.ended;
      acked.push(...acknowledged(writer.lines));
    }
    const found = await rowsOf(await opened(dataDir));
    expect(acked.length).toBeGreaterThan(3);
    expect(acked.filter((id) => !found.has(id))).toEqual([]);
  },
);

test('a postmaster left by a killed program is adopted', async () => {
  const dataDir = await startedFolder();
  const killed = program(dataDir);
  await killed.line('ready');
  const { pid } = lockOf(join(dataDir, 'pg'))!;
  killed.child.kill('SIGKILL');
  await killed.ended;
  await opened(dataDir);
  expect(lockOf(join(dataDir, 'pg'))!.pid).toBe(pid);
});

test('a left lock whose number now belongs to another process does not stop the start', async () => {
  const dataDir = await startedFolder();
  const cluster = join(dataDir, 'pg');
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${process.pid}\n${cluster}\n1700000000\n5432\n/nowhere\n\n  1 1\nready\n`,
  );
  await started(dataDir);
  expect(lockOf(cluster)!.pid).not.toBe(process.pid);
});

test('a postmaster that is silent for too long is stopped and started again', async () => {
  const dataDir = await startedFolder();
  const killed = program(dataDir);
  await killed.line('ready');
  const { pid } = lockOf(join(dataDir, 'pg'))!;
  killed.child.kill('SIGKILL');
  process.kill(pid, 'SIGSTOP');
  await started(dataDir, 500);
  expect(lockOf(join(dataDir, 'pg'))!.pid).not.toBe(pid);
});

test('a postmaster that dies under a running program comes back without a restart of the program', async () => {
  const database = await opened(await startedFolder());
  await database.pool.query('CREATE TABLE rows (id text)');
  const cluster = database.place.replace(/^.* in /, '');
  const { pid } = lockOf(cluster)!;
  process.kill(pid, 'SIGKILL');
  const deadline = Date.now() + 10_000;
  let back = false;
  while (!back && Date.now() < deadline) {
    await sleep(100);
    const answers = await database.pool.query('SELECT FROM rows').then(
      () => true,
      () => false,
    );
    back = answers && lockOf(cluster)?.pid !== pid;
  }
  expect(back).toBe(true);
});

test('closing ends PostgreSQL and leaves nothing behind but the data', async () => {
  const dataDir = newFolder();
  const embedded = await startEmbedded({ dataDir, log: silent });
  const { pid } = lockOf(embedded.place.cluster)!;
  await embedded.close();
  expect(isPostmasterOf(pid, embedded.place.cluster)).toBe(false);
  expect(existsSync(embedded.connection.host)).toBe(false);
  expect(readdirSync(dataDir).toSorted()).toEqual(['ENGINE', 'pg', 'pg.log', 'pg.password']);
});

test('a lost password is replaced, not a reason to lose the data', async () => {
  const dataDir = await startedFolder();
  const first = await startEmbedded({ dataDir, log: silent });
  await answer(first, 'CREATE TABLE kept ()');
  await first.close();
  rmSync(join(dataDir, 'pg.password'));
  const second = await started(dataDir);
  expect(await answer(second, `SELECT to_regclass('kept')::text AS kept`)).toEqual({
    kept: 'kept',
  });
});

test('a missing cluster is refused instead of replaced by an empty one', async () => {
  const dataDir = await startedFolder();
  rmSync(join(dataDir, 'pg'), { recursive: true });
  await expect(startEmbedded({ dataDir, log: silent })).rejects.toThrow(
    /is missing from .*pg: put it back or restore a backup/,
  );
});

test('a cluster of another major version is refused with a sentence', async () => {
  const dataDir = await startedFolder();
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '17\n');
  await expect(startEmbedded({ dataDir, log: silent })).rejects.toThrow(
    /is of PostgreSQL 17, but the installed programs are of 18/,
  );
});

test('an engine that this version does not know is refused', async () => {
  const dataDir = newFolder();
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'ENGINE'), 'pglite 17\n');
  ends.push(() => rmSync(join(dataDir, 'ENGINE')));
  await expect(startEmbedded({ dataDir, log: silent })).rejects.toThrow(
    /names a database engine that this version does not know/,
  );
});

test('the server log holds no words of people', async () => {
  const dataDir = await startedFolder();
  const embedded = await started(dataDir);
  await answer(embedded, 'CREATE TABLE words (word text UNIQUE)');
  await answer(embedded, `INSERT INTO words VALUES ('a secret thought')`);
  await expect(answer(embedded, `INSERT INTO words VALUES ('a secret thought')`)).rejects.toThrow(
    /duplicate key/,
  );
  const log = readFileSync(join(dataDir, 'pg.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('secret thought');
});

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // A postmaster that loses a child ends the others itself.
  }
}

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((candidate) => {
    try {
      return (
        readFileSync(`/proc/${candidate}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1] === String(pid)
      );
    } catch {
      return false;
    }
  });
}
