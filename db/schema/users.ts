import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Settings } from '#contract/account.ts';

export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    username: text().notNull(),
    /** The username with case and look-alike letters folded: two names that a person could confuse share it. */
    usernameKey: text('username_key').notNull().unique(),
    displayName: text('display_name').notNull(),
    email: text().notNull(),
    /** Set when the address was claimed; only then is it unique. */
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash'),
    /** When a second step of signing in was turned on; null: it is off. */
    twoFactorAt: instant('two_factor_at'),
    avatarId: uuid('avatar_id'),
    bio: text().notNull().default(''),
    aboutMe: text('about_me').notNull().default(''),
    language: text({ enum: ['en', 'he'] })
      .notNull()
      .default('en'),
    timezone: text().notNull().default('UTC'),
    theme: text({ enum: ['light', 'dark', 'system'] })
      .notNull()
      .default('system'),
    textSize: integer('text_size').notNull().default(100),
    /** Choices only; what is absent has the contract's default. */
    settings: jsonb().$type<Partial<Settings>>().notNull().default({}),
    /** The provider to whom the person’s words may go; another one is agreed to again. */
    consentTo: text('consent_to'),
    /** Null: the installation's DEFAULT_PLAN. */
    planId: text('plan_id'),
    termsVersion: text('terms_version'),
    /** The person whose invitation opened the door, where sign-up needs one. */
    invitedBy: uuid('invited_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** When its person had it closed; for others it is gone, and seven days later it is deleted. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_verified_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('users_invited_by').on(table.invitedBy),
    index('users_email').on(sql`lower(${table.email})`),
    index('users_closed')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
