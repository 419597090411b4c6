import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#db/schema/account.ts';
import { chatMembers, chats } from '#db/schema/chat.ts';
import type { Change } from '../../platform/change.ts';
import { forgetInvite } from '../notifications/invites.ts';
import { forgetChat } from '../notifications/message-notices.ts';
import { listEntry } from './chat-list.ts';
import type { ChatRow } from './doors.ts';
import { tellMember, theirs } from './member-rows.ts';
import { pairKeyOf } from './pairs.ts';

interface Block {
  blockerId: string;
  blockedId: string;
}

/** The chat of the two vanishes for the one who was blocked, and invitations between them are withdrawn. */
export async function closeForBlocked(unit: Change, { blockerId, blockedId }: Block) {
  const chat = await pairChat(unit, blockerId, blockedId);
  if (!chat) return;
  // What was not accepted ends; who was in comes back when the block is taken away.
  const uninvited = await unit.db
    .update(chatMembers)
    .set({ state: 'left' })
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.state, 'invited')))
    .returning({ userId: chatMembers.userId });
  await unit.db
    .update(chatMembers)
    .set({ state: 'blocked' })
    .where(and(theirs(chat.id, blockedId), eq(chatMembers.state, 'active')));
  unit.audienceChanged(chat.id);
  unit.emit(blockedId, { type: 'chat.removed', chat_id: chat.id });
  for (const { userId } of uninvited) {
    const [user] = await unit.db.select().from(users).where(eq(users.id, userId));
    if (user) await tellMember(unit, chat.id, user);
    if (userId !== blockedId) unit.emit(userId, { type: 'chat.removed', chat_id: chat.id });
  }
  await forgetChat(unit, blockedId, chat.id);
  await forgetInvite(unit, { userId: blockedId, chatId: chat.id }, 'declined');
  await forgetInvite(unit, { userId: blockerId, chatId: chat.id }, 'declined');
}

/** The chat of the two is there again for the one who was blocked. */
export async function reopenAfterBlock(unit: Change, { blockerId, blockedId }: Block) {
  const chat = await pairChat(unit, blockerId, blockedId);
  if (!chat) return;
  const back = await unit.db
    .update(chatMembers)
    .set({ state: 'active' })
    .where(and(theirs(chat.id, blockedId), eq(chatMembers.state, 'blocked')))
    .returning();
  if (back.length === 0) return;
  unit.audienceChanged(chat.id);
  unit.emit(blockedId, {
    type: 'chat.created',
    chat: await listEntry(unit.platform, unit.db, blockedId, chat.id),
  });
}

async function pairChat(unit: Change, one: string, other: string): Promise<ChatRow | null> {
  const [chat] = await unit.db
    .select()
    .from(chats)
    .where(and(eq(chats.pairKey, pairKeyOf(one, other)), isNull(chats.deletedAt)))
    .for('update');
  return chat ?? null;
}
