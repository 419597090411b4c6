import { eq } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import type { Change } from '../../platform/change.ts';
import { Refusal } from '../../platform/refusal.ts';
import { claimAddress, ownerOfAddress } from './claim-address.ts';
import { endMailTokens, newMailToken, sendLetter } from './mails.ts';
import { userById } from './users.ts';
import { dueAt, giveUpAddress, noteAnswer, waitingAddress } from './waiting-address.ts';

type Link = { userId: string; email: string };

/**
 * The new address has answered: it becomes the person’s at once where the present one agreed or was never verified, else
 * some days later.
 * @throws Refusal account.verify_token_invalid
 */
export async function confirmAddress(
  unit: Change,
  link: Link,
): Promise<{ email: string; takes_effect_at: string | null }> {
  const { userId, email } = link;
  const waiting = await waitingAddress(unit.db, userId);
  const person = await userById(unit.db, userId);
  if (!person || waiting?.email !== email) throw new Refusal('account.verify_token_invalid');
  if (person.emailVerifiedAt === null || waiting.agreedAt !== null)
    return { ...(await moveAddress(unit, link)), takes_effect_at: null };
  const isFree = (await ownerOfAddress(unit.db, email)) === null;
  if (person.deletedAt || !isFree) throw new Refusal('account.verify_token_invalid');
  const confirmedAt = unit.platform.now();
  await noteAnswer(unit, userId, { confirmedAt });
  return { email, takes_effect_at: dueAt(confirmedAt).toISOString() };
}

/**
 * An address becomes the person’s, and the one before gets a link that takes this back.
 * @throws Refusal account.verify_token_invalid
 */
export async function moveAddress(
  unit: Change,
  { userId, email }: Link,
): Promise<{ email: string }> {
  const before = await userById(unit.db, userId);
  if (!before || before.deletedAt) throw new Refusal('account.verify_token_invalid');
  if (!(await takeAddress(unit, userId, email))) throw new Refusal('account.verify_token_invalid');
  await endMailTokens(unit, ['verify', 'restore', 'proof', 'email_agree'], userId);
  await giveUpAddress(unit, userId);
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

/** Makes an address the person’s in place of the present one; false when somebody else claimed the address meanwhile. */
export async function takeAddress(unit: Change, userId: string, email: string): Promise<boolean> {
  await unit.db.update(users).set({ email, emailVerifiedAt: null }).where(eq(users.id, userId));
  return claimAddress(unit, userId, email);
}
