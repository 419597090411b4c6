import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from './users.ts';

/** The authenticator app of a person; it counts once `users.two_factor_at` is set. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that is not in the database. */
  secret: text().notNull(),
  /** The step of 30 seconds whose code was used last; its code and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
});

/** Keyed hashes of codes for who has no app at hand. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    hash: text().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  (table) => [index('backup_codes_user').on(table.userId)],
);

/** Hashes of signed tokens and challenges that were used, kept for as long as they would be valid. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    hash: text().primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('spent_tokens_age').on(table.expiresAt)],
);
