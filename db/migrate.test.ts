import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dataFolder, migrationsFolder, startProgram } from './embedded/testing.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { createTestDatabase, silent } from './testing.ts';

let folder: string;
let client: pg.Client;
let connection: pg.ClientConfig;
let drop: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zavit-migrate-'));
  const database = await createTestDatabase(inject('testCluster'), `migrate_${process.pid}`);
  drop = database.drop;
  connection = { connectionString: database.url };
  client = new pg.Client(connection);
  await client.connect();
  // An empty database to start from.
  await client.query('DROP TABLE migrations');
});

afterEach(async () => {
  await client.end();
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const tables = async (...names: string[]): Promise<string[]> =>
  (
    await client.query<{ name: string }>(
      'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL',
      [names],
    )
  ).rows.map(({ name }) => name);

const first = {
  '0000_first':
    'CREATE TABLE m_one (id int);\n--> statement-breakpoint\nCREATE TABLE m_two (id int);\n',
};

test('migrations are applied once, in the journal’s order', async () => {
  const all = { ...first, '0001_second': 'ALTER TABLE m_one ADD COLUMN word text;' };
  expect(
    await migrate({ connection, log: silent, migrationsFolder: migrationsFolder(folder, first) }),
  ).toEqual(['0000_first']);
  expect(
    await migrate({ connection, log: silent, migrationsFolder: migrationsFolder(folder, all) }),
  ).toEqual(['0001_second']);
  expect(
    await migrate({ connection, log: silent, migrationsFolder: migrationsFolder(folder, all) }),
  ).toEqual([]);
});

test('a migration that fails changes nothing, and those before it stay', async () => {
  const bad = {
    ...first,
    '0001_bad': 'CREATE TABLE m_three ();\n--> statement-breakpoint\nSELECT 1/0;',
  };
  await expect(
    migrate({ connection, log: silent, migrationsFolder: migrationsFolder(folder, bad) }),
  ).rejects.toThrow(/^Migration 0001_bad failed and changed nothing: division by zero\.$/);
  expect(await tables('m_one', 'm_two', 'm_three')).toEqual(['m_one', 'm_two']);
});

test('nodes that start together apply each migration once', async () => {
  const migrations = migrationsFolder(folder, {
    '0000_slow': 'CREATE TABLE m_one ();\n--> statement-breakpoint\nSELECT pg_sleep(0.2);',
  });
  const applied = await Promise.all(
    [1, 2, 3].map(() => migrate({ connection, log: silent, migrationsFolder: migrations })),
  );
  expect(applied.flat()).toEqual(['0000_slow']);
});

test('an applied migration that was edited is refused; line endings do not count', async () => {
  const migrations = migrationsFolder(folder, first);
  await migrate({ connection, log: silent, migrationsFolder: migrations });
  writeFileSync(join(migrations, '0000_first.sql'), first['0000_first'].replaceAll('\n', '\r\n'));
  await migrate({ connection, log: silent, migrationsFolder: migrations });
  writeFileSync(join(migrations, '0000_first.sql'), 'CREATE TABLE other ();');
  await expect(migrate({ connection, log: silent, migrationsFolder: migrations })).rejects.toThrow(
    /0000_first was changed after/,
  );
});

test('a version before the database’s goes on, and says so', async () => {
  const said: string[] = [];
  await migrate({
    connection,
    log: silent,
    migrationsFolder: migrationsFolder(folder, { ...first, '0001_newer': 'SELECT 1;' }),
  });
  const log = { ...silent, warn: (_: object, message: string) => said.push(message) };
  await migrate({ connection, log, migrationsFolder: migrationsFolder(folder, first) });
  expect(said).toEqual(['the database was migrated by a newer version of this program']);
});

test('a database from before the first release is refused and left unchanged', async () => {
  const older = migrationsFolder(folder, { '0000_older': 'CREATE TABLE m_older ();' });
  await migrate({ connection, log: silent, migrationsFolder: older });
  await expect(
    migrate({ connection, log: silent, migrationsFolder: migrationsFolder(folder, first) }),
  ).rejects.toThrow(/^This database was made by a development version .* empty DATA_DIR/);
  expect(await tables('m_older', 'm_one')).toEqual(['m_older']);
});

test('a change is preceded by a backup, a first migration is not', async () => {
  let backups = 0;
  const beforeChange = async (): Promise<void> => void (backups += 1);
  await migrate({
    connection,
    log: silent,
    beforeChange,
    migrationsFolder: migrationsFolder(folder, first),
  });
  expect(backups).toBe(0);
  const more = { ...first, '0001_a': 'SELECT 1;', '0002_b': 'SELECT 1;' };
  await migrate({
    connection,
    log: silent,
    beforeChange,
    migrationsFolder: migrationsFolder(folder, more),
  });
  await migrate({
    connection,
    log: silent,
    beforeChange,
    migrationsFolder: migrationsFolder(folder, more),
  });
  expect(backups).toBe(1);
});

test('a start that is killed while it migrates is finished by the next', async () => {
  const { dataDir, remove } = dataFolder();
  const names = Array.from({ length: 6 }, (_, index) => `000${index}_step`);
  const migrations = migrationsFolder(
    folder,
    Object.fromEntries(
      names.map((name, index) => [
        name,
        `CREATE TABLE step_${index} ();\n--> statement-breakpoint\nSELECT pg_sleep(0.1);`,
      ]),
    ),
  );
  try {
    await (
      await openDatabase({ dataDir, log: silent, migrationsFolder: migrationsFolder(folder, {}) })
    ).close();
    for (const afterMs of [300, 500, 700]) {
      const killed = startProgram(dataDir, '', { migrations });
      await sleep(afterMs);
      killed.child.kill('SIGKILL');
      await killed.ended;
    }
    const database = await openDatabase({ dataDir, log: silent, migrationsFolder: migrations });
    const { rows } = await database.pool.query<{ name: string }>(
      'SELECT name FROM migrations ORDER BY name',
    );
    expect(rows.map(({ name }) => name)).toEqual(names);
    for (const index of names.keys()) await database.pool.query(`SELECT FROM step_${index}`);
    await database.close();
  } finally {
    await remove();
  }
});
