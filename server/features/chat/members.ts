import { and, asc, eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/account.ts';
import { chatMembers, chats } from '#db/schema/chat.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type UserRow, refOf } from '../account/people.ts';
import { blockBetween, isConnected, lockPair } from '../connections/known-people.ts';
import { revealToRest } from '../journeys/reveal.ts';
import { forgetInvite } from '../notifications/invites.ts';
import { forgetChat } from '../notifications/message-notices.ts';
import { type Notice, notify } from '../notifications/notify.ts';
import { listEntry } from './chat-list.ts';
import { type ChatRow, type ReachableChat, reachableChat } from './doors.ts';
import {
  memberNamed,
  memberOf,
  membersOf,
  peopleNamed,
  placeMember,
  requireRoom,
  tellMember,
  theirs,
} from './member-rows.ts';
import { presenceAnew } from './presence-anew.ts';
import { tellInChat } from './system-notes.ts';

/** A group that the caller owns, locked. @throws Refusal chat.not_allowed, chat.wrong_type */
export async function ownGroup(call: Call, id: string): Promise<ReachableChat> {
  return owned(await reachableChat(call, id, { lock: true }));
}

function owned(reached: ReachableChat): ReachableChat {
  if (reached.member.state !== 'active') throw new Refusal('chat.not_joined');
  if (reached.chat.chatType !== 'GP') throw new Refusal('chat.wrong_type');
  if (reached.member.role !== 'owner') throw new Refusal('chat.not_allowed');
  return reached;
}

export async function myself(call: Call): Promise<UserRow> {
  const [user] = await call.db.select().from(users).where(eq(users.id, call.me.userId));
  if (!user) throw new Refusal('person.not_found');
  return user;
}

/** I accept my invitation, or as the owner let in somebody who asked to join. */
export async function acceptChat(call: Call, input: Input<typeof api.members.accept>) {
  const reached = await reachableChat(call, input.params.id, { lock: true, beforeJoining: true });
  const { chat, member } = reached;
  const { username } = input.body;
  if (username === undefined) {
    if (member.state === 'requested') throw new Refusal('chat.not_allowed');
    if (member.state === 'invited') await letIn(call, chat, await myself(call));
    return { chat: await listEntry(call.platform, call.db, call.me.userId, chat.id) };
  }
  owned(reached);
  const asking = await memberNamed(call.db, chat.id, username, ['requested', 'active']);
  if (asking.member.state === 'requested') {
    await requireRoom(call, chat, 1);
    await letIn(call, chat, asking.user);
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
export async function letIn(unit: Change, chat: ChatRow, user: UserRow): Promise<void> {
  await presenceAnew(unit, [user.id]);
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
  await tellMember(unit, chat.id, user);
  if (chat.chatType === 'GP')
    await tellInChat(unit, chat, refOf(unit.platform, user), { what: 'joined' });
  unit.emit(user.id, {
    type: 'chat.created',
    chat: await listEntry(unit.platform, unit.db, user.id, chat.id),
  });
  await forgetInvite(unit, { userId: user.id, chatId: chat.id }, 'accepted');
  await settleRequest(unit, chat, user.id, 'accepted');
}

/** What the owner was asked says what became of it. */
function settleRequest(
  unit: Change,
  { id, ownerId }: ChatRow,
  askerId: string,
  outcome: 'accepted' | 'declined',
): Promise<void> {
  return forgetInvite(unit, { userId: ownerId, chatId: id, actorId: askerId }, outcome);
}

/** I decline my invitation or take back my request; as the owner I decline somebody's request. */
export async function declineChat(call: Call, input: Input<typeof api.members.decline>) {
  const reached = await reachableChat(call, input.params.id, { lock: true, beforeJoining: true });
  const { chat, member } = reached;
  const { username } = input.body;
  if (username === undefined) {
    if (member.state === 'active') throw new Refusal('chat.not_allowed');
    await takeOut(call, chat, await myself(call), member.state === 'requested');
  } else {
    owned(reached);
    const asking = await memberNamed(call.db, chat.id, username, ['requested']);
    await takeOut(call, chat, asking.user, true);
  }
  return { ok: true as const };
}

/** Nothing of the chat is theirs any more; in open tabs, too. A chat of two ends with its invitation. */
async function takeOut(
  unit: Change,
  chat: ChatRow,
  user: UserRow,
  isRequest: boolean,
  leftAt: Date | null = null,
): Promise<void> {
  await presenceAnew(unit, [user.id]);
  await unit.db
    .update(chatMembers)
    .set({ state: 'left', leftAt, draft: '' })
    .where(theirs(chat.id, user.id));
  await tellMember(unit, chat.id, user);
  unit.emit(user.id, { type: 'chat.removed', chat_id: chat.id });
  await forgetInvite(unit, { userId: user.id, chatId: chat.id }, 'declined');
  await forgetChat(unit, user.id, chat.id);
  if (isRequest) await settleRequest(unit, chat, user.id, 'declined');
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
  for (const person of coming) {
    await lockPair(unit.db, inviter.id, person.id);
    // Whoever blocked the inviter can not be found by them.
    if ((await blockBetween(unit.db, inviter.id, person.id)) !== null)
      throw new Refusal('person.not_found');
  }
  await requireRoom(unit, chat, coming.length);
  await presenceAnew(
    unit,
    coming.map(({ id }) => id),
  );
  for (const person of coming) {
    const isAsking = known.get(person.id)?.state === 'requested';
    const state =
      isAsking || (await isConnected(unit.db, inviter.id, person.id)) ? 'active' : 'invited';
    await placeMember(unit, chat, person, state, inviter.id);
    await tellMember(unit, chat.id, person);
    if (state === 'active')
      await tellInChat(unit, chat, refOf(unit.platform, person), { what: 'joined' });
    unit.emit(person.id, {
      type: 'chat.created',
      chat: await listEntry(unit.platform, unit.db, person.id, chat.id),
    });
    if (isAsking) await settleRequest(unit, chat, person.id, 'accepted');
    await notify(unit, person.id, {
      ...occasion,
      params: { ...occasion.params, ...(isAsking ? { asked: 1 } : {}) },
      actorId: inviter.id,
      chatId: chat.id,
      invite: state === 'active' ? 'accepted' : 'pending',
    });
  }
}

/** Takes somebody out of my group; with my own name I leave. */
export async function removeMember(call: Call, { params }: Input<typeof api.members.remove>) {
  const reached = await reachableChat(call, params.id, { lock: true });
  if (reached.chat.chatType !== 'GP') throw new Refusal('chat.wrong_type');
  const { user, member } = await memberNamed(call.db, params.id, params.username, [
    'active',
    'invited',
    'requested',
  ]);
  if (user.id === call.me.userId) {
    await leaveGroup(call, reached);
    return { ok: true as const };
  }
  if (reached.member.role !== 'owner') throw new Refusal('chat.not_allowed');
  const { chat } = reached;
  await forgetInvite(call, { userId: user.id, chatId: chat.id }, 'withdrawn');
  await takeOut(call, chat, user, member.state === 'requested');
  if (member.state === 'active')
    await tellInChat(call, chat, refOf(call.platform, await myself(call)), {
      what: 'removed',
      name: user.displayName,
    });
  if (member.state === 'active') await revealToRest(call, chat);
  return { ok: true as const };
}

/** The owner hands over first. For a moment one can come back, so nothing is revealed in a journey by it. */
export async function leaveGroup(call: Call, { chat, member }: ReachableChat): Promise<void> {
  if (member.role === 'owner') throw new Refusal('chat.not_allowed');
  const user = await myself(call);
  await takeOut(call, chat, user, false, call.platform.now());
  await tellInChat(call, chat, refOf(call.platform, user), { what: 'left' });
}

/** Back into a group that I left a moment ago; whom a block separates from its owner does not join. */
export async function comeBack(call: Call, chat: ChatRow): Promise<void> {
  await lockPair(call.db, call.me.userId, chat.ownerId);
  if ((await blockBetween(call.db, call.me.userId, chat.ownerId)) !== null)
    throw new Refusal('chat.not_found');
  await requireRoom(call, chat, 1);
  await presenceAnew(call, [call.me.userId]);
  await call.db
    .update(chatMembers)
    .set({ state: 'active', leftAt: null, joinedAt: call.platform.now() })
    .where(theirs(chat.id, call.me.userId));
  const user = await myself(call);
  await tellMember(call, chat.id, user);
  await tellInChat(call, chat, refOf(call.platform, user), { what: 'joined' });
}

export async function handOver(call: Call, input: Input<typeof api.members.handOver>) {
  const { chat } = await ownGroup(call, input.params.id);
  const { user } = await memberNamed(call.db, chat.id, input.body.username, ['active']);
  if (user.id === call.me.userId) return { ok: true as const };
  const before = await myself(call);
  await call.db.update(chats).set({ ownerId: user.id }).where(eq(chats.id, chat.id));
  await call.db.update(chatMembers).set({ role: 'owner' }).where(theirs(chat.id, user.id));
  await call.db.update(chatMembers).set({ role: 'member' }).where(theirs(chat.id, before.id));
  await tellMember(call, chat.id, before);
  await tellMember(call, chat.id, user);
  await tellInChat(call, chat, refOf(call.platform, before), {
    what: 'owner',
    name: user.displayName,
  });
  await handOverRequests(call, { ...chat, ownerId: user.id }, before.id);
  return { ok: true as const };
}

/** Whoever asked to join the group asks its new owner. */
async function handOverRequests(call: Call, chat: ChatRow, ownerBefore: string): Promise<void> {
  await forgetInvite(call, { userId: ownerBefore, chatId: chat.id }, 'withdrawn');
  const asking = await call.db
    .select({ id: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.state, 'requested')))
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId));
  for (const { id } of asking) await tellRequest(call, chat, id);
}

/** The owner is asked to let somebody in. */
export async function tellRequest(unit: Change, { id, ownerId }: ChatRow, askerId: string) {
  await notify(unit, ownerId, { kind: 'join_request', actorId: askerId, chatId: id });
}
