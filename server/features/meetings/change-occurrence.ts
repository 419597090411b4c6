import { eq, sql } from 'drizzle-orm';
import { plainLine } from '#contract/visible-text.ts';
import { meetingExceptions, meetings } from '#db/schema/meetings.ts';
import type { Act } from '../../platform/http/call.ts';
import { refuseField } from '../../platform/refusal.ts';
import { type Fields, requireTimes, wholeSeconds } from './fields.ts';
import { invite } from './invite.ts';
import { emitMeeting, participantIds, participantsOf } from './meeting-rows.ts';
import { type ExceptionRow, type MeetingRow, exceptionsOf, occurrenceAt } from './occurrences.ts';
import { setReminders } from './reminders.ts';

/** Changes one occurrence alone. @throws Refusal request.invalid for what all occurrences share */
export async function changeOccurrence(
  call: Act,
  meeting: MeetingRow,
  fields: Fields,
  at: Date,
): Promise<ExceptionRow> {
  await requireShared(call, meeting, fields);
  const before = occurrenceAt(meeting, at, (await exceptionsOf(call.db, [meeting.id]))(meeting.id));
  const { title, note, place, starts_at: starts, ends_at: ends } = fields;
  const lastsMs = before.endsAt.getTime() - before.startsAt.getTime();
  const startsAt = starts === undefined ? before.startsAt : wholeSeconds(starts);
  const endsAt = ends === undefined ? new Date(startsAt.getTime() + lastsMs) : wholeSeconds(ends);
  requireTimes(startsAt, endsAt);
  const isMoved =
    startsAt.getTime() !== before.startsAt.getTime() ||
    endsAt.getTime() !== before.endsAt.getTime();
  const changes = {
    ...(title === undefined ? {} : { title: plainLine(title) }),
    ...(note === undefined ? {} : { note }),
    ...(place === undefined ? {} : { place: plainLine(place) }),
    ...(isMoved ? { startsAt, endsAt } : {}),
  };
  const [row] = await call.db
    .insert(meetingExceptions)
    .values({ meetingId: meeting.id, occurrence: at, ...changes })
    .onConflictDoUpdate({
      target: [meetingExceptions.meetingId, meetingExceptions.occurrence],
      set: { cancelled: false, ...changes },
    })
    .returning();
  if (!row) throw new Error('The exception was not stored.');
  await touch(call, meeting);
  const people = await participantIds(call, meeting.id);
  if (isMoved) await invite(call, meeting, people, occurrenceAt(meeting, at, [row]));
  emitMeeting(call, meeting.id, people);
  return row;
}

/** Cancels one occurrence alone. */
export async function cancelOccurrence(call: Act, meeting: MeetingRow, at: Date): Promise<void> {
  await call.db
    .insert(meetingExceptions)
    .values({ meetingId: meeting.id, occurrence: at, cancelled: true })
    .onConflictDoUpdate({
      target: [meetingExceptions.meetingId, meetingExceptions.occurrence],
      set: { cancelled: true },
    });
  await touch(call, meeting);
  emitMeeting(call, meeting.id, await participantIds(call, meeting.id));
}

async function touch(call: Act, meeting: MeetingRow): Promise<void> {
  await call.db
    .update(meetings)
    .set({ sequence: sql`${meetings.sequence} + 1`, changedAt: call.platform.now() })
    .where(eq(meetings.id, meeting.id));
  await setReminders(call, meeting);
}

async function requireShared(call: Act, meeting: MeetingRow, fields: Fields): Promise<void> {
  const same = {
    stage: meeting.stage,
    timezone: meeting.timezone,
    recurrence: meeting.recurrence,
    remind_minutes: meeting.remindMinutes,
  };
  for (const name of ['stage', 'timezone', 'recurrence', 'remind_minutes'] as const)
    if (fields[name] !== undefined && fields[name] !== same[name])
      throw refuseField(name, 'field.invalid');
  if (fields.participants === undefined) return;
  const now = (await participantsOf(call, [meeting.id]))(meeting.id)
    .filter(({ user }) => user.id !== meeting.organiserId)
    .map(({ user }) => user.username);
  if (now.toSorted().join(' ') !== fields.participants.toSorted().join(' '))
    throw refuseField('participants', 'field.invalid');
}
