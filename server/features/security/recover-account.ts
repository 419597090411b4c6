import { and, eq, gt } from 'drizzle-orm';
import { authenticators, backupCodes, identities, passkeys } from '#db/schema/security.ts';
import { users } from '#db/schema/users.ts';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { endMailTokens, newMailToken, sendLetter } from '../account/mails.ts';
import { endSessions } from '../account/sessions.ts';
import { type UserRow, announceProfile, userById } from '../account/users.ts';
import { giveUpAddress } from '../account/waiting-address.ts';

/** An intruder may have prepared more before the moment that is known of. */
const preparationMs = 24 * 3_600_000;

/**
 * Leaves nothing by which somebody else could enter an account since a moment: the owner chooses a new password by a
 * mailed link.
 */
export async function recoverAccount(
  call: Call,
  person: UserRow,
  { since, kind }: { since: Date; kind: 'email_undone' | 'email_refused' },
): Promise<void> {
  const { id: userId } = person;
  await endMailTokens(call, ['verify', 'restore', 'proof', 'email_agree'], userId);
  await giveUpAddress(call, userId);
  const prepared = new Date(since.getTime() - preparationMs);
  await call.announce('account.recovered', { userId }, () =>
    shutEverybodyOut(call, person, prepared),
  );
  const present = await userById(call.db, userId);
  const seed = await newMailToken(call, 'restore', userId, present?.email ?? person.email);
  call.afterCommit(() =>
    sendLetter(call.platform, { userId, kind, path: '/restore-password', seed }),
  );
}

/**
 * Ends all sessions, and every way in that was added since a moment. The password goes whatever its age: the change of
 * the address was proved by it.
 */
async function shutEverybodyOut(
  change: Change,
  { id: userId, twoFactorAt }: UserRow,
  since: Date,
): Promise<void> {
  const { db } = change;
  const isYoung = twoFactorAt !== null && twoFactorAt > since;
  await db
    .update(users)
    .set({ passwordHash: null, ...(isYoung ? { twoFactorAt: null } : {}) })
    .where(eq(users.id, userId));
  // Codes of a second step that stays are deleted too where they were renewed since.
  for (const table of [passkeys, identities, authenticators, backupCodes])
    await db.delete(table).where(and(eq(table.userId, userId), gt(table.createdAt, since)));
  await endSessions(change, { userId });
  await announceProfile(change, userId);
}
