import { sql } from 'drizzle-orm';
import type { PublicProfile } from '#contract/connections.ts';
import type { api } from '#contract/index.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { type UserRow, refOf } from '../account/people.ts';
import { holding, termsOf } from '../../platform/search/terms.ts';
import { connectionsOf } from './connection-rows.ts';
import { personNamed } from './find-person.ts';
import { acquaintedAmong, isConnectedTo } from '../sight/acquaintances.ts';
import { blockedAmong, hasNotBlocked } from '../sight/blocks.ts';

const foundMax = 20;

type Shown = Pick<UserRow, 'id' | 'username' | 'displayName' | 'avatarId' | 'bio'>;

/** The profiles of people, with the caller's relation to them; a bio is for acquaintances alone. */
export async function publicProfiles(call: Call, people: Shown[]): Promise<PublicProfile[]> {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const mine = await connectionsOf(call.platform, call.db, call.me.userId, {
    where: sql`u.id = any(${sql.param(ids)}::uuid[])`,
  });
  const known = new Map(mine.map((connection) => [connection.user.id, connection]));
  const blocked = await blockedAmong(call.db, call.me.userId, ids);
  const acquainted = await acquaintedAmong(call.db, call.me.userId, ids);
  return people.map((person) => {
    const connection = known.get(person.id) ?? null;
    return {
      ...(connection?.user ?? refOf(call.platform, person)),
      bio: acquainted.has(person.id) ? person.bio : '',
      connection,
      blocked: blocked.has(person.id),
    };
  });
}

export async function showPerson(
  call: Call,
  { params }: Input<typeof api.people.show>,
): Promise<PublicProfile> {
  const person = await personNamed(call, params.username);
  const [profile] = await publicProfiles(call, [person]);
  if (!profile) throw new Error('a person who is found has a profile');
  return profile;
}

interface FoundRow extends Record<string, unknown> {
  id: string;
  username: string;
  display_name: string;
  avatar_id: string | null;
  bio: string;
}

/** People who let themselves be found, and my connections, who come first. */
export async function searchPeople(call: Call, { query }: Input<typeof api.people.search>) {
  const myId = call.me.userId;
  const isMine = isConnectedTo(myId, sql`u.id`);
  const { rows } = await call.db.execute<FoundRow>(sql`
    select u.id, u.username, u.display_name, u.avatar_id, u.bio
    from users u
    where u.id <> ${myId} and u.deleted_at is null
      and ${holding(sql`u.search`, termsOf(query.query ?? ''))}
      and (u.settings ->> 'discoverable' = 'true' or ${isMine})
      and ${hasNotBlocked(sql`u.id`, myId)}
    order by ${isMine} desc, lower(u.display_name), u.id
    limit ${foundMax}`);
  const items = await publicProfiles(
    call,
    rows.map((row) => ({
      id: row.id,
      username: row.username,
      displayName: row.display_name,
      avatarId: row.avatar_id,
      bio: row.bio,
    })),
  );
  return { items };
}
