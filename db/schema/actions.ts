import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { actionStates, stages } from '#contract/values.ts';
import { chats } from './chats.ts';
import { messages } from './messages.ts';
import { instant, users } from './users.ts';

/** The origin of something; a part that is gone is null. */
const source = () => ({
  chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'set null' }),
  messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
  cardId: text('card_id'),
});

export const actions = pgTable(
  'actions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    note: text().notNull().default(''),
    stage: text({ enum: stages }).notNull().default('DG'),
    state: text({ enum: actionStates }).notNull().default('open'),
    dueOn: date('due_on', { mode: 'string' }),
    remindAt: instant('remind_at'),
    /** A fractional index in the byte order of its letters. */
    position: text().notNull(),
    ...source(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    changedAt: instant('changed_at')
      .notNull()
      .default(sql`now()`),
    doneAt: instant('done_at'),
  },
  (table) => [
    index('actions_list').on(table.userId, table.state, sql`${table.position} collate "C"`),
    index('actions_made').on(table.userId, table.createdAt),
    index('actions_done').on(table.userId, table.doneAt),
    index('actions_chat').on(table.chatId),
    index('actions_message').on(table.messageId),
  ],
);

export const insights = pgTable(
  'insights',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    ...source(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('insights_list').on(table.userId, table.createdAt),
    index('insights_chat').on(table.chatId),
    index('insights_message').on(table.messageId),
  ],
);

/** Lines that a person added to the timeline. */
export const moments = pgTable(
  'moments',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('moments_list').on(table.userId, table.at)],
);
