import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { sendLetter } from '../account/mails.ts';
import type { UserRow } from '../account/users.ts';

const wrongCodesPerHour = 10;

/**
 * Counts tries of short codes for an account, from all networks together, before each is checked: so that no number
 * of calls at once guesses more. Only somebody who has the password or a sign-in gets as far as this, so a stranger
 * can’t keep the person out by it; backup codes and passkeys work on.
 * @throws Refusal account.too_many_codes {minutes}
 */
export async function countCodeTry(platform: Platform, person: UserRow): Promise<void> {
  const { consumedPoints, msBeforeNext } = await triesOfHour(platform).penalty(person.id);
  if (consumedPoints <= wrongCodesPerHour) return;
  if (consumedPoints === wrongCodesPerHour + 1 && person.emailVerifiedAt) {
    sendLetter(platform, { userId: person.id, kind: 'codes_tried', path: '/restore-password' });
  }
  throw new Refusal('account.too_many_codes', {
    params: { minutes: Math.ceil(msBeforeNext / 60_000) },
    retryAfterSeconds: Math.ceil(msBeforeNext / 1_000),
  });
}

/** A right code does not count. */
export async function uncountCodeTry(platform: Platform, userId: string): Promise<void> {
  await triesOfHour(platform).reward(userId);
}

function triesOfHour({ limits }: Platform) {
  return limits.counter('code-tries', 3_600);
}
