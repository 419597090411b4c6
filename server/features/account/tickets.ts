import { v7 as newId } from 'uuid';
import { type JWTPayload, SignJWT, jwtVerify } from 'jose';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { giveCookie, tokenOfCookie } from './session-cookies.ts';
import { hashOf, newOpaqueToken } from './tokens.ts';
import { type UserRow, userById } from './users.ts';

/** No other token has this type, so no other is a ticket and a ticket is nothing else. */
const tokenType = 'ticket+jwt';
const algorithm = 'HS256';
const lifeMs = 5 * 60_000;

/** The step that is left: the second factor, the password by which an account elsewhere is tied, or opening an account. */
type Step = 'second_step' | 'google' | 'sign_up';

/** The first step of a sign-in that went well. */
export interface Ticket {
  id: string;
  person: UserRow;
  remember: boolean;
  timezone: string | undefined;
  /** The account elsewhere, where one is to be tied. */
  google: unknown;
  expiresAt: Date;
}

/** Signs a ticket that only the browser of this call can use, and that ends with the present password. */
export function newTicket(
  unit: Change & Pick<Call, 'reply'>,
  person: UserRow,
  {
    remember,
    timezone,
    google,
  }: { remember: boolean; timezone: string | undefined; google?: Record<string, string> },
): Promise<string> {
  const step: Step = google ? 'google' : 'second_step';
  const password = fingerprint(person);
  const claims = { sub: person.id, step, password, remember, timezone, google };
  return signedTicket(unit, claims, lifeMs);
}

/** Signs what only the browser of this call can use, as long as it lives. */
export async function signedTicket(
  { platform, reply, afterCommit }: Change & Pick<Call, 'reply'>,
  claims: JWTPayload & { step: Step },
  maxAgeMs: number,
): Promise<string> {
  const { config } = platform;
  const holder = newOpaqueToken();
  const seconds = Math.floor(platform.now().getTime() / 1_000);
  afterCommit(() => giveCookie(reply, config, 'ticket', { token: holder, maxAgeMs }));
  return new SignJWT({ ...claims, holder: hashOf(holder) })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setIssuer(config.PUBLIC_URL)
    .setJti(newId())
    .setExpirationTime(seconds + maxAgeMs / 1_000)
    .sign(config.secrets.token);
}

/** @throws Refusal account.ticket_invalid */
export async function ticketOf(
  call: Pick<Call, 'platform' | 'db' | 'request'>,
  token: string,
  step: Step,
): Promise<Ticket> {
  const { sub = '', jti, exp, ...claims } = await claimsOf(call, token, step);
  const person = await userById(call.db, sub);
  if (!person) throw invalidTicket();
  if (step === 'second_step' && person.twoFactorAt === null) throw invalidTicket();
  if (claims['password'] !== fingerprint(person)) throw invalidTicket();
  const { timezone } = claims;
  return {
    id: jti,
    person,
    remember: claims['remember'] === true,
    timezone: typeof timezone === 'string' ? timezone : undefined,
    google: claims['google'],
    expiresAt: new Date(exp * 1_000),
  };
}

/** @throws Refusal account.ticket_invalid */
export async function claimsOf(
  { platform, request }: Pick<Call, 'platform' | 'request'>,
  token: string,
  step: Step,
): Promise<JWTPayload & { jti: string; exp: number }> {
  const { config } = platform;
  const claims = await jwtVerify(token, config.secrets.token, {
    algorithms: [algorithm],
    typ: tokenType,
    issuer: config.PUBLIC_URL,
    requiredClaims: ['jti', 'exp'],
    currentDate: platform.now(),
  }).then(
    ({ payload }) => payload,
    () => null,
  );
  const holder = tokenOfCookie(request, config, 'ticket');
  if (claims?.['step'] !== step || holder === null || claims['holder'] !== hashOf(holder)) {
    throw invalidTicket();
  }
  const { jti = '', exp = 0 } = claims;
  return { ...claims, jti, exp };
}

export function invalidTicket(): Refusal {
  return new Refusal('account.ticket_invalid');
}

/** Ends signed tokens together with the password. */
export function fingerprint({ passwordHash }: UserRow): string {
  return hashOf(passwordHash ?? '');
}
