import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import type { CareReply, CareState, StoredCare } from '#db/schema/care-state.ts';
import { messages } from '#db/schema/messages.ts';
import type { Message } from '#contract/messages.ts';
import { type CareOutcome, type CarePerson, careAfter } from '../../platform/ai/safety/care.ts';
import { isBareNo } from '../../platform/ai/safety/answers.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { MessageRow } from '../sight/doors.ts';
import { isAboutCare, takesUpCare, type ToGuide, withoutGuide } from './about-care.ts';

/**
 * Whether a message was answered with care. It is not quoted outside of its chat, summed up or used in a title,
 * and the guide does not read it.
 */
export function isCared({ care }: Pick<MessageRow, 'care'>): boolean {
  return (care?.reply ?? null) !== null && !care?.reply?.beside;
}

/** The same as `isCared`, for a query. */
export const isNotCared = sql`(${messages.care} ->> 'reply' is null or ${messages.care} -> 'reply' ->> 'beside' = 'true')`;

export function storedCare({ state, reply }: CareOutcome): StoredCare | null {
  return state && { state, reply };
}

/** The reply to a message that has no answer of the guide beside it. */
export function alone(reply: CareReply): CareReply {
  return { ...reply, beside: false };
}

export function storedAlone({ state, reply }: CareOutcome): StoredCare | null {
  return storedCare({ state, reply: reply && alone(reply) });
}

/** The lines that the author sees under a message among people. */
export function careShown(care: StoredCare | null): Message['care'] {
  if (!care?.reply) return null;
  return { text: care.reply.text, asks: care.state.phase === 'asked' };
}

/** Emits to the author what they see under their message now. */
export function emitCare(
  { emit }: Pick<Change, 'emit'>,
  { id, chatId, authorId }: Pick<MessageRow, 'id' | 'chatId' | 'authorId'>,
  care: Message['care'],
): void {
  if (authorId !== null)
    emit(authorId, { type: 'message.cared', chat_id: chatId, message_id: id, care });
}

/** The knowledge of a person's danger before a place in a chat: on the shown path, and in this chat alone. */
export async function careBefore(
  db: Db,
  { chatId, authorId, seq }: Pick<MessageRow, 'chatId' | 'authorId' | 'seq'>,
): Promise<CareState | null> {
  if (authorId === null) return null;
  const [row] = await db
    .select({ care: messages.care })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.authorId, authorId),
        lt(messages.seq, seq),
        isNotNull(messages.care),
        eq(messages.onPath, true),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(1);
  return row?.care?.state ?? null;
}

/**
 * The meaning of a message to people. Its words are for others, so they answer no open question, and only danger, the word
 * that they are safe, or in care words about it or a mention of the guide bring a reply; buttons answer the question. The
 * guide answers a mention about something else as any other; words about the care have its reply alone, because an
 * answer would repeat them to everybody.
 */
export function careAmongPeople(
  before: CareState | null,
  text: string,
  person: CarePerson,
  toGuide: ToGuide = { mentionsGuide: false, asksGuide: false },
): StoredCare | null {
  if (!before?.danger || before.phase === 'calm')
    return storedAlone(careAfter(before, text, person));
  const said = withoutGuide(text);
  const outcome = careAfter(before, said, person);
  const fresh = careAfter({ ...before, phase: 'calm', danger: null, step: 0 }, said, person);
  if (before.phase === 'care') {
    const isAbout = isAboutCare({ ...before, danger: before.danger }, said, person, toGuide);
    if (fresh.reply || outcome.state?.phase === 'calm' || isAbout) return storedAlone(outcome);
    if (toGuide.mentionsGuide && outcome.state && outcome.reply)
      return { state: outcome.state, reply: { ...outcome.reply, beside: true } };
  }
  // The question whether care is still needed is answered by buttons, but care goes on with a call.
  if (isReleasing(before) && outcome.state?.phase === 'care' && takesUpCare(said))
    return storedAlone(outcome);
  return fresh.reply ? storedAlone(fresh) : { state: before, reply: null };
}

function isReleasing({ phase, danger }: CareState): boolean {
  return phase === 'asked' && danger?.level === 'sure';
}

/** The message said that nothing was meant, so the words before it were no danger. */
export function explains(care: StoredCare | null): boolean {
  return care?.state.phase === 'calm' && care.reply?.beside === true && !care.reply.asks;
}

interface Line {
  text: string;
  care: StoredCare | null;
}

/**
 * The messages of a person that the guide reads. Those that were answered with care are left out; but words that
 * were asked about, and meant something else, are what the guide answers then, not the *No* that said so. Words that
 * were taken for danger are read, too, once the person has explained them.
 */
export function heardLines<Said extends Line>(lines: Said[]): Said[] {
  return lines.filter((line, at) => {
    const next = lines[at + 1];
    const question = lines[at - 1]?.care?.reply;
    const isButton = question?.suggestions[1] === line.text;
    const isNo = (isButton || isBareNo(line.text)) && !isCared(line);
    if (question?.asks && !question.beside && isNo) return false;
    // The last message is the one to answer.
    if (!next || !line.care?.reply || line.care.reply.beside || isExplained(lines, at)) return true;
    return line.care.state.phase === 'asked' && next.care !== null && !isCared(next);
  });
}

/** Whether care, as it stood at this line, ended with an explanation. */
function isExplained(lines: Line[], at: number): boolean {
  const end = lines.findIndex(({ care }, place) => place > at && care?.state.phase !== 'care');
  return end > 0 && explains(lines[end]?.care ?? null);
}
