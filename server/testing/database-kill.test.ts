import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { startEmbedded } from '#db/embedded.ts';
import { placeOf } from '#db/embedded/place.ts';
import { lockOf, stopPostmaster } from '#db/embedded/postmaster.ts';
import { embeddedUrl, silent } from '#db/testing.ts';
import { killDatabaseUnderLoad, ready } from './database-faults.ts';
import { callOver, startProgram } from './process.ts';
import { pathOf, password } from './world.ts';

const environment = { PUBLIC_URL: 'http://zavit.test', RATE_LIMITS: 'off' };
const kills = 12;
/** Longer than a statement may take and the driver waits for its answer. */
const silenceMs = 7_000;

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'zavit-database-kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('PostgreSQL is killed while people write and the guide answers: the program goes on, and nothing acknowledged is lost', async () => {
  const dataDir = newFolder();
  const program = await startProgram({ ...environment, DATA_DIR: dataDir });
  const { cluster } = placeOf(dataDir);
  const report = await killDatabaseUnderLoad(program, cluster, { kills, afterMs: [100, 800] });
  const { lost, doubled, disorder, mismatched, questionsLost, unsettled } = report;
  expect({ lost, doubled, disorder, mismatched, questionsLost, unsettled }).toEqual({
    lost: [],
    doubled: [],
    disorder: [],
    mismatched: [],
    questionsLost: [],
    unsettled: [],
  });
  expect(program.isRunning()).toBe(true);
  expect(report.acknowledged).toBeGreaterThan(kills);
  expect(report.backMs).toHaveLength(kills);
}, 400_000);

/** A PostgreSQL of its own behind DATABASE_URL, as an operator would run it. */
async function withItsOwnPostgres() {
  const dataDir = newFolder();
  const postgres = await startEmbedded({ dataDir, log: silent });
  onTestFinished(() => postgres.close());
  const program = await startProgram({
    ...environment,
    DATA_DIR: newFolder(),
    DATABASE_URL: embeddedUrl(postgres.connection),
  });
  const registered = await callOver(program.url, '', api.account.register, {
    body: {
      user: { username: 'ana', email: 'ana@example.org', password, terms_version: termsVersion },
    },
  });
  if (!registered) throw new Error(`the program did not start: ${program.output()}`);
  const { token } = registered;
  const made = await callOver(program.url, token, api.chat.create, {
    body: { chat: { chat_type: 'AI' } },
  });
  // It opens a transaction, so that connections break while somebody works with them.
  const keepDraft = () =>
    fetch(program.url + pathOf(api.chat.draft, { id: made?.chat.id ?? '' }), {
      method: api.chat.draft.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: randomUUID() }),
    });
  const postmaster = () => lockOf(postgres.place.cluster)?.pid ?? 0;
  return { program, postgres, keepDraft, postmaster };
}

test('an external PostgreSQL is restarted under load: calls get 503 until it is back, and the program goes on', async () => {
  const { program, postgres, keepDraft, postmaster } = await withItsOwnPostgres();
  const statuses = new Set<number>();
  let isCalling = true;
  const callers = Array.from({ length: 8 }, async () => {
    while (isCalling) statuses.add((await keepDraft()).status);
  });
  for (let restarts = 0; restarts < 5; restarts++) {
    const before = postmaster();
    await stopPostmaster(postgres.place, postgres.binaries, before);
    await ready(program, () => ![0, before].includes(postmaster()));
  }
  isCalling = false;
  await Promise.all(callers);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(program.isRunning()).toBe(true);
  expect((await keepDraft()).status).toBe(200);
}, 200_000);

/** The children of PostgreSQL stand in groups of their own. */
function withChildren(postmaster: number): number[] {
  const listed = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' });
  const children = listed.split('\n').flatMap((line) => {
    const [parent, pid] = line.trim().split(/\s+/u).map(Number);
    return parent === postmaster && pid ? [pid] : [];
  });
  return [postmaster, ...children];
}

test('a PostgreSQL that falls silent is answered for with 503 and Retry-After, until it speaks again', async () => {
  const { program, keepDraft, postmaster } = await withItsOwnPostgres();
  const all = withChildren(postmaster());
  for (const pid of all) process.kill(pid, 'SIGSTOP');
  const calls = Array.from({ length: 4 }, () => keepDraft());
  // A test that fails before they are looked at is to say why itself.
  for (const call of calls) call.catch(() => undefined);
  await sleep(silenceMs);
  expect(program.isRunning(), program.output()).toBe(true);
  const refused = await Promise.all(calls);
  for (const pid of all) process.kill(pid, 'SIGCONT');
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  await ready(program);
  expect((await keepDraft()).status).toBe(200);
}, 120_000);
