import { eq } from 'drizzle-orm';
import { type Change, change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { api } from '#contract/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  inBackground,
  mailTokensOfHour,
  newMailToken,
  sendLetter,
  spentMailToken,
} from './mails.ts';
import { claimAddress, ownerOfAddress } from './claim-address.ts';
import { confirmAddress } from './move-address.ts';
import { userById } from './users.ts';
import { users } from '#db/schema/users.ts';

/** More than these mail nothing, so that nobody's mailbox is filled through us. */
const mailsPerAddressAndHour = 5;

/**
 * Mails the link that claims an address, after the answer; an address that is already claimed gets a notice
 * instead.
 */
export function askToVerify(
  platform: Platform,
  { userId, email, seed }: { userId: string; email: string; seed: string },
): void {
  inBackground(platform, async () => {
    const { db } = platform.database;
    const owner = await ownerOfAddress(db, email);
    const made = await mailTokensOfHour(db, platform.now(), 'verify', { email });
    if (made > mailsPerAddressAndHour) return;
    const sending = owner
      ? ({ userId: owner.id, kind: 'address_known', path: '/profile/login' } as const)
      : ({ userId, kind: 'verify', path: '/verify', seed } as const);
    sendLetter(platform, sending);
  });
}

/** Mails the link once more; always the same answer, whether anything is left to verify. */
export async function resendVerifyMail(call: Call): Promise<{ ok: true }> {
  const { platform } = call;
  const { userId } = call.me;
  call.afterCommit(() =>
    inBackground(platform, () => change(platform, (unit) => makeVerifyLink(unit, userId))),
  );
  return { ok: true };
}

async function makeVerifyLink(unit: Change, userId: string): Promise<void> {
  const { db, platform } = unit;
  const [person] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!person || person.deletedAt || person.emailVerifiedAt || person.email === '') return;
  const { email } = person;
  const made = await mailTokensOfHour(db, platform.now(), 'verify', { email });
  if (made >= mailsPerAddressAndHour) return;
  const seed = await newMailToken(unit, 'verify', userId, email);
  unit.afterCommit(() => askToVerify(platform, { userId, email, seed }));
}

/** @throws Refusal account.verify_token_invalid */
export async function verifyEmail(
  call: Call,
  { body }: Input<typeof api.account.verifyEmail>,
): Promise<{ email: string; takes_effect_at: string | null }> {
  const moved = await spentMailToken(call, 'email', body.token);
  if (moved) return confirmAddress(call, moved);
  const spent = await spentMailToken(call, 'verify', body.token);
  const person = spent && (await userById(call.db, spent.userId));
  const isCurrent =
    person && !person.deletedAt && person.email.toLowerCase() === spent.email.toLowerCase();
  if (!isCurrent || !(await claimAddress(call, person.id, person.email))) {
    throw new Refusal('account.verify_token_invalid');
  }
  return { email: person.email, takes_effect_at: null };
}
