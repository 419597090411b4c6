import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '#db/embedded/postmaster.ts';

const memory = '/dev/shm';
const bytesMin = 4 * 1024 ** 3;
const name = /^zavit-tests-(\d+)-/u;

/**
 * A folder in memory for what a run leaves for a while: tests make and remove databases by the dozen, for which a disk
 * takes many times longer. Undefined where there is none with room to spare in which programs may be run.
 */
export function folderInMemory(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (Math.min(bavail * bsize, process.availableMemory()) < bytesMin || isNoexec())
      return undefined;
    removeLeft();
    const folder = mkdtempSync(path.join(memory, `zavit-tests-${process.pid}-`));
    // PostgreSQL of a root program works in it as another user.
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return undefined;
  }
}

function isNoexec(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , , options = ''] =
    mounts.map((line) => line.split(' ')).find(([, place]) => place === memory) ?? [];
  return options.split(',').includes('noexec');
}

/** Leftovers of killed runs. */
function removeLeft(): void {
  for (const entry of readdirSync(memory)) {
    const pid = name.exec(entry)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(path.join(memory, entry), { recursive: true, force: true });
  }
}
