import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Change, Db } from '../../platform/change.ts';
import { type UserRow, announceProfile } from './users.ts';
import { users } from '#db/schema/users.ts';

function hasAddress(email: string) {
  return sql`lower(${users.email}) = lower(${email})`;
}

/** The account that claimed an address. */
export async function ownerOfAddress(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(hasAddress(email), isNotNull(users.emailVerifiedAt)));
  return row ?? null;
}

/**
 * Makes an address the person's own, and takes it away from accounts that only named it; those keep
 * working by username. False when somebody else claimed it before.
 */
export async function claimAddress(
  change: Change,
  userId: string,
  email: string,
): Promise<boolean> {
  const { db, platform } = change;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
  const owner = await ownerOfAddress(db, email);
  if (owner) return owner.id === userId;
  const others = await db
    .update(users)
    .set({ email: '' })
    .where(and(hasAddress(email), ne(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  await db.update(users).set({ emailVerifiedAt: platform.now() }).where(eq(users.id, userId));
  for (const { id } of [{ id: userId }, ...others]) await announceProfile(change, id);
  return true;
}
