import { and, eq } from 'drizzle-orm';
import type { ChatInfo, Member } from '#contract/chat.ts';
import type { api } from '#contract/index.ts';
import { plainLine } from '#contract/visible-text.ts';
import type { Act, Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personOf, userRefs } from '../account/people.ts';
import { seeUpTo } from '../notifications/message-notices.ts';
import { listEntry } from '../chat-list/chat-list.ts';
import { linkOfGroup } from '../members/join-links.ts';
import { type MemberRow, isGuided, reachableChat } from '../sight/doors.ts';
import { memberOf, membersOf } from '../members/member-rows.ts';
import { comeBack, leaveGroup } from '../members/members.ts';
import { blocksInPair, isOtherGone } from '../sight/pairs.ts';
import { enterStage, stagesOf, isOnJourney } from '../stages/stages.ts';
import { addSystemNote } from '../messages/system-notes.ts';
import { chatMembers, chats } from '#db/schema/chats.ts';

/** How long a deleted chat can be brought back. */
export const restorableMs = 30_000;
/** In larger chats read receipts would be most of the traffic. */
const receiptsShownMax = 100;

export async function openTheme(call: Call, { params }: Input<typeof api.chat.openTheme>) {
  const { chat } = await reachableChat(call, params.id, { beforeJoining: true });
  const entry = await listEntry(call.platform, call.db, call.me.userId, chat.id);
  return {
    id: chat.id,
    title: chat.title,
    chat_type: chat.chatType,
    theme_name: entry.theme_name,
    theme_image: entry.theme_image,
    last_message: entry.last_message,
  };
}

export async function chatInfo(call: Act, chatId: string) {
  const { chat, member } = await reachableChat(call, chatId, { beforeJoining: true });
  const isIn = member.state === 'active';
  // First, because it bears the version: what is read after it may only be newer.
  const entry = await listEntry(call.platform, call.db, call.me.userId, chat.id);
  const [now = chat] = await call.db.select().from(chats).where(eq(chats.id, chat.id));
  const standings = await membersOf(call.db, chat.id);
  const other = standings.find(({ user }) => user.id !== call.me.userId)?.member;
  const { iBlockThem } = await blocksInPair(call.db, chat, call.me.userId);
  const seenByMe = (standing: Member) =>
    iBlockThem && standing.user.id === other?.userId
      ? { ...standing, last_read_seq: null }
      : standing;
  return {
    ...entry,
    members: standings
      .filter(({ user }) => isIn || user.id === member.invitedBy)
      .map((standing) => seenByMe(memberOf(call.platform, standing)))
      .map((standing) => (isIn ? standing : { ...standing, last_read_seq: null })),
    guide_mode: isIn ? now.guideMode : 'mention',
    closed_by:
      isIn && chat.chatType === 'US'
        ? closedBy({
            other: other?.state,
            isGone: await isOtherGone(call.db, chat, call.me.userId),
            iBlockThem,
          })
        : null,
    invite_link: member.role === 'owner' ? await linkOfGroup(call, chat.id) : null,
    stage_history: isIn ? await stagesOf(call.platform, call.db, now) : [],
    temporary: chat.temporary,
    created_at: chat.createdAt.toISOString(),
  };
}

function closedBy({
  other,
  isGone,
  iBlockThem,
}: {
  other: MemberRow['state'] | undefined;
  isGone: boolean;
  iBlockThem: boolean;
}): ChatInfo['closed_by'] {
  if (isGone) return 'gone';
  if (other !== 'active') return 'invitation';
  return iBlockThem ? 'block' : null;
}

/** The owner names a group, with a note in the chat; a one-to-one chat shows the other's name. */
export async function renameChat(call: Call, input: Input<typeof api.chat.rename>) {
  const { chat, member } = await reachableChat(call, input.params.id, { lock: true });
  if (chat.chatType === 'US') throw new Refusal('chat.wrong_type');
  if (member.role !== 'owner') throw new Refusal('chat.not_allowed');
  const title = plainLine(input.body.name);
  await call.db.update(chats).set({ title, titleBy: 'person' }).where(eq(chats.id, chat.id));
  call.emit(chat.id, { type: 'chat.updated', chat_id: chat.id, changes: { title } });
  if (chat.chatType === 'GP' && title !== chat.title) {
    const me = (await userRefs(call.platform, call.db, [call.me.userId])).get(call.me.userId);
    if (me) await addSystemNote(call, chat, me, { what: 'renamed', title });
    await emitToWaiting(call, chat.id);
  }
  return { chat: await listEntry(call.platform, call.db, call.me.userId, chat.id) };
}

/** A person who has not joined yet gets no events of the chat, but has its title in their list. */
async function emitToWaiting(call: Call, chatId: string): Promise<void> {
  for (const { user, member } of await membersOf(call.db, chatId)) {
    if (member.state === 'active') continue;
    const entry = await listEntry(call.platform, call.db, user.id, chatId);
    call.emit(user.id, { type: 'chat.created', chat: entry });
  }
}

/** The meaning of deletion depends on the caller's role; see the contract. */
export async function removeChat(call: Call, chatId: string) {
  const reached = await reachableChat(call, chatId, { lock: true });
  const { chat, member } = reached;
  const now = call.platform.now();
  const answer = <Outcome extends string>(outcome: Outcome) => ({
    outcome,
    restorable_until: new Date(now.getTime() + restorableMs).toISOString(),
  });
  if (chat.chatType === 'US') {
    await call.db.update(chatMembers).set({ hidden: true }).where(mine(call, chat.id));
    call.emit(call.me.userId, { type: 'chat.removed', chat_id: chat.id });
    return answer('hidden' as const);
  }
  if (chat.chatType === 'GP' && member.role !== 'owner') {
    await leaveGroup(call, reached);
    return answer('left' as const);
  }
  await call.announce('chat.deleted', { chat }, async () => {
    await call.db.update(chats).set({ deletedAt: now }).where(eq(chats.id, chat.id));
    for (const { user } of await membersOf(call.db, chat.id))
      call.emit(user.id, { type: 'chat.removed', chat_id: chat.id });
  });
  return answer('deleted' as const);
}

export async function restoreChat(call: Call, chatId: string) {
  if (!isUuid(chatId)) throw new Refusal('chat.not_found');
  const since = new Date(call.platform.now().getTime() - restorableMs);
  const [found] = await call.db
    .select({ chat: chats, member: chatMembers })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .where(and(eq(chats.id, chatId), eq(chatMembers.userId, call.me.userId)))
    .for('update', { of: [chats, chatMembers] });
  if (!found) throw new Refusal('chat.not_found');
  const { chat, member } = found;
  const wasDeleted = chat.deletedAt !== null && chat.deletedAt > since && member.role === 'owner';
  const wasLeft = chat.deletedAt === null && member.leftAt !== null && member.leftAt > since;
  const wasHidden = chat.deletedAt === null && member.state === 'active' && member.hidden;
  if (!wasDeleted && !wasLeft && !wasHidden) throw new Refusal('chat.not_found');
  if (wasHidden)
    await call.db.update(chatMembers).set({ hidden: false }).where(mine(call, chat.id));
  if (wasLeft) await comeBack(call, chat);
  if (wasDeleted) {
    await call.announce('chat.restored', { chat }, () =>
      call.db.update(chats).set({ deletedAt: null }).where(eq(chats.id, chat.id)),
    );
    for (const { user, member: other } of await membersOf(call.db, chat.id)) {
      if (user.id === call.me.userId || other.hidden) continue;
      const theirs = await listEntry(call.platform, call.db, user.id, chat.id);
      call.emit(user.id, { type: 'chat.created', chat: theirs });
    }
  }
  const entry = await listEntry(call.platform, call.db, call.me.userId, chat.id);
  call.emit(call.me.userId, { type: 'chat.created', chat: entry });
  return { chat: entry };
}

type Settings = Input<typeof api.chat.settings>['body'];

export async function keepSettings(call: Call, chatId: string, changes: Settings) {
  const { chat } = await reachableChat(call, chatId);
  if (Object.keys(changes).length > 0) {
    const { muted_until: until, ...others } = changes;
    const mutedUntil =
      until === undefined ? {} : { mutedUntil: until === null ? null : new Date(until) };
    await call.db
      .update(chatMembers)
      .set({ ...others, ...mutedUntil })
      .where(mine(call, chat.id));
    call.emit(call.me.userId, { type: 'chat.kept', chat_id: chat.id, changes });
  }
  return { chat: await listEntry(call.platform, call.db, call.me.userId, chat.id) };
}

export async function keepDraft(call: Call, input: Input<typeof api.chat.draft>) {
  const { chat, member } = await reachableChat(call, input.params.id);
  const draft = input.body.text;
  if (draft !== member.draft) {
    await call.db.update(chatMembers).set({ draft }).where(mine(call, chat.id));
    call.emit(call.me.userId, { type: 'chat.kept', chat_id: chat.id, changes: { draft } });
  }
  return { ok: true as const };
}

/** Moves my read pointer to a seq; beyond the newest message it stands at the newest. */
export function markRead(call: Call, input: Input<typeof api.chat.read>) {
  return readUpTo(call, input.params.id, () => input.body);
}

/** @throws Refusal chat.not_found for a chat that the person of the act does not reach */
export async function readUpTo(
  call: Act,
  chatId: string,
  wanted: () => { seq: number; ahead_only?: boolean | undefined },
) {
  const { chat, member } = await reachableChat(call, chatId, { lock: true });
  const { seq, ahead_only: aheadOnly } = wanted();
  const lastReadSeq = Math.max(Math.min(seq, chat.lastSeq), aheadOnly ? member.lastReadSeq : 0);
  const moves = lastReadSeq !== member.lastReadSeq;
  const { iBlockThem, withheldFrom } = await blocksInPair(call.db, chat, call.me.userId);
  // A person whom I blocked does not learn that I read the chat.
  const seenSeq = iBlockThem ? member.seenSeq : Math.max(lastReadSeq, member.seenSeq);
  if (moves)
    await call.db.update(chatMembers).set({ lastReadSeq, seenSeq }).where(mine(call, chat.id));
  const { unread, mention } = await listEntry(call.platform, call.db, call.me.userId, chat.id);
  if (moves) {
    call.emit(call.me.userId, {
      type: 'chat.read',
      chat_id: chat.id,
      last_read_seq: lastReadSeq,
      unread,
      mention,
    });
    if (!isGuided(chat) && seenSeq > member.seenSeq)
      await showRead(call, chat.id, seenSeq, withheldFrom);
  }
  // A reaction to what was read before is seen by looking at it again.
  if (!isGuided(chat)) await seeUpTo(call, call.me.userId, chat.id, lastReadSeq);
  return { last_read_seq: lastReadSeq, unread };
}

/** Read positions of people who share read receipts; in small chats. */
async function showRead(
  call: Act,
  chatId: string,
  seq: number,
  withheldFrom: string | null,
): Promise<void> {
  const people = await call.platform.live.audienceOf(chatId, call.db);
  if (people.length > receiptsShownMax) return;
  const person = await personOf(call.db, call.me.userId);
  if (!person?.settings.receipts_sent) return;
  call.emit(
    chatId,
    { type: 'chat.seen', chat_id: chatId, user_id: call.me.userId, last_read_seq: seq },
    withheldFrom === null ? undefined : { reader: withheldFrom, event: null },
  );
}

/** Says when the guide answers; in a group its owner does. */
export async function setGuideMode(call: Call, input: Input<typeof api.chat.guide>) {
  const { chat, member } = await reachableChat(call, input.params.id, { lock: true });
  if (isGuided(chat)) throw new Refusal('chat.wrong_type');
  if (chat.chatType === 'GP' && member.role !== 'owner') throw new Refusal('chat.not_allowed');
  const { guide_mode: guideMode } = input.body;
  if (guideMode !== chat.guideMode) {
    await call.db.update(chats).set({ guideMode }).where(eq(chats.id, chat.id));
    call.emit(chat.id, {
      type: 'chat.updated',
      chat_id: chat.id,
      changes: { guide_mode: guideMode },
    });
  }
  return { guide_mode: guideMode };
}

export async function chooseStage(call: Call, input: Input<typeof api.chat.stage>) {
  const { chat } = await reachableChat(call, input.params.id, { lock: true });
  const { stage } = input.body;
  if (await isOnJourney(call, chat.id)) throw new Refusal('chat.not_allowed');
  await enterStage(call, chat, stage, call.me);
  return { chat: await listEntry(call.platform, call.db, call.me.userId, chat.id) };
}

function mine(call: Pick<Act, 'me'>, chatId: string) {
  return and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, call.me.userId));
}
