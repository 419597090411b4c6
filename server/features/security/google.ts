import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { Email, type SignInAnswer } from '#contract/account.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { identities } from '#db/schema/security.ts';
import { users } from '#db/schema/users.ts';
import { type Change, type Db, change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { callerOf } from '../../platform/http/network.ts';
import type { Before } from '../../platform/http/serve.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { ownerOfAddress } from '../account/claim-address.ts';
import { hashingTurns, isPassword } from '../account/passwords.ts';
import { clearCookie, giveCookie, tokenOfCookie } from '../account/session-cookies.ts';
import { signIn } from '../account/sign-in.ts';
import { invalidTicket, newTicket, ticketOf } from '../account/tickets.ts';
import { newOpaqueToken } from '../account/tokens.ts';
import { triesOf } from '../account/tries.ts';
import type { UserRow } from '../account/users.ts';
import { type GoogleIdentity, googleAddress, googleIdentity } from './google-provider.ts';
import { newAccount } from './new-account.ts';
import { sendNotice } from './notices.ts';
import { spendOnce } from './spent.ts';

type Google = typeof api.google;

const wayMs = 10 * 60_000;

/** @throws Refusal google.not_configured */
export async function startGoogle({ platform, reply }: Call): Promise<void> {
  const token = newOpaqueToken();
  const address = await googleAddress(platform, token).catch((error: unknown) => {
    // A page asks, not a program: the person sees the failure where the way began.
    if (error instanceof Refusal && error.code === 'google.failed') return null;
    throw error;
  });
  if (address) giveCookie(reply, platform.config, 'google', { token, maxAgeMs: wayMs });
  const login = `${platform.config.PUBLIC_URL}/profile/login?error=failed&state=`;
  void reply.header('cache-control', 'no-store').redirect(address?.href ?? login, 302);
}

/**
 * Asks Google before the transaction. A code without the cookie of this browser is somebody else’s.
 * @throws Refusal google.not_configured, google.failed
 */
export const identityOfCode: Before<Google['signIn'], GoogleIdentity> = async (
  { platform, request, reply },
  { body },
  go,
) => {
  const token = tokenOfCookie(request, platform.config, 'google');
  if (platform.config.GOOGLE_CLIENT_ID === undefined) throw new Refusal('google.not_configured');
  if (token === null) throw new Refusal('google.failed');
  clearCookie(reply, platform.config, 'google');
  const end = new Date(platform.now().getTime() + wayMs);
  // The way is used up whatever comes of it, so that parallel uses are one.
  if (!(await change(platform, ({ db }) => spendOnce(db, token, end)))) {
    throw new Refusal('google.failed');
  }
  return go(await googleIdentity(platform, token, { code: body.auth_code, state: body.state }));
};

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
  const person = await newAccount(call, { email, name: identity.name, timezone });
  await tie(call, person.id, identity);
  return signIn(call, person, wish);
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
  await tries.requireTurn(person.id, request.ip);
  const matches = await hashingTurns.run(callerOf(request), () =>
    isPassword(body.password, person.passwordHash),
  );
  if (!matches) {
    await tries.noteFailure(person.id, request.ip);
    throw refuseField('password', 'field.password_wrong');
  }
  await tries.forget(person.id, request.ip);
  return change(platform, async (unit) => {
    if (!(await spendOnce(unit.db, ticket.id, ticket.expiresAt))) throw invalidTicket();
    await tie(unit, person.id, identity);
    await sendNotice(unit, person.id, 'google_linked');
    return signIn({ ...unit, request, reply }, person, ticket);
  });
}

async function personOf(
  db: Db,
  { issuer, subject }: Pick<GoogleIdentity, 'issuer' | 'subject'>,
): Promise<UserRow | null> {
  const [row] = await db
    .select({ person: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.person ?? null;
}

async function tie(
  { db, platform }: Change,
  userId: string,
  { issuer, subject }: Pick<GoogleIdentity, 'issuer' | 'subject'>,
): Promise<void> {
  await db
    .insert(identities)
    .values({ issuer, subject, userId, createdAt: platform.now() })
    .onConflictDoNothing();
}
