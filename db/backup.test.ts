import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { backUpDataFolder, backupsOf, restoreBackup } from './backup.ts';
import { dataFolder, migrationsFolder, startedDataFolder } from './embedded/testing.ts';
import { openDatabase, type Database } from './open.ts';
import { silent } from './testing.ts';

const removals: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});

function newFolder(): string {
  const { dataDir, remove } = dataFolder();
  removals.push(remove);
  return dataDir;
}

async function startedFolder(): Promise<string> {
  const { dataDir, remove } = await startedDataFolder();
  removals.push(remove);
  return dataDir;
}

const opened = (dataDir: string): Promise<Database> => openDatabase({ dataDir, log: silent });

async function words(dataDir: string): Promise<string[]> {
  const database = await opened(dataDir);
  const { rows } = await database.pool.query<{ word: string }>(
    'SELECT word FROM words ORDER BY word',
  );
  await database.close();
  return rows.map(({ word }) => word);
}

test('a backup taken while people write restores everything acknowledged before it', async () => {
  const dataDir = await startedFolder();
  const database = await opened(dataDir);
  await database.pool.query('CREATE TABLE words (word text)');
  let writing = true;
  let acknowledged = 0;
  const writer = (async () => {
    while (writing) {
      await database.pool.query('INSERT INTO words VALUES ($1)', [
        String(acknowledged + 1).padStart(6, '0'),
      ]);
      acknowledged += 1;
    }
  })();
  while (acknowledged < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = acknowledged;
  const file = await backUpDataFolder({ dataDir, log: silent });
  const after = acknowledged;
  writing = false;
  await writer;
  await database.close();

  const replaced = await restoreBackup({ dataDir, file });
  const restored = await words(dataDir);
  expect(restored.length).toBeGreaterThanOrEqual(before);
  expect(restored.length).toBeLessThanOrEqual(after + 1);
  expect(restored).toEqual(restored.map((_, index) => String(index + 1).padStart(6, '0')));
  expect(readdirSync(dataDir)).toContain(basename(replaced!));
});

test('a backup opens on another machine, which knows neither the password nor the folder', async () => {
  const [here, there] = [await startedFolder(), newFolder()];
  const database = await opened(here);
  await database.pool.query(`CREATE TABLE words AS SELECT 'שלום' AS word`);
  await database.close();
  const file = await backUpDataFolder({ dataDir: here, log: silent });
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(join(here, 'pg'), { recursive: true });
  expect(await restoreBackup({ dataDir: there, file })).toBeUndefined();
  expect(await words(there)).toEqual(['שלום']);
});

test('a running database is not restored over', async () => {
  const dataDir = await startedFolder();
  const database = await opened(dataDir);
  const file = await backUpDataFolder({ dataDir, log: silent });
  await expect(restoreBackup({ dataDir, file })).rejects.toThrow(
    /is running: stop the program first/,
  );
  await database.close();
});

test('a file that is no backup is refused and leaves the database unchanged', async () => {
  const dataDir = await startedFolder();
  const database = await opened(dataDir);
  await database.pool.query(`CREATE TABLE words AS SELECT 'kept' AS word`);
  await database.close();
  const file = join(dirname(dataDir), 'broken.tar.gz');
  writeFileSync(file, 'not a backup');
  await expect(restoreBackup({ dataDir, file })).rejects.toThrow(/is damaged or incomplete/);
  await expect(restoreBackup({ dataDir, file: join(dataDir, 'none.tar.gz') })).rejects.toThrow(
    /There is no backup/,
  );
  expect(await words(dataDir)).toEqual(['kept']);
});

test('the newest five backups stay', async () => {
  const dataDir = await startedFolder();
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  for (const day of [1, 2, 3, 4, 5, 6])
    writeFileSync(join(dataDir, 'backups', `2020010${day}T000000Z.tar.gz`), '');
  const file = await backUpDataFolder({ dataDir, log: silent });
  expect(backupsOf(dataDir).map((path) => basename(path))).toEqual([
    basename(file),
    ...[6, 5, 4, 3].map((day) => `2020010${day}T000000Z.tar.gz`),
  ]);
});

test('a start with new migrations backs up first', async () => {
  const dataDir = await startedFolder();
  const start = async (migrations: Record<string, string>): Promise<void> => {
    const folder = migrationsFolder(dirname(dataDir), migrations);
    await (await openDatabase({ dataDir, log: silent, migrationsFolder: folder })).close();
  };
  await start({ '0000_a': `CREATE TABLE words AS SELECT 'before' AS word;` });
  expect(backupsOf(dataDir)).toEqual([]);
  await start({
    '0000_a': `CREATE TABLE words AS SELECT 'before' AS word;`,
    '0001_b': 'DELETE FROM words;',
  });
  expect(backupsOf(dataDir)).toHaveLength(1);
});
