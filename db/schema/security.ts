import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
    /** Null: before this was noted. */
    createdAt: instant('created_at'),
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

/** The public half of a key that a person’s device keeps. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The name that the device gave it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device has signed, as far as it counts; a smaller number comes from a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Accounts elsewhere by which a person signs in; only issuer and subject name them, an address may change hands. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);
