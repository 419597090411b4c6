import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Use of a daily limit: `reserved` while an answer is being written, `used` once it was delivered. */
export const usage = pgTable(
  'usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    limitId: text('limit_id').notNull(),
    /** The person's local day, YYYY-MM-DD. */
    day: text().notNull(),
    used: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.limitId, table.day] })],
);
