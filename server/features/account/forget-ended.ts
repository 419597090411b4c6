import { and, isNull, lt, or } from 'drizzle-orm';
import { addressChanges, heldUsernames, mailTokens, sessions } from '#db/schema/account.ts';
import type { Db } from '../../platform/change.ts';

/** Longer than any access token lives and any count of mails looks back. */
const keptMs = 24 * 3_600_000;

/** Deletes sessions, mailed links, unconfirmed addresses and held names that ended long enough ago to mean nothing any more. */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await db
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)));
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, before));
  await db
    .delete(addressChanges)
    .where(and(isNull(addressChanges.confirmedAt), lt(addressChanges.createdAt, before)));
  await db.delete(heldUsernames).where(lt(heldUsernames.heldUntil, before));
}
