import { z } from 'zod';
import { Email, type SignInAnswer } from '#contract/account.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { callerOf } from '../../platform/http/network.ts';
import type { Before } from '../../platform/http/serve.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { ownerOfAddress } from '../account/claim-address.ts';
import { originOf } from '../account/known-devices.ts';
import { hashingTurns, isPassword } from '../account/passwords.ts';
import { signIn } from '../account/sign-in.ts';
import { invalidTicket, newTicket, ticketOf } from '../account/tickets.ts';
import { triesOf } from '../account/tries.ts';
import type { GoogleIdentity } from './google-provider.ts';
import { beginWay, returnedIdentity } from './google-returns.ts';
import { personOf, tie } from './identities.ts';
import { newSignUpTicket } from './sign-up-tickets.ts';
import { sendNotice } from './notices.ts';
import { spendOnce } from './spent.ts';

type Google = typeof api.google;

/** @throws Refusal google.not_configured */
export async function startGoogle(call: Call): Promise<void> {
  const { platform, reply } = call;
  const way = await beginWay(call, 'sign_in').catch((error: unknown) => {
    // A page asks, not a program: the person sees the failure where the way began.
    if (error instanceof Refusal && error.code === 'google.failed') return null;
    throw error;
  });
  const login = `${platform.config.PUBLIC_URL}/profile/login?error=failed&state=`;
  void reply.header('cache-control', 'no-store').redirect(way?.url ?? login, 302);
}

/** @throws Refusal google.not_configured, google.failed */
export const identityOfCode: Before<Google['signIn'], GoogleIdentity> = async (
  call,
  { body },
  go,
) => go(await returnedIdentity(call, body, 'sign_in'));

/** @throws Refusal google.address_unverified, account.signup_closed */
export async function signInByGoogle(
  call: Call,
  { body }: Input<Google['signIn']>,
  identity: GoogleIdentity,
): Promise<AnswerOf<Google['signIn']>> {
  const { timezone } = body;
  const wish = { remember: true, timezone };
  const known = await personOf(call.db, identity);
  if (known) return signIn(call, known, wish);
  const email = Email.safeParse(identity.verifiedEmail).data;
  if (email === undefined) throw new Refusal('google.address_unverified');
  const owner = await ownerOfAddress(call.db, email);
  if (owner) {
    const { issuer, subject } = identity;
    const ticket = await newTicket(call, owner, { ...wish, google: { issuer, subject } });
    return { password_required: true, ticket };
  }
  if (call.platform.config.SIGNUP === 'closed') throw new Refusal('account.signup_closed');
  const { name } = identity;
  const ticket = await newSignUpTicket(call, { ...identity, email });
  return { sign_up_required: true, ticket, email, name };
}

const Tied = z.object({ issuer: z.string(), subject: z.string() });

/**
 * The password decides whether the account with the address is the same person’s.
 * @throws Refusal account.ticket_invalid, account.too_many_tries, request.invalid
 */
export async function linkGoogle(
  call: Call,
  { body }: Input<Google['link']>,
): Promise<SignInAnswer> {
  const { platform, request, reply } = call;
  const ticket = await ticketOf(call, body.ticket, 'google');
  const identity = Tied.safeParse(ticket.google).data;
  if (!identity) throw invalidTicket();
  const { person } = ticket;
  const tries = triesOf(platform);
  const origin = originOf(call, person.id);
  await tries.requireTurn(person.id, origin);
  const matches = await hashingTurns.run(callerOf(request), () =>
    isPassword(body.password, person.passwordHash),
  );
  if (!matches) {
    await tries.noteFailure(person.id, origin);
    throw refuseField('password', 'field.password_wrong');
  }
  await tries.forget(person.id, origin);
  return change(platform, async (unit) => {
    if (!(await spendOnce(unit.db, ticket.id, ticket.expiresAt))) throw invalidTicket();
    await tie(unit, person.id, identity);
    await sendNotice(unit, person.id, 'google_linked');
    return signIn({ ...unit, request, reply }, person, ticket);
  });
}
