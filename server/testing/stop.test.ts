import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder } from '#db/embedded/testing.ts';
import { isPostmasterOf, lockOf } from '#db/embedded/postmaster.ts';
import { freePort, runToEnd, startProgram } from './process.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Far below the 29 s after which a stop is given up. */
const stopMaxMs = 15_000;

function newFolder(): string {
  const { dataDir, remove } = dataFolder();
  onTestFinished(remove);
  return dataDir;
}

const clusterOf = (dataDir: string): string => path.join(dataDir, 'pg');

const runsIn = (dataDir: string): boolean => {
  const lock = lockOf(clusterOf(dataDir));
  return lock !== undefined && isPostmasterOf(lock.pid, clusterOf(dataDir));
};

/** The children of a process, and theirs. */
function descendants(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  const children = readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Asks again and again over connections that are kept alive, and notes what was answered since `mark`. */
function load(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 12 });
  const answers: { status: number; body: string }[] = [];
  let answered = 0;
  let broken = 0;
  let isAsking = true;
  let isMarked = false;
  const ask = async (): Promise<void> => {
    while (isAsking) {
      await new Promise<void>((resolve) => {
        const begunAfterMark = isMarked;
        const request = get(`${url}/api/config`, { agent }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (text: string) => (body += text));
          response.once('close', () => {
            answered += 1;
            if (begunAfterMark) answers.push({ status: response.statusCode ?? 0, body });
            resolve();
          });
        });
        request.once('error', () => {
          broken += 1;
          // Nobody listens any more, and so nothing would slow the asking down.
          setTimeout(resolve, 20);
        });
      });
    }
  };
  const asking = Array.from({ length: 12 }, ask);
  return {
    answers,
    answered: () => answered,
    mark: () => (isMarked = true),
    async end() {
      isAsking = false;
      agent.destroy();
      await Promise.all(asking);
      return broken;
    },
  };
}

/** Ends processes left by a failed test. */
function endGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-(pid ?? 0), 'SIGKILL');
  } catch {
    // It ended, as it should.
  }
}

async function npmStart(dataDir: string): Promise<{ npm: ChildProcess; tree: number[] }> {
  const { PATH = '', HOME = '' } = process.env;
  const port = await freePort();
  const npm = spawn('npm', ['start', '--', '--api'], {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => endGroup(npm));
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      {
        timeout: 60_000,
      },
    )
    .toBe(true);
  return { npm, tree: descendants(npm.pid ?? 0) };
}

test('under load a stop ends soon and well, and says when it began and ended', async () => {
  const dataDir = newFolder();
  const program = await startProgram({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'info' });
  const { hostname, port } = new URL(program.url);
  // Nothing is ever asked here, as over the connections that browsers open ahead.
  const silent = connect(Number(port), hostname);
  silent.on('error', () => undefined);
  const asking = load(program.url);
  await expect.poll(asking.answered, { timeout: 20_000 }).toBeGreaterThan(200);

  asking.mark();
  const begun = performance.now();
  program.signal('SIGTERM');
  const code = await program.ended;
  const tookMs = performance.now() - begun;
  silent.destroy();
  await asking.end();

  expect([code, tookMs < stopMaxMs], `${tookMs} ms`).toEqual([0, true]);
  for (const { body } of asking.answers.filter(({ status }) => status !== 200))
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'server.unavailable' } });
  const lines = program
    .output()
    .split('\n')
    .filter((line) => line.includes('"cause"'));
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { cause: 'SIGTERM', msg: 'stopping' },
    { cause: 'SIGTERM', msg: 'stopped', ms: expect.any(Number) as number },
  ]);
  expect(runsIn(dataDir)).toBe(false);
}, 90_000);

test.runIf(process.platform === 'linux')(
  'a signal to npm alone stops Node and PostgreSQL',
  async () => {
    const dataDir = newFolder();
    const { npm, tree } = await npmStart(dataDir);
    expect(runsIn(dataDir)).toBe(true);
    expect(tree.length).toBeGreaterThanOrEqual(2);
    npm.kill('SIGTERM');
    await expect.poll(() => tree.filter(isAlive), { timeout: stopMaxMs }).toEqual([]);
    expect(runsIn(dataDir)).toBe(false);
  },
  90_000,
);

test.runIf(process.platform === 'linux')(
  'Ctrl-C, which every process of the terminal hears and npm passes on, stops both in order',
  async () => {
    const dataDir = newFolder();
    const { npm, tree } = await npmStart(dataDir);
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    for (const pid of tree) if (isAlive(pid)) process.kill(pid, 'SIGINT');
    await expect.poll(() => tree.filter(isAlive), { timeout: stopMaxMs }).toEqual([]);
    expect(runsIn(dataDir)).toBe(false);
  },
  90_000,
);

test('a port that is taken is said in one sentence, before anything is made', async () => {
  const dataDir = newFolder();
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const { code, output } = await runToEnd('scripts/start.js', {
    DATA_DIR: dataDir,
    PORT: String(port),
  });
  other.close();
  expect([code, output]).toEqual([
    1,
    `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set PORT to another.\n`,
  ]);
  expect(existsSync(clusterOf(dataDir))).toBe(false);
});

test('a stop in the middle of a start leaves no PostgreSQL running', async () => {
  const dataDir = newFolder();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.js'), '--api'], {
    env: { PATH, HOME, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'silent' },
    stdio: 'ignore',
    detached: true,
  });
  onTestFinished(() => endGroup(child));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  await expect.poll(() => runsIn(dataDir), { timeout: 80_000, interval: 20 }).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(runsIn(dataDir)).toBe(false);
}, 120_000);
