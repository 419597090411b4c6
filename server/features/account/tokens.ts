import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import type { Config } from '../../config.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';

export const accessTokenLifeMs = 15 * 60_000;

const algorithm = 'HS256';
const tokenType = 'at+jwt';
const tokenLengthMax = 4_000;
const opaquePattern = /^[\w-]{43}$/u;

/** Claims of an access token with a valid signature. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

function audience(config: Config): string {
  return `${config.API_URL}/api`;
}

export function signedAccessToken(
  config: Config,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1_000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: algorithm, typ: tokenType })
    .setIssuer(config.PUBLIC_URL)
    .setAudience(audience(config))
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenLifeMs / 1_000)
    .sign(config.secrets.token);
}

/** @throws Refusal auth.token_expired, auth.token_invalid */
export async function accessClaims(
  config: Config,
  token: string,
  now: Date,
): Promise<AccessClaims> {
  if (token.length > tokenLengthMax) throw new Refusal('auth.token_invalid');
  try {
    const { payload } = await jwtVerify(token, config.secrets.token, {
      algorithms: [algorithm],
      typ: tokenType,
      issuer: config.PUBLIC_URL,
      audience: audience(config),
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: now,
    });
    const { sub, sid, exp } = payload;
    if (
      sub === undefined ||
      typeof sid !== 'string' ||
      !isUuid(sub) ||
      !isUuid(sid) ||
      exp === undefined
    ) {
      throw new Refusal('auth.token_invalid');
    }
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1_000) };
  } catch (error) {
    throw new Refusal(
      error instanceof errors.JWTExpired ? 'auth.token_expired' : 'auth.token_invalid',
    );
  }
}

/** No other token has this type, so none opens the operator’s page and this one opens nothing else. */
const moderationType = 'moderate+jwt';
const moderationDays = 14;

/** Something that was reported. */
export interface ModeratedThing {
  kind: 'image' | 'message' | 'person' | 'card';
  /** Of a card of a deck its name there. */
  id: string;
}

/** The address that a link to the operator’s page was made for; with another operator the links of before are over. */
function moderatorOf({ OPERATOR_EMAIL = '' }: Config): string {
  return hashOf(`operator.${OPERATOR_EMAIL}`);
}

/** The token of the link that the operator is mailed: it opens what was reported, and nothing else. */
export function signedModerationToken(config: Config, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: moderationType })
    .setSubject(moderatorOf(config))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + moderationDays * 24 * 3_600)
    .sign(config.secrets.token);
}

/** False where a token is forged, has run out, is for something else or was made for another operator. */
export async function isModerationToken(
  config: Config,
  token: string,
  now: Date,
): Promise<boolean> {
  try {
    await jwtVerify(token, config.secrets.token, {
      algorithms: [algorithm],
      typ: moderationType,
      subject: moderatorOf(config),
      requiredClaims: ['exp', 'iat'],
      currentDate: now,
    });
    return true;
  } catch {
    return false;
  }
}

/** 256 random bits, for cookies and mailed links. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isOpaqueToken(text: string): boolean {
  return opaquePattern.test(text);
}

/** The stored hash of an opaque token; tokens are random, so a plain hash is safe. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The one successor of a refresh token: the person who repeats the rotation gets the same, and none is stored. */
export function successorOf(config: Config, token: string): string {
  return createHmac('sha256', config.secrets.refresh)
    .update(`refresh.${token}`)
    .digest('base64url');
}

/** The media cookie of a session can be given again without being stored. */
export function mediaTokenOf(config: Config, sessionId: string): string {
  return createHmac('sha256', config.secrets.refresh)
    .update(`media.${sessionId}`)
    .digest('base64url');
}

/** The token of a mailed link: the seed may wait in the database with its mail, for it opens nothing. */
export function linkTokenOf(config: Config, seed: string): string {
  return createHmac('sha256', config.secrets.refresh).update(`link.${seed}`).digest('base64url');
}

const codeDigits = 8;

/** The code of a mail, in digits; its seed may wait as that of a link may. */
export function mailedCodeOf(config: Config, seed: string): string {
  const bytes = createHmac('sha256', config.secrets.refresh).update(`code.${seed}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0');
}

/** The stored hash of a code for one person; a plain hash of something so short could be turned back. */
export function codeHashOf(config: Config, userId: string, code: string): string {
  return createHmac('sha256', config.secrets.refresh)
    .update(`code.${userId}.${code}`)
    .digest('base64url');
}
