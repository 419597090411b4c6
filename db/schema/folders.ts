import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { chats } from './chats.ts';
import { instant, users } from './users.ts';

/** A person's own order of their chats. */
export const folders = pgTable(
  'folders',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('folders_list').on(table.userId, table.createdAt, table.id)],
);

/** Stays while somebody is out of a chat, so that it is in its folder again when they come back. */
export const folderChats = pgTable(
  'folder_chats',
  {
    folderId: uuid('folder_id')
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    /** The folder's owner. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.chatId] }),
    index('folder_chats_place').on(table.userId, table.chatId, table.folderId),
    index('folder_chats_chat').on(table.chatId),
  ],
);
