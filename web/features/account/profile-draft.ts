import type { User } from '#contract/account.ts';

/** The profile fields that are saved together. */
export type ProfileValues = Pick<
  User,
  'display_name' | 'username' | 'bio' | 'about_me' | 'timezone'
>;

export const profileFields = ['display_name', 'username', 'bio', 'about_me', 'timezone'] as const;

export interface ProfileDraft {
  values: ProfileValues;
  /** The saved values, as far as this device knows. */
  saved: ProfileValues;
}

export function savedValues(user: User): ProfileValues {
  const { display_name, username, bio, about_me, timezone } = user;
  return { display_name, username, bio, about_me, timezone };
}

export function draftOf(user: User): ProfileDraft {
  return { values: savedValues(user), saved: savedValues(user) };
}

export function typed(draft: ProfileDraft, changed: Partial<ProfileValues>): ProfileDraft {
  return { ...draft, values: { ...draft.values, ...changed } };
}

/** Only the fields that differ from what is saved. */
export function unsavedValues({ values, saved }: ProfileDraft): Partial<ProfileValues> {
  const unsaved: Partial<ProfileValues> = {};
  for (const name of profileFields) if (values[name] !== saved[name]) unsaved[name] = values[name];
  return unsaved;
}

/** The profile was changed elsewhere: what was not touched here follows, what was typed stays. */
export function withSaved(draft: ProfileDraft, saved: ProfileValues): ProfileDraft {
  const unsaved = unsavedValues(draft);
  return { values: { ...saved, ...unsaved }, saved };
}

/** The server has taken what was sent; what was typed meanwhile is still unsaved. */
export function stored(
  draft: ProfileDraft,
  sent: Partial<ProfileValues>,
  saved: ProfileValues,
): ProfileDraft {
  return withSaved({ ...draft, saved: { ...draft.saved, ...sent } }, saved);
}

export function undone({ saved }: ProfileDraft): ProfileDraft {
  return { values: saved, saved };
}
