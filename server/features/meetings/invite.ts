import type { Change } from '../../platform/change.ts';
import { personOf } from '../account/people.ts';
import { notify } from '../notifications/notify.ts';
import { spokenTime } from '../reminders/spoken-time.ts';
import { invitationFile } from './calendar-file.ts';
import type { MeetingRow, Occurrence } from './occurrences.ts';

/** Asks people to a meeting, or to another time of one of its occurrences, on their own clocks. */
export async function invite(
  change: Change,
  meeting: MeetingRow,
  ids: readonly string[],
  occurrence?: Occurrence,
): Promise<void> {
  const others = [...new Set(ids)].filter((id) => id !== meeting.organiserId).toSorted();
  if (others.length === 0) return;
  const calendar = await invitationFile(change, meeting);
  for (const id of others) {
    const person = await personOf(change.db, id);
    if (!person) continue;
    await notify(change, id, {
      kind: 'meeting_invite',
      actorId: meeting.organiserId,
      meetingId: meeting.id,
      calendar,
      params: {
        text: occurrence?.exception?.title ?? meeting.title,
        ...spokenTime(
          occurrence?.startsAt ?? meeting.startsAt,
          person.timezone,
          change.platform.now(),
        ),
        ...(occurrence ? { at: occurrence.at.toISOString() } : {}),
      },
    });
  }
}
