import { type InferSelectModel, and, eq, inArray, isNull } from 'drizzle-orm';
import { type Settings, settingsDefaults } from '#contract/account.ts';
import type { Language, UserRef } from '#contract/shapes.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { users } from '#db/schema/users.ts';

/** Fields of the acting person that other features may use. */
export interface Person {
  userId: string;
  username: string;
  displayName: string;
  aboutMe: string;
  language: Language;
  timezone: string;
  planId: string | null;
  settings: Settings;
  /** The provider that the person agreed to. */
  consentTo: string | null;
}

/** Null when the account is gone. */
export async function personOf(db: Db, userId: string): Promise<Person | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ? personFrom(row) : null;
}

export type UserRow = InferSelectModel<typeof users>;

export function personFrom(row: UserRow): Person {
  return {
    userId: row.id,
    username: row.username,
    displayName: row.displayName,
    aboutMe: row.aboutMe,
    language: row.language,
    timezone: row.timezone,
    planId: row.planId,
    settings: { ...settingsDefaults, ...row.settings },
    consentTo: row.consentTo,
  };
}

/** Public data of people, by id; closed and deleted accounts are missing. */
export async function userRefs(
  platform: Platform,
  db: Db,
  ids: string[],
): Promise<Map<string, UserRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      displayName: users.displayName,
      avatarId: users.avatarId,
    })
    .from(users)
    .where(and(inArray(users.id, ids), isNull(users.deletedAt)));
  return new Map(rows.map((row) => [row.id, refOf(platform, row)]));
}

/** Somebody whose account is gone. */
export const nobody: UserRef = { id: '', username: '', display_name: '', avatar_url: null };

export function refOf(
  platform: Platform,
  row: Pick<UserRow, 'id' | 'username' | 'displayName' | 'avatarId'>,
): UserRef {
  return {
    id: row.id,
    username: row.username,
    display_name: row.displayName,
    avatar_url: avatarUrl(platform, row.avatarId),
  };
}

/** A path where the API is the page's own origin, else a full address. */
export function avatarUrl({ config }: Platform, avatarId: string | null): string | null {
  if (avatarId === null) return null;
  const host = config.API_URL === config.PUBLIC_URL ? '' : config.API_URL;
  return `${host}/api/media/${avatarId}/avatar`;
}
