import { eq } from 'drizzle-orm';
import pino from 'pino';
import { openDatabase } from '#db/open.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** Changes the age of chats, in days by chat. */
export async function letChatsAge(dataDir: string, ages: Record<string, number>): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: pino({ level: 'silent' }) });
  for (const [chatId, days] of Object.entries(ages)) {
    const lastMessageAt = new Date(Date.now() - days * dayMs);
    await db.update(chats).set({ lastMessageAt }).where(eq(chats.id, chatId));
    await db.update(chatMembers).set({ lastMessageAt }).where(eq(chatMembers.chatId, chatId));
  }
  await close();
}
