import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { startEmbedded } from '#db/embedded.ts';
import { dataFolder } from '#db/embedded/testing.ts';
import { silent } from '#db/testing.ts';
import { callOver, freePort, startProgram } from './process.ts';
import { password } from './world.ts';

const root = path.resolve(import.meta.dirname, '../..');

function newFolder(): string {
  const { dataDir, remove } = dataFolder();
  onTestFinished(remove);
  return dataDir;
}

/** A disk that takes nothing more: what a table would grow by goes to /dev/full until there is room again. */
async function fullDisk(dataDir: string, table: string): Promise<() => Promise<void>> {
  const embedded = await startEmbedded({ dataDir, log: silent });
  const client = new pg.Client(embedded.connection);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await embedded.close();
  });
  const { rows } = await client.query<{ file: string }>(
    'select pg_relation_filepath($1::regclass) as file',
    [table],
  );
  const file = path.join(embedded.place.cluster, rows[0]?.file ?? '');
  const aside = `${file}.aside`;
  // A process with the open file would continue with it.
  const reopen = () =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = current_user and pid <> pg_backend_pid()`,
    );
  renameSync(file, aside);
  symlinkSync('/dev/full', file);
  await reopen();
  return async () => {
    unlinkSync(file);
    renameSync(aside, file);
    await reopen();
  };
}

describe.runIf(process.platform === 'linux')('with a full disk', () => {
  test('a request that can’t be stored is refused with a code, readiness reports it, and all works when there is space again', async () => {
    const dataDir = newFolder();
    const { url } = await startProgram({ DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    const username = `f${randomUUID().slice(0, 8)}`;
    const registered = await callOver(url, '', api.account.register, {
      body: {
        user: { username, email: `${username}@example.org`, password, terms_version: termsVersion },
      },
    });
    const token = registered?.token ?? '';
    const created = await callOver(url, token, api.chat.create, {
      body: { chat: { chat_type: 'AI' } },
    });
    const params = { id: created?.chat.id ?? '' };
    const body = JSON.stringify({ message: 'Is there room?', client_id: randomUUID() });
    const send = () =>
      fetch(url + api.messages.send.path.replace(':id', params.id), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body,
      });
    const state = async (at: string) => (await fetch(url + at)).json() as Promise<object>;
    const codeOf = async () => {
      const answer = await send();
      return [answer.status, ((await answer.json()) as { error?: { code: string } }).error?.code];
    };

    const free = await fullDisk(dataDir, 'messages');
    await expect.poll(codeOf, { timeout: 20_000 }).toEqual([503, 'server.storage_full']);
    expect(await state('/readyz')).toMatchObject({ status: 'not_ready', storage: false });
    expect(await state('/healthz')).toMatchObject({ status: 'degraded', degraded: ['storage'] });
    expect((await send()).headers.get('retry-after')).toBe('30');
    const listed = await callOver(url, token, api.messages.list, { params });
    expect(listed?.items).toEqual([]);

    await free();
    await expect.poll(codeOf, { timeout: 20_000 }).toEqual([200, undefined]);
    const ready = { status: 'ready', storage: true };
    await expect.poll(() => state('/readyz'), { timeout: 20_000 }).toMatchObject(ready);
    const after = await callOver(url, token, api.messages.list, { params });
    expect(after?.items.map(({ kind }) => kind)).toEqual(['user', 'guide']);
  }, 120_000);

  test('a log that can’t be written ends nothing', async () => {
    const port = await freePort();
    const { PATH = '', HOME = '' } = process.env;
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [path.join(root, 'scripts/start.js'), '--api'], {
      env: { PATH, HOME, DATA_DIR: newFolder(), PORT: String(port), LOG_LEVEL: 'info' },
      stdio: ['ignore', full, full],
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
    for (let n = 0; n < 20; n++) await (await fetch(`${url}/api/config`)).arrayBuffer();
    expect(await isReady()).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 120_000);

  test('a new database that finds no room says so in one sentence', async () => {
    const { PATH = '', HOME = '' } = process.env;
    const start = `ulimit -f 4000; exec "${process.execPath}" scripts/start.js --api`;
    const child = spawn('sh', ['-c', start], {
      cwd: root,
      env: { PATH, HOME, DATA_DIR: newFolder(), PORT: String(await freePort()) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    expect([code, said.trim().split('\n')]).toEqual([
      1,
      [
        expect.stringMatching(
          /^A new database could not be created in .+: the disk is full \(.+\)$/u,
        ),
      ],
    ]);
  }, 120_000);
});
