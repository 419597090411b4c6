import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { meetingAnswers, stages } from '#contract/values.ts';
import { chats } from './chats.ts';
import { instant, users } from './users.ts';

/** A meeting, or a rule by which it recurs. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid().primaryKey(),
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    note: text().notNull().default(''),
    place: text().notNull().default(''),
    stage: text({ enum: stages }),
    /** Of the first occurrence; the others keep its wall clock in `timezone`. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    timezone: text().notNull(),
    /** RRULE without its name; null: once. */
    recurrence: text(),
    /** The end of the last occurrence; null: there is none. */
    lastEndsAt: instant('last_ends_at'),
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'set null' }),
    remindMinutes: integer('remind_minutes'),
    /** SEQUENCE of iCalendar: counts the changes of its time. */
    sequence: integer().notNull().default(0),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('meetings_organiser').on(table.organiserId),
    index('meetings_chat').on(table.chatId),
  ],
);

/** An occurrence that is cancelled, or differs from its rule where a column is not null. */
export const meetingExceptions = pgTable(
  'meeting_exceptions',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** When the rule has it start. */
    occurrence: instant('occurrence').notNull(),
    cancelled: boolean().notNull().default(false),
    title: text(),
    note: text(),
    place: text(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [primaryKey({ columns: [table.meetingId, table.occurrence] })],
);

/** The organiser among them. */
export const meetingParticipants = pgTable(
  'meeting_participants',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rsvp: text({ enum: ['pending', ...meetingAnswers] })
      .notNull()
      .default('pending'),
    invitedAt: instant('invited_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index('meeting_participants_user').on(table.userId),
  ],
);

/** The secret addresses under which other calendars read a person's meetings. */
export const meetingFeeds = pgTable('meeting_feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  key: text().notNull().unique('meeting_feeds_key'),
});
