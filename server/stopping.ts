import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';

const stopMaxMs = 29_000;
/** One wish to stop may arrive twice: from the terminal and through npm, which passes it on. */
const sameWishMs = 1_000;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Ends the process when it is asked to, or after an error that nobody expected: `close` may take its time, the
 * second wish to stop is obeyed at once. The log says why, when it began and when it ended.
 */
export function stopInOrder(log: Logger, close: () => Promise<void>): void {
  let begun: { cause: string; at: number } | undefined;
  const begin = (cause: string, fields: object = {}) => {
    begun = { cause, at: performance.now() };
    log.info({ cause, ...fields }, 'stopping');
  };
  const grace = closeWithGrace(
    {
      delay: stopMaxMs,
      logger: false,
      skip: [...signals],
      onTimeout: (ms) => log.fatal({ ms }, 'the stop took too long; ending'),
      onSecondSignal: (signal) => log.warn({ signal }, 'asked again to stop; ending at once'),
      onSecondError: (error) =>
        log.fatal({ err: error }, 'an error while stopping; ending at once'),
    },
    async ({ err: error, signal }) => {
      if (error) log.fatal({ err: error }, 'an error that nobody expected');
      if (!begun) begin(error ? 'error' : (signal ?? 'nothing left to do'));
      try {
        await close();
      } catch (failure) {
        log.fatal({ err: failure }, 'the stop failed; ending');
        throw failure;
      }
      const { cause, at } = begun ?? { cause: '', at: performance.now() };
      log.info({ cause, ms: Math.round(performance.now() - at) }, 'stopped');
    },
  );
  for (const signal of signals) {
    process.on(signal, () => {
      if (!begun) {
        begin(signal);
        grace.close();
      } else if (performance.now() - begun.at > sameWishMs) {
        log.warn({ signal }, 'asked again to stop; ending at once');
        process.exit(1);
      }
    });
  }
}
