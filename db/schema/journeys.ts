import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { chats } from './chats.ts';
import { messages } from './messages.ts';
import { instant, users } from './users.ts';

/** A round of a run: the cards of a deck that lie open in it, and since when the choices do. */
export interface JourneyRound {
  cards: string[];
  revealed_at: string | null;
}

/** A journey that is made in a chat; changed under the lock of the chat's row. */
export const journeyRuns = pgTable('journey_runs', {
  id: uuid().primaryKey(),
  chatId: uuid('chat_id')
    .notNull()
    .unique('journey_runs_chat')
    .references(() => chats.id, { onDelete: 'cascade' }),
  journeyId: text('journey_id').notNull(),
  state: text({ enum: ['active', 'paused', 'finished'] })
    .notNull()
    .default('active'),
  step: integer().notNull().default(0),
  /** Four, one for each stage. */
  rounds: jsonb().$type<JourneyRound[]>().notNull(),
  /** Counts the changes that all see. */
  version: integer().notNull().default(1),
  startedAt: instant('started_at')
    .notNull()
    .default(sql`now()`),
  changedAt: instant('changed_at')
    .notNull()
    .default(sql`now()`),
  finishedAt: instant('finished_at'),
});

/** A person's choice in a round; private until it is laid in the chat. */
export const journeyChoices = pgTable(
  'journey_choices',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => journeyRuns.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    step: integer().notNull(),
    cardId: text('card_id'),
    question: integer(),
    text: text().notNull().default(''),
    ready: boolean().notNull().default(false),
    laidAt: instant('laid_at'),
    /** The message of the laid choice. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.step, table.userId] }),
    index('journey_choices_user').on(table.userId),
    index('journey_choices_message').on(table.messageId),
  ],
);
