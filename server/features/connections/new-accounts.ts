import { sql } from 'drizzle-orm';
import { limits } from '#contract/values.ts';
import type { Db } from '../../platform/change.ts';
import type { RequestContext, Route } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isConnectedTo } from '../sight/acquaintances.ts';

const newForDays = 7;
const daySeconds = 24 * 60 * 60;

/**
 * A new account whose address is not verified invites few people a day; connections don’t count, and
 * somebody who is invited again counts once. Counted before the transaction, because the count may be
 * asked of Redis; what is refused after that is not counted.
 */
export function withFewInvites(route: Route): Route {
  return {
    endpoint: route.endpoint,
    async answer(request, reply, context) {
      const { caller, platform } = context;
      if (!caller || platform.config.RATE_LIMITS === 'off')
        return route.answer(request, reply, context);
      const { userId } = caller;
      const strangers = await strangersAmong(platform.database.db, userId, context);
      if (strangers.length === 0 || !(await isNewAccount(platform.database.db, userId)))
        return route.answer(request, reply, context);
      const invites = platform.limits.counter('invites', daySeconds);
      const pairs = platform.limits.counter('invited', daySeconds);
      const invited: string[] = [];
      for (const stranger of strangers) {
        const pair = `${userId} ${stranger}`;
        if ((await pairs.penalty(pair)).consumedPoints === 1) invited.push(pair);
      }
      if (invited.length === 0) return route.answer(request, reply, context);
      const { consumedPoints, msBeforeNext } = await invites.penalty(userId, invited.length);
      try {
        if (consumedPoints > limits.newAccountInvitesMax)
          throw new Refusal('account.invites_limit_reached', {
            params: { max: limits.newAccountInvitesMax },
            retryAfterSeconds: Math.ceil(msBeforeNext / 1_000),
          });
        return await route.answer(request, reply, context);
      } catch (error) {
        await invites.reward(userId, invited.length);
        for (const pair of invited) await pairs.delete(pair);
        throw error;
      }
    },
  };
}

async function isNewAccount(db: Db, userId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from users where id = ${userId} and email_verified_at is null
      and created_at > now() - ${newForDays} * interval '1 day'`);
  return rows.length > 0;
}

/** The people whom a body names and the caller does not know yet: ids, and an address as it is. */
async function strangersAmong(db: Db, userId: string, { body }: RequestContext): Promise<string[]> {
  const { email, usernames } = invitedBy(body);
  const byAddress = email === null ? [] : [email];
  if (usernames.length === 0) return byAddress;
  const { rows } = await db.execute<{ id: string }>(sql`
    select u.id from users u
    where lower(u.username) = any(${sql.param(usernames)}::text[]) and u.id <> ${userId}
      and not ${isConnectedTo(userId, sql`u.id`)}`);
  return [...rows.map(({ id }) => id), ...byAddress];
}

/** As the calls that invite name people; what is no good is refused by the call itself. */
function invitedBy(body: unknown): { usernames: string[]; email: string | null } {
  if (typeof body !== 'object' || body === null) return { usernames: [], email: null };
  const { username, usernames, participants, chat, email } = body as Record<string, unknown>;
  const inner = (chat as Record<string, unknown> | undefined)?.['participants'];
  const names = [username, usernames, participants, inner]
    .flat()
    .filter((name) => typeof name === 'string')
    .filter((name) => name.isWellFormed() && !name.includes('\0'))
    .map((name) => name.trim().normalize('NFC').toLowerCase());
  return {
    usernames: [...new Set(names)].slice(0, 200),
    email: typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : null,
  };
}
