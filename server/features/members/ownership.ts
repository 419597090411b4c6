import { and, asc, eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Change } from '../../platform/change.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refOf } from '../account/people.ts';
import { forgetInvite } from '../notifications/invites.ts';
import { notify } from '../notifications/notify.ts';
import { type ChatRow, type ReachableChat, reachableChat, theirs } from '../sight/doors.ts';
import { emitMember, memberNamed, myself } from './member-rows.ts';
import { addSystemNote } from '../messages/system-notes.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

/** A group that the caller owns, locked. @throws Refusal chat.not_allowed, chat.wrong_type */
export async function ownGroup(call: Call, id: string): Promise<ReachableChat> {
  return owned(await reachableChat(call, id, { lock: true }));
}

/** @throws Refusal chat.not_joined, chat.wrong_type, chat.not_allowed */
export function owned(reached: ReachableChat): ReachableChat {
  if (reached.member.state !== 'active') throw new Refusal('chat.not_joined');
  if (reached.chat.chatType !== 'GP') throw new Refusal('chat.wrong_type');
  if (reached.member.role !== 'owner') throw new Refusal('chat.not_allowed');
  return reached;
}

export async function handOver(call: Call, input: Input<typeof api.members.handOver>) {
  const { chat } = await ownGroup(call, input.params.id);
  const { user } = await memberNamed(call.db, chat.id, input.body.username, ['active']);
  if (user.id === call.me.userId) return { ok: true as const };
  const before = await myself(call);
  await call.db.update(chats).set({ ownerId: user.id }).where(eq(chats.id, chat.id));
  await call.db.update(chatMembers).set({ role: 'owner' }).where(theirs(chat.id, user.id));
  await call.db.update(chatMembers).set({ role: 'member' }).where(theirs(chat.id, before.id));
  await emitMember(call, chat.id, before);
  await emitMember(call, chat.id, user);
  await addSystemNote(call, chat, refOf(call.platform, before), {
    what: 'owner',
    name: user.displayName,
  });
  await handOverRequests(call, { ...chat, ownerId: user.id }, before.id);
  return { ok: true as const };
}

/** Open requests to join go to the new owner. */
export async function handOverRequests(
  call: Change,
  chat: ChatRow,
  ownerBefore: string,
): Promise<void> {
  await forgetInvite(call, { userId: ownerBefore, chatId: chat.id }, 'withdrawn');
  const asking = await call.db
    .select({ id: chatMembers.userId })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.state, 'requested')))
    .orderBy(asc(chatMembers.joinedAt), asc(chatMembers.userId));
  for (const { id } of asking) await notifyOfRequest(call, chat, id);
}

/** The owner is asked to let somebody in. */
export async function notifyOfRequest(unit: Change, { id, ownerId }: ChatRow, askerId: string) {
  await notify(unit, ownerId, { kind: 'join_request', actorId: askerId, chatId: id });
}
