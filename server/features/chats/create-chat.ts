import { and, eq, isNull } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { ChatListItem } from '#contract/chat.ts';
import type { api } from '#contract/index.ts';
import { isVisible, plainLine } from '#contract/visible-text.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { type UserRow, refOf } from '../account/people.ts';
import { blockBetween, isConnected, lockPair } from '../connections/known-people.ts';
import { notify } from '../notifications/notify.ts';
import { listEntry } from '../chat-list/chat-list.ts';
import type { ChatRow, MemberRow } from '../sight/doors.ts';
import { peopleNamed, placeMember, emitMember, myself } from '../members/member-rows.ts';
import { addPeople, letIn } from '../members/members.ts';
import { pairKeyOf } from '../sight/pairs.ts';
import { addSystemNote } from '../messages/system-notes.ts';
import { isTheme } from '../chat-list/themes.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

type Wanted = Extract<
  Input<typeof api.chat.create>['body'],
  { chat_type: ChatListItem['chat_type'] }
>;

export async function createChat(call: Call, { body }: Input<typeof api.chat.create>) {
  const wanted = 'chat' in body ? body.chat : body;
  const names = wanted.participants ?? [];
  if (wanted.theme !== undefined && !isTheme(wanted.theme))
    throw refuseField('theme', 'field.invalid');
  if (wanted.chat_type === 'AI' || wanted.chat_type === 'IA') {
    if (names.length > 0) throw refuseField('participants', 'field.invalid');
    return createGuided(call, wanted);
  }
  // No list shows it, so nobody else would find it.
  if (wanted.temporary) throw refuseField('temporary', 'field.invalid');
  if (names.length === 0) throw refuseField('participants', 'field.required');
  if (wanted.chat_type === 'US') {
    if (names.length > 1) throw refuseField('participants', 'field.too_long');
    return openPair(call, wanted, names);
  }
  return createGroup(call, wanted, names);
}

async function createGuided(call: Call, wanted: Wanted) {
  const chat = await insertChat(call, wanted);
  return entryFor(call, chat.id, !(wanted.temporary ?? false));
}

/** A chat about a picture, begun by the message with that client id; null where it was begun before. */
export async function beginAnalysis(call: Call, clientId: string): Promise<ChatRow | null> {
  return insertChat(call, { chat_type: 'IA' }, { begunBy: clientId });
}

interface JourneyChat {
  journeyId: string;
  title: string;
  /** Usernames; none is a chat with the guide. */
  names: string[];
  clientId: string;
}

/** The chat in which a journey is made, its id; null where it was begun before with that client id. */
export async function beginJourneyChat(
  call: Call,
  { journeyId, title, names, clientId }: JourneyChat,
): Promise<string | null> {
  const isGroup = names.length > 0;
  const me = await myself(call);
  const people = isGroup ? await peopleNamed(call.db, names) : [];
  if (isGroup && people.every(({ id }) => id === me.id))
    throw refuseField('participants', 'field.invalid');
  const chat = await insertChat(
    call,
    { chat_type: isGroup ? 'GP' : 'AI', title, theme: journeyId },
    { begunBy: clientId },
  );
  if (!chat) return null;
  if (isGroup) {
    await addSystemNote(call, chat, refOf(call.platform, me), { what: 'created' });
    await addPeople(call, chat, me, people, { kind: 'journey', params: { journey: journeyId } });
  }
  await entryFor(call, chat.id, true);
  return chat.id;
}

async function createGroup(call: Call, wanted: Wanted, names: string[]) {
  const me = await myself(call);
  const people = await peopleNamed(call.db, names);
  if (people.every(({ id }) => id === me.id)) throw refuseField('participants', 'field.invalid');
  const chat = await insertChat(call, wanted);
  await addSystemNote(call, chat, refOf(call.platform, me), { what: 'created' });
  await addPeople(call, chat, me, people);
  return entryFor(call, chat.id, true);
}

/** There is one chat of the same two people; it is opened again, no matter who wants it. */
async function openPair(call: Call, wanted: Wanted, names: string[]) {
  // It bears the other’s name, so no title.
  const { chat_type, theme } = wanted;
  const [other] = await peopleNamed(call.db, names);
  if (!other || other.id === call.me.userId) throw refuseField('participants', 'field.invalid');
  await lockPair(call.db, call.me.userId, other.id);
  const block = await blockBetween(call.db, call.me.userId, other.id);
  const pairKey = pairKeyOf(call.me.userId, other.id);
  const known = await pairChat(call, pairKey);
  // A person who blocked me can't be found; a chat that I am already in stays mine.
  if (block === 'by_them' && !(known && (await isIn(call, known.id))))
    throw new Refusal('person.not_found');
  if (!known && block === 'by_me') throw new Refusal('chat.blocked');
  const chat = known ?? (await insertChat(call, { chat_type, theme }, { pairKey }));
  // Somebody else made it at the same moment: theirs is the chat.
  if (!chat) return openPair(call, wanted, names);
  const [theirs] = await call.db
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.userId, other.id)));
  const [mine] = await call.db
    .update(chatMembers)
    .set({ hidden: false, archived: false })
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.userId, call.me.userId)))
    .returning();
  const me = await myself(call);
  // Inviting a person who has invited me accepts their invitation.
  if (mine?.state === 'invited' || mine?.state === 'left') await letIn(call, chat, me, mine.state);
  // My own chat opens also while I block the other one, who is not asked then.
  if (block === null && (!theirs || theirs.state === 'left'))
    await invite(call, chat, me, other, theirs?.state ?? null);
  return entryFor(call, chat.id, true);
}

async function isIn({ db, me }: Call, chatId: string): Promise<boolean> {
  const [row] = await db
    .select({ state: chatMembers.state })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, me.userId)));
  return row?.state === 'active';
}

/** A connection has the chat in their list with the first message, others are asked. */
async function invite(
  call: Call,
  chat: ChatRow,
  me: UserRow,
  other: UserRow,
  state: MemberRow['state'] | null,
): Promise<void> {
  if (await isConnected(call.db, me.id, other.id)) {
    const people = [{ userId: other.id, state }];
    await call.announce('members.joined', { chat, people }, async () => {
      await placeMember(call, chat, other, 'active', me.id, true);
      await emitMember(call, chat.id, other);
    });
    return;
  }
  await placeMember(call, chat, other, 'invited', me.id);
  await emitMember(call, chat.id, other);
  call.emit(other.id, {
    type: 'chat.created',
    chat: await listEntry(call.platform, call.db, other.id, chat.id),
  });
  await notify(call, other.id, {
    kind: 'chat_invite',
    actorId: me.id,
    chatId: chat.id,
    params: { chat: '' },
    invite: 'pending',
  });
}

async function pairChat(call: Call, pairKey: string): Promise<ChatRow | null> {
  const [chat] = await call.db
    .select()
    .from(chats)
    .where(and(eq(chats.pairKey, pairKey), isNull(chats.deletedAt)))
    .for('update');
  return chat ?? null;
}

/** By what a chat is known to be there already. */
type Known = Partial<Pick<ChatRow, 'pairKey' | 'begunBy'>>;

async function insertChat(call: Call, wanted: Wanted): Promise<ChatRow>;
async function insertChat(call: Call, wanted: Wanted, known: Known): Promise<ChatRow | null>;
async function insertChat(call: Call, wanted: Wanted, known?: Known): Promise<ChatRow | null> {
  const now = call.platform.now();
  const line = plainLine(wanted.title ?? '');
  const title = isVisible(line) ? line : '';
  const [chat] = await call.db
    .insert(chats)
    .values({
      id: newId(),
      chatType: wanted.chat_type,
      ownerId: call.me.userId,
      title,
      titleBy: title === '' ? 'nobody' : 'person',
      temporary: wanted.temporary ?? false,
      theme: wanted.theme ?? null,
      stageHistory: [{ stage: 'PS', at: now.toISOString(), by: 'guide' }],
      ...known,
      lastMessageAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!chat) return null;
  await call.db.insert(chatMembers).values({
    chatId: chat.id,
    userId: call.me.userId,
    role: 'owner',
    state: 'active',
    lastMessageAt: now,
    joinedAt: now,
  });
  return chat;
}

async function entryFor(call: Call, chatId: string, isListed: boolean) {
  const chat = await listEntry(call.platform, call.db, call.me.userId, chatId);
  if (isListed) call.emit(call.me.userId, { type: 'chat.created', chat });
  return { chat };
}
