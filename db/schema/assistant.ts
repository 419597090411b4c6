import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from './account.ts';
import { messages } from './chat.ts';

/** A message in another language; gone when what it says changes. */
export const translations = pgTable(
  'translations',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    language: text({ enum: ['en', 'he'] }).notNull(),
    text: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.language] })],
);

/** Something the guide writes that becomes no message. The row lives as long as the writing does. */
export const sideAnswers = pgTable(
  'side_answers',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The local day on which the use was reserved. */
    usageDay: text('usage_day').notNull(),
    startedAt: instant('started_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('side_answers_started').on(table.startedAt)],
);
