import { and, eq, ne } from 'drizzle-orm';
import { chatMembers } from '#db/schema/chats.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { listEntry } from '../chat-list/chat-list.ts';
import { type ChatRow, type LockedChat, isGuided, lockedChat, theirs } from '../sight/doors.ts';
import { blocksInPair, isOtherGone } from '../sight/pairs.ts';

/** A locked chat that the caller may write in. */
export interface WritableChat extends LockedChat {
  /** The one of two who does not see what the caller writes now. */
  withheldFrom: string | null;
}

/**
 * The door of everything that is written among people: the chat's row is locked until the
 * transaction ends, which is what orders its messages.
 * @throws Refusal chat.not_joined, chat.not_accepted_yet, chat.blocked, chat.person_gone
 */
export async function writableChat(call: Call, chatId: string): Promise<WritableChat> {
  const locked = await lockedChat(call, chatId);
  if (isGuided(locked.chat)) throw new Refusal('chat.wrong_type');
  const withheldFrom = locked.chat.chatType === 'US' ? await requireOpenPair(call, locked) : null;
  return { ...locked, withheldFrom };
}

/**
 * Between two, nobody writes before the other has accepted, nor to somebody whom they blocked. Who
 * is blocked writes as to somebody who is away.
 * @returns from whom it is withheld
 */
async function requireOpenPair(call: Call, { chat, member }: LockedChat): Promise<string | null> {
  if (await isOtherGone(call.db, chat, call.me.userId)) throw new Refusal('chat.person_gone');
  const [other] = await call.db
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chat.id), ne(chatMembers.userId, call.me.userId)));
  if (other?.state !== 'active') throw new Refusal('chat.not_accepted_yet');
  const { iBlockThem, withheldFrom } = await blocksInPair(call.db, chat, call.me.userId);
  if (iBlockThem) throw new Refusal('chat.blocked');
  for (const { hidden, userId } of [other, member])
    if (hidden && userId !== withheldFrom) await showAgain(call, chat, userId);
  return withheldFrom;
}

/** A new message returns the chat to the list of a person who removed it. */
async function showAgain(call: Call, chat: ChatRow, userId: string): Promise<void> {
  await call.db.update(chatMembers).set({ hidden: false }).where(theirs(chat.id, userId));
  // Emitted before the message, so that the list entry exists when the message arrives.
  call.emit(userId, {
    type: 'chat.created',
    chat: await listEntry(call.platform, call.db, userId, chat.id),
  });
}
