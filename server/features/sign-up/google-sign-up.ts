import type { SignInAnswer } from '#contract/account.ts';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { clearCookie } from '../account/session-cookies.ts';
import { allowedName } from '../account/names.ts';
import { signIn } from '../account/sign-in.ts';
import { requirePresentTerms } from '../account/terms.ts';
import { invalidTicket } from '../account/tickets.ts';
import { personOf, tie } from '../security/identities.ts';
import { newAccount } from '../security/new-account.ts';
import { signUpTicketOf } from '../security/sign-up-tickets.ts';
import { spendOnce } from '../security/spent.ts';
import { admitted } from './admission.ts';

/**
 * Opens an account for somebody whom Google vouched for, once they agreed to the terms. A refusal leaves the ticket and
 * the invitation as they were.
 * @throws Refusal account.ticket_invalid, account.signup_closed, request.invalid
 */
export async function signUpByGoogle(
  call: Call,
  { body }: Input<typeof api.google.signUp>,
): Promise<SignInAnswer> {
  const { platform, db, reply } = call;
  const { SIGNUP, PRODUCT_NAME } = platform.config;
  const { user: asked } = body;
  const { timezone, terms_version: termsVersion } = asked;
  const ticket = await signUpTicketOf(call, body.ticket);
  if (SIGNUP === 'closed') throw new Refusal('account.signup_closed');
  requirePresentTerms(termsVersion, 'user.terms_version');
  const displayName =
    asked.display_name === undefined ? undefined : allowedName(asked.display_name, PRODUCT_NAME);
  if (!(await spendOnce(db, ticket.id, ticket.expiresAt)) || (await personOf(db, ticket)))
    throw invalidTicket();
  const invitedBy = SIGNUP === 'invite' ? await admitted(call, asked.invite) : null;
  const person = await newAccount(call, {
    email: ticket.email,
    displayName,
    language: asked.language ?? call.language,
    timezone,
    termsVersion,
    invitedBy,
  });
  if (!person) throw invalidTicket();
  await tie(call, person.id, ticket);
  // Of two accounts at once the first has it.
  if ((await personOf(db, ticket))?.id !== person.id) throw invalidTicket();
  call.afterCommit(() => clearCookie(reply, platform.config, 'ticket'));
  return signIn(call, person, { remember: true, timezone });
}
