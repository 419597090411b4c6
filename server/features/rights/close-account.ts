import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SignedIn } from '#contract/account.ts';
import type { api } from '#contract/index.ts';
import { deletions } from '#db/schema/rights.ts';
import { users } from '#db/schema/users.ts';
import { giveCsrfToken } from '../../platform/http/csrf.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { leaveLetter } from '../account/mails.ts';
import type { UserRow } from '../account/people.ts';
import { deletionDueAt, restoreTicketOf } from '../account/restore-ticket.ts';
import { clearSessionCookies } from '../account/session-cookies.ts';
import { endSessions } from '../account/sessions.ts';
import { signedIn } from '../account/sign-in.ts';
import { isSubscribed } from '../payments/end-with-account.ts';
import { standingJob } from './announce-standing.ts';
import { endExport } from './exports.ts';

/** Closes the caller’s account, and takes its cookies from this device. */
export async function closeAccount(call: Call): Promise<{ due_at: string }> {
  const due = await closed(call, call.me.userId, 'person');
  if (!due) throw new Refusal('auth.token_revoked');
  call.afterCommit(() => {
    clearSessionCookies(call.reply, call.platform.config);
    giveCsrfToken(call.reply, call.platform.config, null);
  });
  return { due_at: due.toISOString() };
}

/**
 * Closes an account: from here on it is gone for everybody, and all that can be done with it is to restore it. What
 * others see in open pages follows in a job, because it may be much.
 * @returns the day of its deletion; null: it was closed before
 */
export async function closed(
  unit: Change,
  userId: string,
  by: 'person' | 'operator',
): Promise<Date | null> {
  const { db, platform } = unit;
  const closedAt = platform.now();
  const [person] = await db
    .update(users)
    // A yes to a provider ends at once; after a restore the person is asked again.
    .set({ deletedAt: closedAt, consentTo: null })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning();
  if (!person) return null;
  await db.insert(deletions).values({ userId });
  await endExport(unit, userId);
  await endSessions(unit, { userId });
  const due = deletionDueAt(closedAt);
  if (person.emailVerifiedAt)
    await leaveLetter(unit, {
      userId,
      kind: 'account_closed',
      path: '/profile/login',
      words: {
        until: dayOf(due, person),
        by,
        subscribed: (await isSubscribed(db, platform, userId)) ? 'yes' : 'no',
      },
      answeredByOperator: by === 'operator',
    });
  await platform.jobs.add(standingJob, { userId }, db);
  return due;
}

/** @throws Refusal account.ticket_invalid */
export async function restoreAccount(
  call: Call,
  { body }: Input<typeof api.rights.restore>,
): Promise<SignedIn> {
  const { db, platform } = call;
  const { person, ...wish } = await restoreTicketOf(call, body.ticket);
  const [restored] = await db
    .update(users)
    .set({ deletedAt: null })
    .where(and(eq(users.id, person.id), isNotNull(users.deletedAt)))
    .returning();
  // Its deletion may begin at this moment.
  const isDue = person.deletedAt && deletionDueAt(person.deletedAt) <= platform.now();
  if (!restored || isDue) throw new Refusal('account.ticket_invalid');
  await db.delete(deletions).where(eq(deletions.userId, person.id));
  await platform.jobs.add(standingJob, { userId: person.id }, db);
  return signedIn(call, person.id, wish);
}

/** The day as the person’s calendar has it. */
export function dayOf(
  at: Date,
  { language, timezone }: Pick<UserRow, 'language' | 'timezone'>,
): string {
  const locale = language === 'he' ? 'he-IL' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(at);
}
