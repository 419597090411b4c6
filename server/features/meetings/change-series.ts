import { and, eq, inArray, ne } from 'drizzle-orm';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';
import { meetingExceptions, meetingParticipants, meetings } from '#db/schema/meetings.ts';
import type { Act } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { activeMembers, reachableChat } from '../sight/doors.ts';
import { setMeetingReminder } from '../reminders/reminders.ts';
import { addParticipants } from './create-meeting.ts';
import { type Fields, columnsOfTime, columnsOfWords, wholeSeconds } from './fields.ts';
import { invite } from './invite.ts';
import { emitMeeting, participantIds } from './meeting-rows.ts';
import { notifyCancelled } from './notify-cancelled.ts';
import { type MeetingRow, exceptionsOf } from './occurrences.ts';
import { invitedIds, requireRoom } from './people.ts';
import { type Series, isOccurrence } from './recurrence.ts';
import { setReminders } from './reminders.ts';
import { movedRule } from './rule.ts';

/** Changes a whole series. Times are those of the occurrence `at`; all others move along with it. */
export async function changeSeries(
  call: Act,
  meeting: MeetingRow,
  fields: Fields,
  at: Date,
): Promise<MeetingRow> {
  const { series, byMs } = movedSeries(meeting, fields, at);
  const time = columnsOfTime(series);
  const isAnew =
    time.startsAt.getTime() !== meeting.startsAt.getTime() ||
    time.endsAt.getTime() !== meeting.endsAt.getTime() ||
    time.timezone !== meeting.timezone ||
    time.recurrence !== meeting.recurrence;
  const [row = meeting] = await call.db
    .update(meetings)
    .set({
      ...columnsOfWords(fields),
      ...(isAnew ? { ...time, sequence: meeting.sequence + 1 } : {}),
      changedAt: call.platform.now(),
    })
    .where(eq(meetings.id, meeting.id))
    .returning();
  if (isAnew) await keepFittingExceptions(call, meeting, row, byMs);
  const before = await participantIds(call, row.id);
  const added = await changeParticipants(call, row, before, fields.participants);
  if (isAnew) await askAgain(call, row);
  const people = await participantIds(call, row.id);
  await invite(call, row, isAnew ? people : added);
  await setReminders(call, row);
  emitMeeting(call, row.id, [...before, ...people]);
  return row;
}

/** The series at its new time, and by how much its wall clock moves. */
function movedSeries(
  meeting: MeetingRow,
  fields: Fields,
  at: Date,
): { series: Series; byMs: number } {
  const { starts_at: starts, ends_at: ends, timezone = meeting.timezone } = fields;
  const startsAt = starts === undefined ? at : wholeSeconds(starts);
  const lastsMs = meeting.endsAt.getTime() - meeting.startsAt.getTime();
  const endsAt = ends === undefined ? new Date(startsAt.getTime() + lastsMs) : wholeSeconds(ends);
  const byMs =
    wallClockOf(startsAt, timezone).getTime() - wallClockOf(at, meeting.timezone).getTime();
  const firstWall = wallClockOf(meeting.startsAt, meeting.timezone);
  const movedWall = new Date(firstWall.getTime() + byMs);
  const first =
    byMs === 0 && timezone === meeting.timezone ? meeting.startsAt : momentOf(movedWall, timezone);
  const kept =
    meeting.recurrence === null || byMs === 0
      ? meeting.recurrence
      : movedRule(meeting.recurrence, meeting.timezone, { from: firstWall, to: movedWall });
  return {
    byMs,
    series: {
      startsAt: first,
      endsAt: new Date(first.getTime() + endsAt.getTime() - startsAt.getTime()),
      timezone,
      recurrence: fields.recurrence === undefined ? kept : fields.recurrence,
    },
  };
}

/** Exceptions move along with their occurrence; those whose occurrence is gone are forgotten. */
async function keepFittingExceptions(
  { db }: Act,
  before: MeetingRow,
  now: MeetingRow,
  byMs: number,
): Promise<void> {
  const exceptions = (await exceptionsOf(db, [now.id]))(now.id);
  if (exceptions.length === 0) return;
  await db.delete(meetingExceptions).where(eq(meetingExceptions.meetingId, now.id));
  const moved = exceptions.map((exception) => {
    const wall = wallClockOf(exception.occurrence, before.timezone).getTime() + byMs;
    return { ...exception, occurrence: momentOf(new Date(wall), now.timezone) };
  });
  const fitting = moved.filter(
    ({ occurrence }) => now.recurrence !== null && isOccurrence(now, occurrence),
  );
  if (fitting.length > 0) await db.insert(meetingExceptions).values(fitting);
}

/** @returns who was added */
async function changeParticipants(
  call: Act,
  meeting: MeetingRow,
  before: readonly string[],
  usernames: Fields['participants'],
): Promise<string[]> {
  if (usernames === undefined) return [];
  const known = [...before, ...(await membersFor(call, meeting.chatId))];
  const wanted = await invitedIds(call, usernames, { known });
  requireRoom(wanted);
  const added = wanted.filter((id) => !before.includes(id));
  const removed = before.filter((id) => id !== meeting.organiserId && !wanted.includes(id));
  await addParticipants(call, meeting, added);
  if (removed.length > 0) await notifyCancelled(call, meeting, { scope: 'all' }, removed);
  for (const userId of removed)
    await setMeetingReminder(call, { userId, meetingId: meeting.id, next: null });
  if (removed.length > 0)
    await call.db
      .delete(meetingParticipants)
      .where(
        and(
          eq(meetingParticipants.meetingId, meeting.id),
          inArray(meetingParticipants.userId, removed),
        ),
      );
  return added;
}

/** The members of its chat, while the caller is in it. */
async function membersFor(call: Act, chatId: string | null): Promise<string[]> {
  if (chatId === null) return [];
  try {
    await reachableChat(call, chatId);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
  return activeMembers(call.db, chatId);
}

async function askAgain({ db }: Act, { id, organiserId }: MeetingRow): Promise<void> {
  await db
    .update(meetingParticipants)
    .set({ rsvp: 'pending' })
    .where(and(eq(meetingParticipants.meetingId, id), ne(meetingParticipants.userId, organiserId)));
}
