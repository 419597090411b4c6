import { eq } from 'drizzle-orm';
import type { EntryAnswer, User } from '#contract/account.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { authenticators } from '#db/schema/security.ts';
import { users } from '#db/schema/users.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import type { Before } from '../../platform/http/serve.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { clearCookie } from '../account/session-cookies.ts';
import { enter } from '../account/sign-in.ts';
import { invalidTicket, ticketOf } from '../account/tickets.ts';
import { type UserRow, announceProfile, userOf } from '../account/users.ts';
import { countCodeTry, uncountCodeTry } from './code-tries.ts';
import {
  backupCodesLeft,
  forgetFactors,
  isFactorCode,
  newAppSecret,
  newBackupCodes,
  spentAppCode,
} from './factor-codes.ts';
import { sendNotice } from './notices.ts';
import { answeredPasskey, passkeyQuestion, passkeysOf } from './passkey-answers.ts';
import { meOf } from './proof.ts';
import { spendOnce } from './spent.ts';

const setUpMs = 15 * 60_000;
const ticketTriesMax = 5;

type TwoFactor = typeof api.twoFactor;

export async function showTwoFactor(call: Call): Promise<AnswerOf<TwoFactor['show']>> {
  const { twoFactorAt } = await meOf(call);
  return {
    since: twoFactorAt?.toISOString() ?? null,
    backup_codes_left: await backupCodesLeft(call.db, call.me.userId),
  };
}

/** @throws Refusal two_factor.on_already */
export async function setUpTwoFactor(call: Call): Promise<AnswerOf<TwoFactor['setUp']>> {
  return newAppSecret(call, await withoutTwoFactor(call));
}

/**
 * Counts the try before the transaction: other nodes are asked for it.
 * @throws Refusal account.too_many_codes
 */
export const countedTry: Before<TwoFactor['enable'], undefined> = async (call, _input, go) => {
  const { platform, me } = call;
  await countCodeTry(platform, await meOf(call));
  const answer = await go(undefined);
  await uncountCodeTry(platform, me.userId);
  return answer;
};

/** @throws Refusal two_factor.on_already, two_factor.not_set_up, request.invalid */
export async function enableTwoFactor(
  call: Call,
  { body }: Input<TwoFactor['enable']>,
): Promise<{ backup_codes: string[] }> {
  const person = await withoutTwoFactor(call);
  const now = call.platform.now();
  const [app] = await call.db
    .select({ createdAt: authenticators.createdAt })
    .from(authenticators)
    .where(eq(authenticators.userId, person.id));
  if (!app || now.getTime() - app.createdAt.getTime() > setUpMs) {
    throw new Refusal('two_factor.not_set_up');
  }
  if (!(await spentAppCode(call, person, body.code.replaceAll(/\s/gu, '')))) {
    throw refuseField('code', 'field.code_wrong');
  }
  await call.db.update(users).set({ twoFactorAt: now }).where(eq(users.id, person.id));
  const codes = await newBackupCodes(call, person.id);
  await sendNotice(call, person.id, 'two_factor_on');
  await announceProfile(call, person.id);
  return { backup_codes: codes };
}

/** @throws Refusal two_factor.off */
export async function disableTwoFactor(call: Call): Promise<User> {
  const { id } = await withTwoFactor(call);
  await withoutSecondStep(call, id);
  return userOf(call, id);
}

/** Signing in needs no second step from here on; the person is mailed. */
export async function withoutSecondStep(change: Change, userId: string): Promise<void> {
  await change.db.update(users).set({ twoFactorAt: null }).where(eq(users.id, userId));
  await forgetFactors(change.db, userId);
  await sendNotice(change, userId, 'two_factor_off');
  await announceProfile(change, userId);
}

/** @throws Refusal two_factor.off */
export async function renewBackupCodes(call: Call): Promise<{ backup_codes: string[] }> {
  const { id } = await withTwoFactor(call);
  return { backup_codes: await newBackupCodes(call, id) };
}

/** @throws Refusal account.ticket_invalid, account.too_many_codes, passkey.invalid, request.invalid */
export async function signInBySecondStep(
  call: Call,
  { body }: Input<TwoFactor['signIn']>,
): Promise<EntryAnswer> {
  const { platform, request, reply } = call;
  const ticket = await ticketOf(call, body.ticket, 'second_step');
  const tries = platform.limits.counter('ticket-tries', 10 * 60);
  // Counted before the check, so that calls at once are not more tries.
  const { consumedPoints } = await tries.penalty(ticket.id);
  if (consumedPoints > ticketTriesMax) throw invalidTicket();
  if ('code' in body && !(await isFactorCode(platform, ticket.person, body.code))) {
    throw refuseField('code', 'field.code_wrong');
  }
  return change(platform, async (unit) => {
    if ('passkey' in body) {
      const asked = { purpose: 'second_step', holder: ticket.id } as const;
      const key = await answeredPasskey(unit, asked, body.passkey, ticket.person.id);
      if (!key) throw new Refusal('passkey.invalid');
    }
    if (!(await spendOnce(unit.db, ticket.id, ticket.expiresAt))) throw invalidTicket();
    unit.afterCommit(() => clearCookie(reply, platform.config, 'ticket'));
    return enter({ ...unit, request, reply }, ticket.person, ticket);
  });
}

/** @throws Refusal account.ticket_invalid */
export async function secondStepQuestion(
  call: Call,
  { body }: Input<TwoFactor['passkeyQuestion']>,
): Promise<AnswerOf<TwoFactor['passkeyQuestion']>> {
  const { id, person } = await ticketOf(call, body.ticket, 'second_step');
  const keys = await passkeysOf(call.db, person.id);
  const asked = { purpose: 'second_step', holder: id } as const;
  return { options: keys.length > 0 ? await passkeyQuestion(call.platform, asked, keys) : null };
}

/** The caller’s row, held so that two calls don’t turn the second step on at once. */
async function heldMe(call: Call): Promise<UserRow> {
  const [person] = await call.db
    .select()
    .from(users)
    .where(eq(users.id, call.me.userId))
    .for('update');
  if (!person) throw new Refusal('auth.token_revoked');
  return person;
}

async function withoutTwoFactor(call: Call): Promise<UserRow> {
  const person = await heldMe(call);
  if (person.twoFactorAt !== null) throw new Refusal('two_factor.on_already');
  return person;
}

async function withTwoFactor(call: Call): Promise<UserRow> {
  const person = await heldMe(call);
  if (person.twoFactorAt === null) throw new Refusal('two_factor.off');
  return person;
}
