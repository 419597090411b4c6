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

/** The database is away, restarts, or did not answer in time: the same may go well in a moment. */
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
 * For what nobody asks for again. While the database is away it is tried again with growing pauses,
 * for two minutes. @throws what the last try threw
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
