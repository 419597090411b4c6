import {
  type SQL,
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  sql,
} from 'drizzle-orm';
import { digestKinds, quietMailKinds } from '#contract/notification-kinds.ts';
import { notifications } from '#db/schema/notifications.ts';
import { users } from '#db/schema/users.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { leaveLetter } from '../account/mails.ts';
import { personOf, userRefs } from '../account/people.ts';
import { hasNotBlocked } from '../sight/blocks.ts';
import { namesFor } from '../sight/known-names.ts';
import { quietUntil } from './quiet-hours.ts';
import { type NotificationRow, notificationOf } from './sentences.ts';

/** Somebody waits for an answer to these, so they are mailed soon. */
const promptKinds = ['chat_invite', 'join_request', 'connection_request', 'journey'] as const;

const minuteMs = 60_000;
const promptAfterMs = 2 * minuteMs;
const laterAfterMs = 60 * minuteMs;
/** Older notifications are no news any more: mails were off, or the server was. */
const forgottenAfterMs = 3 * 24 * 60 * minuteMs;

const peopleAtOnce = 100;
const linesMax = 10;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Mails people what they have not seen for a while, in one mail, each notification at most once. Within somebody's
 * quiet hours nothing is mailed; it follows when they end.
 */
export async function mailDigests(platform: Platform): Promise<void> {
  let after = beforeAll;
  for (;;) {
    const due = await peopleDue(platform, after);
    for (const id of due) await change(platform, (unit) => mailDigest(unit, id));
    const last = due.at(-1);
    if (due.length < peopleAtOnce || last === undefined) return;
    after = last;
  }
}

/** People with a notification that has waited long enough, in the order of their ids. */
async function peopleDue({ database, now }: Platform, after: string): Promise<string[]> {
  const before = (ms: number) => sql`${new Date(now().getTime() - ms).toISOString()}::timestamptz`;
  const isPrompt = inArray(notifications.kind, [...promptKinds]);
  const rows = await database.db
    .selectDistinct({ id: notifications.userId })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(
        gt(notifications.userId, after),
        isMailed(now()),
        sql`${notifications.createdAt} <= case when ${isPrompt} then ${before(promptAfterMs)} else ${before(laterAfterMs)} end`,
      ),
    )
    .orderBy(notifications.userId)
    .limit(peopleAtOnce);
  return rows.map(({ id }) => id);
}

/** All that is to be mailed goes along, also what has not waited as long. */
async function mailDigest(unit: Change, userId: string): Promise<void> {
  const { db, platform } = unit;
  const now = platform.now();
  const person = await personOf(db, userId);
  if (!person || quietUntil(person.settings.quiet_hours, person.timezone, now)) return;
  const rows = await db
    .update(notifications)
    .set({ mailedAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        exists(
          db
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, notifications.userId), isMailed(now))),
        ),
      ),
    )
    .returning();
  // Another node was quicker, or it was seen meanwhile.
  if (rows.length === 0) return;
  const lines = await linesFor(unit, person, rows);
  await leaveLetter(unit, {
    userId,
    kind: 'digest',
    path: '/notifications',
    words: {
      lines: lines.slice(0, linesMax).join('\n'),
      count: lines.length,
      more: Math.max(0, lines.length - linesMax),
    },
    unsubscribe: 'digest',
  });
}

/** The titles, newest first; the words of messages stay here. */
async function linesFor(
  { db, platform }: Change,
  {
    userId,
    language,
  }: Pick<NonNullable<Awaited<ReturnType<typeof personOf>>>, 'userId' | 'language'>,
  rows: NotificationRow[],
): Promise<string[]> {
  const ids = new Set(rows.flatMap(({ actorId }) => actorId ?? []));
  const actors = await userRefs(platform, db, [...ids]);
  const nameOf = await namesFor(db, userId);
  return rows
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .map((row) => notificationOf(row, actors.get(row.actorId ?? '') ?? null, language, nameOf))
    .map(({ title }) => `• ${title}`);
}

/** A notification that its addressee has not seen, was not mailed, and wants by mail. */
function isMailed(now: Date): SQL | undefined {
  const byDefault = notInArray(notifications.kind, [...quietMailKinds]);
  return and(
    isNull(notifications.seenAt),
    isNull(notifications.mailedAt),
    gt(notifications.createdAt, new Date(now.getTime() - forgottenAfterMs)),
    inArray(notifications.kind, [...digestKinds]),
    isNull(users.deletedAt),
    isNotNull(users.emailVerifiedAt),
    sql`(${users.settings} ->> 'mail_digest') is distinct from 'false'`,
    sql`coalesce((${users.settings} #>> array['notifications', ${notifications.kind}, 'mail'])::boolean, ${byDefault})`,
    hasNotBlocked(users.id, notifications.actorId),
  );
}
