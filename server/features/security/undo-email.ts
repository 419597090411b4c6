import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { endMailTokens, spentMailToken } from '../account/mails.ts';
import { takeAddress } from '../account/move-address.ts';
import { userById } from '../account/users.ts';
import { recoverAccount } from './recover-account.ts';

/**
 * Gives the account back to the address that it had before, also a closed one, and leaves nothing by which somebody
 * else could enter: the owner chooses a new password by mail. Links of addresses that came later stop working, those of
 * earlier ones don’t: an intruder can’t end the owner’s way back.
 * @throws Refusal account.verify_token_invalid
 */
export async function undoMove(
  call: Call,
  { body }: Input<typeof api.security.undoEmail>,
): Promise<{ email: string }> {
  const link = await spentMailToken(call, 'email_undo', body.token);
  const person = link && (await userById(call.db, link.userId));
  if (!link || !person || !(await takeAddress(call, person.id, link.email))) {
    throw new Refusal('account.verify_token_invalid');
  }
  await endMailTokens(call, 'email_undo', person.id, { madeAfter: link.createdAt });
  await recoverAccount(call, person, { since: link.createdAt, kind: 'email_undone' });
  return { email: link.email };
}
