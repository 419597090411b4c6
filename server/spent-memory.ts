import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const afterMs = 3_000;

/**
 * What only the start needed is a fifth of the memory, and without load nothing would collect it for
 * hours. From then on the heap for young objects grows with the load, and shrinks when that is over.
 */
export function returnSpentMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    setFlagsFromString('--no-expose-gc');
    setFlagsFromString('--semi-space-growth-factor=2');
  }, afterMs).unref();
}
