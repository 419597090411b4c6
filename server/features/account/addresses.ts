import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#db/schema/account.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { api } from '#contract/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { spentMailToken } from './mails.ts';
import { type UserRow, announceProfile, userById } from './users.ts';

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

/** @throws Refusal account.verify_token_invalid */
export async function verifyEmail(
  call: Call,
  { body }: Input<typeof api.account.verifyEmail>,
): Promise<{ email: string }> {
  const spent = await spentMailToken(call, 'verify', body.token);
  const person = spent && (await userById(call.db, spent.userId));
  const isCurrent =
    person && !person.deletedAt && person.email.toLowerCase() === spent.email.toLowerCase();
  if (!isCurrent || !(await claimAddress(call, person.id, person.email))) {
    throw new Refusal('account.verify_token_invalid');
  }
  return { email: person.email };
}
