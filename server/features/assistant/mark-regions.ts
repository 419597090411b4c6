import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ImageRegion } from '#contract/image-analysis.ts';
import type { Change } from '../../platform/change.ts';
import { wireMessage } from '../messages/messages.ts';
import { announceMessage } from '../sight/messages.ts';
import { messages } from '#db/schema/messages.ts';
import type { MessageRow } from '../sight/doors.ts';

/**
 * Keeps what an answer pointed at with the picture that it speaks of: the newest before it, on its
 * own path. It takes the place of what an earlier answer pointed at. The chat’s row must be locked.
 */
export async function markRegions(
  unit: Change,
  answer: MessageRow,
  regions: ImageRegion[],
): Promise<void> {
  const { rows } = await unit.db.execute<{ id: string }>(sql`
    with recursive before as (
      select id, parent_id, image_id is not null and deleted_at is null as shows
      from messages where id = ${answer.parentId}::uuid
      union all
      select m.id, m.parent_id, m.image_id is not null and m.deleted_at is null
      from before join messages m on m.id = before.parent_id where not before.shows
    )
    select id from before where shows`);
  const id = rows[0]?.id;
  if (id === undefined) return;
  const [shown] = await unit.db
    .update(messages)
    .set({ regions })
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)))
    .returning();
  if (!shown) return;
  await announceMessage(unit, shown, {
    type: 'message.updated',
    chat_id: shown.chatId,
    message: await wireMessage(unit.platform, unit.db, shown),
    mentions_before: [],
  });
}
