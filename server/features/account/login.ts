import { eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { type Db, change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { callerOf } from '../../platform/http/network.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ownerOfAddress } from './claim-address.ts';
import { originOf } from './known-devices.ts';
import { hashingTurns, isPassword } from './passwords.ts';
import { signIn } from './sign-in.ts';
import { triesOf } from './tries.ts';
import { usernameSkeleton } from './usernames.ts';
import type { UserRow } from './users.ts';
import { users } from '#db/schema/users.ts';

/** @throws Refusal account.credentials_wrong, account.too_many_tries */
export async function login(call: Call, { body }: Input<typeof api.account.login>) {
  const { username, password, remember, timezone } = body.user;
  const named = username.trim().normalize('NFC').toLowerCase();
  const tries = triesOf(call.platform);
  const { request, reply } = call;
  const account = await accountNamed(call.db, named);
  const origin = originOf(call, account?.id ?? null);
  await tries.requireTurn(named, origin);
  const matches = await hashingTurns.run(callerOf(request), () =>
    isPassword(password, account?.passwordHash ?? null),
  );
  if (!account || !matches) {
    await tries.noteFailure(named, origin);
    throw new Refusal('account.credentials_wrong');
  }
  await tries.forget(named, origin);
  return change(call.platform, (unit) =>
    signIn({ ...unit, request, reply }, account, { remember, timezone }),
  );
}

/** An address counts only once it was claimed; usernames have no `@`. */
async function accountNamed(db: Db, named: string): Promise<UserRow | null> {
  if (!named.isWellFormed() || named.includes('\0')) return null;
  if (named.includes('@')) return ownerOfAddress(db, named);
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameSkeleton(named)));
  return row?.username.toLowerCase() === named ? row : null;
}
