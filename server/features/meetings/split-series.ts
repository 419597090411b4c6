import { and, eq, gte } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { meetingExceptions, meetingParticipants, meetings } from '#db/schema/meetings.ts';
import type { Act } from '../../platform/http/call.ts';
import { columnsOfTime } from './fields.ts';
import { emitMeeting, participantIds } from './meeting-rows.ts';
import type { MeetingRow } from './occurrences.ts';
import { countBefore } from './recurrence.ts';
import { setReminders } from './reminders.ts';
import { endedBefore, ruleOf, textOf } from './rule.ts';

/** Ends a series before an occurrence. Its later exceptions are gone, or of the series that goes on. */
export async function endSeries(call: Act, meeting: MeetingRow, at: Date): Promise<void> {
  const [row = meeting] = await call.db
    .update(meetings)
    .set({
      ...columnsOfTime({ ...meeting, recurrence: endedBefore(meeting.recurrence ?? '', at) }),
      sequence: meeting.sequence + 1,
      changedAt: call.platform.now(),
    })
    .where(eq(meetings.id, meeting.id))
    .returning();
  await call.db
    .delete(meetingExceptions)
    .where(and(eq(meetingExceptions.meetingId, meeting.id), gte(meetingExceptions.occurrence, at)));
  await setReminders(call, row);
  emitMeeting(call, meeting.id, await participantIds(call, meeting.id));
}

/** A series of its own from an occurrence on, with the same people, answers and exceptions. */
export async function splitSeries(call: Act, meeting: MeetingRow, at: Date): Promise<MeetingRow> {
  const lastsMs = meeting.endsAt.getTime() - meeting.startsAt.getTime();
  const rule = new Map(ruleOf(meeting.recurrence ?? '') ?? []);
  const count = rule.get('COUNT');
  if (count !== undefined) rule.set('COUNT', String(Number(count) - countBefore(meeting, at)));
  const endsAt = new Date(at.getTime() + lastsMs);
  const [row] = await call.db
    .insert(meetings)
    .values({
      ...meeting,
      ...columnsOfTime({ ...meeting, startsAt: at, endsAt, recurrence: textOf(rule) }),
      id: newId(),
      sequence: 0,
      createdAt: call.platform.now(),
    })
    .returning();
  if (!row) throw new Error('The series was not stored.');
  const people = await call.db
    .select()
    .from(meetingParticipants)
    .where(eq(meetingParticipants.meetingId, meeting.id));
  await call.db
    .insert(meetingParticipants)
    .values(people.map((person) => ({ ...person, meetingId: row.id })));
  await call.db
    .update(meetingExceptions)
    .set({ meetingId: row.id })
    .where(and(eq(meetingExceptions.meetingId, meeting.id), gte(meetingExceptions.occurrence, at)));
  await endSeries(call, meeting, at);
  return row;
}
