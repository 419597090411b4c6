import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { feelings } from '#contract/values.ts';
import { instant, users } from './users.ts';

/** An opinion; one per person and item. */
export const opinions = pgTable(
  'opinions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'card'] }).notNull(),
    /** Of a picture its media id, of a card its id: a name in a deck, or of one that somebody made. */
    thingId: text('thing_id').notNull(),
    feeling: text({ enum: feelings }),
    text: text().notNull().default(''),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('opinions_mine').on(table.kind, table.thingId, table.userId),
    index('opinions_user').on(table.userId),
  ],
);

/** One report per person and thing. It outlives the thing, so that it can be decided still. */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'message', 'person', 'card'] }).notNull(),
    thingId: text('thing_id').notNull(),
    text: text().notNull(),
    state: text({ enum: ['open', 'removed', 'cleared'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('reports_mine').on(table.reporterId, table.kind, table.thingId),
    index('reports_thing').on(table.kind, table.thingId),
  ],
);

/** Decisions of the operator, or of the owner of a picture, about something that was reported. */
export const reportDecisions = pgTable(
  'report_decisions',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['image', 'message', 'person', 'card'] }).notNull(),
    thingId: text('thing_id').notNull(),
    outcome: text({ enum: ['removed', 'cleared'] }).notNull(),
    /** How many reports it decided. */
    reports: integer().notNull(),
    /** The operator’s address at that time; null: the owner. */
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [index('report_decisions_thing').on(table.kind, table.thingId)],
);
