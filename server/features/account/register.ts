import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { askToVerify } from './addresses.ts';
import { newMailToken } from './mails.ts';
import { allowedName } from './names.ts';
import { passwordHash, passwordProblem } from './passwords.ts';
import { beginSession } from './sessions.ts';
import { requirePresentTerms } from './terms.ts';
import { allowedSkeleton, isUsernameUsed, requireNotHeld, usernameTaken } from './usernames.ts';
import { userOf } from './users.ts';
import { users } from '#db/schema/users.ts';

/** The check at the door of a server that is open by invitation; answers the inviter, if a person is one. */
type Admission = (call: Call, invite: string | undefined) => Promise<string | null>;

/**
 * Opens an account. Whether somebody has the address changes neither the answer nor its time: it
 * only decides which mail follows.
 * @throws Refusal account.signup_closed, account.username_taken, request.invalid
 */
export async function register(
  call: Call,
  { body }: Input<typeof api.account.register>,
  admitted: Admission,
) {
  const { user: asked } = body;
  const { config } = call.platform;
  if (config.SIGNUP === 'closed') throw new Refusal('account.signup_closed');
  const username = asked.username.normalize('NFC');
  const usernameKey = allowedSkeleton(username, config.PRODUCT_NAME);
  const displayName =
    asked.display_name === undefined
      ? username
      : allowedName(asked.display_name, config.PRODUCT_NAME);
  if (asked.terms_version !== undefined)
    requirePresentTerms(asked.terms_version, 'user.terms_version');
  const problem = passwordProblem(asked.password, {
    username,
    email: asked.email,
    productName: config.PRODUCT_NAME,
  });
  if (problem) throw refuseField('user.password', problem);
  if (await isUsernameUsed(call.db, usernameKey)) throw usernameTaken();
  const invitedBy = config.SIGNUP === 'invite' ? await admitted(call, asked.invite) : null;
  const id = newId();
  const created = await call.db
    .insert(users)
    .values({
      id,
      username,
      usernameKey,
      displayName,
      email: asked.email,
      passwordHash: await passwordHash(asked.password),
      language: asked.language ?? call.language,
      timezone: asked.timezone ?? 'UTC',
      termsVersion: asked.terms_version ?? null,
      invitedBy,
      createdAt: call.platform.now(),
    })
    .onConflictDoNothing({ target: users.usernameKey })
    .returning({ id: users.id });
  if (created.length === 0) throw usernameTaken();
  await requireNotHeld(call, usernameKey, id);
  const seed = await newMailToken(call, 'verify', id, asked.email);
  call.afterCommit(() => askToVerify(call.platform, { userId: id, email: asked.email, seed }));
  const token = await beginSession(call, id, { remember: true, timezone: asked.timezone });
  return { user: await userOf(call, id), token };
}
