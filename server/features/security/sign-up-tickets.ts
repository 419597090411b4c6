import { z } from 'zod';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { claimsOf, invalidTicket, signedTicket } from '../account/tickets.ts';

/** Minutes to read the terms. */
const lifeMs = 30 * 60_000;

/** Somebody new, as Google vouched for them. */
const Newcomer = z.object({ issuer: z.string(), subject: z.string(), email: z.string() });
type Newcomer = z.output<typeof Newcomer>;

export interface SignUpTicket extends Newcomer {
  id: string;
  expiresAt: Date;
}

/** Signs a ticket for somebody who has no account before they agree to the terms. */
export function newSignUpTicket(
  unit: Change & Pick<Call, 'reply'>,
  { issuer, subject, email }: Newcomer,
): Promise<string> {
  return signedTicket(unit, { step: 'sign_up', newcomer: { issuer, subject, email } }, lifeMs);
}

/** @throws Refusal account.ticket_invalid */
export async function signUpTicketOf(
  call: Pick<Call, 'platform' | 'request'>,
  token: string,
): Promise<SignUpTicket> {
  const { jti, exp, ...claims } = await claimsOf(call, token, 'sign_up');
  const newcomer = Newcomer.safeParse(claims['newcomer']).data;
  if (!newcomer) throw invalidTicket();
  return { ...newcomer, id: jti, expiresAt: new Date(exp * 1_000) };
}
