import type { Change } from '../../platform/change.ts';
import { sendLetter } from '../account/mails.ts';
import { userById } from '../account/users.ts';

/** The mails about what became different in the security of an account, and their way in. */
const paths = {
  password_changed: '/restore-password',
  two_factor_on: '/profile/me',
  two_factor_off: '/restore-password',
  passkey_added: '/profile/me',
  passkey_removed: '/profile/me',
  google_linked: '/profile/me',
  google_unlinked: '/profile/me',
} as const;

/** Mails a person what changed, after the commit. An address that nobody claimed may be somebody else’s. */
export async function sendNotice(
  change: Change,
  userId: string,
  kind: keyof typeof paths,
  words: Record<string, string> = {},
): Promise<void> {
  const person = await userById(change.db, userId);
  if (!person?.emailVerifiedAt) return;
  change.afterCommit(() => sendLetter(change.platform, { userId, kind, path: paths[kind], words }));
}
