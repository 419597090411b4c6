import { type SQL, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notifications } from '#db/schema/notifications.ts';
import type { Change } from '../../platform/change.ts';
import type { NoticeParams } from './sentences.ts';
import { announceRewritten, announceSeen } from './unseen.ts';
import { hasNotBlocked } from '../sight/blocks.ts';
import { isHiddenAt } from '../sight/messages.ts';

/** Subject to the person's notification settings of the chat. */
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

/** Deleting a chat marks all notifications about it as seen, requests included. */
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

const withoutWords = sql`notifications.params - '{text,mentioned,image,audio_ms,card_en,card_he}'::text[]`;

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
  const hears = sql`not ${isHiddenAt(sql`notifications.user_id`, sql`${chatId}::uuid`, sql`${seq}`)}
    and ${hasNotBlocked(sql`notifications.user_id`, sql`notifications.actor_id`)}`;
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

/** Marks a person's notifications about messages up to a seq as seen. */
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
