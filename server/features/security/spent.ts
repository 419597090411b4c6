import { lt } from 'drizzle-orm';
import { spentTokens } from '#db/schema/security.ts';
import type { Db } from '../../platform/change.ts';
import { hashOf } from '../account/tokens.ts';

/** Uses a signed token up; false when it was used before. Of uses at once, one succeeds. */
export async function spendOnce(db: Db, token: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insert(spentTokens)
    .values({ hash: hashOf(token), expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentTokens.hash });
  return spent.length > 0;
}

/** Deletes what would be too old to be used. */
export async function forgetSpent(db: Db, now: Date): Promise<void> {
  const minuteMs = 60_000;
  await db.delete(spentTokens).where(lt(spentTokens.expiresAt, new Date(now.getTime() - minuteMs)));
}
