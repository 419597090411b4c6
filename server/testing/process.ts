import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { AnswerOf, BodyIn, Endpoint } from '#contract/endpoint.ts';
import { placeOf } from '#db/embedded/place.ts';
import { lockOf } from '#db/embedded/postmaster.ts';
import { pathOf } from './world.ts';

const root = path.resolve(import.meta.dirname, '../..');
const startMaxMs = 60_000;

export interface Program {
  url: string;
  pid: number;
  /** The exit code; null where a signal ended it. */
  ended: Promise<number | null>;
  /** Its output so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  isRunning(): boolean;
  /** Kills Node alone, or Node together with the embedded database. */
  kill(what: 'node' | 'everything'): Promise<void>;
}

/** Runs a script of ours to its end; without arguments, as the server alone. */
export async function runToEnd(
  script: string,
  environment: Record<string, string>,
  args?: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawned(script, environment, args);
  const timer = setTimeout(() => child.kill('SIGKILL'), startMaxMs);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  return { code, output: output() };
}

/** The program as a newcomer starts it, without its pages, until it answers. */
export async function startProgram(environment: Record<string, string>): Promise<Program> {
  const port = await freePort();
  const { child, output } = spawned('scripts/start.js', { PORT: String(port), ...environment });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null && child.pid)
      process.kill(-child.pid, name);
  };
  onTestFinished(async () => {
    signal('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  for (const begun = Date.now(); Date.now() - begun < startMaxMs;) {
    if (child.exitCode !== null) throw new Error(`the program ended: ${output()}`);
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    output,
    signal,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill(what) {
      const database =
        what === 'everything'
          ? lockOf(placeOf(environment['DATA_DIR'] ?? '').cluster)?.pid
          : undefined;
      signal('SIGKILL');
      // The database stands in a group of its own, so that a signal to ours does not reach it.
      if (database) process.kill(-database, 'SIGKILL');
      await ended;
    },
  };
}

function spawned(
  script: string,
  environment: Record<string, string>,
  args: readonly string[] = ['--api'],
): { child: ChildProcess; output: () => string } {
  const pieces: Buffer[] = [];
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => pieces.push(piece));
  return { child, output: () => Buffer.concat(pieces).toString('utf8') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A call over the network; null when it was not answered. @throws when it was refused */
export async function callOver<E extends Endpoint>(
  url: string,
  token: string,
  endpoint: E,
  asked: { params?: Record<string, string>; query?: Record<string, string>; body?: BodyIn<E> } = {},
): Promise<AnswerOf<E> | null> {
  try {
    const response = await fetch(url + pathOf(endpoint, asked.params, asked.query), {
      method: endpoint.method,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(asked.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(asked.body ? { body: JSON.stringify(asked.body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${endpoint.path} was refused: ${text}`);
    return JSON.parse(text) as AnswerOf<E>;
  } catch (error) {
    // The connection broke: whether the call was served is unknown.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
