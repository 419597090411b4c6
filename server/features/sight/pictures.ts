import { type SQL, sql } from 'drizzle-orm';
import { existsFor, isNotReportedBy } from './messages.ts';
import type { Db } from '../../platform/change.ts';

/** A picture or a recording where somebody meets it. */
export interface MediaInChat extends Record<string, unknown> {
  id: string;
  owner_id: string;
  chat_id: string;
  seq: number;
}

/**
 * The picture or recording of a message that stands before somebody at this moment; null: for them there is
 * none. They are in its chat, it is neither removed nor covered (its owner still sees that), and
 * they reported neither it nor its message.
 */
export async function mediaBefore(
  db: Db,
  mediaId: string,
  userId: string,
  { evenIfReported = false } = {},
): Promise<MediaInChat | null> {
  const { rows } = await db.execute<MediaInChat>(sql`
    select i.id, i.owner_id, m.chat_id, m.seq
    from media i
    join messages m on (m.image_id = ${mediaId} or m.audio_id = ${mediaId}) and m.deleted_at is null
    join chats c on c.id = m.chat_id and c.deleted_at is null
    join chat_members me on me.chat_id = c.id and me.user_id = ${userId} and me.state = 'active'
    where i.id = ${mediaId} and ${existsFor(userId, sql`m`)} and ${isOpenTo(userId)} and ${
      evenIfReported
        ? sql`true`
        : sql`${isUnreportedBy(userId)} and ${isNotReportedBy(userId, sql`m`)}`
    }
    order by m.seq limit 1`);
  return rows[0] ?? null;
}

/** Whether a message’s picture is shown to somebody who is in its chat. */
export function showsPicture(imageId: SQL, userId: string): SQL {
  return sql`exists (
    select 1 from media i
    where i.id = ${imageId} and ${isOpenTo(userId)} and ${isUnreportedBy(userId)})`;
}

const isOpenTo = (userId: string) =>
  sql`i.removed_at is null and (i.covered_at is null or i.owner_id = ${userId})`;
const isUnreportedBy = (userId: string) => sql`not exists (
  select 1 from reports r
  where r.reporter_id = ${userId} and r.kind = 'image' and r.thing_id = i.id::text)`;
