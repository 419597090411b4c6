import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';

const wrongCodesPerHour = 10;

/**
 * Counts tries of short codes for an account, from all networks together, before each is checked: so that no number
 * of calls at once guesses more. Only somebody who has the password or a sign-in gets as far as this, so a stranger
 * can't use it to keep the person out.
 * @throws Refusal account.too_many_tries {seconds}
 */
export async function countCodeTry(platform: Platform, userId: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await triesOfHour(platform).penalty(userId);
  if (consumedPoints <= wrongCodesPerHour) return;
  const seconds = Math.ceil(msBeforeNext / 1_000);
  throw new Refusal('account.too_many_tries', { params: { seconds }, retryAfterSeconds: seconds });
}

/** A right code does not count. */
export async function uncountCodeTry(platform: Platform, userId: string): Promise<void> {
  await triesOfHour(platform).reward(userId);
}

function triesOfHour({ limits }: Platform) {
  return limits.counter('code-tries', 3_600);
}
