import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SharedChat } from '#contract/sharing.ts';
import { chats } from './chats.ts';
import { instant, users } from './users.ts';

/** A snapshot of a chat when its link was made. Ending the link deletes the row. */
export const shares = pgTable(
  'shares',
  {
    chatId: uuid('chat_id')
      .primaryKey()
      .references(() => chats.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 144 random bits; the owner sees it again, and the person who has it may read the snapshot beside it. */
    key: text().notNull().unique(),
    snapshot: jsonb().$type<Pick<SharedChat, 'title' | 'chat_type' | 'messages'>>().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('shares_list').on(table.ownerId, table.createdAt),
    index('shares_expiring')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
);
