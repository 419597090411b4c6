import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { memoryKinds } from '#contract/values.ts';
import { chats } from './chats.ts';
import { instant, users } from './users.ts';

/** Memories that people allow the guide. */
export const memoryNotes = pgTable(
  'memory_notes',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: memoryKinds }).notNull(),
    text: text().notNull(),
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'set null' }),
    /** The people of whose words it was written, besides its owner. */
    drawnFrom: uuid('drawn_from').array().notNull().default([]),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    editedAt: instant('edited_at'),
  },
  (table) => [
    index('memory_notes_list').on(table.userId, table.createdAt),
    index('memory_notes_chat').on(table.chatId),
  ],
);
