import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { NewEvent } from '#contract/live.ts';
import { instant } from './users.ts';

/** The version of a chat's or a person's stream; its row lock orders the events of the stream. */
export const streams = pgTable('streams', {
  id: uuid().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(0),
});

/** One reader's event instead of the common one: null, no event. */
export interface Apart {
  reader: string;
  event: NewEvent | null;
}

/** Events of a stream, kept for clients that reconnect. */
export const events = pgTable(
  'events',
  {
    streamId: uuid('stream_id').notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    event: jsonb().$type<NewEvent>().notNull(),
    apart: jsonb().$type<Apart>(),
    /** Orders events across streams as they happened; within a stream it grows with the version. */
    place: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.streamId, table.version] }),
    index('events_age').on(table.createdAt),
  ],
);
