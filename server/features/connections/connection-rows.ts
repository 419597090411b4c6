import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#contract/connections.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { refOf } from '../account/people.ts';
import { companionsOf } from '../sight/acquaintances.ts';

interface ConnectionRow extends Record<string, unknown> {
  id: string;
  state: Connection['state'];
  direction: Connection['direction'];
  note: string;
  created_at: string;
  user_id: string;
  username: string;
  display_name: string;
  avatar_id: string | null;
  /** Both show whether they are there. */
  shows_presence: boolean;
  shared_chats: number;
}

/**
 * Connections and requests as `userId` sees them, with the other one as `u`. A request by address is
 * invisible to its sender before it is accepted, because it would reveal whose address it is.
 */
export async function connectionsOf(
  platform: Platform,
  db: Db,
  userId: string,
  { where, order, countMax }: { where: SQL; order?: SQL; countMax?: number },
): Promise<Connection[]> {
  const { rows } = await db.execute<ConnectionRow>(sql`
    select k.id, k.state, k.note, case when k.requester_id = ${userId} then 'out' else 'in' end as direction,
      to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      u.id as user_id, u.username, u.display_name, u.avatar_id,
      k.state = 'accepted' and coalesce(me.settings ->> 'presence', 'true') = 'true'
        and coalesce(u.settings ->> 'presence', 'true') = 'true' as shows_presence,
      (select count(*)::int from (${companionsOf(userId)}) companions where companions.id = u.id) as shared_chats
    from connections k
    join users me on me.id = ${userId}
    join users u on u.id = case when k.requester_id = ${userId} then k.addressee_id else k.requester_id end
    where (k.requester_id = ${userId} or k.addressee_id = ${userId}) and u.deleted_at is null
      and not (k.by_address and k.state = 'pending' and k.requester_id = ${userId})
      and ${where}
    ${order ? sql`order by ${order}` : sql``}
    limit ${countMax ?? 1_000}`);
  return rows.map((row) => ({
    id: row.id,
    user: {
      ...refOf(platform, {
        id: row.user_id,
        username: row.username,
        displayName: row.display_name,
        avatarId: row.avatar_id,
      }),
      ...(row.shows_presence ? { online: platform.live.isOnline(row.user_id) } : {}),
    },
    state: row.state,
    direction: row.direction,
    note: row.note,
    created_at: row.created_at,
    shared_chats: row.shared_chats,
  }));
}

/** Null where there is none that `userId` may see. */
export async function connectionSeenBy(
  { platform, db }: Pick<Change, 'platform' | 'db'>,
  userId: string,
  id: string,
): Promise<Connection | null> {
  const [found] = await connectionsOf(platform, db, userId, { where: sql`k.id = ${id}` });
  return found ?? null;
}

/** Emits the new state of a connection to both, each from their side; must follow the last write. */
export async function announceConnection(change: Change, id: string, people: string[]) {
  for (const userId of people) {
    const connection = await connectionSeenBy(change, userId, id);
    if (!connection) continue;
    // Presence changes all the time, so a stored event leaves it out.
    const { online: _online, ...user } = connection.user;
    change.emit(userId, { type: 'connection.changed', id, connection: { ...connection, user } });
  }
}

/** The connections of somebody who is called otherwise now see it; must follow the last write. */
export async function announceRename(change: Change, userId: string): Promise<void> {
  const { rows } = await change.db.execute<{ id: string; other: string }>(sql`
    select id, case when requester_id = ${userId} then addressee_id else requester_id end as other
    from connections
    where state = 'accepted' and (requester_id = ${userId} or addressee_id = ${userId})
    order by other`);
  for (const { id, other } of rows) await announceConnection(change, id, [other]);
}
