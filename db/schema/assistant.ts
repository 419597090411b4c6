import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { chats } from './chats.ts';
import { messages } from './messages.ts';
import { instant, users } from './users.ts';

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

/** An answer that is being written. The row lives as long as the writing does. */
export const generations = pgTable(
  'generations',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id').notNull(),
    askerId: uuid('asker_id').notNull(),
    /** The local day on which the use was reserved; null for an answer that does not count. */
    usageDay: text('usage_day'),
    /** The same for the image analysis; null where no picture is new to the guide. */
    analysisDay: text('analysis_day'),
    /** How many pictures are analysed. */
    analyses: integer().notNull().default(1),
    startedAt: instant('started_at')
      .notNull()
      .default(sql`now()`),
    heartbeatAt: instant('heartbeat_at')
      .notNull()
      .default(sql`now()`),
    stopRequested: boolean('stop_requested').notNull().default(false),
  },
  (table) => [
    index('generations_chat').on(table.chatId),
    index('generations_heartbeat').on(table.heartbeatAt),
    index('generations_asker').on(table.askerId, table.startedAt),
  ],
);

/** The older part of a chat in short, for a model whose context does not hold all of it (decision 050). */
export const chatSummaries = pgTable('chat_summaries', {
  chatId: uuid('chat_id')
    .primaryKey()
    .references(() => chats.id, { onDelete: 'cascade' }),
  /** Empty where nothing of that part may be summed up. */
  text: text().notNull(),
  /** The last message that it covers. In a chat with versions it holds for the path of this message alone. */
  uptoId: uuid('upto_id')
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' }),
  uptoSeq: integer('upto_seq').notNull(),
  /** Everybody whose words it may hold. */
  drawnFrom: uuid('drawn_from').array().notNull(),
  writtenAt: instant('written_at').notNull(),
});
