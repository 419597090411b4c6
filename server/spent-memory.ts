import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const afterMs = 3_000;

/** What only the start needed is a fifth of the memory, and without load nothing would collect it for hours. */
export function returnSpentMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    setFlagsFromString('--no-expose-gc');
  }, afterMs).unref();
}
