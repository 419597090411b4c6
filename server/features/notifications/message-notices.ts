import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notifications } from '#db/schema/notifications.ts';
import type { Change } from '../../platform/change.ts';
import type { NoticeParams } from './sentences.ts';
import { announceRewritten, announceSeen } from './unseen.ts';

/** Told as far as the person wants to hear of the chat. */
export const messageKinds = ['mention', 'message', 'reaction', 'opinion'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Nothing of a chat's messages stays with somebody who is out of it. */
export async function forgetChat(change: Change, userId: string, chatId: string): Promise<void> {
  const forgotten = await change.db
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.chatId, chatId),
        inArray(notifications.kind, [...messageKinds]),
      ),
    )
    .returning({ id: notifications.id });
  await announceSeen(change, userId, forgotten);
}

/** What anybody was told of a chat counts as seen when it is deleted, also what was asked of them. */
export async function seeAllOf(change: Change, chatId: string): Promise<void> {
  const seen = await change.db
    .update(notifications)
    .set({ seenAt: change.platform.now() })
    .where(and(eq(notifications.chatId, chatId), isNull(notifications.seenAt)))
    .returning({ id: notifications.id, userId: notifications.userId });
  for (const [userId, theirs] of Map.groupBy(seen, (row) => row.userId))
    await announceSeen(change, userId, theirs);
}

/** Nothing stays of a reaction that was taken back. */
export async function forgetReaction(
  change: Change,
  userId: string,
  { actorId, chatId, seq, emoji }: { actorId: string; chatId: string; seq: number; emoji: string },
): Promise<void> {
  const forgotten = await change.db
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.chatId, chatId),
        eq(notifications.seq, seq),
        eq(notifications.kind, 'reaction'),
        eq(notifications.actorId, actorId),
        sql`${notifications.params} ->> 'emoji' = ${emoji}`,
      ),
    )
    .returning({ id: notifications.id });
  await announceSeen(change, userId, forgotten);
}

const withoutWords = sql`notifications.params - '{text,image,audio_ms,card_en,card_he}'::text[]`;

/** Notifications of a message lose its words: for one person, or for all. */
export function forgetWords(
  change: Change,
  chatId: string,
  seq: number,
  userId?: string,
): Promise<void> {
  return changeWords(change, { chatId, seq, userId }, withoutWords);
}

/**
 * Notifications of a message that was changed say what it says now; they lose its words where its
 * reader reported it, deleted it for themselves, or blocked its author.
 */
export function rewriteWords(
  change: Change,
  chatId: string,
  seq: number,
  words: NoticeParams,
): Promise<void> {
  const hears = sql`not exists (
      select 1 from hidden_messages h join messages x on x.id = h.message_id
      where h.user_id = notifications.user_id and x.chat_id = ${chatId}::uuid and x.seq = ${seq})
    and not exists (
      select 1 from blocks b
      where b.user_id = notifications.user_id and b.blocked_id = notifications.actor_id)`;
  const written = sql`${withoutWords} || case when ${hears} then ${JSON.stringify(words)}::jsonb else '{}'::jsonb end`;
  return changeWords(change, { chatId, seq }, written);
}

async function changeWords(
  change: Change,
  { chatId, seq, userId }: { chatId: string; seq: number; userId?: string | undefined },
  params: SQL,
): Promise<void> {
  const changed = await change.db
    .update(notifications)
    .set({ params })
    .where(
      and(
        eq(notifications.chatId, chatId),
        eq(notifications.seq, seq),
        inArray(notifications.kind, ['mention', 'message']),
        userId === undefined ? undefined : eq(notifications.userId, userId),
      ),
    )
    .returning({ userId: notifications.userId });
  await announceRewritten(
    change,
    changed.map((row) => row.userId),
  );
}

/** What a person was told of a chat's messages up to a seq counts as seen. */
export async function seeUpTo(
  change: Change,
  userId: string,
  chatId: string,
  seq: number,
): Promise<void> {
  const seen = await change.db
    .update(notifications)
    .set({ seenAt: change.platform.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.chatId, chatId),
        inArray(notifications.kind, messageKinds),
        isNull(notifications.seenAt),
        sql`${notifications.seq} <= ${seq}`,
      ),
    )
    .returning({ id: notifications.id });
  await announceSeen(change, userId, seen);
}
