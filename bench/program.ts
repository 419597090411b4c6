import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const startMaxMs = 120_000;

/** A program that is being measured, from outside: a process of its own. */
export interface Program {
  url: string;
  pid: number;
  /** From the start of the process to its first answer. */
  startMs: number;
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface Running extends Program {
  dataDir: string;
  /** Ends the program and keeps what it has stored. */
  stopOnly(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a script of ours under this Node and waits until it answers. */
export async function startScript(
  script: string,
  args: string[],
  port: number,
  environment: Record<string, string> = {},
  readyPath = '/',
): Promise<{ child: ChildProcess; url: string; startMs: number }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (performance.now() - begun < startMaxMs) {
    if (child.exitCode !== null) throw new Error(`${script} ended before it answered`);
    const response = await fetch(url + readyPath, { signal: AbortSignal.timeout(2_000) }).catch(
      () => null,
    );
    if (response) {
      await response.arrayBuffer();
      return { child, url, startMs: performance.now() - begun };
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  child.kill('SIGKILL');
  throw new Error(`${script} did not answer in time`);
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** One of the bare programs beside this file; its first argument is its port. */
export async function startBare(script: string, args: string[] = [], samePort?: number) {
  const port = samePort ?? (await freePort());
  const { child, url, startMs } = await startScript(
    `bench/bare-${script}.ts`,
    [String(port), ...args],
    port,
  );
  const stop = () => stopChild(child);
  return { url, pid: child.pid ?? 0, startMs, stop, [Symbol.asyncDispose]: stop };
}

/** A model with HTTP on this machine, and the settings with which the product asks it. */
export async function startModel(mode: string) {
  const port = await freePort();
  const { child, url } = await startScript(
    'server/testing/model-server.ts',
    ['--port', String(port), '--mode', mode],
    port,
    {},
    '/v1/models',
  );
  const settings = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'bench',
    AI_BASE_URL: `${url}/v1`,
    DEFAULT_PLAN: 'pro',
  };
  return { url, settings, [Symbol.asyncDispose]: () => stopChild(child) };
}

/** The product as a newcomer starts it, with its embedded database, in a folder of its own. */
export async function startProduct(
  environment: Record<string, string> = {},
  kept?: string,
  samePort?: number,
): Promise<Running> {
  const port = samePort ?? (await freePort());
  const dataDir = kept ?? mkdtempSync(path.join(tmpdir(), 'zavit-bench-'));
  const { child, url, startMs } = await startScript(
    'scripts/start.js',
    [],
    port,
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    '/healthz',
  );
  const stop = async () => {
    await stopChild(child);
    if (kept === undefined || samePort !== undefined)
      rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    startMs,
    stopOnly: () => stopChild(child),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Resident memory of a process in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes = '0'] =
    /VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const ticksPerSecond = 100;

/** Processor time that a process has used so far, in milliseconds. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

/** Processor time of a program for some work, alone and with the processes that it has started. */
export async function cpuOf({ pid }: { pid: number }, work: () => Promise<unknown>) {
  const ofAll = () => [pid, ...descendants(pid)].reduce((sum, one) => sum + cpuMs(one), 0);
  const before = { alone: cpuMs(pid), all: ofAll() };
  await work();
  return { cpu: cpuMs(pid) - before.alone, cpuOfAll: ofAll() - before.all };
}

/** Processes whose parent is `pid`, and theirs. */
function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/u.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.split(') ')[1]?.split(' ')[1]));
    } catch {
      // The process ended while we looked.
    }
  }
  const found: number[] = [];
  const look = (parent: number) => {
    for (const [child, of] of parents) {
      if (of !== parent) continue;
      found.push(child);
      look(child);
    }
  };
  look(pid);
  return found;
}
