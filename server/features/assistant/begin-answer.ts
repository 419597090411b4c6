import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewOf } from '#contract/chat.live.ts';
import type { Message } from '#contract/chat.ts';
import { chatMembers, chats, generations, messages } from '#db/schema/chat.ts';
import { crisisIn } from '../../platform/ai/built-in/crisis.ts';
import type { AnswerPart, AnswerRequest } from '../../platform/ai/model.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Person, personOf } from '../account/people.ts';
import { reserveUse, usageOf } from '../billing/usage.ts';
import type { ChatRow, ReachableChat } from '../chat/doors.ts';
import type { MessageRow } from '../chat/message-rows.ts';
import { wireMessage } from '../chat/messages.ts';
import { guideRequest, pathUpTo } from './guide-request.ts';
import type { RunningAnswer } from './running.ts';
import { writeAnswer } from './write-answer.ts';

const runningPerPersonMax = 3;

export async function askingPerson(call: Call): Promise<Person> {
  const person = await personOf(call.db, call.me.userId);
  if (!person) throw new Refusal('auth.token_revoked');
  return person;
}

function requireConsent({ platform: { guide } }: Call, person: Person): void {
  if (!guide.builtIn && !person.settings.provider_consent) {
    throw new Refusal('guide.consent_required', { params: { provider: guide.provider } });
  }
}

/** Whether the text is answered by the fixed caring reply instead of the guide. */
export function crisisOf(person: Person, text: string) {
  return crisisIn(text, { displayName: person.displayName, language: person.language, timezone: person.timezone });
}

/** Refuses while an answer is being written in the chat, whose row must be locked. */
export async function requireQuiet(call: Call, chat: ChatRow): Promise<void> {
  const [busy] = await call.db
    .select({ id: generations.messageId })
    .from(generations)
    .where(eq(generations.chatId, chat.id))
    .limit(1);
  if (busy) throw new Refusal('message.being_answered');
}

/** Where a message stands: after `parent`, as version `index` of `count`. */
interface NewMessage {
  kind: 'user' | 'guide';
  seq: number;
  parentId: string | null;
  versionIndex: number;
  text: string;
  clientId: string | null;
  guarded: boolean;
}

export async function storeMessage(call: Call, chat: ChatRow, message: NewMessage): Promise<MessageRow> {
  const { seq, parentId, versionIndex } = message;
  if (versionIndex > 1) {
    await call.db
      .update(messages)
      .set({ versionCount: versionIndex, chosen: false })
      .where(and(eq(messages.chatId, chat.id), siblingsOf(parentId, message.kind)));
  }
  const [row] = await call.db
    .insert(messages)
    .values({
      ...message,
      id: newId(),
      chatId: chat.id,
      seq,
      versionCount: versionIndex,
      authorId: message.kind === 'user' ? call.me.userId : null,
      status: message.kind === 'guide' ? 'streaming' : 'sent',
      stage: chat.stage,
      createdAt: call.platform.now(),
    })
    .returning();
  if (!row) throw new Error('an inserted message comes back');
  return row;
}

function siblingsOf(parentId: string | null, kind: 'user' | 'guide') {
  return and(parentId === null ? isNull(messages.parentId) : eq(messages.parentId, parentId), eq(messages.kind, kind));
}

/** The number that the next version of a message gets. */
export async function nextVersion(call: Call, chat: ChatRow, parentId: string | null, kind: 'user' | 'guide'): Promise<number> {
  const { rows } = await call.db.execute<{ index: number }>(sql`
    select coalesce(max(version_index), 0)::int + 1 as index from messages
    where chat_id = ${chat.id} and kind = ${kind}
      and parent_id is not distinct from ${parentId}::uuid`);
  return rows[0]?.index ?? 1;
}

/** Takes the shown path after a seq out of sight; it stays reachable as an earlier version. */
export async function hidePathAfter(call: Call, chat: ChatRow, seq: number): Promise<void> {
  await call.db
    .update(messages)
    .set({ onPath: false })
    .where(and(eq(messages.chatId, chat.id), eq(messages.onPath, true), sql`${messages.seq} > ${seq}`));
}

/** The chat as its newest message leaves it, for its list entry and mine. */
export async function noteActivity(call: Call, { chat, member }: ReachableChat, newest: Message, lastReadSeq: number, title: string | null): Promise<void> {
  await call.db
    .update(chats)
    .set({
      lastSeq: newest.seq,
      lastMessage: previewOf(newest),
      ...(title === null ? {} : { title, titleBy: 'first_words' as const }),
    })
    .where(eq(chats.id, chat.id));
  await call.db
    .update(chatMembers)
    .set({ lastMessageAt: new Date(newest.created_at), lastReadSeq, draft: '' })
    .where(and(eq(chatMembers.chatId, chat.id), eq(chatMembers.userId, call.me.userId)));
  if (title !== null) call.emit(chat.id, { type: 'chat.updated', chat_id: chat.id, changes: { title } });
  if (member.draft !== '') {
    call.emit(call.me.userId, { type: 'chat.kept', chat_id: chat.id, changes: { draft: '' } });
  }
}

/**
 * Reserves the use of one answer and bounds how many run at once. A caring reply comes before
 * anything else: nothing is sent for it, so it needs no consent, and it costs nothing.
 * @throws Refusal guide.consent_required, plan.limit_reached, guide.too_many_running
 */
export async function reserveAnswer(call: Call, person: Person, isCrisis: boolean): Promise<string | null> {
  if (isCrisis) return null;
  requireConsent(call, person);
  const day = await reserveUse(call, person, 'answers');
  // The reservation holds the person's usage row, so parallel starts are counted one after another.
  const { rows } = await call.db.execute<{ running: number }>(
    sql`select count(*)::int as running from generations where asker_id = ${person.userId}`,
  );
  if ((rows[0]?.running ?? 0) >= runningPerPersonMax) {
    throw new Refusal('guide.too_many_running', { retryAfterSeconds: 5 });
  }
  call.emit(person.userId, { type: 'usage.changed', usage: await usageOf(call.db, call.platform, person) });
  return day;
}

/** Notes that an answer is being written, and writes it once everything is committed. */
export async function beginAnswer(
  call: Call,
  { chat, person, row, usageDay, crisisReply }: { chat: ChatRow; person: Person; row: MessageRow; usageDay: string | null; crisisReply: string | null },
): Promise<{ message: Message; started: Promise<RunningAnswer> }> {
  const { platform } = call;
  await call.db.insert(generations).values({ messageId: row.id, chatId: chat.id, askerId: person.userId, usageDay });
  const path = crisisReply === null ? await pathUpTo(call.db, chat.id, row.seq - 1, platform.guide.builtIn) : [];
  const request = await guideRequest(call.db, {
    chat,
    person,
    path: path.filter(({ id }) => id !== row.id),
    answer: row,
    builtIn: platform.guide.builtIn,
  });
  const message = await wireMessage(platform, call.db, row);
  const { promise: started, resolve } = Promise.withResolvers<RunningAnswer>();
  call.afterCommit(() => resolve(writeAnswer(platform, message, person.userId, partsOf(platform, request, crisisReply))));
  return { message, started };
}

function partsOf(platform: Platform, request: AnswerRequest, crisisReply: string | null) {
  return (signal: AbortSignal): AsyncIterable<AnswerPart> =>
    crisisReply === null ? platform.guide.answer(request, signal) : fixedReply(crisisReply);
}

async function* fixedReply(text: string): AsyncGenerator<AnswerPart> {
  yield { type: 'text', text };
}
