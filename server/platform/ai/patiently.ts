import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError } from '@ai-sdk/provider';
import type { AnswerClock } from './answer-clock.ts';

const triesMax = 6;
/** A person waits so long for a busy provider in all, without being asked. */
const patienceMs = 30_000;
const waitByDefaultMs = 1_000;
/** The longest wait that is believed. */
const waitMaxMs = 30 * 24 * 60 * 60 * 1_000;

/** Asks a provider that is busy for a moment (429, 503) again, when it says that it will be back soon. */
export async function patiently<Answer>(
  clock: AnswerClock,
  ask: () => PromiseLike<Answer>,
): Promise<Answer> {
  let patience = patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await clock.race(ask());
    } catch (error) {
      const waitMs = tries < triesMax ? waitOf(error) : null;
      if (waitMs === null || waitMs > patience) throw error;
      patience -= waitMs;
      await clock.race(sleep(waitMs, undefined, { signal: clock.signal }));
    }
  }
}

/** Whether a provider refused because it has too much to do. */
export function isBusy(error: unknown): error is APICallError & { statusCode: 429 | 503 } {
  return APICallError.isInstance(error) && (error.statusCode === 429 || error.statusCode === 503);
}

/** When a busy provider may be asked again; null if it does not say. */
export function retryAtOf(error: APICallError): Date | null {
  const waitMs = waitAskedBy(error);
  return waitMs === null ? null : new Date(Date.now() + waitMs);
}

/** Milliseconds until the next try; null: there is none. */
function waitOf(error: unknown): number | null {
  if (!isBusy(error)) return null;
  return waitAskedBy(error) ?? waitByDefaultMs;
}

/** Milliseconds. `Retry-After` is in seconds or a date; null where it is neither. */
function waitAskedBy({ responseHeaders }: APICallError): number | null {
  const after = responseHeaders?.['retry-after']?.trim();
  if (!after) return null;
  const seconds = Number(after);
  const waitMs = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1_000;
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(0, waitMs), waitMaxMs);
}
