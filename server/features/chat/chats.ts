import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { api } from '#contract/index.ts';
import { chatMembers, chats } from '#db/schema/chat.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { streamVersion } from '../../platform/live/events.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userRefs } from '../account/people.ts';
import { listEntry } from './chat-list.ts';
import { reachableChat } from './doors.ts';

/** How long a deleted chat can be brought back. */
export const restorableMs = 30_000;

export async function createChat(call: Call, { body }: Input<typeof api.chat.create>) {
  const wanted = 'chat' in body ? body.chat : body;
  const id = newId();
  const now = call.platform.now();
  await call.db.insert(chats).values({
    id,
    chatType: wanted.chat_type,
    ownerId: call.me.userId,
    title: wanted.title?.trim() ?? '',
    titleBy: wanted.title === undefined ? 'nobody' : 'person',
    temporary: wanted.temporary ?? false,
    stageHistory: [{ stage: 'PS', at: now.toISOString(), by: 'guide' }],
    createdAt: now,
  });
  await call.db.insert(chatMembers).values({
    chatId: id,
    userId: call.me.userId,
    role: 'owner',
    state: 'active',
    lastMessageAt: now,
    joinedAt: now,
  });
  const chat = await listEntry(call.db, call.me.userId, id);
  if (!wanted.temporary) call.emit(call.me.userId, { type: 'chat.created', chat });
  return { chat };
}

export async function openTheme(call: Call, { params }: Input<typeof api.chat.openTheme>) {
  const { chat } = await reachableChat(call, params.id);
  return {
    id: chat.id,
    title: chat.title,
    chat_type: chat.chatType,
    theme_name: null,
    theme_image: null,
    last_message: chat.lastMessage,
  };
}

export async function chatInfo(call: Call, { params }: Input<typeof api.chat.info>) {
  const { chat } = await reachableChat(call, params.id);
  const version = await streamVersion(call.db, chat.id);
  const entry = await listEntry(call.db, call.me.userId, chat.id);
  const members = await call.db
    .select()
    .from(chatMembers)
    .where(eq(chatMembers.chatId, chat.id))
    .orderBy(chatMembers.joinedAt);
  const refs = await userRefs(
    call.platform,
    call.db,
    members.map(({ userId }) => userId),
  );
  const { rows } = await call.db.execute<{ count: number }>(
    sql`select count(*)::int as count from messages where chat_id = ${chat.id} and on_path`,
  );
  return {
    ...entry,
    members: members.flatMap((member) => {
      const user = refs.get(member.userId);
      return user
        ? [{ user, role: member.role, state: member.state, last_read_seq: member.lastReadSeq }]
        : [];
    }),
    stage_history: chat.stageHistory.map(({ stage, at }) => ({ stage, at })),
    temporary: chat.temporary,
    message_count: rows[0]?.count ?? 0,
    created_at: chat.createdAt.toISOString(),
    version,
  };
}

export async function renameChat(call: Call, input: Input<typeof api.chat.rename>) {
  const { chat } = await reachableChat(call, input.params.id, { lock: true });
  const title = input.body.name.trim();
  await call.db.update(chats).set({ title, titleBy: 'person' }).where(eq(chats.id, chat.id));
  call.emit(chat.id, { type: 'chat.updated', chat_id: chat.id, changes: { title } });
  return { chat: await listEntry(call.db, call.me.userId, chat.id) };
}

export async function removeChat(call: Call, { params }: Input<typeof api.chat.remove>) {
  const { chat } = await reachableChat(call, params.id, { lock: true });
  const now = call.platform.now();
  await call.db.update(chats).set({ deletedAt: now }).where(eq(chats.id, chat.id));
  call.emit(call.me.userId, { type: 'chat.removed', chat_id: chat.id });
  return {
    outcome: 'deleted' as const,
    restorable_until: new Date(now.getTime() + restorableMs).toISOString(),
  };
}

export async function restoreChat(call: Call, { params }: Input<typeof api.chat.restore>) {
  if (!isUuid(params.id)) throw new Refusal('chat.not_found');
  const since = new Date(call.platform.now().getTime() - restorableMs);
  const restored = await call.db
    .update(chats)
    .set({ deletedAt: null })
    .where(
      and(
        eq(chats.id, params.id),
        eq(chats.ownerId, call.me.userId),
        isNotNull(chats.deletedAt),
        sql`${chats.deletedAt} > ${since.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: chats.id });
  if (restored.length === 0) throw new Refusal('chat.not_found');
  const chat = await listEntry(call.db, call.me.userId, params.id);
  call.emit(call.me.userId, { type: 'chat.created', chat });
  return { chat };
}

export async function keepSettings(call: Call, input: Input<typeof api.chat.settings>) {
  const { chat } = await reachableChat(call, input.params.id);
  const changes = input.body;
  if (Object.keys(changes).length > 0) {
    await call.db.update(chatMembers).set(changes).where(mine(call, chat.id));
    call.emit(call.me.userId, { type: 'chat.kept', chat_id: chat.id, changes });
  }
  return { chat: await listEntry(call.db, call.me.userId, chat.id) };
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
export async function markRead(call: Call, input: Input<typeof api.chat.read>) {
  const { chat, member } = await reachableChat(call, input.params.id);
  const lastReadSeq = Math.min(input.body.seq, chat.lastSeq);
  if (lastReadSeq === member.lastReadSeq) {
    const { unread } = await listEntry(call.db, call.me.userId, chat.id);
    return { last_read_seq: lastReadSeq, unread };
  }
  await call.db.update(chatMembers).set({ lastReadSeq }).where(mine(call, chat.id));
  const { unread } = await listEntry(call.db, call.me.userId, chat.id);
  call.emit(call.me.userId, {
    type: 'chat.read',
    chat_id: chat.id,
    last_read_seq: lastReadSeq,
    unread,
  });
  return { last_read_seq: lastReadSeq, unread };
}

export async function chooseStage(call: Call, input: Input<typeof api.chat.stage>) {
  const { chat } = await reachableChat(call, input.params.id, { lock: true });
  const { stage } = input.body;
  if (stage !== chat.stage) {
    const at = call.platform.now().toISOString();
    await call.db
      .update(chats)
      .set({ stage, stageHistory: [...chat.stageHistory, { stage, at, by: 'person' }] })
      .where(eq(chats.id, chat.id));
    call.emit(chat.id, { type: 'chat.updated', chat_id: chat.id, changes: { stage } });
  }
  return { chat: await listEntry(call.db, call.me.userId, chat.id) };
}

function mine(call: Call, chatId: string) {
  return and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, call.me.userId));
}
