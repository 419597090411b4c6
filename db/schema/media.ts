import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from './account.ts';

/** A file in storage; who may see it is decided by what refers to it. */
export const media = pgTable('media', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text({ enum: ['avatar'] }).notNull(),
  contentType: text('content_type').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
});
