import { sql } from 'drizzle-orm';
import { limits } from '#contract/values.ts';
import type { Db } from '../../platform/change.ts';
import type { RequestContext, Route } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';

const newForDays = 7;
const daySeconds = 24 * 60 * 60;

/**
 * A new account whose address is not verified invites few people a day; connections don’t count.
 * Counted before the transaction, because the count may be asked of Redis; what is refused after
 * that is not counted.
 */
export function withFewInvites(route: Route): Route {
  return {
    endpoint: route.endpoint,
    async answer(request, reply, context) {
      const { caller, platform } = context;
      if (!caller || platform.config.RATE_LIMITS === 'off')
        return route.answer(request, reply, context);
      const invited = await strangersAmong(platform.database.db, caller.userId, context);
      if (invited === 0 || !(await isNewAccount(platform.database.db, caller.userId)))
        return route.answer(request, reply, context);
      const invites = platform.limits.counter('invites', daySeconds);
      const { consumedPoints, msBeforeNext } = await invites.penalty(caller.userId, invited);
      try {
        if (consumedPoints > limits.newAccountInvitesMax)
          throw new Refusal('account.invites_limit_reached', {
            params: { max: limits.newAccountInvitesMax },
            retryAfterSeconds: Math.ceil(msBeforeNext / 1_000),
          });
        return await route.answer(request, reply, context);
      } catch (error) {
        await invites.reward(caller.userId, invited);
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

/** How many people a body names whom the caller does not know yet. */
async function strangersAmong(db: Db, userId: string, { body }: RequestContext): Promise<number> {
  const { email, ...named } = invitedBy(body);
  if (named.usernames.length === 0) return email ? 1 : 0;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from users u
    where lower(u.username) = any(${sql.param(named.usernames)}::text[]) and u.id <> ${userId}
      and not exists (select 1 from connections k where k.state = 'accepted'
        and ((k.requester_id = u.id and k.addressee_id = ${userId})
          or (k.requester_id = ${userId} and k.addressee_id = u.id)))`);
  return (rows[0]?.count ?? 0) + (email ? 1 : 0);
}

/** As the calls that invite name people; what is no good is refused by the call itself. */
function invitedBy(body: unknown): { usernames: string[]; email: boolean } {
  if (typeof body !== 'object' || body === null) return { usernames: [], email: false };
  const { username, usernames, participants, chat, email } = body as Record<string, unknown>;
  const inner = (chat as Record<string, unknown> | undefined)?.['participants'];
  const names = [username, usernames, participants, inner]
    .flat()
    .filter((name) => typeof name === 'string')
    .filter((name) => name.isWellFormed() && !name.includes('\0'))
    .map((name) => name.trim().normalize('NFC').toLowerCase());
  return { usernames: [...new Set(names)].slice(0, 200), email: typeof email === 'string' };
}
