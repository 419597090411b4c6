import { User, type LucideIcon } from '#web/ui/icons.ts';
import type { TextKey } from '#web/platform/language.tsx';

export interface ProfilePlace {
  path: string;
  icon: LucideIcon;
  title: TextKey;
  text?: TextKey;
}

/** The screens behind the profile, in the order they are listed. */
export const profilePlaces: ProfilePlace[] = [
  { path: '/profile/me', icon: User, title: 'account.my_profile', text: 'account.my_profile_text' },
];
