import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError } from '@ai-sdk/provider';
import type { AnswerClock } from './answer-clock.ts';

const triesMax = 3;
/** A person waits so long for a busy provider without being asked. */
const patienceMs = 5_000;
const waitByDefaultMs = 1_000;

/** Asks a provider that is busy for a moment (429, 503) again, when it says that it will be back soon. */
export async function patiently<Answer>(
  clock: AnswerClock,
  ask: () => PromiseLike<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await clock.race(ask());
    } catch (error) {
      const waitMs = tries < triesMax ? waitOf(error) : null;
      if (waitMs === null) throw error;
      await clock.race(sleep(waitMs, undefined, { signal: clock.signal }));
    }
  }
}

/** Milliseconds until the next try; null: there is none. `Retry-After` is in seconds or a date. */
function waitOf(error: unknown): number | null {
  if (!APICallError.isInstance(error)) return null;
  const { statusCode, responseHeaders } = error;
  if (statusCode !== 429 && statusCode !== 503) return null;
  const after = responseHeaders?.['retry-after'];
  if (after === undefined) return waitByDefaultMs;
  const seconds = Number(after);
  const waitMs = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1_000;
  return waitMs <= patienceMs ? Math.max(0, waitMs) : null;
}
