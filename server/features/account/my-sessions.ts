import { and, desc, eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Session } from '#contract/security.ts';
import { sessions } from '#db/schema/account.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { endSessions, isOpen } from './sessions.ts';
import { deviceOf } from './user-agent.ts';

const listedMax = 100;

export async function mySessions({ db, me, platform }: Call): Promise<{ items: Session[] }> {
  const isCurrent = eq(sessions.id, me.sessionId);
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, me.userId), isOpen(platform.now())))
    .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(listedMax);
  const items = rows.map(({ id, userAgent, timezone, createdAt, lastSeenAt }) => ({
    id,
    current: id === me.sessionId,
    ...deviceOf(userAgent),
    timezone,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
  }));
  return { items };
}

/** @throws Refusal session.not_found */
export async function endMySession(
  call: Call,
  { params }: Input<typeof api.security.endSession>,
): Promise<{ ok: true }> {
  const { userId } = call.me;
  const { id } = params;
  const ended = isUuid(id) ? await endSessions(call, { userId, only: id }) : 0;
  if (ended === 0) throw new Refusal('session.not_found');
  return { ok: true };
}

export async function endMyOtherSessions(call: Call): Promise<{ ended: number }> {
  const { userId, sessionId } = call.me;
  return { ended: await endSessions(call, { userId, except: sessionId }) };
}
