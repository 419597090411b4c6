import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type Settings, type User, settingsDefaults } from '#contract/account.ts';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/account.ts';
import { databaseErrorCode } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { presenceAnew } from '../chat/presence-anew.ts';
import { keepingFiles } from '../media/keeping-files.ts';
import { type StoredFiles, noteMedia, removeMedia, storePictures } from '../media/media.ts';
import { encodePictures } from '../media/pictures.ts';
import { consentAfter, noteConsent } from './consents.ts';
import { allowedName, cleanName } from './names.ts';
import { forgetSessionState } from './sessions.ts';
import {
  allowedSkeleton,
  holdUsername,
  isUsernameUsed,
  requireNotHeld,
  usernameTaken,
} from './usernames.ts';
import { type UserRow, announceProfile, userOf } from './users.ts';

const avatarSizes = { avatar: { fit: 'cover', pixels: 512 } } as const;

export function profile(call: Call): Promise<User> {
  return userOf(call, call.me.userId);
}

type UpdateInput = Input<typeof api.account.updateProfile>;

export async function withAvatar(
  call: Call,
  { files }: UpdateInput,
  go: (picture: StoredFiles | null) => Promise<User>,
): Promise<User> {
  const pictures = files.avatar ? await encodePictures(files.avatar, avatarSizes) : null;
  const picture = pictures ? await storePictures(call.platform, 'avatar', pictures) : null;
  return keepingFiles(call.platform, [picture], () => go(picture));
}

/** @throws Refusal account.username_taken, request.invalid, media.* */
export async function updateProfile(
  call: Call,
  { body }: UpdateInput,
  picture: StoredFiles | null,
): Promise<User> {
  const { user: asked } = body;
  const { userId, sessionId } = call.me;
  const [current] = await call.db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!current) throw new Refusal('auth.token_revoked');
  const displayName =
    asked.display_name === undefined
      ? current.displayName
      : nameAfter(call, current, asked.display_name);
  const renamed =
    asked.username !== undefined &&
    (await changeUsername(call, current, asked.username.normalize('NFC')));
  if (picture) await noteMedia(call, userId, picture);
  const avatarId = picture?.id ?? current.avatarId;
  const takesAway = asked.avatar_url === null && !picture;
  const changes = {
    displayName,
    avatarId: takesAway ? null : avatarId,
    bio: asked.bio ?? current.bio,
    aboutMe: asked.about_me ?? current.aboutMe,
    language: asked.language ?? current.language,
    timezone: asked.timezone ?? current.timezone,
    theme: asked.theme ?? current.theme,
    textSize: asked.text_size ?? current.textSize,
    settings: asked.settings ? withChoices(current.settings, asked.settings) : current.settings,
    consentTo: consentAfter(call.platform, current, asked.settings?.provider_consent),
  };
  const next = { ...current, ...changes };
  if (withDefaults(next).settings.presence !== withDefaults(current).settings.presence)
    await presenceAnew(call, [userId]);
  if (!isDeepStrictEqual(next, current))
    await call.db.update(users).set(changes).where(eq(users.id, userId));
  await noteConsent(call, userId, current.consentTo, next.consentTo);
  if (current.avatarId && (picture || takesAway)) await removeMedia(call, current.avatarId);
  if (renamed || !isDeepStrictEqual(withDefaults(next), withDefaults(current))) {
    await announceProfile(call, userId);
    call.afterCommit(() => forgetSessionState(call.platform, sessionId));
  }
  return userOf(call, userId);
}

/** A name that somebody has stays theirs, whatever is refused today. */
function nameAfter({ platform }: Call, { displayName }: UserRow, name: string): string {
  return cleanName(name) === displayName
    ? displayName
    : allowedName(name, platform.config.PRODUCT_NAME);
}

/** What a person sees of their row: a choice that is the same as the default changes nothing. */
function withDefaults(row: UserRow) {
  return { ...row, settings: { ...settingsDefaults, ...row.settings } };
}

/** Notification choices are kept kind by kind. */
function withChoices(kept: Partial<Settings>, chosen: Partial<Settings>): Partial<Settings> {
  return {
    ...kept,
    ...chosen,
    ...(chosen.notifications
      ? { notifications: { ...kept.notifications, ...chosen.notifications } }
      : {}),
  };
}

/** Answers whether it is another name. */
async function changeUsername(call: Call, current: UserRow, username: string): Promise<boolean> {
  if (username === current.username) return false;
  const skeleton = allowedSkeleton(username, call.platform.config.PRODUCT_NAME);
  if (await isUsernameUsed(call.db, skeleton, current.id)) throw usernameTaken();
  try {
    await call.db
      .update(users)
      .set({ username, usernameKey: skeleton })
      .where(eq(users.id, current.id));
  } catch (error) {
    if (databaseErrorCode(error) === '23505') throw usernameTaken();
    throw error;
  }
  await requireNotHeld(call, skeleton, current.id);
  if (skeleton !== current.usernameKey) await holdUsername(call, current.usernameKey, current.id);
  return true;
}
