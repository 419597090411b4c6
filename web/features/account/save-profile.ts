import type { User } from '#contract/account.ts';
import { api } from '#contract/index.ts';
import { call } from '#web/platform/api.ts';
import type { PictureChange } from './picture.ts';
import type { ProfileValues } from './profile-draft.ts';

/** Sends what has changed, with the picture if there is a new one. @throws ApiError */
export function saveProfile(
  changed: Partial<ProfileValues>,
  picture: PictureChange,
): Promise<User> {
  if (picture === null || picture === 'removed') {
    const user = picture ? { ...changed, avatar_url: null } : changed;
    return call(api.account.updateProfile, { body: { user } });
  }
  const form = new FormData();
  // Text fields come first: the server reads a multipart body in order.
  form.append('user', JSON.stringify(changed));
  form.append('avatar', picture.file);
  return call(api.account.updateProfile, { form });
}
