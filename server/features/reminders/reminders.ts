import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { reminders } from '#db/schema/reminders.ts';
import type { Change } from '../../platform/change.ts';

interface ActionReminder {
  userId: string;
  actionId: string;
  /** Null: nobody is reminded. */
  dueAt: Date | null;
}

/** The only reminder of an action. */
export async function setActionReminder(
  { db }: Change,
  { userId, actionId, dueAt }: ActionReminder,
): Promise<void> {
  if (dueAt === null) {
    await db.delete(reminders).where(eq(reminders.actionId, actionId));
    return;
  }
  await db
    .insert(reminders)
    .values({ id: newId(), userId, kind: 'action', actionId, dueAt })
    .onConflictDoUpdate({ target: reminders.actionId, set: { dueAt } });
}

interface MeetingReminder {
  userId: string;
  meetingId: string;
  /** Null: there is none any more. */
  next: { occurrence: Date | null; dueAt: Date } | null;
}

/** The only reminder of a meeting for one participant: that of its next occurrence. */
export async function setMeetingReminder(
  { db }: Change,
  { userId, meetingId, next }: MeetingReminder,
): Promise<void> {
  if (next === null) {
    await db
      .delete(reminders)
      .where(and(eq(reminders.meetingId, meetingId), eq(reminders.userId, userId)));
    return;
  }
  await db
    .insert(reminders)
    .values({ id: newId(), userId, kind: 'meeting', meetingId, ...next })
    .onConflictDoUpdate({ target: [reminders.meetingId, reminders.userId], set: next });
}
