import { SignJWT, jwtVerify } from 'jose';
import { deletionGraceDays } from '#contract/values.ts';
import type { Change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { fingerprint } from './tickets.ts';
import { type UserRow, userById } from './users.ts';

/** No other token has this type, so no other opens a closed account. */
const tokenType = 'restore+jwt';
const algorithm = 'HS256';
const lifeMs = 10 * 60_000;
const dayMs = 24 * 3_600_000;

/** When an account that was closed at this time is deleted. */
export function deletionDueAt(closedAt: Date): Date {
  return new Date(closedAt.getTime() + deletionGraceDays * dayMs);
}

interface RestoreTicket {
  person: UserRow;
  remember: boolean;
  timezone: string | undefined;
}

/** Signs a ticket for somebody who has just signed in to their closed account; it ends with this closing, and with the present password. */
export function newRestoreTicket(
  { config, now }: Platform,
  person: UserRow & { deletedAt: Date },
  { remember, timezone }: Omit<RestoreTicket, 'person'>,
): Promise<string> {
  const expiresAt = now().getTime() + lifeMs;
  const closed = person.deletedAt.getTime();
  return new SignJWT({ closed, password: fingerprint(person), remember, timezone })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setIssuer(config.PUBLIC_URL)
    .setSubject(person.id)
    .setExpirationTime(Math.floor(expiresAt / 1_000))
    .sign(config.secrets.token);
}

/** @throws Refusal account.ticket_invalid */
export async function restoreTicketOf(
  { platform, db }: Pick<Change, 'platform' | 'db'>,
  token: string,
): Promise<RestoreTicket> {
  const { config, now } = platform;
  const claims = await jwtVerify(token, config.secrets.token, {
    algorithms: [algorithm],
    typ: tokenType,
    issuer: config.PUBLIC_URL,
    requiredClaims: ['sub', 'exp'],
    currentDate: now(),
  }).then(
    ({ payload }) => payload,
    () => null,
  );
  const person = claims?.sub ? await userById(db, claims.sub) : null;
  const isOfThisClosing = person?.deletedAt && person.deletedAt.getTime() === claims?.['closed'];
  if (!isOfThisClosing || claims?.['password'] !== fingerprint(person))
    throw new Refusal('account.ticket_invalid');
  const { remember, timezone } = claims;
  return {
    person,
    remember: remember === true,
    timezone: typeof timezone === 'string' ? timezone : undefined,
  };
}
