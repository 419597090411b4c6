import { spawnSync } from 'node:child_process';
import { createHash, randomFillSync, randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChatListItem } from '#contract/chat.ts';
import { api } from '#contract/index.ts';
import type { Export } from '#contract/rights.ts';
import { wavOf } from '../server/testing/wav.ts';
import { newClient, passwordOfClients, post } from './client.ts';
import { type Figure, count, median, option } from './figures.ts';
import { none, spawned, whenReady } from './kills.ts';

const killsDefault = 3;
const recordings = 12;
const recordingMs = 240_000;
/** After the first part is stored: within the writing of the others. */
const killWithinMs = 250;
/** A silent writer is taken for dead after a minute, and looked for every minute. */
const doneMaxMs = 300_000;

/**
 * The program and its database are killed while an export is written, and started again:
 * `npm run bench -- export-kills [--kills=3]`. The zip is read by `unzip`, which shares no code with us.
 */
export async function measureExportKills(): Promise<Figure[]> {
  const kills = option('kills', killsDefault);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-export-kills-'));
  let running = await whenReady(await spawned(dataDir));
  const doneMs: number[] = [];
  let missed = 0;
  let unreadable = 0;
  let missing = 0;
  try {
    const { username, sums } = await somebodyWithRecordings(running.url);
    while (doneMs.length < kills) {
      const before = await signedIn(running.url, username);
      await post(running.url + api.rights.requestExport.path, before.token, {});
      await firstPart(dataDir);
      await new Promise((resolve) => setTimeout(resolve, randomInt(killWithinMs)));
      await running.kill(doneMs.length % 2 === 0 ? 'everything' : 'node');
      running = await whenReady(await spawned(dataDir));
      const begun = performance.now();
      const after = await signedIn(running.url, username);
      if ((await stateOf(running.url, after.token)).state === 'done') {
        missed += 1;
        continue;
      }
      const zip = await downloaded(running.url, after);
      doneMs.push(performance.now() - begun);
      const file = path.join(dataDir, 'mine.zip');
      writeFileSync(file, zip);
      if (unzip('-tqq', file).status !== 0) unreadable += 1;
      const found = sumsIn(file);
      missing += [...sums].filter((sum) => !found.has(sum)).length;
      process.stderr.write(`  ${doneMs.length} kills, ${zip.length} bytes\n`);
    }
  } finally {
    await running.kill('everything');
    rmSync(dataDir, { recursive: true, force: true });
  }
  const of = `${kills} kills while an export is written`;
  return [
    count(`${of}: zips that unzip can’t read`, unreadable, none),
    count(`${of}: recordings missing or changed, of ${kills * recordings}`, missing, none),
    count(`${of}: came too late and were repeated`, missed, null),
    count(`${of}: done after the start, median`, median(doneMs) / 1_000, null, 's', 0),
  ];
}

/** Noise does not compress, so that there are many parts to write. */
async function somebodyWithRecordings(url: string) {
  const client = await newClient(url);
  const other = await newClient(url);
  const { chat } = await post<{ chat: ChatListItem }>(url + api.chat.create.path, client.token, {
    chat: { chat_type: 'GP', title: 'Recordings', participants: [other.user.username] },
  });
  const address = url + api.messages.sendUser.path.replace(':id', chat.id);
  const sums = new Set<string>();
  for (let sent = 0; sent < recordings; sent++) {
    const wav = randomFillSync(wavOf(recordingMs), wavOf(0).length);
    const form = new FormData();
    form.append('audio', new Blob([new Uint8Array(wav)]), 'audio.wav');
    const headers = { authorization: `Bearer ${client.token}` };
    const answer = await fetch(address, { method: 'POST', headers, body: form });
    if (!answer.ok) throw new Error(`a recording was refused: ${await answer.text()}`);
    sums.add(sumOf(wav));
  }
  return { username: client.user.username, sums };
}

interface SignedIn {
  token: string;
  cookie: string;
}

async function signedIn(url: string, username: string): Promise<SignedIn> {
  const answer = await fetch(url + api.account.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { username, password: passwordOfClients } }),
  });
  const { token } = (await answer.json()) as { token: string };
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { token, cookie: cookie.join('; ') };
}

async function firstPart(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'files', 'exports');
  const known = new Set(existsSync(folder) ? readdirSync(folder) : []);
  for (const begun = performance.now(); performance.now() - begun < doneMaxMs;) {
    if (existsSync(folder) && readdirSync(folder).some((name) => !known.has(name))) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('no part of an export was stored');
}

async function stateOf(url: string, token: string): Promise<Export> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(url + api.rights.export.path, { headers })).json()) as Export;
}

async function downloaded(url: string, { token, cookie }: SignedIn): Promise<Buffer> {
  for (const begun = performance.now(); performance.now() - begun < doneMaxMs;) {
    const { state, url: address } = await stateOf(url, token);
    if (state === 'failed') throw new Error('the export failed');
    if (address !== null) {
      const answer = await fetch(new URL(address, url), { headers: { cookie } });
      if (!answer.ok) throw new Error(`the download was refused: ${await answer.text()}`);
      return Buffer.from(await answer.arrayBuffer());
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the export was not done in time');
}

function unzip(...given: string[]) {
  return spawnSync('unzip', given, { maxBuffer: 64 * 1024 * 1024 });
}

function sumsIn(zip: string): Set<string> {
  const names = unzip('-Z1', zip, '*.wav').stdout.toString('utf8').split('\n').filter(Boolean);
  return new Set(names.map((name) => sumOf(unzip('-p', zip, name).stdout)));
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
