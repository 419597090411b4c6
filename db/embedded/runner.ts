import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync } from 'node:fs';

/** The user that PostgreSQL runs as; empty when that is our own. */
export interface Runner {
  uid?: number;
  gid?: number;
}

export const weAreRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root lends it one of the system's powerless users. */
export function systemRunner(): Runner {
  const people = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const wanted of ['postgres', 'nobody']) {
    const [name, , uid, gid] =
      people.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (name && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL cannot run as root and this system has no user "postgres" or "nobody": start as an ordinary user.',
  );
}

export function canEnter(runner: Runner, folder: string): boolean {
  if (runner.uid === undefined) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    cwd: '/',
    stdio: 'ignore',
    ...runner,
  });
  return status === 0;
}

/** Makes a file or folder PostgreSQL's own. */
export function give(path: string, { uid, gid }: Runner): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/**
 * Nothing of the caller's environment reaches PostgreSQL, as PGPORT, PGOPTIONS and the like would change its behaviour.
 * Windows programs do not start without theirs.
 */
export function childEnvironment(
  more: Record<string, string> = {},
): Record<string, string> | undefined {
  if (process.platform === 'win32') return undefined;
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', ...more };
}
