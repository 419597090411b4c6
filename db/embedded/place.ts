import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canEnter, give, systemRunner, weAreRoot, type Runner } from './runner.ts';

/** The place and the operating system user of a data folder's database. */
export interface Place {
  dataDir: string;
  runner: Runner;
  /** Holds the cluster and its unfinished predecessors: the data folder, or a system folder keyed by it. */
  base: string;
  cluster: string;
  /** Copies of the programs, where they are needed. */
  copies: string;
  log: string;
  key: string;
}

const systemFolder = '/var/lib/zavit';

/** A Unix socket's path may not exceed about 104 bytes, file name included. */
const socketFolderLengthMax = 85;

export function placeOf(folder: string): Place {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const dataDir = realpathSync(folder);
  const key = createHash('sha256')
    .update(`${process.getuid?.() ?? ''}:${dataDir}`)
    .digest('hex')
    .slice(0, 12);
  const recorded = engineOf(dataDir)?.cluster;
  const inside = join(dataDir, 'pg');
  const outside = join(systemFolder, key, 'pg');
  const cluster = recorded ?? (existsSync(inside) || !weAreRoot ? inside : undefined);
  if (!weAreRoot) return at(dataDir, key, cluster ?? inside, {});
  const runner = cluster && existsSync(cluster) ? ownerOf(cluster) : systemRunner();
  if (cluster && cluster !== inside) return at(dataDir, key, cluster, runner);
  openDoor(dataDir, runner);
  if (canEnter(runner, dataDir)) return at(dataDir, key, inside, runner);
  if (!cluster) return at(dataDir, key, outside, runner);
  throw new Error(
    `The database in ${inside} belongs to user ${runner.uid}, who cannot enter that folder: open the folders above it, or start as that user.`,
  );
}

function at(dataDir: string, key: string, cluster: string, runner: Runner): Place {
  const base = dirname(cluster);
  if (existsSync(cluster)) {
    try {
      accessSync(cluster, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch {
      throw new Error(
        `The database in ${cluster} belongs to another user: start as the user who created it.`,
      );
    }
  }
  if (base !== dataDir) claimOutside(base, dataDir);
  const copies = weAreRoot ? systemFolder : dataDir;
  return { dataDir, runner, base, cluster, copies, log: join(dataDir, 'pg.log'), key };
}

/** A system folder serves one data folder: a copy of a data folder must not open the original's database. */
function claimOutside(base: string, dataDir: string): void {
  mkdirSync(base, { recursive: true });
  chmodSync(systemFolder, 0o755);
  chmodSync(base, 0o755);
  const claim = join(base, 'DATA_DIR');
  const owner = existsSync(claim) ? readFileSync(claim, 'utf8').trim() : dataDir;
  if (owner !== dataDir && existsSync(owner) && engineOf(owner)?.cluster === join(base, 'pg')) {
    throw new Error(
      `${dataDir} is a copy of ${owner}, whose database in ${base} it must not share: remove ENGINE from the copy.`,
    );
  }
  writeDurably(claim, `${dataDir}\n`, 0o644);
}

function ownerOf(cluster: string): Runner {
  const { uid, gid } = statSync(cluster);
  return uid === 0 ? systemRunner() : { uid, gid };
}

/** Lets PostgreSQL's user pass through root's private data folder, without letting it list the folder. */
function openDoor(dataDir: string, runner: Runner): void {
  const { uid, mode, gid } = statSync(dataDir);
  if (uid !== 0 || runner.gid === undefined || (mode & 0o001) !== 0) return;
  if (!canEnter(runner, dirname(dataDir)) || (gid === runner.gid && (mode & 0o010) !== 0)) return;
  chownSync(dataDir, 0, runner.gid);
  chmodSync(dataDir, (mode & 0o700) | 0o010);
}

export interface Engine {
  major: number;
  cluster: string;
}

/** The first start decides for good: later ones open what this file names, or refuse. */
export function engineOf(dataDir: string): Engine | undefined {
  const file = join(dataDir, 'ENGINE');
  if (!existsSync(file)) return undefined;
  const found = /^postgresql (\d+)\n(?:in (.+)\n)?$/.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} names a database engine that this version does not know.`);
  return { major: Number(found[1]), cluster: found[2] ?? join(dataDir, 'pg') };
}

export function recordEngine(place: Place, major: number): void {
  const outside = place.base === place.dataDir ? '' : `in ${place.cluster}\n`;
  writeDurably(join(place.dataDir, 'ENGINE'), `postgresql ${major}\n${outside}`, 0o644);
}

export function writeDurably(file: string, content: string, mode: number): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content, { mode, flush: true });
  renameSync(unfinished, file);
  syncFolder(dirname(file));
}

/** As `writeDurably`, but a file that exists already stays. */
export function createDurably(file: string, content: string, mode: number): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content, { mode, flush: true });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    // Some file systems know no links; there, starting twice at the same instant is not covered.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') copyFileSync(unfinished, file);
  }
  rmSync(unfinished);
  syncFolder(dirname(file));
}

/** Makes renames in a folder survive a power cut; Windows neither needs nor allows it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A private folder with a short path; one that somebody else prepared under that name is refused. */
export function socketFolder(place: Place): string {
  const parents = [...(weAreRoot ? ['/run'] : []), tmpdir(), '/tmp'];
  const parent = parents.find(
    (path) => existsSync(path) && Buffer.byteLength(path) + 20 <= socketFolderLengthMax,
  );
  const folder = join(parent ?? '/tmp', `zavit-${place.key}`);
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const ours = [process.getuid?.(), place.runner.uid];
  const { uid, mode } = lstatSync(folder);
  if (!lstatSync(folder).isDirectory() || !ours.includes(uid) || (mode & 0o077) !== 0) {
    throw new Error(`${folder} is not a private folder of ours: remove it and start again.`);
  }
  if (uid !== place.runner.uid) give(folder, place.runner);
  return folder;
}
