import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { v5 as idFrom } from 'uuid';
import { meetingParticipants, meetings } from '#db/schema/meetings.ts';
import { type Db, change } from '../../platform/change.ts';
import { MailRefused } from '../../platform/mail/mailer.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendAtOnce } from '../account/mails.ts';
import { personOf } from '../account/people.ts';
import { isAttendedBy } from '../sight/meetings.ts';
import { mailedPeople } from '../notifications/mail-people.ts';
import { notify } from '../notifications/notify.ts';
import { spokenTime } from '../reminders/spoken-time.ts';
import { cancellationFile } from './calendar-file.ts';
import { emitMeeting, participantIds } from './meeting-rows.ts';
import { type MeetingRow, currentOccurrence, exceptionsOf } from './occurrences.ts';

/**
 * Deletes a meeting whose organiser is being deleted. Those who may still come are notified, and their calendars by a
 * mail. It is sent before, because one that waits in the database would name the organiser there.
 * @param waits whether the error of a mail server keeps the meeting for another try
 */
export async function endMeeting(
  platform: Platform,
  meeting: MeetingRow,
  { waits }: { waits: boolean },
): Promise<void> {
  const { db } = platform.database;
  const { id, organiserId } = meeting;
  const now = platform.now();
  const exceptions = (await exceptionsOf(db, [id]))(id);
  const { startsAt, endsAt, exception } = currentOccurrence(meeting, exceptions, now);
  const expected = endsAt > now ? await expectedAt(db, meeting) : [];
  const shown = { about: exception?.title ?? meeting.title, startsAt };
  if (expected.length > 0) await mailCalendars(platform, meeting, { expected, shown, waits });
  await change(platform, async (unit) => {
    const people = await participantIds(unit, id);
    const [ended] = await unit.db.delete(meetings).where(eq(meetings.id, id)).returning();
    if (!ended) return;
    for (const userId of expected) {
      const person = await personOf(unit.db, userId);
      if (!person) continue;
      await notify(unit, userId, {
        kind: 'meeting_invite',
        actorId: null,
        mailed: true,
        params: { cancelled: 'ended', ...spokenTime(startsAt, person.timezone, now) },
      });
    }
    emitMeeting(
      unit,
      id,
      people.filter((other) => other !== organiserId),
    );
  });
}

async function mailCalendars(
  platform: Platform,
  meeting: MeetingRow,
  {
    expected,
    shown: { about, startsAt },
    waits,
  }: { expected: string[]; shown: { about: string; startsAt: Date }; waits: boolean },
): Promise<void> {
  const { db } = platform.database;
  const { id, organiserId } = meeting;
  const calendar = await cancellationFile({ db, platform }, meeting, { scope: 'all' });
  for (const person of await mailedPeople(db, expected, 'meeting_invite', organiserId)) {
    const when = spokenTime(startsAt, person.timezone, platform.now())[`when_${person.language}`];
    const letter = {
      userId: person.id,
      kind: 'meeting_ended',
      path: '/action-hub/my-meetings',
      words: { about, when },
      unsubscribe: 'meeting_invite',
      calendar,
    } as const;
    try {
      // A mailbox shows what a second try repeats once.
      await sendAtOnce(platform, letter, idFrom(person.id, id));
    } catch (error) {
      if (waits && !(error instanceof MailRefused)) throw error;
    }
  }
}

/** The participants who neither declined it nor block its organiser, in the order of row locks. */
async function expectedAt(db: Db, { id, organiserId }: MeetingRow): Promise<string[]> {
  const rows = await db
    .select({ userId: meetingParticipants.userId })
    .from(meetingParticipants)
    .innerJoin(meetings, eq(meetings.id, meetingParticipants.meetingId))
    .where(
      and(
        eq(meetings.id, id),
        ne(meetingParticipants.userId, organiserId),
        isAttendedBy(sql`${meetingParticipants.userId}`),
      ),
    )
    .orderBy(asc(meetingParticipants.userId));
  return rows.map(({ userId }) => userId);
}
