import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isOpaqueToken, mediaTokenOf } from './tokens.ts';

const cookies = {
  refresh: { name: 'refresh_token', path: '/api/user' },
  media: { name: 'media_token', path: '/api/media' },
  ticket: { name: 'ticket_holder', path: '/api' },
  google: { name: 'google_way', path: '/api/google-cred' },
  device: { name: 'known_device', path: '/api' },
} as const;
type CookieKind = keyof typeof cookies;

function isSecure(config: Config): boolean {
  return config.PUBLIC_URL.startsWith('https:');
}

function nameOf(config: Config, kind: CookieKind): string {
  return isSecure(config) ? `__Secure-${cookies[kind].name}` : cookies[kind].name;
}

function attributesOf(config: Config, kind: CookieKind) {
  return {
    path: cookies[kind].path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
  } as const;
}

/** The content of the cookie; it can be forged. */
export function cookieOf(
  request: FastifyRequest,
  config: Config,
  kind: CookieKind,
): string | undefined {
  return request.cookies[nameOf(config, kind)];
}

/** The token of the cookie; null when there is none, or one that we can't have given. */
export function tokenOfCookie(
  request: FastifyRequest,
  config: Config,
  kind: Exclude<CookieKind, 'device'>,
): string | null {
  const token = cookieOf(request, config, kind);
  return token !== undefined && isOpaqueToken(token) ? token : null;
}

/** Gives both cookies of a session; without `maxAgeMs` they end with the browser. */
export function giveSessionCookies(
  reply: FastifyReply,
  config: Config,
  {
    sessionId,
    refreshToken,
    maxAgeMs,
  }: { sessionId: string; refreshToken: string; maxAgeMs: number | null },
): void {
  const lasting = maxAgeMs === null ? {} : { maxAge: Math.max(0, Math.floor(maxAgeMs / 1_000)) };
  const give = (kind: CookieKind, token: string) =>
    reply.setCookie(nameOf(config, kind), token, { ...attributesOf(config, kind), ...lasting });
  give('refresh', refreshToken);
  give('media', mediaTokenOf(config, sessionId));
}

/** Lets us recognise this browser for a while. */
export function giveCookie(
  reply: FastifyReply,
  config: Config,
  kind: 'ticket' | 'google' | 'device',
  { token, maxAgeMs }: { token: string; maxAgeMs: number },
): void {
  reply.setCookie(nameOf(config, kind), token, {
    ...attributesOf(config, kind),
    maxAge: maxAgeMs / 1_000,
  });
}

export function clearCookie(reply: FastifyReply, config: Config, kind: 'ticket' | 'google'): void {
  reply.clearCookie(nameOf(config, kind), attributesOf(config, kind));
}

export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  for (const kind of ['refresh', 'media'] as const) {
    reply.clearCookie(nameOf(config, kind), attributesOf(config, kind));
  }
}
