import { sql } from 'drizzle-orm';
import { change } from '../../platform/change.ts';
import type { Change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * A member's list is ordered by a copy of the chat's last activity, which one index can read. In a
 * small chat it moves with the message; in a large one a row per member would cost more than the
 * message, so the copies follow within this time, and the list's times come from the chat itself.
 */
const touchAfterMs = 1_000;
const inPlaceMax = 20;

const late = new Map<string, NodeJS.Timeout>();

/** Whether the copies of a chat's members move in the transaction of the message. */
export async function movesInPlace({ platform, db }: Change, chatId: string): Promise<boolean> {
  return (await platform.live.audienceOf(chatId, db)).length <= inPlaceMax;
}

export async function touchMembers(unit: Change, chatId: string): Promise<void> {
  if (await movesInPlace(unit, chatId)) return copyActivity(unit, chatId);
  touchLater(unit, chatId);
}

/** Moves the copies of a large chat a moment after the commit of the message. */
export function touchLater({ platform, afterCommit }: Change, chatId: string): void {
  afterCommit(() => {
    if (late.has(chatId)) return;
    late.set(
      chatId,
      setTimeout(() => void touchLate(platform, chatId), touchAfterMs),
    );
  });
}

async function touchLate(platform: Platform, chatId: string): Promise<void> {
  late.delete(chatId);
  try {
    await change(platform, (unit) => copyActivity(unit, chatId));
  } catch (error) {
    platform.log.warn({ err: error, chat_id: chatId }, 'lists could not be put in order yet');
  }
}

async function copyActivity({ db }: Pick<Change, 'db'>, chatId: string): Promise<void> {
  await db.execute(sql`
    update chat_members m set last_message_at = c.last_message_at from chats c
    where c.id = ${chatId} and m.chat_id = c.id and m.last_message_at < c.last_message_at`);
}
