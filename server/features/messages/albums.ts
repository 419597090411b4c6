import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/change.ts';
import type { MessageRow } from '../sight/doors.ts';

/** The pictures of an album are sent within so many messages of a chat, also where many write at once. */
const albumSpanMax = 200;

/**
 * By message which of its album's pictures it is, counted from 1; those that were deleted since do not count, and messages
 * without an album are left out.
 */
export async function placesInAlbums(
  db: Db,
  rows: Pick<MessageRow, 'id' | 'albumId'>[],
): Promise<Map<string, number>> {
  const ids = rows.filter(({ albumId }) => albumId !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows: places } = await db.execute<{ id: string; place: number }>(sql`
    select m.id, count(*)::int as place from messages m
    join messages e on e.chat_id = m.chat_id and e.seq between m.seq - ${albumSpanMax}::int and m.seq
      and e.album_id = m.album_id and e.author_id = m.author_id and e.deleted_at is null
    where m.id = any(${sql.param(ids)}::uuid[]) group by m.id`);
  return new Map(places.map(({ id, place }) => [id, place]));
}
