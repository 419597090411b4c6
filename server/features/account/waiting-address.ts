import { type InferSelectModel, and, asc, eq, isNull, lte } from 'drizzle-orm';
import { addressWaitDays } from '#contract/values.ts';
import { addressChanges } from '#db/schema/account.ts';
import { users } from '#db/schema/users.ts';
import type { Change, Db } from '../../platform/change.ts';
import { endMailTokens } from './mails.ts';

type WaitingAddress = InferSelectModel<typeof addressChanges>;

const dueAtATime = 20;
const waitMs = addressWaitDays * 24 * 3_600_000;

/** When an address that was confirmed at this time takes effect without an answer of the present one. */
export function dueAt(confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + waitMs);
}

/** Holds the row: of two mailed links at once, the second one sees what the first one did. */
export async function waitingAddress(db: Db, userId: string): Promise<WaitingAddress | null> {
  const [row] = await db
    .select()
    .from(addressChanges)
    .where(eq(addressChanges.userId, userId))
    .for('update');
  return row ?? null;
}

/** The address that a person waits for, to look at. */
export async function shownWaiting(db: Db, userId: string): Promise<WaitingAddress | null> {
  const [row] = await db.select().from(addressChanges).where(eq(addressChanges.userId, userId));
  return row ?? null;
}

/** Begins to wait for another address; of several wishes the last one holds. */
export async function beginWaiting(change: Change, userId: string, email: string): Promise<void> {
  await giveUpAddress(change, userId);
  const createdAt = change.platform.now();
  await change.db.insert(addressChanges).values({ userId, email, createdAt });
}

/** Notes that the new address confirmed, or that the present one agreed. */
export async function noteAnswer(
  { db }: Change,
  userId: string,
  answer: { confirmedAt: Date } | { agreedAt: Date },
): Promise<void> {
  await db.update(addressChanges).set(answer).where(eq(addressChanges.userId, userId));
}

/** Some of the people whose confirmed address has waited long enough, the longest first; closed accounts wait on. */
export async function peopleDue(db: Db, now: Date): Promise<string[]> {
  const due = await db
    .select({ userId: addressChanges.userId })
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(
      and(
        lte(addressChanges.confirmedAt, new Date(now.getTime() - waitMs)),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(addressChanges.confirmedAt))
    .limit(dueAtATime);
  return due.map(({ userId }) => userId);
}

/**
 * Another address is not waited for any more, and its link opens nothing. The link to the present address can still refuse:
 * an intruder who gives a wish up, or has another one, does not take it away.
 */
export async function giveUpAddress(change: Change, userId: string): Promise<void> {
  await endMailTokens(change, 'email', userId);
  await change.db.delete(addressChanges).where(eq(addressChanges.userId, userId));
}
