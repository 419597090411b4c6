import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Invitation } from '#contract/joining.ts';
import type { InviteLink } from '#contract/shapes.ts';
import { chatLinks, chatMembers, chats } from '#db/schema/chat.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userRefs } from '../account/people.ts';
import { blockBetween } from '../connections/known-people.ts';
import { hashOfKey, inviteLink, keptKey, newKey } from '../joining/invite-links.ts';
import { listEntry } from './chat-list.ts';
import { type MemberRow, outside } from './doors.ts';
import { placeMember, tellMember, theirs } from './member-rows.ts';
import { letIn, myself, ownGroup, tellRequest } from './members.ts';

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
  { platform, db }: Call,
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

/** What a group's link says before anybody asks. */
export async function groupInvitation(
  call: Call,
  chatId: string,
  key: string,
): Promise<Invitation | null> {
  if (!isUuid(chatId) || !(await opens(call, chatId, key))) return null;
  const [chat] = await groupRow(call, chatId);
  if (!chat) return null;
  const myId = call.me.userId;
  const [known] = await call.db.select().from(chatMembers).where(theirs(chat.id, myId));
  const state = known && known.state !== 'left' ? known.state : null;
  // Whoever is in stays in, and is not told of a block by their own group's link.
  if (state !== 'active' && (await blockBetween(call.db, myId, chat.ownerId)) !== null) return null;
  const inviter = (await userRefs(call.platform, call.db, [chat.ownerId])).get(chat.ownerId);
  if (!inviter) return null;
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
    await tellRequest(call, chat, user.id);
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
