import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '#db/schema/account.ts';
import type { Platform } from '../../platform/platform.ts';
import { warnSeldom } from '../../platform/warn-seldom.ts';
import { personFrom, refOf } from '../account/people.ts';

/** In larger chats it is not told who is typing. */
const typingToldMax = 100;

/** Tells those of a chat who wish to know that somebody of them is writing, if they wish it, too. */
export function followTyping(platform: Platform): void {
  const warn = warnSeldom(platform.log, 'who is typing could not be told');
  platform.live.onTyping((userId, chatId) => {
    void tellTyping(platform, userId, chatId).catch(warn);
  });
}

async function tellTyping(platform: Platform, userId: string, chatId: string): Promise<void> {
  const { live } = platform;
  const people = await live.audienceOf(chatId);
  if (!people.includes(userId) || people.length > typingToldMax) return;
  const { db } = platform.database;
  const [writer] = await db.select().from(users).where(eq(users.id, userId));
  if (!writer || !personFrom(writer).settings.typing_sent) return;
  const others = people.filter((id) => id !== userId);
  if (others.length === 0) return;
  const rows = await db
    .select()
    .from(users)
    .where(
      and(
        inArray(users.id, others),
        sql`not exists (select 1 from blocks b where
          (b.user_id = ${users.id} and b.blocked_id = ${userId}) or
          (b.user_id = ${userId} and b.blocked_id = ${users.id}))`,
      ),
    );
  live.tellEphemeral(
    rows.filter((row) => personFrom(row).settings.typing_seen).map(({ id }) => id),
    { type: 'typing', chat_id: chatId, user: refOf(platform, writer) },
  );
}
