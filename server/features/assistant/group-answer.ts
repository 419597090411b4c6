import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import { formatText } from '#i18n/text.ts';
import { assistant as en } from '#i18n/en/assistant.ts';
import { assistant as he } from '#i18n/he/assistant.ts';
import { limits } from '#contract/values.ts';
import type { AnswerPart, AnswerRequest, GuidePicture } from '../../platform/ai/model.ts';
import type { Change } from '../../platform/change.ts';
import { Refusal } from '../../platform/refusal.ts';
import { agrees } from '../account/consents.ts';
import type { Person } from '../account/people.ts';
import { withoutGuide } from '../messages/about-care.ts';
import { isCared, isNotCared } from '../messages/care.ts';
import { agreedWords } from '../messages/agreed-words.ts';
import { isGuideAsked } from '../messages/mentions.ts';
import type { ChatRow, MessageRow } from '../sight/doors.ts';
import { showAsNewest } from '../chat-list/newest-message.ts';
import { announceMessage, goesWith } from '../sight/messages.ts';
import { messageOf, saidIn, wordsFrom } from '../messages/message-rows.ts';
import { type Reserved, reserveAnswer } from './begin-answer.ts';
import { boundsOfContext, newestRows } from './bounded-rows.ts';
import { afterSummary, summaryBefore } from './chat-summaries.ts';
import { guideRequest } from './guide-request.ts';
import {
  analysesOf,
  measureIn,
  shownAmongPeople,
  unmeasuredPictures,
} from './pictures-among-people.ts';
import { saidAmong } from './said-by.ts';
import { writeAnswer } from './write-answer.ts';
import { chatMembers } from '#db/schema/chats.ts';
import { messages } from '#db/schema/messages.ts';
import { users } from '#db/schema/users.ts';

/** The built-in guide sees this much of a chat of people. */
const builtInContextMax = 60;
/** A group may have more people than a model needs to know by name. */
const membersNamedMax = 30;
/** It looks for them among so many of the newest; in a long chat few may be its own, and everybody waits behind it. */
const lookedThroughMax = 2_000;

export const refusals = [
  'guide.consent_required',
  'plan.limit_reached',
  'guide.too_many_running',
] as const;
type AnswerRefusal = (typeof refusals)[number];

export interface Asked {
  chat: ChatRow;
  /** The person who asks; the answer counts towards their plan. */
  person: Person;
  asked: MessageRow;
}

/**
 * Begins the guide's answer to a message among people, if the message asks for one. It is written in
 * the transaction of the message, so one message has one answer however many nodes learn of it. What
 * stands against it does not keep the message from being sent.
 */
export async function answerAmongPeople(
  change: Change,
  { chat, person, asked }: Asked,
): Promise<{ answer: Message | null; refused: AnswerRefusal | null }> {
  // Words of danger have their caring reply, which the writer alone sees.
  if (!isGuideAsked(chat, asked) || isCared(asked)) return { answer: null, refused: null };
  let reserved: Reserved;
  try {
    const analyses = await analysesOf(change, asked);
    reserved = await reserveAnswer(change, person, { caring: null, analyses });
  } catch (error) {
    const refused =
      error instanceof Refusal ? refusals.find((code) => code === error.code) : undefined;
    if (!refused) throw error;
    await change.db.update(messages).set({ error: refused }).where(eq(messages.id, asked.id));
    return { answer: null, refused };
  }
  const id = newId();
  const prompt = await requestAmongPeople(
    change,
    { chat, person, asked },
    {
      id,
      seq: chat.lastSeq + 1,
      versionIndex: 1,
      text: '',
      cards: [],
      withheldFromId: asked.withheldFromId,
    },
  );
  const [row] = await change.db
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
      createdAt: change.platform.now(),
    })
    .returning();
  if (!row) throw new Error('an inserted message comes back');
  const answer = messageOf(row, null);
  await change.db.execute(sql`
    with generation as (
      insert into generations (message_id, chat_id, asker_id, usage_day, analysis_day, analyses)
      values (${row.id}, ${chat.id}, ${person.userId}, ${reserved.usageDay}, ${reserved.analysisDay}, ${reserved.analyses})
    )
    update chats set last_seq = ${row.seq} where id = ${chat.id}`);
  await showAsNewest(change, row, previewOf(answer), person.userId);
  await announceMessage(change, row, {
    type: 'message.created',
    chat_id: chat.id,
    message: answer,
    after_seq: null,
  });
  writeAmongPeople(change, { person, row, answer, prompt });
  return { answer, refused: null };
}

/** Writes the answer once everything is committed; its row in `generations` is part of the transaction. */
export function writeAmongPeople(
  change: Change,
  {
    person,
    row,
    answer,
    prompt: { request, leftOut, pictures, picturesLeftOut },
  }: { person: Person; row: MessageRow; answer: Message; prompt: PromptAmongPeople },
): void {
  const { guide } = change.platform;
  const { platform } = change;
  const words = person.language === 'he' ? he : en;
  const notes = [
    leftOut > 0 &&
      formatText(person.language, words['assistant.left_out'], { provider: guide.provider ?? '' }),
    picturesLeftOut > 0 &&
      formatText(person.language, words['assistant.pictures_left_out'], {
        count: limits.guidePicturesMax,
      }),
  ].filter((note) => note !== false);
  async function* answerTo(signal: AbortSignal): AsyncGenerator<AnswerPart> {
    await measureIn(platform, request, pictures);
    yield* guide.answer(request, signal);
  }
  change.afterCommit(() => {
    const parts = (signal: AbortSignal) => withNotes(answerTo(signal), notes);
    writeAnswer(change.platform, answer, person.userId, parts, row.withheldFromId);
  });
}

interface PromptAmongPeople {
  request: AnswerRequest;
  /** Messages of people of which something stays here. */
  leftOut: number;
  /** Pictures sent with the question, by id; the number of further ones. */
  pictures: Map<string, GuidePicture>;
  picturesLeftOut: number;
  /** Authors of the words in it. */
  drawnFrom: string[];
}

/**
 * The guide's view of a group: only this chat, with names; without messages of people who have not agreed to
 * the provider. The built-in guide, which answers turn by turn, sees only messages to it and its own.
 */
export async function requestAmongPeople(
  change: Change,
  { chat, person, asked }: Asked,
  answer: Pick<MessageRow, 'id' | 'seq' | 'versionIndex' | 'text' | 'cards' | 'withheldFromId'>,
): Promise<PromptAmongPeople> {
  const { builtIn } = change.platform.guide;
  const shown = await shownAmongPeople(change, asked);
  const shownIds = shown.rows.map(({ id }) => id);
  const summary = builtIn
    ? null
    : await summaryBefore(change.platform, change.db, chat.id, asked.seq);
  const rows = await newestRows(
    change.db,
    chat.id,
    and(
      lte(messages.seq, asked.seq),
      gt(messages.seq, asked.seq - lookedThroughMax),
      afterSummary(summary),
      inArray(messages.kind, ['user', 'guide']),
      isNull(messages.deletedAt),
      goesWith(asked),
      isNotCared,
      builtIn && chat.guideMode !== 'always'
        ? or(
            inArray(messages.id, [asked.id, ...shownIds]),
            eq(messages.kind, 'guide'),
            sql`'guide' = any(${messages.mentions})`,
          )
        : undefined,
    ),
    builtIn
      ? { ...boundsOfContext(change.platform), rows: builtInContextMax }
      : boundsOfContext(change.platform),
  );
  const heard = builtIn
    ? { rows, leftOut: 0, people: new Map<string, Person>() }
    : await agreedWords(change.platform, change.db, rows, [person]);
  const path = heard.rows.map((row) => {
    const said = saidIn(row);
    return { ...row, text: builtIn ? withoutGuide(said) : said };
  });
  const { people } = heard;
  const pictures = await unmeasuredPictures(change, shown.rows, person.userId);
  const request = await guideRequest(change.platform, change.db, {
    chat,
    person,
    path,
    people,
    pictures,
    saidBy: saidAmong(people),
    answer,
    members: builtIn ? null : await membersNamed(change, chat.id),
    summary,
  });
  return {
    request: { ...request, introduces: false },
    leftOut: heard.leftOut,
    pictures,
    picturesLeftOut: shown.leftOut,
    drawnFrom: [...new Set([...path.flatMap(wordsFrom), ...(summary?.drawnFrom ?? [])])],
  };
}

/** The members of the chat, by name where they agree that theirs goes to the provider. */
async function membersNamed(
  { platform, db }: Change,
  chatId: string,
): Promise<AnswerRequest['members']> {
  const rows = await db
    .select({ name: users.displayName, consentTo: users.consentTo })
    .from(chatMembers)
    .innerJoin(users, eq(users.id, chatMembers.userId))
    .where(
      and(eq(chatMembers.chatId, chatId), eq(chatMembers.state, 'active'), isNull(users.deletedAt)),
    )
    .orderBy(users.displayName);
  const names = rows.filter((member) => agrees(platform, member)).map(({ name }) => name);
  const named = names.slice(0, membersNamedMax);
  return { names: named, others: rows.length - named.length };
}

async function* withNotes(
  parts: AsyncIterable<AnswerPart>,
  notes: string[],
): AsyncGenerator<AnswerPart> {
  yield* parts;
  for (const note of notes) yield { type: 'text', text: `\n\n*${note}*` };
}
