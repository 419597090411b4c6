import { and, eq, isNull, sql } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import { limits } from '#contract/values.ts';
import type { AnswerPart } from '../../platform/ai/model.ts';
import type { Change } from '../../platform/change.ts';
import type { Call } from '../../platform/http/call.ts';
import { type Person, refOf } from '../account/people.ts';
import { reserveUse, settleUse } from '../billing/usage.ts';
import { agreedWords } from '../messages/agreed-words.ts';
import type { ChatRow, MessageRow } from '../sight/doors.ts';
import { type Around, messageOf, wordsFrom } from '../messages/message-rows.ts';
import { type Asking, requireConsent } from './asking.ts';
import { besideAnswer, certainReply, fixedReply, heardOf, judgedAnswer } from './caring.ts';
import { summaryBefore } from './chat-summaries.ts';
import { guidePictures, withItsPicture } from './guide-pictures.ts';
import { guideRequest } from './guide-request.ts';
import { withPictureQuestions } from './picture-questions.ts';
import type { RunningAnswer } from '../messages/running.ts';
import { streamToResponse } from './stream-response.ts';
import { writeAnswer } from './write-answer.ts';
import { messages } from '#db/schema/messages.ts';
import type { CareReply, StoredCare } from '#db/schema/care-state.ts';
import { explains } from '../messages/care.ts';
import type { Caring } from '../messages/caring-among-people.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

export const runningPerPersonMax = 3;
/** So many messages after danger the guide offers nothing. */
const carefulMessages = 3;
const runningAnalysesMax = runningPerPersonMax * limits.guidePicturesMax;

/** The local days on which an answer, and the analysis of a picture, are reserved; null for what does not count. */
export interface Reserved {
  usageDay: string | null;
  analysisDay: string | null;
  /** How many pictures are analysed. */
  analyses: number;
}

/**
 * Reserves the use of one answer, and of an image analysis for every picture to which it is the first. A
 * caring reply is never refused: nothing is sent for it, so it needs no consent, and it costs nothing.
 * @throws Refusal guide.consent_required, plan.limit_reached, guide.too_many_running
 */
export async function reserveAnswer(
  call: Change,
  person: Person,
  { caring, analyses }: { caring: Caring | null; analyses: number },
): Promise<Reserved> {
  if (caring && certainReply(caring)) return { usageDay: null, analysisDay: null, analyses: 0 };
  requireConsent(call, person);
  const analysisDay =
    analyses > 0 ? await reserveUse(call, person, 'analyses', runningAnalysesMax, analyses) : null;
  return {
    usageDay: await reserveUse(call, person, 'answers', runningPerPersonMax).catch(
      async (error: unknown) => {
        // Among people the message is sent all the same.
        if (analysisDay)
          await settleUse(call, person.userId, 'analyses', analysisDay, false, analyses);
        throw error;
      },
    ),
    analysisDay,
    analyses,
  };
}

/** The position and content of a new message. */
export interface NewMessage {
  id: string;
  kind: 'user' | 'guide';
  seq: number;
  parentId: string | null;
  versionIndex: number;
  text: string;
  imageId?: string | null;
  albumId?: string | null;
  audioId?: string;
  transcript?: string;
  forwarded?: boolean;
  wordsOfId?: string | null;
  drawnFrom?: string[];
  cards?: LaidCard[];
  clientId: string | null;
  care?: StoredCare | null;
}

export async function storeMessages(
  call: Call,
  chat: ChatRow,
  added: NewMessage[],
): Promise<MessageRow[]> {
  for (const { kind, parentId, versionIndex } of added) {
    if (versionIndex === 1) continue;
    const sameParent =
      parentId === null ? isNull(messages.parentId) : eq(messages.parentId, parentId);
    await call.db
      .update(messages)
      .set({ versionCount: versionIndex, chosen: false })
      .where(and(eq(messages.chatId, chat.id), sameParent, eq(messages.kind, kind)));
  }
  const createdAt = call.platform.now();
  return call.db
    .insert(messages)
    .values(
      added.map((message) => ({
        ...message,
        chatId: chat.id,
        versionCount: message.versionIndex,
        authorId: message.kind === 'user' ? call.me.userId : null,
        status: message.kind === 'guide' ? ('streaming' as const) : ('sent' as const),
        stage: chat.stage,
        createdAt,
      })),
    )
    .returning();
}

/** The number that the next version of a message gets. */
export async function nextVersion(
  call: Call,
  chat: ChatRow,
  parentId: string | null,
  kind: 'user' | 'guide',
): Promise<number> {
  const { rows } = await call.db.execute<{ index: number }>(sql`
    select coalesce(max(version_index), 0)::int + 1 as index from messages
    where chat_id = ${chat.id} and kind = ${kind} and parent_id is not distinct from ${parentId}::uuid`);
  return rows[0]?.index ?? 1;
}

/** Takes the shown path after a seq out of sight; it stays reachable as an earlier version. */
export async function hidePathAfter(call: Call, chat: ChatRow, seq: number): Promise<void> {
  await call.db
    .update(messages)
    .set({ onPath: false })
    .where(
      and(eq(messages.chatId, chat.id), eq(messages.onPath, true), sql`${messages.seq} > ${seq}`),
    );
}

/** A stored message as the asking person sees it. */
export function asSeenBy(
  call: Call,
  { user }: Pick<Asking, 'user'>,
  row: MessageRow,
  around: Pick<Around, 'image' | 'recording' | 'cards'> = {},
): Message {
  return messageOf(row, row.kind === 'user' ? refOf(call.platform, user) : null, around);
}

interface Beginning {
  answer: MessageRow;
  /** The shown path before the answer. */
  path: MessageRow[];
  reserved: Reserved;
  caring: Caring;
  /** My read position after this; null if the path did not change. */
  lastReadSeq: number | null;
  /** A recording does not replace the draft. */
  keepsDraft?: boolean;
  title: string | null;
}

/**
 * Notes in one statement that an answer is being written, what the chat's list entry says now and
 * what I have read; the answer is written once everything is committed.
 */
export async function beginAnswer(
  call: Call,
  asking: Asking,
  beginning: Beginning,
): Promise<Message> {
  const { chat, member, person } = asking;
  const { answer, reserved, caring, lastReadSeq, keepsDraft = false, title } = beginning;
  const { platform } = call;
  const message = asSeenBy(call, asking, answer);
  const reply = certainReply(caring);
  const parts = reply
    ? () => fixedReply(restOf(reply, answer.text))
    : await guidesAnswer(call, asking, beginning);
  const moved = lastReadSeq !== null;
  await call.db.execute(sql`
    with generation as (
      insert into generations (message_id, chat_id, asker_id, usage_day, analysis_day, analyses)
      values (${answer.id}, ${chat.id}, ${person.userId}, ${reserved.usageDay}, ${reserved.analysisDay}, ${reserved.analyses})
    ), chat as (
      update chats set last_seq = greatest(last_seq, ${answer.seq}), last_message = ${JSON.stringify(previewOf(message))}::jsonb,
        last_message_at = ${message.created_at}::timestamptz, title = ${title ?? chat.title}, title_by = ${title === null ? chat.titleBy : 'first_words'}
      where id = ${chat.id} and ${moved}
    )
    update chat_members set last_message_at = ${message.created_at}::timestamptz, last_read_seq = ${lastReadSeq ?? 0},
      draft = case when ${keepsDraft} then draft else '' end
    where chat_id = ${chat.id} and user_id = ${person.userId} and ${moved}`);
  if (title !== null)
    call.emit(chat.id, { type: 'chat.updated', chat_id: chat.id, changes: { title } });
  if (moved && !keepsDraft && member.draft !== '') {
    call.emit(person.userId, { type: 'chat.kept', chat_id: chat.id, changes: { draft: '' } });
  }
  call.afterCommit((written) => {
    const running: RunningAnswer = writeAnswer(platform, message, person.userId, parts);
    if (call.request.headers.accept?.includes('text/event-stream'))
      streamToResponse(call, written, running);
  });
  return message;
}

/** The guide's answer to the path; a model that judges unclear words does so first. */
async function guidesAnswer(
  call: Call,
  { chat, person }: Asking,
  { answer, path: all, caring: { care, judgedFrom } }: Beginning,
): Promise<(signal: AbortSignal) => AsyncIterable<AnswerPart>> {
  const { platform } = call;
  const { guide } = platform;
  const last = all.at(-1);
  // The first message of a chat has nothing before it.
  const summary =
    guide.builtIn || !last || last.parentId === null
      ? null
      : await summaryBefore(platform, call.db, chat.id, last.seq);
  const uptoSeq = summary?.uptoSeq ?? 0;
  const newer = heardOf(all).filter(({ seq }) => seq > uptoSeq);
  const whole = await withItsPicture(call.db, chat, newer);
  const { rows: path, people } = guide.builtIn
    ? { rows: whole, people: new Map<string, Person>() }
    : await agreedWords(platform, call.db, whole, [person]);
  await noteWordsOfOthers(call, answer, [
    ...path.flatMap(wordsFrom),
    ...(summary?.drawnFrom ?? []),
  ]);
  const request = await guideRequest(platform, call.db, {
    chat,
    person,
    path,
    people,
    pictures: await guidePictures(platform, call.db, path, person.userId),
    answer,
    summary,
    inCare: wasInCare(all),
    apology: explains(care) && answer.text === '' ? (care?.reply?.text ?? null) : null,
  });
  const answerTo = (signal: AbortSignal) =>
    withPictureQuestions(guide.answer(request, signal), request, guide);
  // An answer that was begun has its apology already.
  const beside =
    care?.reply?.beside && answer.text === '' ? { state: care.state, reply: care.reply } : null;
  if (!judgedFrom || !care)
    return beside ? (signal) => besideAnswer(beside, answerTo(signal)) : answerTo;
  const asked = path.find(({ id }) => id === all.at(-1)?.id);
  const judging = { asked, person, care, before: judgedFrom.before, answer: answerTo };
  return (signal) => judgedAnswer(platform, judging, signal);
}

function restOf(reply: CareReply, begun: string): CareReply {
  return { ...reply, text: reply.text.slice(begun.length) };
}

function wasInCare(path: MessageRow[]): boolean {
  const newest = path.filter(({ kind }) => kind === 'user').slice(-carefulMessages);
  return newest
    .slice(newest.findLastIndex(({ care }) => explains(care)) + 1)
    .some(({ care }) => care?.state.phase === 'care');
}

/** Forwarded words in the prompt may appear in the answer. */
async function noteWordsOfOthers(
  { db, me }: Call,
  answer: MessageRow,
  people: string[],
): Promise<void> {
  const others = new Set([...answer.drawnFrom, ...people]);
  others.delete(me.userId);
  if (others.size === answer.drawnFrom.length) return;
  await db
    .update(messages)
    .set({ drawnFrom: [...others] })
    .where(eq(messages.id, answer.id));
}
