import { and, desc, gt, isNull, ne, sql } from 'drizzle-orm';
import type { CatchUp } from '#contract/catch-up.ts';
import type { api } from '#contract/index.ts';
import { limits } from '#contract/values.ts';
import { contextRoom, contextTokensOf } from '../../platform/ai/context-room.ts';
import { dataLine } from '../../platform/ai/data-line.ts';
import { catchUpInstructions } from '../../platform/ai/instructions.ts';
import { tokensIn } from '../../platform/ai/tokens.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Person, personOf } from '../account/people.ts';
import { isCared } from '../messages/care.ts';
import { agreedWords } from '../messages/agreed-words.ts';
import { type ChatRow, isGuided, reachableChat, type MessageRow } from '../sight/doors.ts';
import { wordsOf } from '../messages/message-rows.ts';
import { shownIn } from '../messages/messages.ts';
import { extractOf } from './extract.ts';
import { namesAmong, saidElsewhere } from './said-by.ts';
import { writtenAside } from './side-answers.ts';
import { hasNotBlocked } from '../sight/blocks.ts';
import { messages } from '#db/schema/messages.ts';

/** Of one message a provider gets at most this much, in UTF-16 units. */
const lineLengthMax = 2_000;

/**
 * A summary of new messages in a chat of people for me. It is not stored, and nobody else sees it.
 * @throws Refusal chat.not_found, chat.wrong_type, catch_up.too_few, guide.consent_required,
 * plan.limit_reached, guide.writing_failed
 */
export async function catchUp(call: Call, input: Input<typeof api.catchUp.ask>): Promise<CatchUp> {
  const { chat, member } = await reachableChat(call, input.params.id);
  if (isGuided(chat)) throw new Refusal('chat.wrong_type');
  const rows = await newMessages(call, chat, input.body.after ?? member.lastReadSeq);
  if (rows.length < limits.catchUpMin) throw new Refusal('catch_up.too_few');
  const extract = await extractOf(call, rows);
  const facts = { count: rows.length, summary: null, left_out: 0, extract };
  if (!call.platform.guide.write) return facts;
  const { rows: agreed, leftOut, people } = await agreedWords(call.platform, call.db, rows);
  const quotable = agreed.filter((row) => !isCared(row));
  const person = await personOf(call.db, call.me.userId);
  const { config, guide } = call.platform;
  const { material } = contextRoom(contextTokensOf(config, guide));
  const text = linesOf(quotable, people, material);
  if (!person || text === '') return { ...facts, left_out: leftOut };
  const instructions = catchUpInstructions(person.language, person.displayName);
  const summary = await writtenAside(call, person, { instructions, text });
  return { ...facts, summary, left_out: leftOut };
}

/** Messages of others after a seq, oldest first, without people whom I blocked. */
async function newMessages(call: Call, chat: ChatRow, after: number): Promise<MessageRow[]> {
  const { userId } = call.me;
  const rows = await call.db
    .select()
    .from(messages)
    .where(
      and(
        shownIn(call, chat),
        gt(messages.seq, after),
        ne(messages.kind, 'system'),
        ne(messages.status, 'streaming'),
        isNull(messages.deletedAt),
        sql`${messages.authorId} is distinct from ${userId}`,
        hasNotBlocked(userId, messages.authorId),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(limits.catchUpMax);
  return rows.toReversed();
}

/** The newest that take at most so many tokens, oldest first. */
function linesOf(rows: MessageRow[], people: Map<string, Person>, tokensMax: number): string {
  const named = namesAmong(people);
  const lines: string[] = [];
  let tokens = 0;
  for (const row of rows.toReversed()) {
    const words = wordsOf(row).slice(0, lineLengthMax).toWellFormed();
    if (words === '') continue;
    const said =
      row.kind === 'guide'
        ? { by: 'guide' }
        : { ...named(row.authorId), ...saidElsewhere(row, people) };
    const line = dataLine({ n: row.seq, ...said, text: words });
    tokens += tokensIn(line);
    if (tokens > tokensMax) break;
    lines.push(line);
  }
  return lines.toReversed().join('\n');
}
