import { and, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../platform/platform.ts';
import { warnSeldom } from '../../platform/warn-seldom.ts';
import { personFrom, refOf } from '../account/people.ts';
import { noBlockBetween } from '../sight/blocks.ts';
import { users } from '#db/schema/users.ts';

/** Larger chats have no typing events. */
const typingMembersMax = 100;

/** Sends typing events to members who share them, from members who share them too. */
export function followTyping(platform: Platform): void {
  const warn = warnSeldom(platform.log, 'a typing event could not be sent');
  platform.live.onTyping((userId, chatId) => {
    void sendTyping(platform, userId, chatId).catch(warn);
  });
}

async function sendTyping(platform: Platform, userId: string, chatId: string): Promise<void> {
  const { live } = platform;
  const people = await live.audienceOf(chatId);
  if (!people.includes(userId) || people.length > typingMembersMax) return;
  const { db } = platform.database;
  const [writer] = await db.select().from(users).where(eq(users.id, userId));
  if (!writer || !personFrom(writer).settings.typing_sent) return;
  const others = people.filter((id) => id !== userId);
  if (others.length === 0) return;
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, others), noBlockBetween(users.id, userId)));
  live.sendEphemeral(
    rows.filter((row) => personFrom(row).settings.typing_seen).map(({ id }) => id),
    { type: 'typing', chat_id: chatId, user: refOf(platform, writer) },
  );
}
