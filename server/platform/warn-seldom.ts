import type { Logger } from 'pino';

const everyMs = 60_000;

/** A frequent warning is logged once a minute, with the number of warnings left out since. */
export function warnSeldom(log: Logger, message: string): (error: unknown) => void {
  let quietUntil = -Infinity;
  let leftOut = 0;
  return (error) => {
    if (performance.now() < quietUntil) {
      leftOut++;
      return;
    }
    log.warn({ err: error, left_out: leftOut }, message);
    quietUntil = performance.now() + everyMs;
    leftOut = 0;
  };
}
