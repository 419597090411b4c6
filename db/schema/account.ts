import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, users } from './users.ts';

/** Every yes and no of a person to a provider; nothing is changed or taken away. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    agreed: boolean().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('consents_user').on(table.userId, table.id)],
);

/** A name that somebody gave up; nobody else may take it before `heldUntil`. */
export const heldUsernames = pgTable('held_usernames', {
  usernameKey: text('username_key').primaryKey(),
  userId: uuid('user_id').notNull(),
  heldUntil: instant('held_until').notNull(),
});

/** One sign-in on one device: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    /** The time zone of the device at the sign-in; null where it named none. */
    timezone: text(),
    /** False: the cookies end with the browser. */
    remember: boolean().notNull().default(true),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    lastSeenAt: instant('last_seen_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** SHA-256 of the media cookie. */
    mediaHash: text('media_hash').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    uniqueIndex('sessions_media').on(table.mediaHash),
    index('sessions_revoked')
      .on(table.revokedAt)
      .where(sql`${table.revokedAt} is not null`),
  ],
);

/** SHA-256 of every refresh token of a family; a rotated one is kept so that its reuse is noticed. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    rotatedAt: instant('rotated_at'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);

/** Codes of the operator that open an account where sign-up needs an invitation; the hash of each. */
export const signUpCodes = pgTable('sign_up_codes', {
  hash: text().primaryKey(),
  usesLeft: integer('uses_left').notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  expiresAt: instant('expires_at').notNull(),
});

/** Single-use links and codes sent by mail. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    hash: text().primaryKey(),
    kind: text({
      enum: ['verify', 'restore', 'proof', 'email', 'email_agree', 'email_undo'],
    }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mail_tokens_user').on(table.userId, table.kind)],
);

/** Another address that waits for the links in the mails to both; of several wishes the last one. */
export const addressChanges = pgTable(
  'address_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the new address confirmed; some days later the present one is not waited for any more. */
    confirmedAt: instant('confirmed_at'),
    /** When the present address agreed. */
    agreedAt: instant('agreed_at'),
  },
  (table) => [
    index('address_changes_confirmed')
      .on(table.confirmedAt)
      .where(sql`${table.confirmedAt} is not null`),
  ],
);

/** Answers to repeated calls, kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id').notNull(),
    route: text().notNull(),
    key: uuid().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.route, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
