import { desc, eq, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { claimAddress } from './claim-address.ts';
import {
  endMailTokens,
  inBackground,
  mailTokensOfHour,
  newMailToken,
  sendLetter,
  spentMailToken,
} from './mails.ts';
import { passwordHash, passwordProblem } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { announceProfile, userById } from './users.ts';
import { users } from '#db/schema/users.ts';
import { giveUpAddress } from './waiting-address.ts';

const linksPerHour = 3;
/** Accounts that only named an address; those that its owner does not know may be many. */
const unclaimedAccountsMax = 5;

/** Everything that depends on the address happens after the answer. */
export async function restorePassword(
  call: Call,
  { body }: Input<typeof api.account.restorePassword>,
): Promise<{ ok: true }> {
  call.afterCommit(() =>
    inBackground(call.platform, () =>
      change(call.platform, (unit) => sendRestoreLinks(unit, body.email)),
    ),
  );
  return { ok: true };
}

async function sendRestoreLinks(unit: Change, email: string): Promise<void> {
  const named = await unit.db
    .select({ id: users.id, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
    .orderBy(desc(users.createdAt), desc(users.id))
    .for('update');
  const owner = named.find(({ verifiedAt }) => verifiedAt !== null);
  for (const { id } of owner ? [owner] : named.slice(0, unclaimedAccountsMax)) {
    if (
      (await mailTokensOfHour(unit.db, unit.platform.now(), 'restore', { userId: id })) >=
      linksPerHour
    )
      continue;
    await endMailTokens(unit, 'restore', id);
    const seed = await newMailToken(unit, 'restore', id, email);
    unit.afterCommit(() =>
      sendLetter(unit.platform, { userId: id, kind: 'restore', path: '/restore-password', seed }),
    );
  }
}

/** @throws Refusal account.restore_token_invalid, request.invalid */
export async function confirmPassword(
  call: Call,
  { body }: Input<typeof api.account.confirmPassword>,
): Promise<{ ok: true }> {
  const { config } = call.platform;
  const spent = await spentMailToken(call, 'restore', body.token);
  const person = spent && (await userById(call.db, spent.userId));
  if (!person || person.email.toLowerCase() !== spent.email.toLowerCase()) {
    throw new Refusal('account.restore_token_invalid');
  }
  const problem = passwordProblem(body.password, {
    username: person.username,
    email: person.email,
    productName: config.PRODUCT_NAME,
  });
  // The refusal rolls back, so the link can be used again with a better password.
  if (problem) throw refuseField('password', problem);
  await call.db
    .update(users)
    .set({ passwordHash: await passwordHash(body.password) })
    .where(eq(users.id, person.id));
  await endMailTokens(call, 'restore', person.id);
  await giveUpAddress(call, person.id);
  await endSessions(call, { userId: person.id });
  if (person.emailVerifiedAt) await announceProfile(call, person.id);
  else await claimAddress(call, person.id, person.email);
  call.afterCommit(() =>
    sendLetter(call.platform, {
      userId: person.id,
      kind: 'password_changed',
      path: '/restore-password',
    }),
  );
  return { ok: true };
}
