import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figure, inPairs, ratio } from './figures.ts';
import { type Program, residentMegabytes, startBare, startProduct } from './program.ts';

const settleMs = 10_000;

/** The process itself: how soon it listens, and what it holds when nobody is there. */
export async function measureProcess(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'zavit-bench-'));
  const started = async (start: () => Promise<Program>) => {
    const program = await start();
    await new Promise((resolve) => setTimeout(resolve, settleMs));
    const megabytes = residentMegabytes(program.pid);
    await program.stop();
    return { startMs: program.startMs, megabytes };
  };
  const ours = () => started(() => startProduct({}, path.join(folder, 'ours')));
  const bare = () => started(() => startBare('start', [path.join(folder, 'bare')]));
  try {
    // The first start makes the database.
    await inPairs(ours, bare, 1);
    const pairs = await inPairs(ours, bare);
    return [
      ratio('start to listening, after the first run', pairs, 'startMs', null),
      ratio('server process when idle, resident', pairs, 'megabytes', { atMost: 1.7 }, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
