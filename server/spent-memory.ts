import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const afterStartMs = 3_000;
const lookEveryMs = 60_000;
/** Collecting stops the server for a tenth of a second, so nobody may be waiting. */
const busyShareMax = 0.05;
/** Less is not worth it. */
const growthMin = 1.1;

/** Gives what is not used back to the system, not only to the next objects. */
type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Memory that only the start needed is a fifth of the total, and without load nothing would collect it for
 * hours; memory after a load stays three times as long. Both are returned when the server is idle. In between
 * the heap for young objects grows with the load.
 */
export function returnSpentMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    setFlagsFromString('--no-expose-gc');
    const collectAll = () => {
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
      return process.memoryUsage.rss();
    };
    let kept = collectAll();
    setFlagsFromString('--semi-space-growth-factor=2');
    let before = performance.eventLoopUtilization();
    setInterval(() => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, before);
      before = now;
      if (utilization < busyShareMax && process.memoryUsage.rss() > kept * growthMin)
        kept = collectAll();
    }, lookEveryMs).unref();
  }, afterStartMs).unref();
}
