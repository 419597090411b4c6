import { eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { meetingExceptions } from '#db/schema/meetings.ts';
import { changeOccurrence } from './change-occurrence.ts';
import { changeSeries } from './change-series.ts';
import { splitSeries } from './split-series.ts';
import { myMeeting, wireMeeting } from './meeting-rows.ts';
import { type MeetingRow, currentOccurrence, exceptionsOf, occurrenceAt } from './occurrences.ts';
import { isOccurrence } from './recurrence.ts';

type Scoped = Pick<Input<typeof api.meetings.update>['body'], 'scope' | 'occurrence'>;

/** The row of a meeting is held while it changes, so that answers and changes wait for each other. */
export async function updateMeeting(call: Call, input: Input<typeof api.meetings.update>) {
  const { meeting } = await myMeeting(call, input.params.id, { lock: true });
  if (meeting.organiserId !== call.me.userId) throw new Refusal('meeting.not_allowed');
  const { scope, occurrence, ...fields } = input.body;
  const at = await namedOccurrence(call, meeting, { scope, occurrence });
  if (at && scope === 'this') {
    const changed = await changeOccurrence(call, meeting, fields, at);
    return wireMeeting(call, occurrenceAt(meeting, at, [changed]));
  }
  const isSplit = at && scope === 'following' && at.getTime() !== meeting.startsAt.getTime();
  const row = isSplit ? await splitSeries(call, meeting, at) : meeting;
  const changed = await changeSeries(call, row, fields, at ?? row.startsAt);
  const exceptions = (await exceptionsOf(call.db, [changed.id]))(changed.id);
  return wireMeeting(call, currentOccurrence(changed, exceptions, call.platform.now()));
}

/**
 * The occurrence that a change names; null where it needs none and names none.
 * @throws Refusal meeting.occurrence_not_found
 */
export async function namedOccurrence(
  { db }: Call,
  meeting: MeetingRow,
  { scope, occurrence }: Scoped,
): Promise<Date | null> {
  if (meeting.recurrence === null) return null;
  if (occurrence === null) {
    if (scope === 'all') return null;
    throw refuseField('occurrence', 'field.required');
  }
  const at = new Date(occurrence);
  const exceptions = await db
    .select()
    .from(meetingExceptions)
    .where(eq(meetingExceptions.meetingId, meeting.id));
  const isCancelled = occurrenceAt(meeting, at, exceptions).exception?.cancelled;
  if (isCancelled || !isOccurrence(meeting, at)) throw new Refusal('meeting.occurrence_not_found');
  return at;
}
