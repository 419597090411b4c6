import { eq } from 'drizzle-orm';
import type { User } from '#contract/account.ts';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/users.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordedVersion } from './terms.ts';
import { announceProfile, userOf } from './users.ts';

/**
 * Records the version that the person agreed to. An older page can agree to an older version: it is recorded, and the
 * present one stays due. Nothing takes a later agreement back.
 */
export async function agreeToTerms(
  call: Call,
  { body }: Input<typeof api.account.agreeToTerms>,
): Promise<User> {
  const { userId } = call.me;
  const agreed = recordedVersion(body.version);
  const [current] = await call.db
    .select({ version: users.termsVersion })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!current) throw new Refusal('auth.token_revoked');
  if (agreed !== null && (current.version === null || current.version < agreed)) {
    await call.db.update(users).set({ termsVersion: agreed }).where(eq(users.id, userId));
    await announceProfile(call, userId);
  }
  return userOf(call, userId);
}
