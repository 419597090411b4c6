import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figure, atMost, median, runs } from './figures.ts';
import { residentMegabytes, startProduct } from './program.ts';

const settleMs = 10_000;

/** The process itself: how soon it listens, and what it holds when nobody is there. */
export async function measureProcess(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'zavit-bench-'));
  try {
    const first = await startProduct({}, dataDir);
    process.stderr.write(`  first start: ${first.startMs.toFixed(0)} ms\n`);
    await first.stop();
    const starts: number[] = [];
    const resident: number[] = [];
    for (let run = 0; run < runs; run++) {
      const product = await startProduct({}, dataDir);
      starts.push(product.startMs / 1_000);
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      resident.push(residentMegabytes(product.pid));
      await product.stop();
    }
    return [
      atMost('start to listening, after the first run', median(starts), 3, 's'),
      atMost('server process when idle, resident', median(resident), 120, 'MB', 0),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
