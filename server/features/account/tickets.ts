import { v7 as newId } from 'uuid';
import { SignJWT, jwtVerify } from 'jose';
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

/** The step that is left: the second factor, or the password by which an account elsewhere is tied. */
export type Step = 'second_step' | 'google';

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
export async function newTicket(
  { platform, reply, afterCommit }: Change & Pick<Call, 'reply'>,
  person: UserRow,
  {
    remember,
    timezone,
    google,
  }: { remember: boolean; timezone: string | undefined; google?: Record<string, string> },
): Promise<string> {
  const { config } = platform;
  const holder = newOpaqueToken();
  const seconds = Math.floor(platform.now().getTime() / 1_000);
  afterCommit(() => giveCookie(reply, config, 'ticket', { token: holder, maxAgeMs: lifeMs }));
  const step: Step = google ? 'google' : 'second_step';
  const password = fingerprint(person);
  return new SignJWT({ holder: hashOf(holder), step, password, remember, timezone, google })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setIssuer(config.PUBLIC_URL)
    .setSubject(person.id)
    .setJti(newId())
    .setExpirationTime(seconds + lifeMs / 1_000)
    .sign(config.secrets.token);
}

/** @throws Refusal account.ticket_invalid */
export async function ticketOf(
  { platform, db, request }: Pick<Call, 'platform' | 'db' | 'request'>,
  token: string,
  step: Step,
): Promise<Ticket> {
  const { config } = platform;
  const claims = await jwtVerify(token, config.secrets.token, {
    algorithms: [algorithm],
    typ: tokenType,
    issuer: config.PUBLIC_URL,
    requiredClaims: ['sub', 'jti', 'exp'],
    currentDate: platform.now(),
  }).then(
    ({ payload }) => payload,
    () => null,
  );
  const holder = tokenOfCookie(request, config, 'ticket');
  const { sub = '', jti = '', exp = 0, timezone } = claims ?? {};
  if (claims?.step !== step || holder === null || claims.holder !== hashOf(holder)) {
    throw invalidTicket();
  }
  const person = await userById(db, sub);
  if (!person) throw invalidTicket();
  if (step === 'second_step' && person.twoFactorAt === null) throw invalidTicket();
  if (claims.password !== fingerprint(person)) throw invalidTicket();
  return {
    id: jti,
    person,
    remember: claims.remember === true,
    timezone: typeof timezone === 'string' ? timezone : undefined,
    google: claims.google,
    expiresAt: new Date(exp * 1_000),
  };
}

export function invalidTicket(): Refusal {
  return new Refusal('account.ticket_invalid');
}

function fingerprint({ passwordHash }: UserRow): string {
  return hashOf(passwordHash ?? '');
}
