import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/change.ts';
import type { Somebody } from './blocks.ts';

/** People who know each other, in one place: as connections, or from a chat. */

/** The account is open: not closed by its person. */
export function isOpenAccount(who: Somebody): SQL {
  return sql`not exists (select 1 from users gone where gone.id = ${who} and gone.deleted_at is not null)`;
}

/** The two are connections. */
export function isConnectedTo(one: Somebody, other: Somebody): SQL {
  return sql`(exists (select 1 from connections k where k.state = 'accepted'
    and ((k.requester_id = ${one} and k.addressee_id = ${other})
      or (k.requester_id = ${other} and k.addressee_id = ${one}))) and ${isOpenAccount(other)})`;
}

/** The ids of somebody’s connections, as a subquery of `id`. */
export function connectionsOf(who: Somebody): SQL {
  return sql`select case when k.requester_id = ${who} then k.addressee_id else k.requester_id end as id
    from connections k where k.state = 'accepted' and (k.requester_id = ${who} or k.addressee_id = ${who})`;
}

/** The people in somebody’s chats of people, themselves included, once for each chat: a subquery of `id`. */
export function companionsOf(who: Somebody): SQL {
  return sql`select theirs.user_id as id from chat_members mine
    join chats c on c.id = mine.chat_id and c.chat_type in ('US', 'GP') and c.deleted_at is null
    join chat_members theirs on theirs.chat_id = c.id and theirs.state = 'active'
    where mine.user_id = ${who} and mine.state = 'active'`;
}

/** Both are in a chat of people at this moment. */
export function sharesChatWith(one: Somebody, other: Somebody): SQL {
  return sql`exists (select 1 from (${companionsOf(one)}) companions where companions.id = ${other})`;
}

/** Which of these people somebody may know more about than name and picture: themselves, connections, companions. */
export async function acquaintedAmong(db: Db, who: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select asked.id from unnest(${sql.param(ids)}::uuid[]) asked(id)
    where asked.id = ${who} or ${isConnectedTo(who, sql`asked.id`)}
      or asked.id in (${companionsOf(who)})`);
  return new Set(rows.map(({ id }) => id));
}
