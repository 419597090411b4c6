import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { programIn, type Binaries } from './binaries.ts';
import { isAlive } from './postmaster.ts';
import { createDurably, syncFolder, type Place } from './place.ts';
import { childEnvironment, give } from './runner.ts';

/** The role that owns the cluster; the program itself works as `zavit`, who may only use its own database. */
export const superuser = 'postgres';

const passwordFile = (place: Place): string => join(place.dataDir, 'pg.password');

export function passwordOf(place: Place): string | undefined {
  const file = passwordFile(place);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/**
 * The password is written before the cluster that it opens, so a crash between the two locks nobody out. Of programs
 * that start at once, one writes it and all answer with that one.
 */
export function writePassword(place: Place): string {
  createDurably(passwordFile(place), `${randomBytes(24).toString('hex')}\n`, 0o600);
  const password = passwordOf(place);
  if (!password) throw new Error(`${passwordFile(place)} cannot be written.`);
  return password;
}

export function majorOf(cluster: string): number | undefined {
  const file = join(cluster, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : undefined;
}

/**
 * A folder of this process below `pg.tmp`, in which a cluster is made before it gets its name. Folders of
 * ended processes there are removed.
 */
export function unfinishedFolder(place: Place): string {
  const parent = join(place.base, 'pg.tmp');
  mkdirSync(parent, { recursive: true });
  chmodSync(parent, 0o711);
  for (const name of readdirSync(parent)) {
    const pid = Number.parseInt(name, 10);
    if (pid === process.pid || !isAlive(pid))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, String(process.pid));
  mkdirSync(folder, { mode: 0o700 });
  give(folder, place.runner);
  return folder;
}

/** A cluster is whole or absent; when another start was quicker, its cluster stays. */
export function nameCluster(place: Place, unfinished: string): void {
  try {
    renameSync(unfinished, place.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (majorOf(place.cluster) === undefined) throw error;
  }
  syncFolder(place.base);
  leaveUnfinished(place);
}

/** Removes an unfinished folder of `unfinishedFolder`. */
export function dropUnfinished(place: Place, unfinished: string): void {
  rmSync(unfinished, { recursive: true, force: true });
  leaveUnfinished(place);
}

function leaveUnfinished(place: Place): void {
  try {
    rmdirSync(join(place.base, 'pg.tmp'));
  } catch {
    // Another start still works in it.
  }
}

export async function createCluster(
  place: Place,
  binaries: Binaries,
  password: string,
): Promise<void> {
  const unfinished = unfinishedFolder(place);
  const secret = `${unfinished}.password`;
  writeFileSync(secret, password, { mode: 0o600 });
  give(secret, place.runner);
  // Hebrew needs a UTF-8 character type for trigrams; macOS calls it UTF-8, and Windows knows no such locale.
  const locale = { linux: ['--locale=C.UTF-8'], darwin: ['--locale=C', '--lc-ctype=UTF-8'] }[
    process.platform as string
  ] ?? ['--locale=C'];
  const options = [
    '--encoding=UTF8',
    '--data-checksums',
    '--auth=scram-sha-256',
    `--username=${superuser}`,
  ];
  try {
    await run(place, programIn(binaries.folder, 'initdb'), [
      '-D',
      unfinished,
      ...locale,
      ...options,
      `--pwfile=${secret}`,
    ]);
  } catch (error) {
    dropUnfinished(place, unfinished);
    throw new Error(
      `A new database could not be created in ${place.cluster}: ${(error as Error).message}`,
      { cause: error },
    );
  } finally {
    rmSync(secret, { force: true });
  }
  nameCluster(place, unfinished);
}

/** Gives the owner a new password without knowing the old one; the cluster must not be running. */
export async function resetPassword(
  place: Place,
  binaries: Binaries,
  cluster: string,
  password: string,
): Promise<void> {
  const statement = `ALTER ROLE ${superuser} PASSWORD '${password}'\n`;
  await run(
    place,
    programIn(binaries.folder, 'postgres'),
    ['--single', '-D', cluster, 'postgres'],
    statement,
  );
}

/** Runs a program as PostgreSQL's user, with a text or an open file as its input; its last complaint becomes the error. */
export function run(
  place: Place,
  program: string,
  args: string[],
  input: string | number = '',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: place.base,
      env: childEnvironment(),
      stdio: [typeof input === 'number' ? input : 'pipe', 'ignore', 'pipe'],
      ...place.runner,
    });
    let complaint = '';
    child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (complaint = (complaint + text).slice(-4_000)));
    child.stdin?.on('error', () => {}).end(input);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(lastComplaint(complaint) || `exit code ${code}`)),
    );
  });
}

/** The codes of a full disk, of a quota, and of the largest file that a process may write. */
const fullPattern =
  /No space left on device|Disk quota exceeded|File too large|wrote only \d+ of \d+ bytes/u;

export function saysDiskIsFull(text: string): boolean {
  return fullPattern.test(text);
}

/** The line with the cause; with a full disk everything else is only a consequence. */
export function lastComplaint(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (saysDiskIsFull(text)) {
    const first = lines.find(saysDiskIsFull) ?? '';
    return `the disk is full (${first.replace(/^.*?(FATAL|PANIC|ERROR|error): */u, '').trim()})`;
  }
  const unpacking = lines.find((line) => /^(tar|gzip|bsdtar): /u.test(line));
  if (unpacking) return unpacking.replace(/^\w+: (stdin: )?/u, '').trim();
  return (lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*?(FATAL|PANIC|error): */,
    '',
  );
}
