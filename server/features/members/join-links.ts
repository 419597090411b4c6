import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Invitation } from '#contract/joining.ts';
import type { InviteLink } from '#contract/shapes.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userRefs } from '../account/people.ts';
import { blockBetween } from '../connections/known-people.ts';
import { hashOfKey, inviteLink, keptKey, newKey } from '../connections/invite-links.ts';
import { listEntry } from '../chat-list/chat-list.ts';
import { type MemberRow, outside, theirs } from '../sight/doors.ts';
import { placeMember, emitMember, myself } from './member-rows.ts';
import { letIn } from './members.ts';
import { notifyOfRequest, ownGroup } from './ownership.ts';
import { chatLinks, chatMembers, chats } from '#db/schema/chats.ts';

const holderOf = (chatId: string) => `group.${chatId}`;

export async function makeLink(call: Call, { params }: Input<typeof api.members.makeLink>) {
  const { chat } = await ownGroup(call, params.id);
  const { key, stored } = newKey(call.platform, holderOf(chat.id));
  await call.db
    .insert(chatLinks)
    .values({ chatId: chat.id, ...stored })
    .onConflictDoUpdate({ target: chatLinks.chatId, set: stored });
  return inviteLink(call.platform, `${chat.id}.${key}`, stored);
}

/** The group's link while it works. */
export async function linkOfGroup(
  { platform, db }: Pick<Call, 'platform' | 'db'>,
  chatId: string,
): Promise<InviteLink | null> {
  const [stored] = await db
    .select()
    .from(chatLinks)
    .where(and(eq(chatLinks.chatId, chatId), gt(chatLinks.expiresAt, platform.now())));
  const key = stored && keptKey(platform, holderOf(chatId), stored);
  return stored && key ? inviteLink(platform, `${chatId}.${key}`, stored) : null;
}

export async function revokeLink(call: Call, { params }: Input<typeof api.members.revokeLink>) {
  const { chat } = await ownGroup(call, params.id);
  await call.db.delete(chatLinks).where(eq(chatLinks.chatId, chat.id));
  return { ok: true as const };
}

function groupRow(call: Call, chatId: string) {
  return call.db
    .select()
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.chatType, 'GP'), isNull(chats.deletedAt)));
}

async function opens(call: Call, chatId: string, key: string): Promise<boolean> {
  const [link] = await call.db
    .select({ one: sql`1` })
    .from(chatLinks)
    .where(
      and(
        eq(chatLinks.chatId, chatId),
        eq(chatLinks.hash, hashOfKey(key)),
        gt(chatLinks.expiresAt, call.platform.now()),
      ),
    );
  return link !== undefined;
}

/** The group that a working link leads to, and its owner, who invites. */
export async function groupOfLink(call: Call, chatId: string, key: string) {
  if (!isUuid(chatId) || !(await opens(call, chatId, key))) return null;
  const [chat] = await groupRow(call, chatId);
  if (!chat) return null;
  const inviter = (await userRefs(call.platform, call.db, [chat.ownerId])).get(chat.ownerId);
  return inviter ? { chat, inviter } : null;
}

/** The public preview of a group's link. */
export async function groupInvitation(
  call: Call,
  chatId: string,
  key: string,
): Promise<Invitation | null> {
  const found = await groupOfLink(call, chatId, key);
  if (!found) return null;
  const { chat, inviter } = found;
  const myId = call.me.userId;
  const [known] = await call.db.select().from(chatMembers).where(theirs(chat.id, myId));
  const state = known && known.state !== 'left' ? known.state : null;
  // A member stays in, and their own group’s link does not reveal a block.
  if (state !== 'active' && (await blockBetween(call.db, myId, chat.ownerId)) !== null) return null;
  return { kind: 'group', id: chat.id, title: chat.title, inviter, state };
}

/** Asks to join; the owner decides. A group that the caller may not know answers as one that is not there. */
export async function joinByLink(call: Call, input: Input<typeof api.members.join>) {
  if (!isUuid(input.params.id)) throw new Refusal('chat.not_found');
  const [chat] = await groupRow(call, input.params.id).for('update');
  const [known] = await call.db
    .select()
    .from(chatMembers)
    .where(theirs(input.params.id, call.me.userId));
  if (!chat || !(await opens(call, chat.id, givenKey(input, known))))
    throw new Refusal('chat.not_found');
  if (known?.state === 'active') return { title: chat.title, state: 'active' as const };
  const user = await myself(call);
  if ((await blockBetween(call.db, user.id, chat.ownerId)) !== null)
    throw new Refusal('chat.not_found');
  if (known?.state === 'invited') {
    await letIn(call, chat, user, 'invited');
    return { title: chat.title, state: 'active' as const };
  }
  if (known?.state !== 'requested') {
    await placeMember(call, chat, user, 'requested', null);
    await emitMember(call, chat.id, user);
    call.emit(user.id, {
      type: 'chat.created',
      chat: await listEntry(call.platform, call.db, user.id, chat.id),
    });
    await notifyOfRequest(call, chat, user.id);
  }
  return { title: chat.title, state: 'requested' as const };
}

/** To the person who may not know of the group, a body that is no good is a wrong key. */
function givenKey(input: Input<typeof api.members.join>, known: MemberRow | undefined): string {
  if (known && !outside.includes(known.state)) return input.body.key;
  try {
    return input.body.key;
  } catch (error) {
    if (error instanceof Refusal) return '';
    throw error;
  }
}
