import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { deletionGraceDays } from '#contract/values.ts';
import { deletions } from '#db/schema/rights.ts';
import { users } from '#db/schema/users.ts';
import { change } from '../../platform/change.ts';
import { MailRefused } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaveLetter, sendAtOnce } from '../account/mails.ts';
import type { UserRow } from '../account/people.ts';
import { deletionDueAt } from '../account/restore-ticket.ts';
import { dayOf } from './close-account.ts';
import { eraseAccount } from './erase-account.ts';

const dayMs = 24 * 3_600_000;
const atOnceMax = 20;

/** Deletes the accounts whose time is over, and those that a restored backup brought back. */
export async function deleteDue(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const closedBefore = new Date(platform.now().getTime() - deletionGraceDays * dayMs);
  const due = await db
    .select()
    .from(users)
    .where(
      or(
        and(isNotNull(users.deletedAt), lte(users.deletedAt, closedBefore)),
        sql`${users.id} in (select user_id from deleted_accounts)`,
      ),
    )
    .orderBy(asc(users.deletedAt))
    .limit(atOnceMax);
  for (const person of due) {
    try {
      await sayFarewell(platform, person);
      await eraseAccount(platform, person, { waits: !isLate(platform, person) });
    } catch (error) {
      platform.log.error({ err: error, user_id: person.id }, 'an account could not be deleted yet');
    }
  }
}

/** The last mail is sent before its address is deleted, once. A mail server that takes nothing for a day is not waited for. */
async function sayFarewell(platform: Platform, person: UserRow): Promise<void> {
  const { db } = platform.database;
  if (!person.emailVerifiedAt || !person.deletedAt) return;
  const isMine = eq(deletions.userId, person.id);
  const [noted] = await db
    .update(deletions)
    .set({ farewellAt: platform.now() })
    .where(and(isMine, isNull(deletions.farewellAt)))
    .returning();
  if (!noted) return;
  try {
    await sendAtOnce(platform, { userId: person.id, kind: 'account_deleted', path: '/intro' });
  } catch (error) {
    if (error instanceof MailRefused || isLate(platform, person)) return;
    await db.update(deletions).set({ farewellAt: null }).where(isMine);
    throw error;
  }
}

/** A day after the end nothing is waited for, nor where a restored backup brought the account back. */
function isLate({ now }: Platform, { deletedAt }: UserRow): boolean {
  return deletedAt === null || now().getTime() > deletionDueAt(deletedAt).getTime() + dayMs;
}

/** Mails once, a day before the end, that this is the last chance. */
export async function remindOfDeletion(platform: Platform): Promise<void> {
  const { database, now } = platform;
  const closedBefore = new Date(now().getTime() - (deletionGraceDays - 1) * dayMs);
  const soon = await database.db
    .select({ person: users })
    .from(deletions)
    .innerJoin(users, eq(users.id, deletions.userId))
    .where(
      and(
        isNull(deletions.remindedAt),
        isNotNull(users.deletedAt),
        lte(users.deletedAt, closedBefore),
      ),
    );
  for (const { person } of soon)
    await change(platform, async (unit) => {
      const [noted] = await unit.db
        .update(deletions)
        .set({ remindedAt: now() })
        .where(and(eq(deletions.userId, person.id), isNull(deletions.remindedAt)))
        .returning();
      if (!noted || !person.emailVerifiedAt || !person.deletedAt) return;
      await leaveLetter(unit, {
        userId: person.id,
        kind: 'account_last_day',
        path: '/profile/login',
        words: { until: dayOf(deletionDueAt(person.deletedAt), person) },
      });
    });
}
