import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded, type Embedded } from './embedded.ts';
import { usableBinaries } from './embedded/binaries.ts';
import {
  dropUnfinished,
  majorOf,
  nameCluster,
  passwordOf,
  resetPassword,
  run,
  saysDiskIsFull,
  unfinishedFolder,
  writePassword,
} from './embedded/cluster.ts';
import { placeOf, recordEngine, syncFolder, type Place } from './embedded/place.ts';
import { isPostmasterOf, lockOf } from './embedded/postmaster.ts';
import { weAreRoot } from './embedded/runner.ts';
import type { Log } from './log.ts';

const keptMax = 5;

/**
 * Writes the whole embedded cluster into `backups/<time>.tar.gz` of its data folder and answers with that file's path.
 * The newest five stay.
 */
export async function backUp(embedded: Embedded): Promise<string> {
  const { dataDir } = embedded.place;
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`);
  await writeBackup(embedded, file);
  for (const old of backupsOf(dataDir).slice(keptMax)) rmSync(old);
  return file;
}

/**
 * Writes the whole embedded cluster, as of one instant and while people work, into a file. It is PostgreSQL's own base
 * backup with the WAL it needs, so unpacking it is enough to start from it.
 */
export async function writeBackup(embedded: Embedded, file: string): Promise<void> {
  const { place, ownerConnection } = embedded;
  const unfinished = unfinishedFolder(place);
  const target = join(unfinished, 'backup');
  const replication: pg.ClientConfig & { replication: string } = {
    ...ownerConnection,
    replication: 'true',
  };
  const client = new pg.Client(replication);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(
      `BASE_BACKUP (LABEL 'zavit', CHECKPOINT 'fast', WAL true, MANIFEST 'no', COMPRESSION 'gzip', COMPRESSION_DETAIL 'level=3',
                    TARGET 'server', TARGET_DETAIL ${client.escapeLiteral(target)})`,
    );
    moveDurably(join(target, 'base.tar.gz'), file);
  } catch (error) {
    throw new Error(`The database could not be backed up: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Backs up a data folder whether or not a program is using it. */
export async function backUpDataFolder(options: { dataDir: string; log: Log }): Promise<string> {
  const embedded = await startEmbedded(options);
  try {
    return await backUp(embedded);
  } finally {
    await embedded.close();
  }
}

/** Complete backups, newest first. */
export function backupsOf(dataDir: string): string[] {
  const folder = join(dataDir, 'backups');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  return names
    .toSorted()
    .toReversed()
    .map((name) => join(folder, name));
}

/**
 * Puts a backup in the place of a data folder's database, which may be missing but must not be running.
 * Answers with the folder that keeps the replaced one, if there was one.
 */
export async function restoreBackup(options: {
  dataDir: string;
  file: string;
  /** The file that the person named, where this one came out of it. */
  named?: string;
}): Promise<string | undefined> {
  const { dataDir, file, named = file } = options;
  const place = placeOf(dataDir);
  requireStopped(place);
  const binaries = usableBinaries(place.runner, place.copies);
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`);
  const unfinished = unfinishedFolder(place);
  let major: number | undefined;
  try {
    await unpack(place, file, unfinished);
    major = majorOf(unfinished);
    if (major === binaries.major) {
      // The backup may come from another machine, with another password.
      await resetPassword(place, binaries, unfinished, passwordOf(place) ?? writePassword(place));
    }
  } catch (error) {
    dropUnfinished(place, unfinished);
    throw unusable(named, error);
  }
  if (major !== binaries.major) {
    dropUnfinished(place, unfinished);
    if (major === undefined) throw unusable(named, new Error('it holds no database'));
    throw new Error(
      `${named} is a backup of PostgreSQL ${major}, but the installed programs are of ${binaries.major}.`,
    );
  }
  const replaced = existsSync(place.cluster)
    ? `${place.cluster}.replaced-${Date.now()}`
    : undefined;
  if (replaced) renameSync(place.cluster, replaced);
  nameCluster(place, unfinished);
  recordEngine(place, major);
  return replaced;
}

/** One sentence about a backup that does not open; a full disk is not its fault. */
export function unusable(file: string, cause: unknown): Error {
  const reason = (cause as Error).message.replace(/\.$/u, '');
  const sentence = saysDiskIsFull(reason)
    ? `The backup ${file} could not be unpacked: ${reason}.`
    : `The backup ${file} is damaged or incomplete, and nothing was restored: ${reason}.`;
  return new Error(sentence, { cause });
}

/** @throws where the database is running, or was left running by a program that was killed */
export function requireStopped(place: Place): void {
  const lock = lockOf(place.cluster);
  if (lock && isPostmasterOf(lock.pid, place.cluster)) {
    throw new Error(`The database in ${place.cluster} is running: stop the program first.`);
  }
}

async function unpack(place: Place, file: string, folder: string): Promise<void> {
  // PostgreSQL's user may not be able to open the file itself.
  const content = openSync(file, 'r');
  try {
    await run(place, 'tar', ['-xzf', '-', '-C', folder], content);
  } finally {
    closeSync(content);
  }
}

/** The file appears under its name only when it is complete and on the disk; the two may be on different disks. */
function moveDurably(from: string, to: string): void {
  const arriving = `${to}.${process.pid}`;
  copyFileSync(from, arriving);
  chmodSync(arriving, 0o600);
  if (weAreRoot) chownSync(arriving, 0, 0);
  const handle = openSync(arriving, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(arriving, to);
  syncFolder(join(to, '..'));
}
