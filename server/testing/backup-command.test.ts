import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { startEmbedded } from '#db/embedded.ts';
import { dataFolder } from '#db/embedded/testing.ts';
import { silent } from '#db/testing.ts';
import { callOver, runToEnd, startProgram } from './process.ts';
import { password } from './world.ts';

function newFolder(): string {
  const { dataDir, remove } = dataFolder();
  onTestFinished(remove);
  return dataDir;
}

/** `npm start` with arguments, to its end. */
const command = (dataDir: string, args: string[], environment: Record<string, string> = {}) =>
  runToEnd('scripts/start.js', { DATA_DIR: dataDir, ...environment }, args);

/** Every row of every table, as text, whether or not a program uses the folder. */
async function rowsIn(dataDir: string): Promise<Map<string, string[]>> {
  const embedded = await startEmbedded({ dataDir, log: silent });
  const client = new pg.Client(embedded.connection);
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const all = new Map<string, string[]>();
    // One snapshot for all tables.
    await client.query('begin isolation level repeatable read');
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} t order by 1`,
      );
      all.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    const { rows: streams } = await client.query<{ broken: string }>(
      `select id::text as broken from streams
       where version <> (select coalesce(max(version), 0) from events where stream_id = id)`,
    );
    all.set(
      'broken streams',
      streams.map(({ broken }) => broken),
    );
    await client.query('commit');
    return all;
  } finally {
    await client.end();
    await embedded.close();
  }
}

/** Somebody with a picture, and what their browser holds. */
async function personAt(url: string) {
  const username = `b${randomUUID().slice(0, 8)}`;
  const response = await fetch(`${url}${api.account.register.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user: { username, email: `${username}@example.org`, password, terms_version: termsVersion },
    }),
  });
  const { token } = (await response.json()) as { token: string };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const picture = await sharp({
    create: { width: 60, height: 60, channels: 3, background: '#14585c' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
  const updated = await fetch(`${url}${api.account.updateProfile.path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { avatar_url: avatar } = (await updated.json()) as { avatar_url: string };
  const pictureAt = async (there: string) =>
    Buffer.from(await (await fetch(`${there}${avatar}`, { headers: { cookie } })).arrayBuffer());
  return { token, pictureAt };
}

const created = (url: string, token: string) =>
  callOver(url, token, api.chat.create, { body: { chat: { chat_type: 'AI' } } });

test('everything written before a backup, and nothing torn, stands in another folder after it is restored there', async () => {
  const [here, there] = [newFolder(), newFolder()];
  const environment = { PUBLIC_URL: 'http://zavit.test', RATE_LIMITS: 'off' };
  const program = await startProgram({ DATA_DIR: here, ...environment });
  const { token, pictureAt } = await personAt(program.url);
  for (let count = 0; count < 20; count++) await created(program.url, token);
  const before = await rowsIn(here);

  let writing = true;
  const writers = [1, 2, 3].map(async () => {
    while (writing) await created(program.url, token);
  });
  const file = path.join(path.dirname(here), 'whole.tar');
  const backup = await command(here, ['--backup', file]);
  writing = false;
  await Promise.all(writers);
  expect(backup.code, backup.output).toBe(0);
  expect(backup.output).toContain(`Backed up ${here} to ${file}`);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(existsSync(path.join(here, 'backup.tmp'))).toBe(false);
  const after = await rowsIn(here);

  const restored = await command(there, ['--restore', file]);
  expect(restored.code, restored.output).toBe(0);
  const rows = await rowsIn(there);
  expect([...rows.keys()].toSorted()).toEqual([...after.keys()].toSorted());
  expect(rows.get('broken streams')).toEqual([]);
  for (const [table, stored] of rows) {
    // The one table whose rows change while chats are made.
    if (table === 'streams') continue;
    const known = new Set(stored);
    const later = new Set(after.get(table));
    expect(
      before.get(table)?.filter((row) => !known.has(row)),
      table,
    ).toEqual([]);
    expect(
      stored.filter((row) => !later.has(row)),
      table,
    ).toEqual([]);
  }
  expect(rows.get('chats')?.length).toBeGreaterThanOrEqual(20);

  const other = await startProgram({ DATA_DIR: there, ...environment });
  const profile = await callOver(other.url, token, api.account.profile);
  expect(profile?.username).toMatch(/^b/u);
  const picture = await pictureAt(program.url);
  expect((await sharp(picture).metadata()).format).toBe('webp');
  expect(await pictureAt(other.url)).toEqual(picture);
  expect(await created(other.url, token)).not.toBeNull();

  const overRunning = await command(there, ['--restore', file, '--force']);
  expect([overRunning.code, overRunning.output]).toEqual([
    1,
    expect.stringContaining('is running: stop the program first'),
  ]);
});

test('a folder that holds data is restored into only with --force, which keeps what was there', async () => {
  const [here, there] = [newFolder(), newFolder()];
  const made = await startEmbedded({ dataDir: here, log: silent });
  await made.close();
  cpSync(import.meta.dirname, path.join(here, 'files', 'pictures'), { recursive: true });
  const file = path.join(path.dirname(here), 'whole.tar');
  expect(await command(here, ['--backup', file])).toMatchObject({ code: 0 });
  const again = await command(here, ['--backup', file]);
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringContaining('exists already') as string,
  });

  const other = await startEmbedded({ dataDir: there, log: silent });
  await other.close();
  const engine = readFileSync(path.join(there, 'ENGINE'), 'utf8');
  expect(await command(there, ['--restore', file])).toMatchObject({
    code: 1,
    output: expect.stringContaining('holds data already') as string,
  });
  expect(existsSync(path.join(there, 'files'))).toBe(false);
  const forced = await command(there, ['--restore', file, '--force']);
  expect(forced.code, forced.output).toBe(0);
  const kept = /What it replaced is kept: (.+)/u.exec(forced.output)?.[1] ?? '';
  expect(existsSync(path.join(kept, 'PG_VERSION')), forced.output).toBe(true);
  expect(readFileSync(path.join(there, 'ENGINE'), 'utf8')).toBe(engine);
  expect(readdirSync(path.join(there, 'files', 'pictures'))).toEqual(
    readdirSync(import.meta.dirname),
  );
  expect(await command(there, ['--restore', file, '--force'])).toMatchObject({ code: 0 });
  expect(readdirSync(there).filter((name) => name.startsWith('files.replaced-'))).toHaveLength(1);
});

test('an impossible command is refused in one sentence', async () => {
  const dataDir = newFolder();
  const folder = path.dirname(dataDir);
  const file = path.join(folder, 'whole.tar');
  const broken = path.join(folder, 'broken.tar');
  writeFileSync(broken, 'no archive');
  const refused: [string[], Record<string, string>, string][] = [
    [['--backup', file], {}, 'There is nothing to back up'],
    [['--backup', file, '--restore', file], {}, 'choose one'],
    [['--backup', file], { DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }, 'pg_dump'],
    [['--restore', file], {}, 'There is no backup'],
    [['--restore', broken], {}, 'is damaged or incomplete'],
    [['--restore'], {}, '--restore'],
  ];
  for (const [args, environment, sentence] of refused) {
    const { code, output } = await command(dataDir, args, environment);
    expect.soft([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    expect.soft(output).not.toMatch(/^\s+at /mu);
  }
  expect(existsSync(file)).toBe(false);
});

test('a damaged backup is refused in one sentence, and nothing of it is left', async () => {
  const [here, there] = [newFolder(), newFolder()];
  await (await startEmbedded({ dataDir: here, log: silent })).close();
  const folder = path.dirname(here);
  const whole = path.join(folder, 'whole.tar');
  expect(await command(here, ['--backup', whole])).toMatchObject({ code: 0 });
  const bytes = readFileSync(whole);
  const middle = Math.floor(bytes.length / 2);
  const flipped = Buffer.from(bytes);
  flipped.fill(0xaa, middle, middle + 64);
  const damaged = path.join(folder, 'damaged.tar');
  for (const content of [
    Buffer.alloc(0),
    bytes.subarray(0, 700),
    bytes.subarray(0, middle),
    flipped,
    Buffer.from('\x1f\x8bnothing', 'latin1'),
  ]) {
    writeFileSync(damaged, content);
    const { code, output } = await command(there, ['--restore', damaged]);
    const sentence = `The backup ${damaged} is damaged or incomplete, and nothing was restored: `;
    expect([code, output.slice(0, sentence.length)]).toEqual([1, sentence]);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toMatch(/exiting now|previous errors/u);
    expect(readdirSync(there)).toEqual([]);
  }
}, 90_000);
