import { and, eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { meetingParticipants, meetings } from '#db/schema/meetings.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { cancelOccurrence } from './change-occurrence.ts';
import { emitMeeting, myMeeting, participantIds, wireMeeting } from './meeting-rows.ts';
import { notifyCancelled } from './notify-cancelled.ts';
import { type MeetingRow, currentOccurrence, exceptionsOf, occurrenceAt } from './occurrences.ts';
import { setReminders } from './reminders.ts';
import { endSeries } from './split-series.ts';
import { namedOccurrence } from './update-meeting.ts';

export async function answerMeeting(call: Call, input: Input<typeof api.meetings.answer>) {
  const { meeting } = await myMeeting(call, input.params.id, { lock: true });
  await answer(call, meeting, input.body.rsvp);
  const exceptions = (await exceptionsOf(call.db, [meeting.id]))(meeting.id);
  return wireMeeting(call, currentOccurrence(meeting, exceptions, call.platform.now()));
}

export async function removeMeeting(call: Call, input: Input<typeof api.meetings.remove>) {
  const { meeting } = await myMeeting(call, input.params.id, { lock: true });
  const { id } = meeting;
  if (meeting.organiserId !== call.me.userId) {
    await answer(call, meeting, 'no');
    return { id };
  }
  const { scope } = input.body;
  const at = await namedOccurrence(call, meeting, input.body);
  const exceptions = (await exceptionsOf(call.db, [id]))(id);
  const isPart =
    at !== null && (scope === 'this' || (scope === 'following' && at > meeting.startsAt));
  await notifyCancelled(
    call,
    meeting,
    isPart
      ? {
          scope: scope === 'this' ? scope : 'following',
          occurrence: occurrenceAt(meeting, at, exceptions),
        }
      : { scope: 'all' },
  );
  if (at && scope === 'this') await cancelOccurrence(call, meeting, at);
  else if (at && scope === 'following' && at > meeting.startsAt) await endSeries(call, meeting, at);
  else {
    const people = await participantIds(call, id);
    await call.db.delete(meetings).where(eq(meetings.id, id));
    emitMeeting(call, id, people);
  }
  return { id };
}

async function answer(call: Call, meeting: MeetingRow, rsvp: 'yes' | 'maybe' | 'no') {
  const { userId } = call.me;
  await call.db
    .update(meetingParticipants)
    .set({ rsvp })
    .where(
      and(eq(meetingParticipants.meetingId, meeting.id), eq(meetingParticipants.userId, userId)),
    );
  await setReminders(call, meeting, userId);
  emitMeeting(call, meeting.id, await participantIds(call, meeting.id));
}
