import { spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { requireStopped, restoreBackup, unusable, writeBackup } from './backup.ts';
import { startEmbedded } from './embedded.ts';
import { lastComplaint } from './embedded/cluster.ts';
import { engineOf, placeOf, syncFolder } from './embedded/place.ts';
import { isAlive } from './embedded/postmaster.ts';
import type { Log } from './log.ts';

/** The rest of a data folder that can't be made again: secrets for sign-ins, and files. */
const keptFolders = ['secrets', 'files'];

const mark = { name: 'ZAVIT-BACKUP', content: 'format 1\n' };
const databaseName = 'database.tar.gz';
/** A file that was last written before this is whole and never changes, so a link is as good as a copy. */
const settledMs = 60_000;

/**
 * Writes everything that a data folder holds (database, secrets, files of people) into one new file, whether or not a
 * program is using it. The files are those that the database names: they are collected before and after it, because a
 * file is written before it is named and deleted after.
 */
export async function backUpWhole(options: {
  dataDir: string;
  file: string;
  log: Log;
}): Promise<void> {
  const { dataDir, log } = options;
  const file = resolve(options.file);
  if (existsSync(file)) throw new Error(`${file} exists already: choose another name.`);
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`);
  if (!engineOf(dataDir)) throw new Error(`There is nothing to back up in ${dataDir}.`);
  const collected = workFolder(dataDir);
  try {
    for (const name of keptFolders) collect(join(dataDir, name), join(collected, name));
    const embedded = await startEmbedded({ dataDir, log });
    try {
      await writeBackup(embedded, join(collected, databaseName));
    } finally {
      await embedded.close();
    }
    for (const name of keptFolders) collect(join(dataDir, name), join(collected, name));
    writeFileSync(join(collected, mark.name), mark.content);
    await pack(collected, file);
  } finally {
    clear(collected);
  }
}

/**
 * Restores a backup into a data folder that no program uses: a whole one, or one of the database alone, as
 * made before migrations. A folder with content is refused without `force`; with it the replaced content is
 * kept under another name. Returns the paths of the replaced content.
 */
export async function restoreWhole(options: {
  dataDir: string;
  file: string;
  force: boolean;
}): Promise<string[]> {
  const { dataDir, force } = options;
  const file = resolve(options.file);
  if (!existsSync(file)) throw new Error(`There is no backup ${file}.`);
  const place = placeOf(dataDir);
  requireStopped(place);
  const held = [place.cluster, ...keptFolders.map((name) => join(dataDir, name))].filter((path) =>
    existsSync(path),
  );
  if (held.length > 0 && !force) {
    throw new Error(
      `${dataDir} holds data already: choose an empty DATA_DIR, or add --force to put aside what it holds.`,
    );
  }
  if (isOfDatabaseAlone(file)) {
    const replaced = await restoreBackup({ dataDir, file });
    return replaced === undefined ? [] : [replaced];
  }
  const unpacked = workFolder(dataDir);
  try {
    await unpack(file, unpacked);
    const database = await restoreBackup({
      dataDir,
      file: join(unpacked, databaseName),
      named: file,
    });
    const folders = keptFolders.map((name) =>
      replaceFolder(join(unpacked, name), join(dataDir, name)),
    );
    syncFolder(dataDir);
    return [database, ...folders].filter((path) => path !== undefined);
  } finally {
    clear(unpacked);
  }
}

/** A folder of this process in the data folder; folders of ended processes are removed. */
function workFolder(dataDir: string): string {
  const parent = join(dataDir, 'backup.tmp');
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) {
    const pid = Number.parseInt(name, 10);
    if (pid === process.pid || !isAlive(pid))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
  const folder = join(parent, String(process.pid));
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

function clear(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  try {
    rmdirSync(dirname(folder));
  } catch {
    // Another process still works in it.
  }
}

/** Adds what a folder holds; what is already there and whole stays, also where it was deleted meanwhile. */
function collect(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) collect(source, copy);
    else if (entry.isFile()) collectFile(source, copy);
  }
}

function collectFile(source: string, copy: string): void {
  try {
    const { size, mtimeMs } = statSync(source);
    if (existsSync(copy) && statSync(copy).size === size) return;
    if (mtimeMs > Date.now() - settledMs || !isLinked(source, copy))
      copyFileSync(source, copy, constants.COPYFILE_FICLONE);
  } catch (error) {
    // It was deleted between the look at its folder and now.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** Some file systems know no links. */
function isLinked(source: string, copy: string): boolean {
  try {
    linkSync(source, copy);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    return false;
  }
}

/** The file appears under its name only when it is complete and on the disk, and is ours alone to read. */
async function pack(folder: string, file: string): Promise<void> {
  const arriving = `${file}.${process.pid}`;
  const handle = openSync(arriving, 'wx', 0o600);
  try {
    // The mark comes first, so that the beginning identifies the file.
    const names = [mark.name, ...readdirSync(folder).filter((name) => name !== mark.name)];
    await runTar(['-cf', '-', '-C', folder, ...names], handle);
    fsyncSync(handle);
    renameSync(arriving, file);
    syncFolder(dirname(file));
  } catch (error) {
    rmSync(arriving, { force: true });
    throw new Error(`The backup could not be written: ${(error as Error).message}.`, {
      cause: error,
    });
  } finally {
    closeSync(handle);
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  try {
    await runTar(['-xf', file, '-C', folder, '--no-same-owner'], 'ignore');
  } catch (error) {
    throw unusable(file, error);
  }
  if (!existsSync(join(folder, mark.name)) || !existsSync(join(folder, databaseName)))
    throw new Error(`${file} is no backup of this program.`);
}

function runTar(args: string[], output: number | 'ignore'): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('tar', args, { stdio: ['ignore', output, 'pipe'] });
    let complaint = '';
    child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (complaint = (complaint + text).slice(-4_000)));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(lastComplaint(complaint) || `exit code ${code}`)),
    );
  });
}

/** PostgreSQL's own backup is compressed, ours as a whole is not. */
function isOfDatabaseAlone(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const beginning = Buffer.alloc(2);
    readSync(handle, beginning, 0, 2, 0);
    return beginning[0] === 0x1f && beginning[1] === 0x8b;
  } finally {
    closeSync(handle);
  }
}

/** The existing folder is put aside, also if the backup has nothing to replace it with. */
function replaceFolder(from: string, to: string): string | undefined {
  const replaced = existsSync(to) ? `${to}.replaced-${Date.now()}` : undefined;
  if (replaced) renameSync(to, replaced);
  if (existsSync(from)) renameSync(from, to);
  return replaced;
}
