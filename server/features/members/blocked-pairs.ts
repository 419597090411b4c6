import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Change } from '../../platform/change.ts';
import { type ChatRow, theirs } from '../sight/doors.ts';
import { expel, turnDown } from './members.ts';
import { memberOf, membersOf } from './member-rows.ts';
import { pairKeyOf } from '../sight/pairs.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';

interface Block {
  blockerId: string;
  blockedId: string;
}

/** Invitations and requests between the two end as if they were declined or withdrawn. */
export async function endInvitations(change: Change, block: Block): Promise<void> {
  await endGroupInvitations(change, block);
  await endPairInvitation(change, block);
}

/** In groups of either. */
async function endGroupInvitations(change: Change, { blockerId, blockedId }: Block): Promise<void> {
  const { rows } = await change.db.execute<{ chat_id: string; user_id: string }>(sql`
    select m.chat_id, m.user_id
    from chat_members m join chats c on c.id = m.chat_id and c.chat_type = 'GP' and c.deleted_at is null
    where (m.user_id = ${blockerId} and (m.state = 'invited' and m.invited_by = ${blockedId}
        or m.state = 'requested' and c.owner_id = ${blockedId}))
      or (m.user_id = ${blockedId} and c.owner_id = ${blockerId} and m.state in ('invited', 'requested'))
    order by m.chat_id`);
  for (const { chat_id: chatId, user_id: userId } of rows) {
    const [chat] = await change.db.select().from(chats).where(eq(chats.id, chatId)).for('update');
    const standings = await membersOf(change.db, chatId);
    const standing = standings.find(({ user }) => user.id === userId);
    const owner = standings.find(({ user }) => user.id === chat?.ownerId)?.user;
    if (!chat || !standing || !owner || standing.member.state === 'active') continue;
    if (userId === blockerId) await turnDown(change, chat, standing);
    else await expel(change, chat, standing, owner);
  }
}

/**
 * The chat of the two stays as it is for the one who is blocked (decision 036). Its row is held, so that whatever is
 * written there after the block is withheld.
 */
async function endPairInvitation(change: Change, { blockerId, blockedId }: Block): Promise<void> {
  const chat = await lockedPairChat(change, blockerId, blockedId);
  if (!chat) return;
  for (const standing of await membersOf(change.db, chat.id))
    if (standing.member.state === 'invited') await turnDown(change, chat, standing);
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
