import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import { formatText } from '#i18n/text.ts';
import { assistant as en } from '#i18n/en/assistant.ts';
import { assistant as he } from '#i18n/he/assistant.ts';
import { messages } from '#db/schema/chat.ts';
import type { AnswerPart, AnswerRequest } from '../../platform/ai/model.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Person } from '../account/people.ts';
import { agreedWords } from '../chat/agreed-words.ts';
import type { ChatRow } from '../chat/doors.ts';
import { showAsNewest } from '../chat/newest-message.ts';
import { announceMessage, goesWith } from '../chat/sight.ts';
import { type MessageRow, messageOf, saidIn, wordsFrom } from '../chat/message-rows.ts';
import { reserveAnswer } from './begin-answer.ts';
import { guideRequest } from './guide-request.ts';
import { saidAmong } from './said-by.ts';
import { writeAnswer } from './write-answer.ts';

/** A model sees this much of a chat of people. */
const contextMax = 60;
/** It looks for them among so many of the newest; in a long chat few may be its own, and everybody waits behind it. */
const lookedThroughMax = 2_000;

const guideMention = /@(?:guide|zavit|המלווה|מלווה)(?![\p{L}\p{N}_])[,:]?\s*/giu;

export const refusals = [
  'guide.consent_required',
  'plan.limit_reached',
  'guide.too_many_running',
] as const;
type AnswerRefusal = (typeof refusals)[number];

interface Asked {
  chat: ChatRow;
  /** Who asks; the answer counts on their plan. */
  person: Person;
  asked: MessageRow;
  isGuarded: boolean;
}

/**
 * Begins the guide's answer to a message among people, if the message asks for one. It is written in
 * the transaction of the message, so one message has one answer however many nodes hear of it. What
 * stands against it does not keep the message from being sent.
 */
export async function answerAmongPeople(
  call: Call,
  { chat, person, asked, isGuarded }: Asked,
): Promise<{ answer: Message | null; refused: AnswerRefusal | null }> {
  const isAsked =
    chat.guideMode === 'always' ||
    (chat.guideMode === 'mention' && asked.mentions.includes('guide'));
  // Words of danger have had their caring reply, which the writer alone sees.
  if (!isAsked || isGuarded) return { answer: null, refused: null };
  let usageDay: string | null;
  try {
    ({ usageDay } = await reserveAnswer(call, person, { isCaring: false, analyses: false }));
  } catch (error) {
    const refused =
      error instanceof Refusal ? refusals.find((code) => code === error.code) : undefined;
    if (!refused) throw error;
    await call.db.update(messages).set({ error: refused }).where(eq(messages.id, asked.id));
    return { answer: null, refused };
  }
  const id = newId();
  const prompt = await requestAmongPeople(
    call,
    { chat, person, asked },
    { id, versionIndex: 1, text: '', cards: [] },
  );
  const [row] = await call.db
    .insert(messages)
    .values({
      id,
      drawnFrom: prompt.drawnFrom,
      chatId: chat.id,
      seq: chat.lastSeq + 1,
      parentId: asked.id,
      authorId: null,
      kind: 'guide',
      text: '',
      status: 'streaming',
      stage: chat.stage,
      withheldFromId: asked.withheldFromId,
      createdAt: call.platform.now(),
    })
    .returning();
  if (!row) throw new Error('an inserted message comes back');
  const answer = messageOf(row, null);
  await call.db.execute(sql`
    with generation as (
      insert into generations (message_id, chat_id, asker_id, usage_day)
      values (${row.id}, ${chat.id}, ${person.userId}, ${usageDay})
    )
    update chats set last_seq = ${row.seq} where id = ${chat.id}`);
  await showAsNewest(call, row, previewOf(answer), person.userId);
  await announceMessage(call, row, {
    type: 'message.created',
    chat_id: chat.id,
    message: answer,
    after_seq: null,
  });
  writeAmongPeople(call, { person, row, answer, prompt });
  return { answer, refused: null };
}

/** Writes the answer once everything is committed; its row in `generations` is part of the transaction. */
export function writeAmongPeople(
  call: Call,
  {
    person,
    row,
    answer,
    prompt: { request, leftOut },
  }: { person: Person; row: MessageRow; answer: Message; prompt: PromptAmongPeople },
): void {
  const { guide } = call.platform;
  const note =
    leftOut > 0
      ? formatText(person.language, (person.language === 'he' ? he : en)['assistant.left_out'], {
          provider: guide.provider ?? '',
        })
      : '';
  call.afterCommit(() => {
    const parts = (signal: AbortSignal) => withNote(guide.answer(request, signal), note);
    writeAnswer(call.platform, answer, person.userId, parts, row.withheldFromId);
  });
}

interface PromptAmongPeople {
  request: AnswerRequest;
  /** Messages of people of which something stays here. */
  leftOut: number;
  /** Whose words are in it. */
  drawnFrom: string[];
}

/**
 * What the guide sees of a group: this chat alone, with names; without the messages of people who
 * have not agreed that theirs go to the provider. The built-in guide, which answers turn by turn,
 * sees what was said to it and what it said.
 */
export async function requestAmongPeople(
  call: Call,
  { chat, person, asked }: Pick<Asked, 'chat' | 'person' | 'asked'>,
  answer: Pick<MessageRow, 'id' | 'versionIndex' | 'text' | 'cards'>,
): Promise<PromptAmongPeople> {
  const { builtIn } = call.platform.guide;
  const rows = await call.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chat.id),
        lte(messages.seq, asked.seq),
        gt(messages.seq, asked.seq - lookedThroughMax),
        inArray(messages.kind, ['user', 'guide']),
        isNull(messages.deletedAt),
        goesWith(asked),
        eq(messages.guarded, false),
        builtIn && chat.guideMode !== 'always'
          ? or(
              eq(messages.id, asked.id),
              eq(messages.kind, 'guide'),
              sql`'guide' = any(${messages.mentions})`,
            )
          : undefined,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(contextMax);
  const heard = builtIn
    ? { rows, leftOut: 0, people: new Map<string, Person>() }
    : await agreedWords(call.platform, call.db, rows, [person]);
  const path = heard.rows.toReversed().map((row) => {
    const said = saidIn(row);
    return { ...row, text: builtIn ? said.replaceAll(guideMention, '') : said };
  });
  const { people } = heard;
  const request = await guideRequest(call.platform, call.db, {
    chat,
    person,
    path,
    people,
    saidBy: saidAmong(people),
    answer,
  });
  return {
    request: { ...request, introduces: false },
    leftOut: heard.leftOut,
    drawnFrom: [...new Set(path.flatMap(wordsFrom))],
  };
}

async function* withNote(
  parts: AsyncIterable<AnswerPart>,
  note: string,
): AsyncGenerator<AnswerPart> {
  yield* parts;
  if (note !== '') yield { type: 'text', text: `\n\n*${note}*` };
}
