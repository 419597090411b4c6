import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from './account.ts';

/** A file in storage; who may see it is decided by what refers to it. */
export const media = pgTable('media', {
  id: uuid().primaryKey(),
  ownerId: uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text({ enum: ['avatar', 'image'] }).notNull(),
  contentType: text('content_type').notNull(),
  /** Of all its files. */
  sizeBytes: integer('size_bytes').notNull(),
  /** In pixels; null for what was stored before they were kept. */
  width: integer(),
  height: integer(),
  /** What a picture shows, in words. */
  alt: text().notNull().default(''),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
});
