import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOf } from '#db/embedded/place.ts';
import { lockOf } from '#db/embedded/postmaster.ts';
import { type KillReport, type Killable, killUnderLoad } from '../server/testing/kill-load.ts';
import { type Figure, count, option, quantile } from './figures.ts';
import { freePort } from './program.ts';

const root = path.resolve(import.meta.dirname, '..');
const killsDefault = 200;
const startMaxMs = 60_000;
/** Requests that are repeated soon anyway need not be waited for. */
const askedMaxMs = 2_000;
const logLinesShown = 60;
export const none = { atMost: 0 };
/** Every so many kills the next start is killed as well, at a random moment of it. */
const startKilledEvery = 4;
const startKilledWithinMs = 1_500;

/** The server is killed under load again and again: `npm run bench -- kills [--kills=20]`. */
export async function measureKills(): Promise<Figure[]> {
  const kills = option('kills', killsDefault);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-kills-'));
  let running: Killable | null = null;
  let starts = 0;
  let failedStarts = 0;
  const start = async () => {
    starts += 1;
    if (starts > 1 && starts % startKilledEvery === 0) await killInStart(dataDir);
    try {
      running = await ready(dataDir);
    } catch (error) {
      failedStarts += 1;
      process.stderr.write(`  start ${starts}: ${String(error)}\n${lastWords(dataDir)}\n`);
      running = await ready(dataDir);
    }
    return running;
  };
  try {
    const report = await killUnderLoad({
      start,
      kills,
      afterMs: [200, 4_000],
      progress: (done) => {
        if (done % 10 === 0) process.stderr.write(`  ${done} kills\n`);
      },
    });
    return [
      ...figuresOfKills(`${kills} kills`, report),
      count(`${kills} kills: starts that failed`, failedStarts, none),
    ];
  } finally {
    await (running as Killable | null)?.kill('everything');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Nothing lost or doubled; the time until the program is ready again is only seen. */
export function figuresOfKills(of: string, report: KillReport): Figure[] {
  const { acknowledged, unknown, lost, doubled, disorder, mismatched, backMs } = report;
  for (const wrong of [...lost, ...doubled, ...disorder, ...mismatched].slice(0, 20))
    process.stderr.write(`  ${wrong}\n`);
  const back = (share: number) => quantile(backMs, share) / 1_000;
  return [
    count(`${of}: lost of ${acknowledged} acknowledged messages`, lost.length, none),
    count(`${of}: doubled or unasked, ${unknown} unknown`, doubled.length, none),
    count(`${of}: out of order, or gaps in seq and version`, disorder.length, none),
    count(`${of}: acknowledged and not stored, or the reverse`, mismatched.length, none),
    count(`${of}: ready again, median`, back(0.5), null, 's', 1),
    count(`${of}: ready again, 99th percentile`, back(0.99), null, 's', 1),
  ];
}

/** The last output of the program and its database. */
function lastWords(dataDir: string): string {
  return [logOf(dataDir), placeOf(dataDir).log]
    .flatMap((log) => [`  ${log}:`, ...readFileSync(log, 'utf8').split('\n').slice(-logLinesShown)])
    .join('\n');
}

function logOf(dataDir: string): string {
  return path.join(dataDir, 'program.log');
}

/** In a process group of its own, so that a kill takes all of it. */
export async function spawned(dataDir: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(logOf(dataDir), 'a');
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.js'), '--api'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      // The same at every start, or the sign-ins of before would be another program’s.
      PUBLIC_URL: 'http://zavit.test',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      ...environment,
    },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (what: 'node' | 'everything') => {
    const database = what === 'everything' ? lockOf(placeOf(dataDir).cluster)?.pid : undefined;
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    if (database) killGroup(database);
    await ended;
  };
  return { child, url, kill };
}

/** The database stands in a group of its own; it may have ended already. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // There is nobody to kill.
  }
}

async function ready(dataDir: string): Promise<Killable> {
  return whenReady(await spawned(dataDir));
}

export async function whenReady({
  child,
  url,
  kill,
}: Awaited<ReturnType<typeof spawned>>): Promise<Killable> {
  let answered = 'nothing';
  for (const begun = performance.now(); performance.now() - begun < startMaxMs;) {
    if (child.exitCode !== null) throw new Error('the program ended before it was ready');
    const signal = AbortSignal.timeout(askedMaxMs);
    const response = await fetch(`${url}/readyz`, { signal }).catch(() => null);
    if (response?.ok) return { url, kill };
    answered = (await response?.text().catch(() => null)) ?? answered;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await kill('everything');
  throw new Error(`the program was not ready in time and answered ${answered} last`);
}

async function killInStart(dataDir: string): Promise<void> {
  const { kill } = await spawned(dataDir);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * startKilledWithinMs));
  await kill(Math.random() < 0.5 ? 'node' : 'everything');
}
