import { and, eq } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import type { Message } from '#contract/chat.ts';
import { messages } from '#db/schema/chat.ts';
import { firstWords } from '../../platform/ai/model.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type ChatRow, type ReachableChat, reachableChat, reachableMessage } from '../chat/doors.ts';
import type { MessageRow } from '../chat/message-rows.ts';
import { wireMessage } from '../chat/messages.ts';
import {
  askingPerson,
  beginAnswer,
  crisisOf,
  hidePathAfter,
  nextVersion,
  noteActivity,
  requireQuiet,
  reserveAnswer,
  storeMessage,
} from './begin-answer.ts';
import type { RunningAnswer } from './running.ts';
import { streamToResponse } from './stream-response.ts';

interface Exchange {
  message: Message;
  answer: Message;
}

/** Stores a message for the guide and begins its answer. A resend answers the first exchange again. */
export async function sendToGuide(call: Call, input: Input<typeof api.chat.send>): Promise<Exchange> {
  const { chat, member } = await reachableChat(call, input.params.id, { lock: true });
  const { message: text, client_id: clientId, parent_id: parentId } = input.body;
  if (chat.chatType !== 'AI') throw new Refusal('chat.wrong_type');
  const before = await earlierExchange(call, chat, clientId);
  if (before) return before;
  await requireQuiet(call, chat);
  const parent = parentId === undefined ? await endOfPath(call, chat) : await messageOnPath(call, chat, parentId);
  return exchange(call, { chat, member }, { text, clientId, parent });
}

/** Editing my message makes a new version of it, with a new answer. */
export async function editMessage(call: Call, input: Input<typeof api.chat.editMessage>): Promise<Exchange> {
  const { chat, member, message } = await reachableMessage(call, input.params.id, { lock: true });
  const { text } = input.body;
  if (chat.chatType !== 'AI') throw new Refusal('chat.wrong_type');
  if (message.authorId !== call.me.userId || message.deletedAt) throw new Refusal('message.not_allowed');
  await requireQuiet(call, chat);
  const parent = message.parentId === null ? null : await messageOnPath(call, chat, message.parentId);
  return exchange(call, { chat, member }, { text, clientId: null, parent });
}

/** A message after `parent` and the answer that follows it; what was shown after `parent` gives way. */
async function exchange(
  call: Call,
  { chat, member }: ReachableChat,
  { text, clientId, parent }: { text: string; clientId: string | null; parent: MessageRow | null },
): Promise<Exchange> {
  const person = await askingPerson(call);
  const crisis = crisisOf(person, text);
  const usageDay = await reserveAnswer(call, person, crisis !== null);
  const parentSeq = parent?.seq ?? 0;
  if (parentSeq < chat.lastSeq) await hidePathAfter(call, chat, parentSeq);
  const asked = await storeMessage(call, chat, {
    kind: 'user',
    seq: chat.lastSeq + 1,
    parentId: parent?.id ?? null,
    versionIndex: parentSeq < chat.lastSeq ? await nextVersion(call, chat, parent?.id ?? null, 'user') : 1,
    text,
    clientId,
    guarded: crisis !== null,
  });
  const row = await storeMessage(call, chat, {
    kind: 'guide',
    seq: chat.lastSeq + 2,
    parentId: asked.id,
    versionIndex: 1,
    text: '',
    clientId: null,
    guarded: crisis !== null,
  });
  const message = await wireMessage(call.platform, call.db, asked);
  const { message: answer, started } = await beginAnswer(call, {
    chat,
    person,
    row,
    usageDay,
    crisisReply: crisis === null || call.platform.guide.builtIn ? null : crisis.reply,
  });
  const title = chat.titleBy === 'nobody' && crisis === null ? firstWords(text) : null;
  call.emit(chat.id, { type: 'message.created', chat_id: chat.id, message, after_seq: parentSeq });
  call.emit(chat.id, { type: 'message.created', chat_id: chat.id, message: answer, after_seq: message.seq });
  await noteActivity(call, { chat, member }, answer, message.seq, title);
  streamIfWanted(call, started);
  return { message, answer };
}

/** Asks the guide for another version of its answer. */
export async function regenerateAnswer(call: Call, input: Input<typeof api.chat.regenerate>): Promise<{ answer: Message }> {
  const { chat, member, message } = await reachableMessage(call, input.params.id, { lock: true });
  if (message.kind !== 'guide' || chat.chatType !== 'AI' || !message.parentId) throw new Refusal('message.not_allowed');
  await requireQuiet(call, chat);
  const asked = await messageOnPath(call, chat, message.parentId);
  const person = await askingPerson(call);
  const crisis = crisisOf(person, asked.text);
  const usageDay = await reserveAnswer(call, person, crisis !== null);
  await hidePathAfter(call, chat, asked.seq);
  const row = await storeMessage(call, chat, {
    kind: 'guide',
    seq: chat.lastSeq + 1,
    parentId: asked.id,
    versionIndex: await nextVersion(call, chat, asked.id, 'guide'),
    text: '',
    clientId: null,
    guarded: message.guarded,
  });
  const { message: answer, started } = await beginAnswer(call, {
    chat,
    person,
    row,
    usageDay,
    crisisReply: crisis === null || call.platform.guide.builtIn ? null : crisis.reply,
  });
  call.emit(chat.id, { type: 'message.created', chat_id: chat.id, message: answer, after_seq: asked.seq });
  await noteActivity(call, { chat, member }, answer, answer.seq - 1, null);
  streamIfWanted(call, started);
  return { answer };
}

const unfinished = new Set<MessageRow['status']>(['stopped', 'interrupted', 'failed']);

/** Goes on with an answer that ended early: its text stays and more is added. */
export async function continueAnswer(call: Call, input: Input<typeof api.chat.continue>): Promise<{ answer: Message }> {
  const { chat, message } = await reachableMessage(call, input.params.id, { lock: true });
  if (message.kind !== 'guide' || !message.onPath || !unfinished.has(message.status)) throw new Refusal('message.not_allowed');
  await requireQuiet(call, chat);
  const person = await askingPerson(call);
  const asked = message.parentId === null ? null : await messageOnPath(call, chat, message.parentId);
  const crisis = asked && crisisOf(person, asked.text);
  const usageDay = await reserveAnswer(call, person, crisis !== null);
  const [row] = await call.db
    .update(messages)
    .set({ status: 'streaming', error: null })
    .where(eq(messages.id, message.id))
    .returning();
  if (!row) throw new Refusal('message.not_found');
  const { message: answer, started } = await beginAnswer(call, {
    chat,
    person,
    row,
    usageDay,
    crisisReply: crisis === null || call.platform.guide.builtIn ? null : crisis.reply.slice(row.text.length),
  });
  call.emit(chat.id, { type: 'message.updated', chat_id: chat.id, message: answer });
  streamIfWanted(call, started);
  return { answer };
}

async function earlierExchange(call: Call, chat: ChatRow, clientId: string): Promise<Exchange | null> {
  const [asked] = await call.db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chat.id), eq(messages.authorId, call.me.userId), eq(messages.clientId, clientId)));
  if (!asked) return null;
  const [answer] = await call.db
    .select()
    .from(messages)
    .where(and(eq(messages.parentId, asked.id), eq(messages.kind, 'guide')))
    .orderBy(messages.seq)
    .limit(1);
  if (!answer) return null;
  return {
    message: await wireMessage(call.platform, call.db, asked),
    answer: await wireMessage(call.platform, call.db, answer),
  };
}

async function endOfPath(call: Call, chat: ChatRow): Promise<MessageRow | null> {
  const seq = chat.lastMessage?.seq;
  if (seq === undefined) return null;
  const [row] = await call.db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chat.id), eq(messages.seq, seq)));
  return row ?? null;
}

async function messageOnPath(call: Call, chat: ChatRow, id: string | null): Promise<MessageRow>;
async function messageOnPath(call: Call, chat: ChatRow, id: string | null): Promise<MessageRow | null> {
  if (id === null) return null;
  const [row] = isUuid(id)
    ? await call.db
        .select()
        .from(messages)
        .where(and(eq(messages.chatId, chat.id), eq(messages.id, id), eq(messages.onPath, true)))
    : [];
  if (!row) throw new Refusal('message.not_found');
  return row;
}

function streamIfWanted(call: Call, started: Promise<RunningAnswer>): void {
  if (!call.request.headers.accept?.includes('text/event-stream')) return;
  call.afterCommit(async (written) => streamToResponse(call, written, await started));
}
