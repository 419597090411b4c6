import { type InferSelectModel, eq } from 'drizzle-orm';
import { type User, settingsDefaults } from '#contract/account.ts';
import type { Change, Db } from '../../platform/change.ts';
import { streamVersion } from '../../platform/live/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { planStateOf } from '../billing/plan-state.ts';
import { usageOf } from '../billing/usage.ts';
import { agrees } from './consents.ts';
import { avatarUrl } from './people.ts';
import { termsDue } from './terms.ts';
import { users } from '#db/schema/users.ts';

export type UserRow = InferSelectModel<typeof users>;

export async function userById(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/**
 * The person's own account as it goes over the wire. The version is read first: a reader who replays from
 * it gets what happened since, never less.
 */
export async function userOf(
  { db, platform }: Pick<Change, 'db' | 'platform'>,
  id: string,
): Promise<User> {
  const version = await streamVersion(db, id);
  const row = await userById(db, id);
  if (!row) throw new Refusal('auth.token_revoked');
  return { ...(await accountOf({ db, platform }, row)), version };
}

/** Emits the person's new profile to their devices; must follow the last write. */
export async function announceProfile(change: Change, id: string): Promise<void> {
  const row = await userById(change.db, id);
  if (row) change.emit(id, { type: 'profile.changed', user: await accountOf(change, row) });
}

async function accountOf(
  { db, platform }: Pick<Change, 'db' | 'platform'>,
  row: UserRow,
): Promise<Omit<User, 'version'>> {
  return {
    id: row.id,
    username: row.username,
    display_name: row.displayName,
    email: row.email,
    email_verified: row.emailVerifiedAt !== null,
    has_password: row.passwordHash !== null,
    avatar_url: avatarUrl(platform, row.avatarId),
    bio: row.bio,
    about_me: row.aboutMe,
    language: row.language,
    timezone: row.timezone,
    theme: row.theme,
    text_size: row.textSize as User['text_size'],
    plan: await planStateOf(db, platform.config, { userId: row.id, planId: row.planId }),
    usage: await usageOf(db, platform, {
      userId: row.id,
      planId: row.planId,
      timezone: row.timezone,
    }),
    settings: {
      ...settingsDefaults,
      ...row.settings,
      provider_consent: agrees(platform, row),
    },
    two_factor: row.twoFactorAt !== null,
    terms_due: termsDue(row),
    created_at: row.createdAt.toISOString(),
  };
}
