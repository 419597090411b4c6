import { eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/users.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { callerOf } from '../../platform/http/network.ts';
import type { Before } from '../../platform/http/serve.ts';
import { refuseField } from '../../platform/refusal.ts';
import { endMailTokens } from '../account/mails.ts';
import { hashingTurns, passwordHash, passwordProblem } from '../account/passwords.ts';
import { endSessions } from '../account/sessions.ts';
import { isPasswordOf, whenRight } from './proof.ts';
import { sendNotice } from './notices.ts';
import { giveUpAddress } from '../account/waiting-address.ts';

type ChangePassword = typeof api.security.changePassword;

/**
 * Hashes the new password of somebody who knows the present one.
 * @throws Refusal request.invalid, account.too_many_tries
 */
export const newPasswordHash: Before<ChangePassword, string> = async (call, { body }, go) => {
  const { current, password } = body;
  const person = await whenRight(call, ['current', 'field.password_wrong'], (me) =>
    isPasswordOf(call, me, current),
  );
  const problem = passwordProblem(password, {
    username: person.username,
    email: person.email,
    productName: call.platform.config.PRODUCT_NAME,
  });
  if (problem) throw refuseField('password', problem);
  return go(await hashingTurns.run(callerOf(call.request), () => passwordHash(password)));
};

/** Links that were sent stop working: neither an old mail nor a waiting change of the address undoes this. */
export async function changePassword(
  call: Call,
  _input: Input<ChangePassword>,
  hash: string,
): Promise<{ ok: true }> {
  const { userId, sessionId } = call.me;
  await call.db.update(users).set({ passwordHash: hash }).where(eq(users.id, userId));
  await endMailTokens(call, 'restore', userId);
  await giveUpAddress(call, userId);
  await endSessions(call, { userId, except: sessionId });
  await sendNotice(call, userId, 'password_changed');
  return { ok: true };
}
