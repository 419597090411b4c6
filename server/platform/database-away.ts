import { setTimeout as sleep } from 'node:timers/promises';
import { databaseErrorCode } from './change.ts';

const connectionProblems = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '55P03',
  '53300',
  '25P03',
  '40001',
  '40P01',
]);

const driverSentences =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|Client was closed/iu;

const causesMax = 5;

/** The database is down, restarting or too slow: a repeat may succeed soon. */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseErrorCode(error);
  if (code !== undefined) return connectionProblems.has(code) || code.startsWith('08');
  const causes: Error[] = [];
  let cause = error;
  while (cause instanceof Error && causes.length < causesMax) {
    causes.push(cause);
    cause = cause.cause;
  }
  return causes.some(({ message }) => driverSentences.test(message));
}

const pausesMs = [100, 300, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

/**
 * For work that nobody repeats. While the database is down it is retried with growing pauses, for two
 * minutes.
 * @throws the error of the last try
 */
export async function despiteOutage<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      // A stop does not wait for it.
      await sleep(pauseMs, undefined, { ref: false });
    }
  }
  return work();
}
