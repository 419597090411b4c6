import { sql } from 'drizzle-orm';
import type { UserRef } from '#contract/shapes.ts';
import { limits } from '#contract/values.ts';
import { plannedAnew } from '#db/named-statements.ts';
import type { Call } from '../../platform/http/call.ts';
import { markerFor, placeIn, placeParts } from '../../platform/http/page-marker.ts';
import { refOf } from '../account/people.ts';
import { type Terms, holding } from '../../platform/search/terms.ts';
import { companionsOf, connectionsOf } from '../sight/acquaintances.ts';
import { noBlockBetween } from '../sight/blocks.ts';

export interface FoundPerson {
  user: UserRef;
}

interface FoundRow extends Record<string, unknown> {
  id: string;
  username: string;
  display_name: string;
  avatar_id: string | null;
  /** A connection, or somebody who is in a chat with me. */
  known: boolean;
  people: number;
}

const place = { known: placeParts.flag, name: placeParts.name, id: placeParts.id };

/**
 * People by name or username: those I know first, then those who let themselves be found, each by name. Never anybody
 * whom a block stands between us with, no matter who made it.
 */
export async function findPeople(call: Call, terms: Terms, page: string | undefined) {
  const after = placeIn(page, place);
  const myId = call.me.userId;
  const { rows } = await call.db.execute<FoundRow>(sql`${sql.raw(plannedAnew)}
    with knows as materialized (
      ${connectionsOf(myId)} union ${companionsOf(myId)}),
    found as materialized (
      select u.id, u.username, u.display_name, u.avatar_id, lower(u.display_name) as name,
        u.id in (select id from knows) as known
      from users u
      where u.id <> ${myId} and u.deleted_at is null and ${holding(sql`u.search`, terms)}
        and (u.settings ->> 'discoverable' = 'true' or u.id in (select id from knows))
        and ${noBlockBetween(sql`u.id`, myId)})
    select id, username, display_name, avatar_id, known, (select count(*)::int from found) as people
    from found
    where ${
      after
        ? sql`(not known, name, id) > (${!after.known}, lower(${after.name}), ${after.id}::uuid)`
        : sql`true`
    }
    order by not known, name, id
    limit ${limits.pageSize + 1}`);
  const shown = rows.slice(0, limits.pageSize);
  const last = shown.at(-1);
  return {
    rows: shown.map((row): FoundPerson => ({
      user: refOf(call.platform, {
        id: row.id,
        username: row.username,
        displayName: row.display_name,
        avatarId: row.avatar_id,
      }),
    })),
    next:
      rows.length > limits.pageSize && last
        ? markerFor({ known: last.known, name: last.display_name, id: last.id })
        : null,
    count: rows[0]?.people ?? 0,
  };
}
