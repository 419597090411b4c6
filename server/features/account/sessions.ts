import { type InferSelectModel, and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Language } from '#contract/shapes.ts';
import { refreshTokens, sessions } from '#db/schema/account.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Authenticate } from '../../platform/http/authentication.ts';
import type { Call } from '../../platform/http/call.ts';
import { giveCsrfToken } from '../../platform/http/csrf.ts';
import type { CookieSession } from '../../platform/http/server.ts';
import { keptAtMost } from '../../platform/kept.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { rememberDevice } from './known-devices.ts';
import { giveSessionCookies, tokenOfCookie } from './session-cookies.ts';
import {
  type AccessClaims,
  accessClaims,
  hashOf,
  mediaTokenOf,
  newOpaqueToken,
  signedAccessToken,
} from './tokens.ts';
import { users } from '#db/schema/users.ts';

type SessionRow = InferSelectModel<typeof sessions>;

const dayMs = 24 * 3_600_000;
const lifeMs = 30 * dayMs;
const idleMs = 7 * dayMs;
const idleUnrememberedMs = dayMs;
const userAgentLengthMax = 300;
/** A session that another node ended may live this long here, if its hint was lost. */
const stateKeptMs = 1_000;

/** When a session ends by itself. */
export function sessionEnd(
  session: Pick<SessionRow, 'expiresAt' | 'lastSeenAt' | 'remember'>,
): Date {
  const idle = session.remember ? idleMs : idleUnrememberedMs;
  return new Date(Math.min(session.expiresAt.getTime(), session.lastSeenAt.getTime() + idle));
}

/** The condition for sessions of the database that have not ended. */
export function isOpen(now: Date) {
  const usedWithin = (ms: number) => gt(sessions.lastSeenAt, new Date(now.getTime() - ms));
  return and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    or(and(eq(sessions.remember, true), usedWithin(idleMs)), usedWithin(idleUnrememberedMs)),
  );
}

/** The condition that a row’s session has not ended. */
export function isOpenSession(sessionId: AnyPgColumn, now: Date) {
  return sql`exists (select from ${sessions} where ${sessions.id} = ${sessionId} and ${isOpen(now)})`;
}

/** How long the cookies of a session last; null for those that end with the browser. */
export function cookieAgeMs(
  session: Pick<SessionRow, 'expiresAt' | 'lastSeenAt' | 'remember'>,
  now: Date,
): number | null {
  return session.remember ? sessionEnd(session).getTime() - now.getTime() : null;
}

/** Begins a session on the caller's device and answers its first access token. */
export async function beginSession(
  call: Change & Pick<Call, 'request' | 'reply'>,
  userId: string,
  { remember, timezone }: { remember: boolean; timezone: string | undefined },
): Promise<string> {
  const { config } = call.platform;
  const now = call.platform.now();
  const refreshToken = newOpaqueToken();
  const session = {
    id: newId(),
    userId,
    userAgent: (call.request.headers['user-agent'] ?? '').slice(0, userAgentLengthMax),
    timezone: timezone ?? null,
    remember,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + lifeMs),
  };
  await call.db
    .insert(sessions)
    .values({ ...session, mediaHash: hashOf(mediaTokenOf(config, session.id)) });
  await call.db
    .insert(refreshTokens)
    .values({ hash: hashOf(refreshToken), sessionId: session.id, createdAt: now });
  rememberDevice(call, userId);
  call.afterCommit(() => {
    giveSessionCookies(call.reply, config, {
      sessionId: session.id,
      refreshToken,
      maxAgeMs: cookieAgeMs(session, now),
    });
    giveCsrfToken(call.reply, config, session.id);
  });
  return signedAccessToken(config, userId, session.id, now);
}

/** Revokes one session; its tokens are refused and its sockets closed at once. */
export async function endSession(change: Change, sessionId: string): Promise<void> {
  await revoke(change, and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Revokes a person's sessions (all of them, all but one, or one) and answers how many there were. */
export async function endSessions(
  change: Change,
  { userId, except, only }: { userId: string; except?: string; only?: string },
): Promise<number> {
  return revoke(
    change,
    and(
      eq(sessions.userId, userId),
      isNull(sessions.revokedAt),
      except === undefined ? undefined : ne(sessions.id, except),
      only === undefined ? undefined : eq(sessions.id, only),
    ),
  );
}

async function revoke(change: Change, which: ReturnType<typeof and>): Promise<number> {
  const ended = await change.db
    .update(sessions)
    .set({ revokedAt: change.platform.now() })
    .where(which)
    .returning({ id: sessions.id });
  change.afterCommit(() => {
    for (const { id } of ended) change.platform.live.endSession(id);
  });
  return ended.length;
}

/** Sessions that any node ended within the last while, for those that did not learn of it. */
async function sessionsEndedWithin(db: Db, withinMs: number): Promise<string[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(sql`${sessions.revokedAt} > clock_timestamp() - ${withinMs} * interval '1 millisecond'`);
  return rows.map(({ id }) => id);
}

interface SessionState {
  userId: string;
  language: Language;
}

/** Live sessions and their people, read from the database at most a second ago; forgotten at once when one ends. */
class LiveSessions {
  readonly #platform: Platform;
  readonly #states = keptAtMost<Promise<SessionState | null>>(20_000, { ttl: stateKeptMs });
  readonly #ofMedia = keptAtMost<string>(20_000);

  constructor(platform: Platform) {
    this.#platform = platform;
    platform.live.onHint((hint) => {
      if (hint.kind === 'session_ended') this.#states.delete(hint.sessionId);
    });
  }

  /** Null for a session that ended. */
  state(sessionId: string): Promise<SessionState | null> {
    const known = this.#states.get(sessionId);
    if (known) return known;
    const asked = this.#read(sessionId);
    this.#states.set(sessionId, asked);
    asked.catch(() => this.#states.delete(sessionId));
    return asked;
  }

  /** The session of a media cookie, whether it lives or not; null for a cookie that we never gave. */
  async sessionOfMedia(token: string): Promise<string | null> {
    const mediaHash = hashOf(token);
    const known = this.#ofMedia.get(mediaHash);
    if (known !== undefined) return known;
    const [row] = await this.#platform.database.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.mediaHash, mediaHash));
    if (row) this.#ofMedia.set(mediaHash, row.id);
    return row?.id ?? null;
  }

  forget(sessionId: string): void {
    this.#states.delete(sessionId);
  }

  async #read(sessionId: string): Promise<SessionState | null> {
    const [row] = await this.#platform.database.db
      .select({ session: sessions, language: users.language, deletedAt: users.deletedAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, sessionId));
    if (!row || row.deletedAt || row.session.revokedAt) return null;
    if (sessionEnd(row.session) <= this.#platform.now()) return null;
    return { userId: row.session.userId, language: row.language };
  }
}

const ofPlatform = new WeakMap<Platform, LiveSessions>();

function liveSessions(platform: Platform): LiveSessions {
  const known = ofPlatform.get(platform);
  if (known) return known;
  const made = new LiveSessions(platform);
  ofPlatform.set(platform, made);
  return made;
}

/** Cached data of sessions is read again after their person changed. */
export function forgetSessionState(platform: Platform, sessionId: string): void {
  liveSessions(platform).forget(sessionId);
}

/** Finds the caller of an access token. The signature of a known token is not computed again; its end is always checked. */
export function createAuthenticate(platform: Platform): Authenticate {
  const { config } = platform;
  const live = liveSessions(platform);
  platform.live.resolveEnded(sessionsEndedWithin);
  const verified = keptAtMost<AccessClaims>(20_000);
  return async (token) => {
    const now = platform.now();
    const known = verified.get(token);
    const claims = known && known.expiresAt > now ? known : await accessClaims(config, token, now);
    verified.set(token, claims);
    const state = await live.state(claims.sessionId);
    if (state?.userId !== claims.userId) throw new Refusal('auth.token_revoked');
    return {
      userId: claims.userId,
      sessionId: claims.sessionId,
      language: state.language,
      tokenExpiresAt: claims.expiresAt,
    };
  };
}

/** The session to which the refresh cookie belongs or belonged; the CSRF value is bound to it. */
export function createCookieSession(platform: Platform): CookieSession {
  return async (request) => {
    const token = tokenOfCookie(request, platform.config, 'refresh');
    return token === null ? null : sessionOfRefresh(platform.database.db, token);
  };
}

export async function sessionOfRefresh(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(token)));
  return row?.sessionId ?? null;
}

/**
 * The person of the media cookie of a live session.
 * @throws Refusal auth.token_missing, auth.token_invalid, auth.token_revoked
 */
export async function requireMediaCookie(
  platform: Platform,
  request: FastifyRequest,
): Promise<SessionState> {
  const token = tokenOfCookie(request, platform.config, 'media');
  if (token === null) throw new Refusal('auth.token_missing');
  const live = liveSessions(platform);
  const sessionId = await live.sessionOfMedia(token);
  if (sessionId === null) throw new Refusal('auth.token_invalid');
  const state = await live.state(sessionId);
  if (!state) throw new Refusal('auth.token_revoked');
  return state;
}
