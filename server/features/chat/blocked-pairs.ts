import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#db/schema/account.ts';
import { chatMembers, chats } from '#db/schema/chat.ts';
import type { Change } from '../../platform/change.ts';
import { forgetInvite } from '../notifications/invites.ts';
import { forgetChat } from '../notifications/message-notices.ts';
import type { ChatRow } from './doors.ts';
import { memberOf, tellMember, theirs } from './member-rows.ts';
import { pairKeyOf } from './pairs.ts';

interface Block {
  blockerId: string;
  blockedId: string;
}

/**
 * Invitations between the two end as if they were declined or withdrawn. The chat of the two stays as
 * it is for the one who is blocked (decision 036). Its row is held, so that whatever is written there
 * after the block is withheld.
 */
export async function endPairInvitation(unit: Change, { blockerId, blockedId }: Block) {
  const chat = await lockedPairChat(unit, blockerId, blockedId);
  if (!chat) return;
  const uninvited = await unit.db
    .update(chatMembers)
    .set({ state: 'left' })
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.state, 'invited')))
    .returning({ userId: chatMembers.userId });
  for (const { userId } of uninvited) {
    const [user] = await unit.db.select().from(users).where(eq(users.id, userId));
    if (user) await tellMember(unit, chat.id, user);
    unit.emit(userId, { type: 'chat.removed', chat_id: chat.id });
    await forgetChat(unit, userId, chat.id);
  }
  await forgetInvite(unit, { userId: blockedId, chatId: chat.id }, 'declined');
  await forgetInvite(unit, { userId: blockerId, chatId: chat.id }, 'declined');
}

/** How far the one who was blocked has read in the chat of the two; null where they share no receipts. */
export async function readInPair(unit: Change, { blockerId, blockedId }: Block) {
  const chat = await lockedPairChat(unit, blockerId, blockedId);
  if (!chat) return null;
  const [standing] = await unit.db
    .select({ member: chatMembers, user: users })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(theirs(chat.id, blockedId));
  return standing ? memberOf(unit.platform, standing).last_read_seq : null;
}

async function lockedPairChat(unit: Change, one: string, other: string): Promise<ChatRow | null> {
  const [chat] = await unit.db
    .select()
    .from(chats)
    .where(and(eq(chats.pairKey, pairKeyOf(one, other)), isNull(chats.deletedAt)))
    .for('update');
  return chat ?? null;
}
