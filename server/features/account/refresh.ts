import { and, eq, inArray } from 'drizzle-orm';
import { api } from '#contract/index.ts';
import { refreshTokens, sessions } from '#db/schema/account.ts';
import { type Change, change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { giveCsrfToken } from '../../platform/http/csrf.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';
import { rememberDevice } from './known-devices.ts';
import { sendLetter } from './mails.ts';
import { clearSessionCookies, giveSessionCookies, tokenOfCookie } from './session-cookies.ts';
import { cookieAgeMs, endSession, sessionEnd, sessionOfRefresh } from './sessions.ts';
import { hashOf, signedAccessToken, successorOf } from './tokens.ts';
import { users } from '#db/schema/users.ts';

/** Two tabs may use the same token; the person who repeats later than this holds a copy. */
const repeatGraceMs = 10_000;

/** A token that was rotated before came again: its family must end, though this call is refused. */
class ReusedRefresh extends Refusal {
  readonly sessionId: string;

  constructor(sessionId: string) {
    super('auth.refresh_invalid');
    this.sessionId = sessionId;
  }
}

/** The refusal rolls its own transaction back, so the family ends in another one, before the answer. */
export function refreshRoute(): Route {
  const route = serve(api.account.refresh, refresh);
  return {
    endpoint: route.endpoint,
    async answer(request, reply, context) {
      try {
        return await route.answer(request, reply, context);
      } catch (error) {
        if (error instanceof ReusedRefresh) {
          await change(context.platform, (unit) => endReusedFamily(unit, error.sessionId));
        }
        throw error;
      }
    },
  };
}

async function refresh(call: Call): Promise<{ token: string }> {
  const { config } = call.platform;
  const now = call.platform.now();
  const token = tokenOfCookie(call.request, config, 'refresh');
  if (token === null) throw refused(call);
  const sessionId = await sessionOfRefresh(call.db, token);
  if (sessionId === null) throw refused(call);
  // The row lock orders parallel rotations, so the tokens are read only once it is held.
  const [found] = await call.db
    .select({ session: sessions, deletedAt: users.deletedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
    .for('update', { of: sessions });
  if (!found || found.deletedAt || found.session.revokedAt || sessionEnd(found.session) <= now)
    throw refused(call);
  const successor = successorOf(config, token);
  const kept = await call.db
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.sessionId, sessionId),
        inArray(refreshTokens.hash, [hashOf(token), hashOf(successor)]),
      ),
    );
  const given = kept.find(({ hash }) => hash === hashOf(token));
  const next = kept.find(({ hash }) => hash === hashOf(successor));
  const session = { ...found.session, lastSeenAt: now };
  if (given?.rotatedAt) {
    const isRepeat =
      next?.rotatedAt === null && now.getTime() - given.rotatedAt.getTime() <= repeatGraceMs;
    if (!isRepeat) {
      clearSessionCookies(call.reply, config);
      throw new ReusedRefresh(sessionId);
    }
  } else {
    await call.db
      .update(refreshTokens)
      .set({ rotatedAt: now })
      .where(eq(refreshTokens.hash, hashOf(token)));
    await call.db
      .insert(refreshTokens)
      .values({ hash: hashOf(successor), sessionId, createdAt: now });
    await call.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  }
  rememberDevice(call, session.userId);
  call.afterCommit(() => {
    giveSessionCookies(call.reply, config, {
      sessionId,
      refreshToken: successor,
      maxAgeMs: cookieAgeMs(session, now),
    });
  });
  return { token: await signedAccessToken(config, session.userId, sessionId, now) };
}

function refused(call: Call): Refusal {
  clearSessionCookies(call.reply, call.platform.config);
  return new Refusal('auth.refresh_invalid');
}

async function endReusedFamily(unit: Change, sessionId: string): Promise<void> {
  await endSession(unit, sessionId);
  const [owner] = await unit.db
    .select({ id: users.id, verifiedAt: users.emailVerifiedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  if (owner?.verifiedAt)
    unit.afterCommit(() =>
      sendLetter(unit.platform, {
        userId: owner.id,
        kind: 'session_ended',
        path: '/restore-password',
      }),
    );
}

/** Ends the session of the refresh cookie, if there is one. */
export async function logout(call: Call): Promise<{ ok: true }> {
  const { config } = call.platform;
  const token = tokenOfCookie(call.request, config, 'refresh');
  const sessionId = token === null ? null : await sessionOfRefresh(call.db, token);
  if (sessionId !== null) await endSession(call, sessionId);
  call.afterCommit(() => {
    clearSessionCookies(call.reply, config);
    giveCsrfToken(call.reply, config, null);
  });
  return { ok: true };
}
