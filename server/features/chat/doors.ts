import { type InferSelectModel, and, eq, isNull } from 'drizzle-orm';
import { chatMembers, chats, messages } from '#db/schema/chat.ts';
import type { Db } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MessageRow } from './message-rows.ts';

export type ChatRow = InferSelectModel<typeof chats>;
export type MemberRow = InferSelectModel<typeof chatMembers>;

/** A chat together with the caller's place in it. */
export interface ReachableChat {
  chat: ChatRow;
  member: MemberRow;
}

/**
 * The doors: the only way to get a chat or a message on somebody's behalf. What the caller may not
 * see is not there (404). With `lock` the chat's row is held until the transaction ends, which is
 * what orders its messages.
 */
export async function reachableChat(
  call: Pick<Call, 'db' | 'me'>,
  id: string,
  { lock = false } = {},
): Promise<ReachableChat> {
  if (!isUuid(id)) throw new Refusal('chat.not_found');
  const found = call.db
    .select({ chat: chats, member: chatMembers })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .where(
      and(
        eq(chats.id, id),
        isNull(chats.deletedAt),
        eq(chatMembers.userId, call.me.userId),
        eq(chatMembers.state, 'active'),
      ),
    );
  const [row] = await (lock ? found.for('update', { of: chats }) : found);
  if (!row) throw new Refusal('chat.not_found');
  return row;
}

/** A message in a chat that the caller can reach. */
export async function reachableMessage(
  call: Pick<Call, 'db' | 'me'>,
  id: string,
  { lock = false } = {},
): Promise<ReachableChat & { message: MessageRow }> {
  if (!isUuid(id)) throw new Refusal('message.not_found');
  const chatId = await chatOfMessage(call.db, id);
  if (chatId === null) throw new Refusal('message.not_found');
  try {
    const reached = await reachableChat(call, chatId, { lock });
    const [message] = await call.db.select().from(messages).where(eq(messages.id, id));
    if (!message) throw new Refusal('message.not_found');
    return { ...reached, message };
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('message.not_found');
    throw error;
  }
}

async function chatOfMessage(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ chatId: messages.chatId })
    .from(messages)
    .where(eq(messages.id, id));
  return row?.chatId ?? null;
}

/** The people who may receive a chat's frames. */
export async function activeMembers(db: Db, chatId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.state, 'active')));
  return rows.map(({ userId }) => userId);
}
