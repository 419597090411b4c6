import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { Refusal } from '../refusal.ts';
import { isOwnOrigin } from './origin.ts';

const cookieName = 'csrftoken';
const anonymous = 'anonymous';
const lifeSeconds = 30 * 24 * 60 * 60;

function signature(config: Config, nonce: string, holder: string): string {
  return createHmac('sha256', config.secrets.csrf).update(`${nonce}.${holder}`).digest('base64url');
}

/** Sets the readable cookie whose value the browser returns as `X-CSRFToken`. */
export function giveCsrfToken(reply: FastifyReply, config: Config, sessionId: string | null): void {
  const nonce = randomBytes(16).toString('base64url');
  void reply.setCookie(cookieName, `${nonce}.${signature(config, nonce, sessionId ?? anonymous)}`, {
    path: '/',
    sameSite: 'lax',
    // As long as the longest session: otherwise the first refresh after a restart would be refused.
    maxAge: lifeSeconds,
    secure: config.PUBLIC_URL.startsWith('https:'),
    ...(config.COOKIE_DOMAIN ? { domain: config.COOKIE_DOMAIN } : {}),
  });
}

/** Whether we signed the cookie for this session, or for nobody if there is none. */
export function hasCsrfToken(
  request: FastifyRequest,
  config: Config,
  sessionId: string | null,
): boolean {
  return isSignedFor(request.cookies[cookieName] ?? '', config, sessionId);
}

function isSignedFor(value: string, config: Config, sessionId: string | null): boolean {
  const [nonce = '', given = ''] = value.split('.');
  const expected = signature(config, nonce, sessionId ?? anonymous);
  return (
    expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
  );
}

/**
 * For calls authorised by a cookie: the header equals the cookie, we signed it for this session (for nobody
 * if there is none), and the request comes from our own pages.
 * @throws Refusal csrf.invalid
 */
export function requireCsrf(
  request: FastifyRequest,
  config: Config,
  sessionId: string | null,
): void {
  const header = request.headers['x-csrftoken'];
  const cookie = request.cookies[cookieName];
  if (
    typeof header !== 'string' ||
    header === '' ||
    header !== cookie ||
    !isOwnOrigin(request, config) ||
    !isSignedFor(header, config, sessionId)
  ) {
    throw new Refusal('csrf.invalid');
  }
}
