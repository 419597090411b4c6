import { eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type UserRow, refOf } from '../account/people.ts';
import { blockBetween, isConnected, lockPair } from '../connections/known-people.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { listEntry } from '../chat-list/chat-list.ts';
import {
  type ChatRow,
  type ReachableChat,
  reachableChat,
  theirs,
  type MemberRow,
} from '../sight/doors.ts';
import {
  memberNamed,
  memberOf,
  membersOf,
  peopleNamed,
  placeMember,
  requireRoom,
  emitMember,
  type Standing,
  myself,
} from './member-rows.ts';
import { owned, ownGroup } from './ownership.ts';
import { addSystemNote } from '../messages/system-notes.ts';
import { chatMembers } from '#db/schema/chats.ts';

/** I accept my invitation, or as the owner let in somebody who asked to join. */
export async function acceptChat(call: Call, chatId: string, username?: string) {
  const reached = await reachableChat(call, chatId, { lock: true, beforeJoining: true });
  const { chat, member } = reached;
  if (username === undefined) {
    if (member.state === 'requested') throw new Refusal('chat.not_allowed');
    if (member.state === 'invited') await letIn(call, chat, await myself(call), member.state);
    return { chat: await listEntry(call.platform, call.db, call.me.userId, chat.id) };
  }
  owned(reached);
  const asking = await memberNamed(call.db, chat.id, username, ['requested', 'active']);
  if (asking.member.state === 'requested') {
    await requireRoom(call, chat, 1);
    await letIn(call, chat, asking.user, 'requested');
    await notify(call, asking.user.id, {
      kind: 'chat_invite',
      actorId: call.me.userId,
      chatId: chat.id,
      params: { asked: 1 },
      invite: 'accepted',
    });
  }
  return { chat: await listEntry(call.platform, call.db, call.me.userId, chat.id) };
}

/** From here on they see the chat; what was written before counts as read. */
export async function letIn(
  unit: Change,
  chat: ChatRow,
  user: UserRow,
  state: MemberRow['state'],
): Promise<void> {
  await unit.announce(
    'members.joined',
    { chat, people: [{ userId: user.id, state }] },
    async () => {
      await unit.db
        .update(chatMembers)
        .set({
          state: 'active',
          hidden: false,
          lastReadSeq: chat.lastSeq,
          seenSeq: chat.lastSeq,
          joinedAt: unit.platform.now(),
        })
        .where(theirs(chat.id, user.id));
      await emitMember(unit, chat.id, user);
      if (chat.chatType === 'GP')
        await addSystemNote(unit, chat, refOf(unit.platform, user), { what: 'joined' });
      unit.emit(user.id, {
        type: 'chat.created',
        chat: await listEntry(unit.platform, unit.db, user.id, chat.id),
      });
    },
  );
}

/** I decline my invitation or take back my request; as the owner I decline somebody's request. */
export async function declineChat(call: Call, chatId: string, username?: string) {
  const reached = await reachableChat(call, chatId, { lock: true, beforeJoining: true });
  const { chat, member } = reached;
  if (username === undefined) {
    if (member.state === 'active') throw new Refusal('chat.not_allowed');
    await turnDown(call, chat, { user: await myself(call), member });
  } else {
    owned(reached);
    const asking = await memberNamed(call.db, chat.id, username, ['requested']);
    await turnDown(call, chat, asking);
  }
  return { ok: true as const };
}

/** An invitation or a request ends without a yes. */
export async function turnDown(
  unit: Change,
  chat: ChatRow,
  { user, member }: Standing,
): Promise<void> {
  await unit.announce('member.left', { chat, member }, () => takeOut(unit, chat, user));
}

/** Nothing of the chat is theirs any more; in open tabs, too. A one-to-one chat ends with its invitation. */
async function takeOut(
  unit: Change,
  chat: ChatRow,
  user: UserRow,
  leftAt: Date | null = null,
): Promise<void> {
  await unit.db
    .update(chatMembers)
    .set({ state: 'left', leftAt, draft: '' })
    .where(theirs(chat.id, user.id));
  await emitMember(unit, chat.id, user);
  unit.emit(user.id, { type: 'chat.removed', chat_id: chat.id });
}

/** Connections are in at once, others are asked. */
export async function inviteToChat(call: Call, input: Input<typeof api.members.invite>) {
  const { chat } = await ownGroup(call, input.params.id);
  const people = await peopleNamed(call.db, input.body.usernames);
  await addPeople(call, chat, await myself(call), people);
  const members = await membersOf(call.db, chat.id);
  return { members: members.map((standing) => memberOf(call.platform, standing)) };
}

/** Adds people to a group that may not be in it yet; who is in stays as they are. */
export async function addPeople(
  unit: Change,
  chat: ChatRow,
  inviter: UserRow,
  people: UserRow[],
  occasion: Pick<Notice, 'kind' | 'params'> = { kind: 'chat_invite', params: {} },
): Promise<void> {
  const known = new Map(
    (await unit.db.select().from(chatMembers).where(eq(chatMembers.chatId, chat.id))).map(
      (member) => [member.userId, member],
    ),
  );
  const isIn = ({ id }: UserRow) => {
    const state = known.get(id)?.state;
    return state === 'active' || state === 'invited';
  };
  const coming = people.filter((person) => person.id !== inviter.id && !isIn(person));
  const joining: { userId: string; state: MemberRow['state'] | null }[] = [];
  for (const person of coming) {
    await lockPair(unit.db, inviter.id, person.id);
    // A person who blocked the inviter can not be found by them.
    if ((await blockBetween(unit.db, inviter.id, person.id)) !== null)
      throw new Refusal('person.not_found');
    const state = known.get(person.id)?.state ?? null;
    if (state === 'requested' || (await isConnected(unit.db, inviter.id, person.id)))
      joining.push({ userId: person.id, state });
  }
  await requireRoom(unit, chat, coming.length);
  await unit.announce('members.joined', { chat, people: joining }, async () => {
    for (const person of coming) {
      const place = joining.find(({ userId }) => userId === person.id);
      await placeMember(unit, chat, person, place ? 'active' : 'invited', inviter.id);
      await emitMember(unit, chat.id, person);
      if (place) await addSystemNote(unit, chat, refOf(unit.platform, person), { what: 'joined' });
      unit.emit(person.id, {
        type: 'chat.created',
        chat: await listEntry(unit.platform, unit.db, person.id, chat.id),
      });
      await notify(unit, person.id, {
        ...occasion,
        params: { ...occasion.params, ...(place?.state === 'requested' ? { asked: 1 } : {}) },
        actorId: inviter.id,
        chatId: chat.id,
        invite: place ? 'accepted' : 'pending',
      });
    }
    return joining.length > 0;
  });
}

/** Takes somebody out of my group; with my own name I leave. */
export async function removeMember(call: Call, chatId: string, username: string) {
  const reached = await reachableChat(call, chatId, { lock: true });
  if (reached.chat.chatType !== 'GP') throw new Refusal('chat.wrong_type');
  const { user, member } = await memberNamed(call.db, chatId, username, [
    'active',
    'invited',
    'requested',
  ]);
  if (user.id === call.me.userId) {
    await leaveGroup(call, reached);
    return { ok: true as const };
  }
  if (reached.member.role !== 'owner') throw new Refusal('chat.not_allowed');
  await expel(call, reached.chat, { user, member }, await myself(call));
  return { ok: true as const };
}

/** The owner takes somebody out, or takes back what they were asked. */
export async function expel(
  unit: Change,
  chat: ChatRow,
  { user, member }: Standing,
  owner: UserRow,
): Promise<void> {
  await unit.announce('member.removed', { chat, member, byId: owner.id }, async () => {
    await takeOut(unit, chat, user);
    if (member.state === 'active')
      await addSystemNote(unit, chat, refOf(unit.platform, owner), {
        what: 'removed',
        name: user.displayName,
      });
  });
}

/** The owner hands over first. For a moment one can come back, so nothing is revealed in a journey by it. */
export async function leaveGroup(call: Call, { chat, member }: ReachableChat): Promise<void> {
  if (member.role === 'owner') throw new Refusal('chat.not_allowed');
  const user = await myself(call);
  await call.announce('member.left', { chat, member }, async () => {
    await takeOut(call, chat, user, call.platform.now());
    await addSystemNote(call, chat, refOf(call.platform, user), { what: 'left' });
  });
}

/** Back into a group that I left a moment ago; whom a block separates from its owner does not join. */
export async function comeBack(call: Call, chat: ChatRow): Promise<void> {
  await lockPair(call.db, call.me.userId, chat.ownerId);
  if ((await blockBetween(call.db, call.me.userId, chat.ownerId)) !== null)
    throw new Refusal('chat.not_found');
  await requireRoom(call, chat, 1);
  const user = await myself(call);
  const people = [{ userId: user.id, state: 'left' as const }];
  await call.announce('members.joined', { chat, people }, async () => {
    await call.db
      .update(chatMembers)
      .set({ state: 'active', leftAt: null, joinedAt: call.platform.now() })
      .where(theirs(chat.id, user.id));
    await emitMember(call, chat.id, user);
    await addSystemNote(call, chat, refOf(call.platform, user), { what: 'joined' });
  });
}
