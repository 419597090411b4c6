import { type SQL, sql } from 'drizzle-orm';
import type { ChatListItem } from '#contract/chat.ts';
import type { Change, Db } from '../../platform/change.ts';
import { touchMembers } from './touch-members.ts';
import type { MessageRow } from '../sight/doors.ts';

/**
 * The preview of a chat’s newest message is stored with the chat (`c`); if the newest is withheld from the
 * other one of two, its author (`m`) has their own preview.
 */
const ownIsNewer = sql`coalesce((m.last_message ->> 'seq')::int >= coalesce((c.last_message ->> 'seq')::int, 0), false)`;

/** Of the person of `m` (chat_members) joined to `c` (chats). */
export const newestPreview: SQL = sql`case when ${ownIsNewer} then m.last_message else c.last_message end`;
export const newestAt: SQL = sql`case when ${ownIsNewer} then m.last_message_at else c.last_message_at end`;

/** Says again what stands in lists of a message, wherever it is the newest. The chat's row must be locked. */
export async function rewritePreview(
  db: Db,
  { chatId, seq, withheldFromId }: Pick<MessageRow, 'chatId' | 'seq' | 'withheldFromId'>,
  preview: Partial<NonNullable<ChatListItem['last_message']>>,
): Promise<void> {
  const rewritten = sql`last_message = last_message || ${JSON.stringify(preview)}::jsonb`;
  await (withheldFromId === null
    ? db.execute(sql`
        update chats set ${rewritten} where id = ${chatId} and (last_message ->> 'seq')::int = ${seq}`)
    : db.execute(sql`
        update chat_members set ${rewritten}
        where chat_id = ${chatId} and (last_message ->> 'seq')::int = ${seq}`));
}

/** A message that was shown to both is now withheld from one: their lists say nothing of it. */
export async function withholdPreview(
  db: Db,
  { chatId, seq, authorId }: Pick<MessageRow, 'chatId' | 'seq' | 'authorId'>,
  preview: NonNullable<ChatListItem['last_message']>,
  nothing: Partial<NonNullable<ChatListItem['last_message']>>,
): Promise<void> {
  await db.execute(sql`
    with emptied as (
      update chats set last_message = last_message || ${JSON.stringify(nothing)}::jsonb
      where id = ${chatId} and (last_message ->> 'seq')::int = ${seq}
      returning id
    )
    update chat_members m set last_message = ${JSON.stringify(preview)}::jsonb
    from emptied
    where m.chat_id = emptied.id and m.user_id = ${authorId}
      and coalesce((m.last_message ->> 'seq')::int, 0) <= ${seq}`);
}

/** An answer of the guide is now the newest message, in the lists of those who see it. The chat's row must be locked. */
export async function showAsNewest(
  unit: Change,
  { chatId, withheldFromId, createdAt }: MessageRow,
  preview: NonNullable<ChatListItem['last_message']>,
  askerId: string,
): Promise<void> {
  const newest = sql`last_message = ${JSON.stringify(preview)}::jsonb,
    last_message_at = ${createdAt.toISOString()}::timestamptz`;
  if (withheldFromId === null) {
    await unit.db.execute(sql`update chats set ${newest} where id = ${chatId}`);
    await touchMembers(unit, chatId);
    return;
  }
  await unit.db.execute(sql`
    update chat_members set ${newest} where chat_id = ${chatId} and user_id = ${askerId}`);
}
