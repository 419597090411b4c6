import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { meetingFeeds, meetings } from '#db/schema/meetings.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isOpenAccount } from '../sight/acquaintances.ts';
import { isAttendedBy } from '../sight/meetings.ts';
import { calendarFile } from './calendar-file.ts';
import { myMeeting } from './meeting-rows.ts';

const keyBytes = 24;
const yearMs = 366 * 24 * 60 * 60 * 1_000;

export async function meetingAsFile(call: Call, { params }: Input<typeof api.meetings.calendar>) {
  const { meeting } = await myMeeting(call, params.id);
  return asFile(call, await calendarFile(call, [meeting]));
}

/** @throws Refusal meeting.feed_not_found */
export async function showFeed(call: Call, { query }: Input<typeof api.meetings.feed>) {
  const [feed] = await call.db
    .select()
    .from(meetingFeeds)
    .where(and(eq(meetingFeeds.key, query.key), isOpenAccount(meetingFeeds.userId)));
  if (!feed) throw new Refusal('meeting.feed_not_found');
  void call.reply.header('x-robots-tag', 'noindex, nofollow');
  const since = new Date(call.platform.now().getTime() - yearMs);
  return asFile(call, await calendarOf(call, feed.userId, since));
}

/** The meetings of somebody as one iCalendar file; with `since`, those that have not ended before. */
export async function calendarOf(
  reading: Pick<Change, 'db' | 'platform'>,
  userId: string,
  since?: Date,
): Promise<string> {
  const rows = await reading.db
    .select({ meeting: meetings })
    .from(meetings)
    .where(
      and(
        isAttendedBy(userId),
        since && or(isNull(meetings.lastEndsAt), gt(meetings.lastEndsAt, since)),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
  return calendarFile(
    reading,
    rows.map(({ meeting }) => meeting),
  );
}

/** Nobody in between keeps it: it may be ended, and it changes. */
function asFile({ reply }: Call, content: string) {
  void reply
    .type('text/calendar; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', 'attachment; filename="meetings.ics"')
    .header('x-content-type-options', 'nosniff');
  return Buffer.from(content);
}

export async function feedAddress(call: Call) {
  const [feed] = await call.db
    .select()
    .from(meetingFeeds)
    .where(eq(meetingFeeds.userId, call.me.userId));
  return { url: feed ? addressOf(call, feed.key) : null };
}

export async function renewFeed(call: Call) {
  const key = randomBytes(keyBytes).toString('base64url');
  await call.db
    .insert(meetingFeeds)
    .values({ userId: call.me.userId, key })
    .onConflictDoUpdate({ target: meetingFeeds.userId, set: { key } });
  return { url: addressOf(call, key) };
}

export async function endFeed(call: Call) {
  await forgetFeed(call.db, call.me.userId);
  return { url: null };
}

/** Ends the address of a person’s feed; other calendars that read it get nothing any more. */
export async function forgetFeed(db: Db, userId: string): Promise<void> {
  await db.delete(meetingFeeds).where(eq(meetingFeeds.userId, userId));
}

function addressOf({ platform }: Call, key: string): string {
  return `${platform.config.API_URL}/api/action-hub/meetings.ics?key=${key}`;
}
