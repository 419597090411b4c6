import {
  chownSync,
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import pg from 'pg';
import { startEmbedded, type Embedded } from '../embedded.ts';
import { silent } from '../testing.ts';
import { packagedFolder, usableBinaries } from './binaries.ts';
import { placeOf } from './place.ts';
import { canEnter, systemRunner, weAreRoot } from './runner.ts';
import { dataFolder, packageCopy, startProgram } from './testing.ts';

const ends: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

function newFolder(parentMode?: number): string {
  const { dataDir, remove } = dataFolder(parentMode);
  ends.push(remove);
  return dataDir;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'zavit-programs-'));
  chmodSync(folder, 0o755);
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function ask(embedded: Embedded, text: string): Promise<unknown> {
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows[0];
  } finally {
    await client.end();
  }
}

/** Whether another user could run this checkout at all. */
const checkoutIsOpen = weAreRoot && canEnter(systemRunner(), import.meta.dirname);

test('links that a package without install scripts lacks are made where it lies', () => {
  const folder = temporaryFolder();
  const bare = packageCopy(folder, packagedFolder());
  const { major, folder: used } = usableBinaries({}, join(folder, 'copies'), bare);
  expect(used).toBe(bare);
  expect(major).toBeGreaterThanOrEqual(18);
  const links = JSON.parse(readFileSync(join(bare, 'pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  expect(
    links.filter(({ target }) => !lstatSync(join(bare, '..', target)).isSymbolicLink()),
  ).toEqual([]);
});

test('if links cannot be made, a complete copy is used', () => {
  const folder = temporaryFolder();
  const bare = packageCopy(folder, packagedFolder());
  // This name cannot be given to another link, whatever user runs the tests.
  const [{ target }] = JSON.parse(readFileSync(join(bare, 'pg-symlinks.json'), 'utf8')) as [
    { target: string },
  ];
  const taken = join(bare, '..', target);
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'missing'), taken);
  const { folder: used } = usableBinaries({}, join(folder, 'copies'), bare);
  expect(used.startsWith(join(folder, 'copies'))).toBe(true);
});

test.runIf(weAreRoot)(
  'PostgreSQL of a root program runs as a powerless user inside the data folder',
  async () => {
    const dataDir = newFolder();
    const { place } = await startEmbedded({ dataDir, log: silent }).then((embedded) => {
      ends.push(() => embedded.close());
      return embedded;
    });
    expect(place.cluster).toBe(join(dataDir, 'pg'));
    expect(statSync(place.cluster).uid).toBe(place.runner.uid);
    expect(statSync(place.cluster).uid).toBeGreaterThan(0);
    expect(statSync(dataDir).mode & 0o007).toBe(0);
  },
);

test.runIf(weAreRoot)(
  "below root's private home the cluster is in a system folder, and the start says so",
  async () => {
    const dataDir = newFolder(0o700);
    const said: object[] = [];
    const embedded = await startEmbedded({
      dataDir,
      log: { ...silent, warn: (fields) => said.push(fields) },
    });
    await ask(embedded, 'CREATE TABLE kept ()');
    await embedded.close();
    expect(embedded.place.cluster).toMatch(/^\/var\/lib\/zavit\/\w+\/pg$/);
    expect(said).toEqual([{ cluster: embedded.place.cluster }]);
    const again = await startEmbedded({ dataDir, log: silent });
    ends.push(() => again.close());
    expect(await ask(again, `SELECT to_regclass('kept')::text AS kept`)).toEqual({ kept: 'kept' });
  },
);

test.runIf(weAreRoot)(
  'a private data folder that was emptied starts empty, and its earlier cluster is kept aside',
  async () => {
    const dataDir = newFolder(0o700);
    const first = await startEmbedded({ dataDir, log: silent });
    await ask(first, 'CREATE TABLE old ()');
    await first.close();
    rmSync(dataDir, { recursive: true });
    const said: { kept?: string }[] = [];
    const second = await startEmbedded({
      dataDir,
      log: { ...silent, warn: (fields) => said.push(fields) },
    });
    ends.push(() => second.close());
    expect(await ask(second, `SELECT to_regclass('old') AS old`)).toEqual({ old: null });
    expect(existsSync(join(said[0]!.kept!, 'PG_VERSION'))).toBe(true);
  },
);

test.runIf(weAreRoot)(
  'a copy of a private data folder never opens the original, a moved one stays itself',
  async () => {
    const dataDir = newFolder(0o700);
    const original = await startEmbedded({ dataDir, log: silent });
    await original.close();
    const copy = `${dataDir}-copy`;
    cpSync(dataDir, copy, { recursive: true });
    await expect(startEmbedded({ dataDir: copy, log: silent })).rejects.toThrow(
      /is a copy of .*, whose database .* it must not share/,
    );
    rmSync(copy, { recursive: true });
    renameSync(dataDir, copy);
    await (await startEmbedded({ dataDir: copy, log: silent })).close();
    expect(placeOf(copy).cluster).toBe(original.place.cluster);
    renameSync(copy, dataDir);
    await (await startEmbedded({ dataDir, log: silent })).close();
  },
);

test.runIf(checkoutIsOpen)(
  'an ordinary user runs it as themselves below a private home',
  async () => {
    const user = systemRunner();
    const home = mkdtempSync(join(tmpdir(), 'zavit-home-'));
    ends.push(() => rmSync(home, { recursive: true, force: true }));
    chmodSync(home, 0o700);
    chownSync(home, user.uid!, user.gid!);
    const dataDir = join(home, 'data');
    const body = `await database.pool.query('SELECT 1'); print('place ' + database.place); await database.close();`;
    for (let round = 0; round < 2; round += 1) {
      const program = startProgram(dataDir, body, { runner: user });
      expect(await program.line('place')).toContain(join(dataDir, 'pg'));
      expect(await program.ended).toBe(0);
    }
    expect(statSync(join(dataDir, 'pg')).uid).toBe(user.uid);
    expect(statSync(dataDir).mode & 0o077).toBe(0);
  },
);

test.runIf(checkoutIsOpen)(
  'a database that root created is refused to an ordinary user with a sentence',
  async () => {
    const user = systemRunner();
    const dataDir = newFolder();
    await (await startEmbedded({ dataDir, log: silent })).close();
    chownSync(join(dataDir, 'pg'), 0, 0);
    chmodSync(dataDir, 0o755);
    ends.push(() => chownSync(join(dataDir, 'pg'), user.uid!, user.gid!));
    const program = startProgram(dataDir, '', { runner: user });
    expect(await program.line('refused')).toMatch(
      /belongs to another user: start as the user who created it/,
    );
  },
);
