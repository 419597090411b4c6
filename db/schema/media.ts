import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ImageAnalysis } from '#contract/image-analysis.ts';
import { instant, users } from './users.ts';

/** A file in storage; who may see it is decided by what refers to it. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['avatar', 'image', 'audio'] }).notNull(),
    contentType: text('content_type').notNull(),
    /** Of all its files. */
    sizeBytes: integer('size_bytes').notNull(),
    /** In pixels; null for what was stored before they were kept. */
    width: integer(),
    height: integer(),
    /** Of a recording; null for pictures. */
    durationMs: integer('duration_ms'),
    /** How loud a recording is from its beginning to its end, from 0 to 100. */
    peaks: smallint().array(),
    /** Alternative text of a picture. */
    alt: text().notNull().default(''),
    /** Measurements of a picture that the guide was asked about. */
    analysis: jsonb().$type<ImageAnalysis>(),
    /** Reported by several: until the operator decides, only its owner sees it. */
    coveredAt: instant('covered_at'),
    /** By its owner or by the operator: its files are gone, and its messages keep its place. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('media_owner').on(table.ownerId)],
);
