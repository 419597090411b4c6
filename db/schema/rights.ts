import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from './users.ts';

/** The newest export of a person; its file lies in storage in parts. */
export const exports = pgTable('exports', {
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique('exports_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text({ enum: ['waiting', 'running', 'done', 'failed'] })
    .notNull()
    .default('waiting'),
  /** Its writer, also the name of its parts in storage; a writer that finds another here stops. */
  writerId: uuid('writer_id'),
  /** Entries that are written, of how many. */
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  /** How often somebody began to write it. */
  tries: integer().notNull().default(0),
  sizeBytes: bigint('size_bytes', { mode: 'number' }),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  /** The last sign of life of its writer. */
  heartbeatAt: instant('heartbeat_at'),
  expiresAt: instant('expires_at'),
});

/** The mails about an account that is closed (`users.deletedAt`) and will be deleted. */
export const deletions = pgTable('deletions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When the mail of the last day was left. */
  remindedAt: instant('reminded_at'),
  /** When the last mail was sent; the account goes after it. */
  farewellAt: instant('farewell_at'),
});

/** The ids of deleted accounts, nothing else: an account that a restored backup brings back is deleted again. */
export const deletedAccounts = pgTable('deleted_accounts', {
  userId: uuid('user_id').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
});
