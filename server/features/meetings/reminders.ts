import { and, eq } from 'drizzle-orm';
import { meetingParticipants } from '#db/schema/meetings.ts';
import type { Change, Db } from '../../platform/change.ts';
import { setMeetingReminder } from '../reminders/reminders.ts';
import { type MeetingRow, exceptionsOf, occurrenceAfter } from './occurrences.ts';

const minuteMs = 60_000;

/** The first reminder of a meeting that is due after a moment. */
export async function nextReminder(db: Db, meeting: MeetingRow, after: Date) {
  const { remindMinutes } = meeting;
  if (remindMinutes === null) return null;
  const aheadMs = remindMinutes * minuteMs;
  const exceptions = (await exceptionsOf(db, [meeting.id]))(meeting.id);
  const next = occurrenceAfter(meeting, exceptions, new Date(after.getTime() + aheadMs));
  if (!next) return null;
  return {
    occurrence: meeting.recurrence === null ? null : next.at,
    dueAt: new Date(next.startsAt.getTime() - aheadMs),
  };
}

/** Sets the reminders of all who did not decline, or of one participant. */
export async function setReminders(
  change: Change,
  meeting: MeetingRow,
  userId?: string,
): Promise<void> {
  const { db, platform } = change;
  const participants = await db
    .select()
    .from(meetingParticipants)
    .where(
      and(
        eq(meetingParticipants.meetingId, meeting.id),
        userId === undefined ? undefined : eq(meetingParticipants.userId, userId),
      ),
    );
  const next = await nextReminder(db, meeting, platform.now());
  for (const { userId: id, rsvp } of participants)
    await setMeetingReminder(change, {
      userId: id,
      meetingId: meeting.id,
      next: rsvp === 'no' ? null : next,
    });
}
