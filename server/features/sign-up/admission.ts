import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { signUpCodes } from '#db/schema/account.ts';
import { users } from '#db/schema/users.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuseField } from '../../platform/refusal.ts';
import { hashOf } from '../account/tokens.ts';
import { inviterOf } from '../joining/joining.ts';

/**
 * Lets one account through the door of a server that is open by invitation alone, by a link of a person or group, or by
 * a code of the operator. It counts as used with the transaction of the new account.
 * @returns the inviter; null for a code of the operator
 * @throws Refusal request.invalid: field.required, field.invite_invalid, field.invite_used_up
 */
export async function admitted(call: Call, invite: string | undefined): Promise<string | null> {
  const token = invite?.trim() ?? '';
  if (token === '') throw refuseField('user.invite', 'field.required');
  if (await isCodeUsed(call, token)) return null;
  const inviter = await inviterOf(call, token);
  if (inviter === null) throw refuseField('user.invite', 'field.invite_invalid');
  await requirePlaceOf(call, inviter);
  return inviter;
}

async function isCodeUsed({ db, platform }: Call, code: string): Promise<boolean> {
  const used = await db
    .update(signUpCodes)
    .set({ usesLeft: sql`${signUpCodes.usesLeft} - 1` })
    .where(
      and(
        eq(signUpCodes.hash, hashOf(code)),
        gt(signUpCodes.usesLeft, 0),
        gt(signUpCodes.expiresAt, platform.now()),
      ),
    )
    .returning({ hash: signUpCodes.hash });
  return used.length > 0;
}

/** The lock of the inviter's row orders people who come at the same time. */
async function requirePlaceOf({ db, platform }: Call, inviter: string): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, inviter), isNull(users.deletedAt)))
    .for('update');
  const [brought] = await db
    .select({ count: count() })
    .from(users)
    .where(eq(users.invitedBy, inviter));
  if ((brought?.count ?? 0) >= platform.config.SIGNUP_INVITES)
    throw refuseField('user.invite', 'field.invite_used_up');
}
