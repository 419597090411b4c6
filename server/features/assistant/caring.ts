import type { CareReply, CareState, StoredCare } from '#db/schema/care-state.ts';
import type { AnswerPart } from '../../platform/ai/model.ts';
import { dangerJudged } from '../../platform/ai/danger-judge.ts';
import { type CareOutcome, careAfter, withoutNote } from '../../platform/ai/safety/care.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Person } from '../account/people.ts';
import { alone, careBefore, heardLines, isCared, storedCare } from '../messages/care.ts';
import { type Caring, judgedFrom } from '../messages/caring-among-people.ts';
import { wordsOf } from '../messages/message-rows.ts';
import type { MessageRow } from '../sight/doors.ts';
import type { Asking } from './asking.ts';

/** Somebody waits for an answer meanwhile; after this the person is asked instead. */
const patienceMs = 20_000;

type Spoken = Pick<MessageRow, 'text' | 'cards' | 'forwarded'>;

/** The meaning of new words to the guide after `parentSeq`. */
export async function caringFor(
  { db, platform }: Pick<Call, 'db' | 'platform'>,
  { chat, person }: Pick<Asking, 'chat' | 'person'>,
  spoken: Spoken,
  parentSeq: number,
): Promise<Caring> {
  const place = { chatId: chat.id, authorId: person.userId, seq: parentSeq + 1 };
  const before = await careBefore(db, place);
  // A message and its answer; where several people write, a turn is any two messages.
  const turn = Math.ceil(parentSeq / 2);
  const said = { ...spoken, transcript: null };
  const care = storedCare(careAfter(before, wordsOf(said), person, { turn }));
  return { care, judgedFrom: judgedFrom(platform, person, said, { before, care, turn }) };
}

/** The reply that is the whole answer in any case, and so needs neither consent nor use. */
export function certainReply({ care, judgedFrom }: Caring): CareReply | null {
  const reply = care?.reply ?? null;
  return judgedFrom || reply?.beside ? null : reply;
}

/** The same without an answer of the guide, where that may not be given: unclear words have their question in any case. */
export function withoutAnswer({ care }: Caring): Caring {
  if (!care?.reply) return { care, judgedFrom: null };
  return { care: { ...care, reply: alone(care.reply) }, judgedFrom: null };
}

/** The part of a path that the guide reads: without turns in care. */
export function heardOf(path: MessageRow[]): MessageRow[] {
  const persons = path.filter(({ kind }) => kind === 'user');
  const heard = new Set<MessageRow>(heardLines(persons));
  const cared = new Set(persons.filter(isCared).map(({ id }) => id));
  return path.filter((row) =>
    row.kind === 'user' ? heard.has(row) : !cared.has(row.parentId ?? ''),
  );
}

export async function* fixedReply({ text, suggestions }: CareReply): AsyncGenerator<AnswerPart> {
  yield { type: 'text', text };
  if (suggestions.length > 0) yield { type: 'suggestions', suggestions };
}

/**
 * An apology comes before the guide’s answer, a note after it. Where the answer offers something itself (a step, an
 * exercise), there is no note, and the chat keeps it for a later message.
 */
export async function* besideAnswer(
  { state, reply }: { state: CareState; reply: CareReply },
  answer: AsyncIterable<AnswerPart>,
): AsyncGenerator<AnswerPart> {
  if (!reply.asks) yield { type: 'text', text: `${reply.text}\n\n` };
  const offered: string[] = [];
  let offers = false;
  for await (const part of answer) {
    offers ||= part.type === 'suggestions' || part.type === 'proposal';
    if (part.type === 'suggestions') offered.push(...part.suggestions);
    yield part;
  }
  if (!reply.asks) return;
  const before = offers ? withoutNote(state) : null;
  if (before) yield { type: 'care', outcome: { state: before, reply: null } };
  else {
    const suggestions = [...offered, ...reply.suggestions];
    yield* fixedReply({ ...reply, text: `\n\n${reply.text}`, suggestions });
  }
}

interface Judging {
  /** The message as the provider may have it; undefined: it stays here. */
  asked: MessageRow | undefined;
  person: Person;
  care: StoredCare;
  before: CareState | null;
  answer(signal: AbortSignal): AsyncIterable<AnswerPart>;
}

/** The answer after a model’s judgement. Without one, the person is asked. */
export async function* judgedAnswer(
  platform: Platform,
  { asked, person, care, before, answer }: Judging,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const verdict = asked
    ? await dangerJudged(platform.guide, asked.text, { patienceMs, signal })
    : null;
  if (signal.aborted) return;
  const outcome: CareOutcome =
    verdict && asked ? careAfter(before, asked.text, person, { verdict }) : care;
  yield { type: 'care', outcome };
  const { state, reply } = outcome;
  if (!reply || !state) yield* answer(signal);
  else yield* reply.beside ? besideAnswer({ state, reply }, answer(signal)) : fixedReply(reply);
}
