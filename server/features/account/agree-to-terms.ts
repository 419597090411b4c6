import { eq } from 'drizzle-orm';
import type { User } from '#contract/account.ts';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/users.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { requirePresentTerms } from './terms.ts';
import { announceProfile, userOf } from './users.ts';

/**
 * Records that the person agreed to the present version, once.
 * @throws Refusal request.invalid: field.terms_outdated
 */
export async function agreeToTerms(
  call: Call,
  { body }: Input<typeof api.account.agreeToTerms>,
): Promise<User> {
  const { userId } = call.me;
  const { version } = body;
  requirePresentTerms(version, 'version');
  const [current] = await call.db
    .select({ version: users.termsVersion })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!current) throw new Refusal('auth.token_revoked');
  if (current.version !== version) {
    await call.db.update(users).set({ termsVersion: version }).where(eq(users.id, userId));
    await announceProfile(call, userId);
  }
  return userOf(call, userId);
}
