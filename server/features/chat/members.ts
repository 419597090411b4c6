import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { users } from '#db/schema/account.ts';
import { chatLinks, chatMembers, chats } from '#db/schema/chat.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type UserRow, refOf } from '../account/people.ts';
import { blockBetween, isConnected, lockPair } from '../connections/known-people.ts';
import { revealToRest } from '../journeys/reveal.ts';
import { type Notice, forgetChat, forgetInvite, notify } from '../notifications/notify.ts';
import { listEntry } from './chat-list.ts';
import {
  type ChatRow,
  type MemberRow,
  type ReachableChat,
  outside,
  reachableChat,
} from './doors.ts';
import {
  memberNamed,
  memberOf,
  membersOf,
  peopleNamed,
  requireRoom,
  tellMember,
  theirs,
} from './member-rows.ts';
import { tellInChat } from './system-notes.ts';

const linkLifeMs = 7 * 24 * 3_600_000;

/** A group that the caller owns, locked. @throws Refusal chat.not_allowed, chat.wrong_type */
async function ownGroup(call: Call, id: string): Promise<ReachableChat> {
  return owned(await reachableChat(call, id, { lock: true }));
}

function owned(reached: ReachableChat): ReachableChat {
  if (reached.member.state !== 'active') throw new Refusal('chat.not_joined');
  if (reached.chat.chatType !== 'GP') throw new Refusal('chat.wrong_type');
  if (reached.member.role !== 'owner') throw new Refusal('chat.not_allowed');
  return reached;
}

async function myself(call: Call): Promise<UserRow> {
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
async function letIn(unit: Change, chat: ChatRow, user: UserRow): Promise<void> {
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
  await forgetInvite(unit, { userId: chat.ownerId, chatId: chat.id, actorId: user.id }, 'accepted');
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
  await unit.db
    .update(chatMembers)
    .set({ state: 'left', leftAt, draft: '' })
    .where(theirs(chat.id, user.id));
  await tellMember(unit, chat.id, user);
  unit.emit(user.id, { type: 'chat.removed', chat_id: chat.id });
  await forgetInvite(unit, { userId: user.id, chatId: chat.id }, 'declined');
  await forgetChat(unit, user.id, chat.id);
  if (isRequest)
    await forgetInvite(
      unit,
      { userId: chat.ownerId, chatId: chat.id, actorId: user.id },
      'declined',
    );
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
    await notify(unit, person.id, {
      ...occasion,
      params: { ...occasion.params, ...(isAsking ? { asked: 1 } : {}) },
      actorId: inviter.id,
      chatId: chat.id,
      invite: state === 'active' ? 'accepted' : 'pending',
    });
  }
}

export async function placeMember(
  unit: Change,
  chat: ChatRow,
  user: Pick<UserRow, 'id'>,
  state: MemberRow['state'],
  invitedBy: string | null,
  hidden = false,
): Promise<void> {
  const now = unit.platform.now();
  const place = {
    state,
    invitedBy,
    hidden,
    role: 'member' as const,
    // Before they are in, nothing tells how much was written.
    lastReadSeq: state === 'active' ? chat.lastSeq : 0,
    seenSeq: state === 'active' ? chat.lastSeq : 0,
    lastMessageAt: now,
    joinedAt: now,
    leftAt: null,
  };
  await unit.db
    .insert(chatMembers)
    .values({ chatId: chat.id, userId: user.id, ...place })
    .onConflictDoUpdate({ target: [chatMembers.chatId, chatMembers.userId], set: place });
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
  await takeOut(call, chat, user, member.state === 'requested');
  if (member.state === 'active')
    await tellInChat(call, chat, refOf(call.platform, await myself(call)), {
      what: 'removed',
      name: user.displayName,
    });
  if (member.state === 'active') await revealToRest(call, chat);
  return { ok: true as const };
}

/** The owner hands over first. For a moment one can come back. */
export async function leaveGroup(call: Call, { chat, member }: ReachableChat): Promise<void> {
  if (member.role === 'owner') throw new Refusal('chat.not_allowed');
  const user = await myself(call);
  await takeOut(call, chat, user, false, call.platform.now());
  await tellInChat(call, chat, refOf(call.platform, user), { what: 'left' });
  await revealToRest(call, chat);
}

/** Back into a group that I left a moment ago. */
export async function comeBack(call: Call, chat: ChatRow): Promise<void> {
  await requireRoom(call, chat, 1);
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
  return { ok: true as const };
}

export async function makeLink(call: Call, { params }: Input<typeof api.members.makeLink>) {
  const { chat } = await ownGroup(call, params.id);
  const key = randomBytes(18).toString('base64url');
  const expiresAt = new Date(call.platform.now().getTime() + linkLifeMs);
  const link = { hash: hash('sha256', key), expiresAt };
  await call.db
    .insert(chatLinks)
    .values({ chatId: chat.id, ...link })
    .onConflictDoUpdate({ target: chatLinks.chatId, set: link });
  return {
    url: `${call.platform.config.PUBLIC_URL}/join/${chat.id}.${key}`,
    expires_at: expiresAt.toISOString(),
  };
}

export async function revokeLink(call: Call, { params }: Input<typeof api.members.revokeLink>) {
  const { chat } = await ownGroup(call, params.id);
  await call.db.delete(chatLinks).where(eq(chatLinks.chatId, chat.id));
  return { ok: true as const };
}

/** Asks to join; the owner decides. A group that the caller may not know answers as one that is not there. */
export async function joinByLink(call: Call, input: Input<typeof api.members.join>) {
  if (!isUuid(input.params.id)) throw new Refusal('chat.not_found');
  const [chat] = await call.db
    .select()
    .from(chats)
    .where(and(eq(chats.id, input.params.id), eq(chats.chatType, 'GP'), isNull(chats.deletedAt)))
    .for('update');
  const [known] = await call.db
    .select()
    .from(chatMembers)
    .where(theirs(input.params.id, call.me.userId));
  const key = givenKey(input, known);
  const [link] = chat
    ? await call.db
        .select()
        .from(chatLinks)
        .where(
          and(
            eq(chatLinks.chatId, chat.id),
            eq(chatLinks.hash, hash('sha256', key)),
            gt(chatLinks.expiresAt, call.platform.now()),
          ),
        )
    : [];
  if (!chat || !link) throw new Refusal('chat.not_found');
  if (known?.state === 'active') return { title: chat.title, state: 'active' as const };
  const user = await myself(call);
  if ((await blockBetween(call.db, user.id, chat.ownerId)) !== null)
    throw new Refusal('chat.not_found');
  if (known?.state === 'invited') {
    await letIn(call, chat, user);
    return { title: chat.title, state: 'active' as const };
  }
  if (known?.state !== 'requested') {
    await placeMember(call, chat, user, 'requested', null);
    await tellMember(call, chat.id, user);
    call.emit(user.id, {
      type: 'chat.created',
      chat: await listEntry(call.platform, call.db, user.id, chat.id),
    });
    await notify(call, chat.ownerId, {
      kind: 'join_request',
      actorId: user.id,
      chatId: chat.id,
      params: { chat: chat.title },
      invite: 'pending',
    });
  }
  return { title: chat.title, state: 'requested' as const };
}

/** To whoever may not know of the group, a body that is no good is a wrong key. */
function givenKey(input: Input<typeof api.members.join>, known: MemberRow | undefined): string {
  if (known && !outside.includes(known.state)) return input.body.key;
  try {
    return input.body.key;
  } catch (error) {
    if (error instanceof Refusal) return '';
    throw error;
  }
}
