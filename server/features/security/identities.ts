import { and, asc, eq } from 'drizzle-orm';
import type { InferSelectModel } from 'drizzle-orm';
import { identities } from '#db/schema/security.ts';
import { users } from '#db/schema/users.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { UserRow } from '../account/users.ts';
import type { GoogleIdentity } from './google-provider.ts';

type IdentityRow = InferSelectModel<typeof identities>;
/** The pair by which an account elsewhere is known. */
type Named = Pick<GoogleIdentity, 'issuer' | 'subject'>;

/** The accounts elsewhere that sign a person in, the oldest first. */
export function identitiesOf(db: Db, userId: string): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt));
}

export async function personOf(db: Db, { issuer, subject }: Named): Promise<UserRow | null> {
  const [row] = await db
    .select({ person: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.person ?? null;
}

/** Links an account elsewhere to a person, unless it signs in somebody already. */
export async function tie(
  { db, platform }: Change,
  userId: string,
  { issuer, subject }: Named,
): Promise<void> {
  await db
    .insert(identities)
    .values({ issuer, subject, userId, createdAt: platform.now() })
    .onConflictDoNothing();
}

export async function untie({ db }: Change, userId: string): Promise<boolean> {
  const removed = await db
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ issuer: identities.issuer });
  return removed.length > 0;
}
