import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programIn, type Binaries } from './binaries.ts';
import { socketFolder, type Place } from './place.ts';
import { childEnvironment } from './runner.ts';

/** The content of `postmaster.pid`. PostgreSQL writes and removes that file; we only read it. */
export interface Lock {
  pid: number;
  /** The socket folder, or the loopback address where sockets have no path (Windows). */
  host: string;
  port: number;
  ready: boolean;
}

const stopPatienceMs = 15_000;
const logBytesMax = 5_000_000;
const windows = process.platform === 'win32';

export function lockOf(cluster: string): Lock | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Math.abs(Number(lines[0]));
  if (!pid) return undefined;
  const host = lines[4] || lines[5] || '127.0.0.1';
  return { pid, host, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True only for a live postmaster of exactly this cluster: a number may long belong to another process, or to a zombie. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return basename(words[0] ?? '').startsWith('postgres') && words.includes(cluster);
    } catch {
      return false;
    }
  }
  if (windows) return true;
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-ww', '-o', 'args='], {
    encoding: 'utf8',
  });
  return (stdout ?? '').includes(`postgres -D ${cluster} `);
}

/** Modest memory, full durability. `fsync`, `full_page_writes` and `synchronous_commit` stay at their default: on. */
function settings(listen: Record<string, string>, more: Record<string, string>): string[] {
  const all: Record<string, string> = {
    ...listen,
    unix_socket_permissions: '0700',
    cluster_name: 'zavit',
    max_connections: '100',
    shared_buffers: '32MB',
    work_mem: '4MB',
    maintenance_work_mem: '32MB',
    min_wal_size: '32MB',
    max_wal_size: '512MB',
    jit: 'off',
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    max_replication_slots: '0',
    // One for the backup, one to spare.
    max_wal_senders: '2',
    // A backend notices within this time that its program was killed, and rolls back.
    ...(windows ? {} : { client_connection_check_interval: '1s' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // People's words never enter the log: neither statements nor the values in an error's detail.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...more,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * Starts a postmaster that outlives this process's terminal signals; only `stopPostmaster` ends it.
 * `staleLock` is the number in a left-over lock file that was proven to be another process: PostgreSQL ignores it
 * as it would its own parent, and still looks itself for survivors that use the cluster's memory.
 */
export async function spawnPostmaster(
  place: Place,
  binaries: Binaries,
  more: Record<string, string>,
  staleLock?: number,
): Promise<ChildProcess> {
  const listen: Record<string, string> = windows
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' }
    : { listen_addresses: '', port: '5432', unix_socket_directories: socketFolder(place) };
  if (existsSync(place.log) && statSync(place.log).size > logBytesMax)
    renameSync(place.log, `${place.log}.1`);
  const log = openSync(place.log, 'a', 0o600);
  try {
    const child = spawn(
      programIn(binaries.folder, 'postgres'),
      ['-D', place.cluster, ...settings(listen, more)],
      {
        cwd: place.base,
        env: childEnvironment(staleLock ? { PG_GRANDPARENT_PID: String(staleLock) } : {}),
        stdio: ['ignore', log, log],
        detached: true,
        windowsHide: true,
        ...place.runner,
      },
    );
    child.on('error', () => {});
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** The words PostgreSQL wrote since the log had `from` bytes. */
export function logSince(place: Place, from: number): string {
  return existsSync(place.log) ? readFileSync(place.log).subarray(from).toString('utf8') : '';
}

export function logLength(place: Place): number {
  return existsSync(place.log) ? statSync(place.log).size : 0;
}

/** Asks for a fast shutdown, then for an immediate one, which the next start recovers from. True when it is gone. */
export async function stopPostmaster(
  place: Place,
  binaries: Binaries,
  pid: number,
): Promise<boolean> {
  for (const [signal, mode] of [
    ['SIGINT', 'fast'],
    ['SIGQUIT', 'immediate'],
  ] as const) {
    if (!isPostmasterOf(pid, place.cluster)) return true;
    if (windows) {
      spawnSync(
        programIn(binaries.folder, 'pg_ctl'),
        ['stop', '-W', '-D', place.cluster, '-m', mode],
        { env: childEnvironment() },
      );
    } else {
      process.kill(pid, signal);
      // A suspended process only hears the signal once it continues.
      process.kill(pid, 'SIGCONT');
    }
    const deadline = Date.now() + stopPatienceMs;
    while (Date.now() < deadline) {
      if (!isPostmasterOf(pid, place.cluster)) return true;
      await sleep(20);
    }
  }
  return !isPostmasterOf(pid, place.cluster);
}

/** Ends the postmaster of a data folder whatever its clients do; false when it could not be ended. */
export async function stopEmbedded(place: Place, binaries: Binaries): Promise<boolean> {
  const lock = lockOf(place.cluster);
  if (!lock) return true;
  const stopped = await stopPostmaster(place, binaries, lock.pid);
  try {
    rmdirSync(lock.host);
  } catch {
    // The next program has already started in it, or it is an address.
  }
  return stopped;
}

/** Below the range of outgoing connections, so nobody else is given the port by chance. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
