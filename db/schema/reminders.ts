import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { actions } from './actions.ts';
import { meetings } from './meetings.ts';
import { instant, users } from './users.ts';

/** The next reminder of an action, or of a meeting for one participant. A row that fired is deleted, or moves on. */
export const reminders = pgTable(
  'reminders',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['action', 'meeting'] }).notNull(),
    actionId: uuid('action_id').references(() => actions.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'cascade' }),
    /** The occurrence of a recurring meeting. */
    occurrence: instant('occurrence'),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    index('reminders_due').on(table.dueAt),
    unique('reminders_action').on(table.actionId),
    unique('reminders_meeting').on(table.meetingId, table.userId),
    index('reminders_user').on(table.userId),
  ],
);
