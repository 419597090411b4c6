import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/account.ts';
import { blocks, connections } from '#db/schema/connections.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type UserRow, refOf } from '../account/people.ts';
import { endPairInvitation, readInPair } from '../chat/blocked-pairs.ts';
import { declineChat, removeMember } from '../chat/members.ts';
import { presenceAnew } from '../chat/presence-anew.ts';
import { withdrawInvites } from '../notifications/invites.ts';
import { endConnection } from './connections.ts';
import { personNamed } from './find-person.ts';
import { isPair, lockPair } from './known-people.ts';

const blocksShownMax = 1_000;

/** Ends what is between the two; the other is not told why. */
export async function blockPerson(call: Call, { params }: Input<typeof api.people.block>) {
  const myId = call.me.userId;
  const other = await personNamed(call, params.username);
  if (other.id === myId) throw new Refusal('connection.not_allowed');
  const user = refOf(call.platform, other);
  await lockPair(call.db, myId, other.id);
  await presenceAnew(call, [myId]);
  const added = await call.db
    .insert(blocks)
    .values({ userId: myId, blockedId: other.id, createdAt: call.platform.now() })
    .onConflictDoNothing()
    .returning({ id: blocks.blockedId });
  if (added.length === 0) return { user };
  const [known] = await call.db.select().from(connections).where(isPair(myId, other.id));
  await withdrawInvites(call, myId, other.id);
  if (known) await endConnection(call, known, 'withdrawn');
  await endGroupInvitations(call, other);
  await endPairInvitation(call, { blockerId: myId, blockedId: other.id });
  call.emit(myId, { type: 'block.changed', user, blocked: true, last_read_seq: null });
  return { user };
}

/** Invitations and requests to join between the two, in groups of either. */
async function endGroupInvitations(call: Call, other: UserRow): Promise<void> {
  const myId = call.me.userId;
  const { rows } = await call.db.execute<{ chat_id: string; is_mine: boolean }>(sql`
    select m.chat_id, m.user_id = ${myId} as is_mine
    from chat_members m join chats c on c.id = m.chat_id and c.chat_type = 'GP' and c.deleted_at is null
    where (m.user_id = ${myId} and (m.state = 'invited' and m.invited_by = ${other.id}
        or m.state = 'requested' and c.owner_id = ${other.id}))
      or (m.user_id = ${other.id} and c.owner_id = ${myId} and m.state in ('invited', 'requested'))
    order by m.chat_id`);
  for (const { chat_id: id, is_mine: isMine } of rows) {
    const rest = { query: {}, body: {}, files: {} };
    if (isMine) await declineChat(call, { params: { id }, ...rest });
    else await removeMember(call, { params: { id, username: other.username }, ...rest });
  }
}

/** Somebody who has blocked me as well can still be let out of my own block. */
export async function unblockPerson(call: Call, { params }: Input<typeof api.people.unblock>) {
  const myId = call.me.userId;
  const other = await personNamed(call, params.username, { evenIfTheyBlockedMe: true });
  await lockPair(call.db, myId, other.id);
  await presenceAnew(call, [myId]);
  const removed = await call.db
    .delete(blocks)
    .where(and(eq(blocks.userId, myId), eq(blocks.blockedId, other.id)))
    .returning({ id: blocks.blockedId });
  // Somebody who blocked me is told apart from nobody only by a block of my own.
  if (removed.length === 0) {
    await personNamed(call, params.username);
    return { ok: true as const };
  }
  const lastReadSeq = await readInPair(call, { blockerId: myId, blockedId: other.id });
  const user = refOf(call.platform, other);
  call.emit(myId, { type: 'block.changed', user, blocked: false, last_read_seq: lastReadSeq });
  return { ok: true as const };
}

export async function myBlocks(call: Call) {
  const rows = await call.db
    .select({ user: users })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.userId, call.me.userId), isNull(users.deletedAt)))
    .orderBy(desc(blocks.createdAt), desc(blocks.blockedId))
    .limit(blocksShownMax);
  return { items: rows.map(({ user }) => refOf(call.platform, user)) };
}
