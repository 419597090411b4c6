import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type Settings, type User, settingsDefaults } from '#contract/account.ts';
import type { api } from '#contract/index.ts';
import { databaseErrorCode } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { keepingFiles } from '../media/keeping-files.ts';
import { type StoredFiles, noteMedia, removeMedia, storePictures } from '../media/media.ts';
import { encodePictures } from '../media/pictures.ts';
import { consentAfter, noteConsent } from '../account/consents.ts';
import { allowedName, cleanName } from '../account/names.ts';
import { forgetSessionState } from '../account/sessions.ts';
import {
  allowedSkeleton,
  holdUsername,
  isUsernameUsed,
  requireNotHeld,
  usernameTaken,
} from '../account/usernames.ts';
import { type UserRow, announceProfile, userOf } from '../account/users.ts';
import { users } from '#db/schema/users.ts';

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
  const pictures = files.avatar
    ? await encodePictures(call.me.userId, files.avatar, avatarSizes)
    : null;
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
  if (picture) await noteMedia(call, userId, picture);
  const avatarId = picture?.id ?? current.avatarId;
  const takesAway = asked.avatar_url === null && !picture;
  const changes = {
    username: asked.username?.normalize('NFC') ?? current.username,
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
  await call.announce('person.changed', { before: current, now: next }, async () => {
    if (next.username !== current.username) await changeUsername(call, current, next.username);
    if (!isDeepStrictEqual(next, current))
      await call.db.update(users).set(changes).where(eq(users.id, userId));
    await noteConsent(call, userId, current.consentTo, next.consentTo);
    if (current.avatarId && (picture || takesAway)) await removeMedia(call, current.avatarId);
    if (isDeepStrictEqual(withDefaults(next), withDefaults(current))) return false;
    await announceProfile(call, userId);
    call.afterCommit(() => forgetSessionState(call.platform, sessionId));
    return true;
  });
  return userOf(call, userId);
}

/** A name that somebody has stays theirs, whatever is refused today. */
function nameAfter({ platform }: Call, { displayName }: UserRow, name: string): string {
  return cleanName(name) === displayName
    ? displayName
    : allowedName(name, platform.config.PRODUCT_NAME);
}

/** The person's view of their row: a choice equal to the default changes nothing. */
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

async function changeUsername(call: Call, current: UserRow, username: string): Promise<void> {
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
}
