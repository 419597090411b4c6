import { type InferSelectModel, and, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/change.ts';
import type { Act, Call } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Person, type UserRow, personFrom } from '../account/people.ts';
import { isThereFor } from './messages.ts';
import { messages } from '#db/schema/messages.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';
import { users } from '#db/schema/users.ts';

export type ChatRow = InferSelectModel<typeof chats>;
export type MemberRow = InferSelectModel<typeof chatMembers>;
export type MessageRow = InferSelectModel<typeof messages>;

/** States of those for whom a chat does not exist. */
export const outside: MemberRow['state'][] = ['left'];

/** A chat of one person with the guide, as a tree of versions; all others are lists of messages. */
export function isGuided({ chatType }: Pick<ChatRow, 'chatType'>): boolean {
  return chatType === 'AI' || chatType === 'IA';
}

/** A chat together with the caller's place in it. */
export interface ReachableChat {
  chat: ChatRow;
  member: MemberRow;
}

interface DoorOptions {
  /** The chat's row is held until the transaction ends, which is what orders its messages. */
  lock?: boolean;
  /** Also for those who were invited or asked to join; they see title and inviter alone. */
  beforeJoining?: boolean;
}

/**
 * The doors: the only way to get a chat or a message on somebody's behalf. What the caller may not
 * see is not there (404); who is invited but not in yet may not do it (409 `chat.not_joined`).
 */
export async function reachableChat(
  call: Pick<Act, 'db' | 'me'>,
  id: string,
  { lock = false, beforeJoining = false }: DoorOptions = {},
): Promise<ReachableChat> {
  if (!isUuid(id)) throw new Refusal('chat.not_found');
  const found = call.db
    .select({ chat: chats, member: chatMembers })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .where(isMine(call, id));
  const [row] = await (lock ? found.for('update', { of: [chats, chatMembers] }) : found);
  if (!row) throw new Refusal('chat.not_found');
  if (row.member.state !== 'active' && !beforeJoining) throw new Refusal('chat.not_joined');
  return row;
}

/** The chat is there for the caller, who is in it, invited or asking to join. */
function isMine({ me }: Pick<Act, 'me'>, id: string) {
  return and(
    eq(chats.id, id),
    isNull(chats.deletedAt),
    eq(chatMembers.userId, me.userId),
    notInArray(chatMembers.state, outside),
  );
}

/** An action in a chat with a body: its access check comes first, so that an outsider gets 404 whatever they send. */
export function behindDoor<Body, Answer>(
  door: DoorOptions,
  go: (call: Call, chatId: string, body: Body) => Promise<Answer>,
) {
  return async (
    call: Call,
    input: { params: { id: string }; readonly body: Body },
  ): Promise<Answer> => {
    await reachableChat(call, input.params.id, door);
    return go(call, input.params.id, input.body);
  };
}

/** A chat with all that is needed of the person who writes in it. */
export interface LockedChat extends ReachableChat {
  user: UserRow;
  person: Person;
}

/**
 * The chat that the caller is in, held until the transaction ends, in one statement: everybody in
 * the chat waits behind it. Mine is held too, so that the person who was taken out while they waited is out.
 * @throws Refusal chat.not_found, chat.not_joined
 */
export async function lockedChat(call: Pick<Act, 'db' | 'me'>, id: string): Promise<LockedChat> {
  if (!isUuid(id)) throw new Refusal('chat.not_found');
  const [row] = await call.db
    .select({ chat: chats, member: chatMembers, user: users })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(isMine(call, id))
    .for('update', { of: [chats, chatMembers] });
  if (!row) throw new Refusal('chat.not_found');
  if (row.member.state !== 'active') throw new Refusal('chat.not_joined');
  return { ...row, person: personFrom(row.user) };
}

/** A message in a chat that the caller is in. */
export async function reachableMessage(
  call: Pick<Act, 'db' | 'me'>,
  id: string,
  { lock = false } = {},
): Promise<ReachableChat & { message: MessageRow }> {
  if (!isUuid(id)) throw new Refusal('message.not_found');
  const chatId = await chatOfMessage(call.db, id);
  if (chatId === null) throw new Refusal('message.not_found');
  try {
    const reached = await reachableChat(call, chatId, { lock });
    const [message] = await call.db.select().from(messages).where(eq(messages.id, id));
    if (!message || !isThereFor(call.me.userId, message)) throw new Refusal('message.not_found');
    return { ...reached, message };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'chat.not_found')
      throw new Refusal('message.not_found');
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
    .innerJoin(chats, eq(chats.id, chatMembers.chatId))
    .where(and(eq(chats.id, chatId), isNull(chats.deletedAt), eq(chatMembers.state, 'active')));
  return rows.map(({ userId }) => userId);
}

/** The chats that the person is in. */
export async function activeChatsAmong(
  db: Db,
  userId: string,
  chatIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: chatMembers.chatId })
    .from(chatMembers)
    .innerJoin(chats, eq(chats.id, chatMembers.chatId))
    .where(
      and(
        eq(chatMembers.userId, userId),
        inArray(chatMembers.chatId, [...chatIds]),
        isNull(chats.deletedAt),
        eq(chatMembers.state, 'active'),
      ),
    );
  return rows.map(({ id }) => id);
}

/** One person's row of a chat. */
export function theirs(chatId: string, userId: string) {
  return and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId));
}
