import { hash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { chatLinks, chatMembers, chats } from '#db/schema/chat.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { blockBetween } from '../connections/known-people.ts';
import { listEntry } from './chat-list.ts';
import { type MemberRow, outside } from './doors.ts';
import { placeMember, tellMember, theirs } from './member-rows.ts';
import { letIn, myself, ownGroup, tellRequest } from './members.ts';

const linkLifeMs = 7 * 24 * 3_600_000;

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
