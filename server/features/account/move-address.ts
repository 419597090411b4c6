import { eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/users.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { claimAddress } from './claim-address.ts';
import { endMailTokens, newMailToken, sendLetter, spentMailToken } from './mails.ts';
import { endSessions } from './sessions.ts';
import { userById } from './users.ts';

type Link = { userId: string; email: string; createdAt: Date };

/**
 * The new address has answered: it becomes the person’s, and the one before gets a link that takes this back.
 * @throws Refusal account.verify_token_invalid
 */
export async function moveAddress(
  unit: Change,
  { userId, email }: Link,
): Promise<{ email: string }> {
  const before = await userById(unit.db, userId);
  if (!before || before.deletedAt) throw new Refusal('account.verify_token_invalid');
  if (!(await takeAddress(unit, userId, email))) throw new Refusal('account.verify_token_invalid');
  await endMailTokens(unit, ['verify', 'restore', 'email', 'proof'], userId);
  const { email: old } = before;
  if (before.emailVerifiedAt && old.toLowerCase() !== email.toLowerCase()) {
    const seed = await newMailToken(unit, 'email_undo', userId, old);
    unit.afterCommit(() =>
      sendLetter(unit.platform, {
        userId,
        kind: 'email_changed',
        path: '/undo-email',
        to: old,
        seed,
      }),
    );
  }
  return { email };
}

/**
 * Gives the account back to the address that it had before, and signs all devices out. Links of addresses that came
 * later stop working, those of earlier ones don’t: an intruder can’t end the owner’s way back.
 * @throws Refusal account.verify_token_invalid
 */
export async function undoMove(
  call: Call,
  { body }: Input<typeof api.security.undoEmail>,
): Promise<{ email: string }> {
  const link = await spentMailToken(call, 'email_undo', body.token);
  const person = link && (await userById(call.db, link.userId));
  if (!link || !person || person.deletedAt || !(await takeAddress(call, person.id, link.email))) {
    throw new Refusal('account.verify_token_invalid');
  }
  await endMailTokens(call, ['verify', 'restore', 'email', 'proof'], person.id);
  await endMailTokens(call, 'email_undo', person.id, { madeAfter: link.createdAt });
  await endSessions(call, { userId: person.id });
  return { email: link.email };
}

/** False when somebody else claimed the address meanwhile. */
async function takeAddress(unit: Change, userId: string, email: string): Promise<boolean> {
  await unit.db.update(users).set({ email, emailVerifiedAt: null }).where(eq(users.id, userId));
  return claimAddress(unit, userId, email);
}
