import type { Change } from '../../platform/change.ts';
import { personOf } from '../account/people.ts';
import { notify } from '../notifications/notify.ts';
import { spokenTime } from '../reminders/spoken-time.ts';
import { cancellationFile } from './calendar-file.ts';
import { participantsOf } from './meeting-rows.ts';
import { type Cancelled, type MeetingRow, currentOccurrence, exceptionsOf } from './occurrences.ts';

/**
 * Notifies the participants, before the change, that a meeting of somebody else is cancelled for them. Those who
 * declined it, and everybody once it is over, are not notified.
 * @param only these of the participants; null: all of them
 */
export async function notifyCancelled(
  change: Change,
  meeting: MeetingRow,
  cancelled: Cancelled,
  only: readonly string[] | null = null,
): Promise<void> {
  const exceptions = (await exceptionsOf(change.db, [meeting.id]))(meeting.id);
  const now = change.platform.now();
  const shown =
    cancelled.scope === 'all' ? currentOccurrence(meeting, exceptions, now) : cancelled.occurrence;
  if (shown.endsAt <= now) return;
  const participants = (await participantsOf(change, [meeting.id]))(meeting.id);
  const ids = participants
    .filter(({ user, rsvp }) => user.id !== meeting.organiserId && rsvp !== 'no')
    .flatMap(({ user }) => (only === null || only.includes(user.id) ? [user.id] : []))
    .toSorted();
  if (ids.length === 0) return;
  const calendar = await cancellationFile(change, meeting, cancelled);
  for (const id of ids) {
    const person = await personOf(change.db, id);
    if (!person) continue;
    await notify(change, id, {
      kind: 'meeting_invite',
      actorId: meeting.organiserId,
      // The row is deleted with its notifications.
      ...(cancelled.scope === 'all' ? {} : { meetingId: meeting.id }),
      calendar,
      params: {
        text: shown.exception?.title ?? meeting.title,
        cancelled: cancelled.scope,
        ...spokenTime(shown.startsAt, person.timezone, now),
      },
    });
  }
}
