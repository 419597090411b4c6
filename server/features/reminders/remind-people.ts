import { type InferSelectModel, and, asc, eq, lte, notInArray } from 'drizzle-orm';
import { actions } from '#db/schema/actions.ts';
import { meetingExceptions, meetings } from '#db/schema/meetings.ts';
import { reminders } from '#db/schema/reminders.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Person, personOf } from '../account/people.ts';
import { notify } from '../notifications/notify.ts';
import { isAttendedBy } from '../sight/meetings.ts';
import { quietUntil } from '../notifications/quiet-hours.ts';
import { spokenTime } from './spoken-time.ts';

type ReminderRow = InferSelectModel<typeof reminders>;
type MeetingRow = InferSelectModel<typeof meetings>;

/** The first reminder of a meeting that is due after a moment, which recurrence says. */
export type NextReminder = (
  db: Change['db'],
  meeting: MeetingRow,
  after: Date,
) => Promise<{ occurrence: Date | null; dueAt: Date } | null>;

/** A reminder that comes later than this says so: the server was not running. */
const lateAfterMs = 15 * 60_000;

/**
 * Sends the reminders that are due, each in a transaction of its own that holds its row: once, however many
 * nodes do this. One that fails stays for the next time and holds up no other.
 */
export async function remindPeople(platform: Platform, nextReminder: NextReminder): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    let held: string | undefined;
    try {
      const wasDue = await change(platform, async (unit) => {
        const reminder = await heldReminder(unit, failed);
        held = reminder?.id;
        if (reminder) await remind(unit, reminder, nextReminder);
        return reminder !== undefined;
      });
      if (!wasDue) return;
    } catch (error) {
      if (held === undefined) throw error;
      failed.push(held);
      platform.log.error({ err: error, reminder: held }, 'a reminder could not be sent');
    }
  }
}

async function heldReminder(
  { db, platform }: Change,
  failed: string[],
): Promise<ReminderRow | undefined> {
  const [row] = await db
    .select()
    .from(reminders)
    .where(and(lte(reminders.dueAt, platform.now()), notInArray(reminders.id, failed)))
    .orderBy(asc(reminders.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

async function remind(
  unit: Change,
  reminder: ReminderRow,
  nextReminder: NextReminder,
): Promise<void> {
  const person = await personOf(unit.db, reminder.userId);
  if (!person) return forget(unit, reminder);
  if (reminder.kind === 'action') return remindOfAction(unit, reminder, person);
  return remindOfMeeting(unit, reminder, person, nextReminder);
}

async function remindOfAction(unit: Change, reminder: ReminderRow, person: Person): Promise<void> {
  const quietEnd = quietUntil(person.settings.quiet_hours, person.timezone, unit.platform.now());
  if (quietEnd) return putOff(unit, reminder, quietEnd);
  await forget(unit, reminder);
  const [action] = await unit.db
    .select({ id: actions.id, title: actions.title })
    .from(actions)
    .where(eq(actions.id, reminder.actionId ?? ''));
  if (!action) return;
  await notify(unit, person.userId, {
    kind: 'action_reminder',
    actorId: null,
    actionId: action.id,
    params: { text: action.title, ...(isLate(unit, reminder) ? { late: 1 } : {}) },
  });
}

async function remindOfMeeting(
  unit: Change,
  reminder: ReminderRow,
  person: Person,
  nextReminder: NextReminder,
): Promise<void> {
  const { db, platform } = unit;
  const meeting = await meetingFor(db, reminder);
  if (!meeting) return forget(unit, reminder);
  const { startsAt, title, cancelled } = await occurrenceOf(db, meeting, reminder.occurrence);
  const quietEnd = quietUntil(person.settings.quiet_hours, person.timezone, platform.now());
  if (quietEnd && startsAt >= quietEnd) return putOff(unit, reminder, quietEnd);
  const next = await nextReminder(db, meeting, platform.now());
  if (next) await db.update(reminders).set(next).where(eq(reminders.id, reminder.id));
  else await forget(unit, reminder);
  if (cancelled) return;
  await notify(unit, person.userId, {
    kind: 'meeting_reminder',
    actorId: null,
    meetingId: meeting.id,
    params: {
      text: title,
      ...spokenTime(startsAt, person.timezone, platform.now()),
      ...(reminder.occurrence ? { at: reminder.occurrence.toISOString() } : {}),
      ...(isLate(unit, reminder) ? { late: 1 } : {}),
    },
  });
}

/** The meeting, while the person takes part in it. */
async function meetingFor(db: Change['db'], { meetingId, userId }: ReminderRow) {
  const [meeting] = await db
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, meetingId ?? ''), isAttendedBy(userId)));
  return meeting;
}

async function occurrenceOf(db: Change['db'], meeting: MeetingRow, occurrence: Date | null) {
  const [exception] = occurrence
    ? await db
        .select()
        .from(meetingExceptions)
        .where(
          and(
            eq(meetingExceptions.meetingId, meeting.id),
            eq(meetingExceptions.occurrence, occurrence),
          ),
        )
    : [];
  return {
    startsAt: exception?.startsAt ?? occurrence ?? meeting.startsAt,
    title: exception?.title ?? meeting.title,
    cancelled: exception?.cancelled ?? false,
  };
}

function isLate({ platform }: Change, { dueAt }: ReminderRow): boolean {
  return platform.now().getTime() - dueAt.getTime() > lateAfterMs;
}

async function putOff({ db }: Change, { id }: ReminderRow, dueAt: Date): Promise<void> {
  await db.update(reminders).set({ dueAt }).where(eq(reminders.id, id));
}

async function forget({ db }: Change, { id }: ReminderRow): Promise<void> {
  await db.delete(reminders).where(eq(reminders.id, id));
}
