import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { previewOf } from '#contract/preview.ts';
import type { Message } from '#contract/messages.ts';
import { formatText } from '#i18n/text.ts';
import { assistant as en } from '#i18n/en/assistant.ts';
import { assistant as he } from '#i18n/he/assistant.ts';
import { users } from '#db/schema/account.ts';
import { messages } from '#db/schema/chat.ts';
import type { AnswerPart } from '../../platform/ai/model.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Person, personFrom } from '../account/people.ts';
import { withAgreedCards } from '../cards/laid-cards.ts';
import type { ChatRow } from '../chat/doors.ts';
import { type MessageRow, messageOf, saidIn, speakerIdOf } from '../chat/message-rows.ts';
import { showAsNewest } from '../chat/newest-message.ts';
import { announceMessage, goesWith } from '../chat/sight.ts';
import { reserveAnswer } from './begin-answer.ts';
import { guideRequest } from './guide-request.ts';
import { writeAnswer } from './write-answer.ts';

/** A model sees this much of a chat of people. */
const contextMax = 60;
/** It looks for them among so many of the newest; in a long chat few may be its own, and everybody waits behind it. */
const lookedThroughMax = 2_000;

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
  const [row] = await call.db
    .insert(messages)
    .values({
      id: newId(),
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
  const { request, leftOut } = await requestAmongPeople(call, { chat, person, asked }, row);
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
  return { answer, refused: null };
}

/**
 * What the guide sees of a group: this chat alone, with names; without the messages of people who
 * have not agreed that theirs go to the provider. The built-in guide, which answers turn by turn,
 * sees what was said to it and what it said.
 */
async function requestAmongPeople(
  call: Call,
  { chat, person, asked }: Pick<Asked, 'chat' | 'person' | 'asked'>,
  answer: MessageRow,
) {
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
        goesWith(answer),
        eq(messages.guarded, false),
        builtIn && chat.guideMode !== 'always'
          ? or(eq(messages.kind, 'guide'), sql`'guide' = any(${messages.mentions})`)
          : undefined,
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(contextMax);
  const authorIds = [
    ...new Set(rows.flatMap(({ authorId, wordsOfId }) => [authorId ?? [], wordsOfId ?? []].flat())),
  ];
  const authors = new Map(
    (authorIds.length > 0
      ? await call.db.select().from(users).where(inArray(users.id, authorIds))
      : []
    ).map((user) => [user.id, personFrom(user)]),
  );
  const mayBeSent = (row: MessageRow) =>
    builtIn ||
    row.kind === 'guide' ||
    authors.get(speakerIdOf(row) ?? '')?.settings.provider_consent === true;
  const sent = rows.filter(mayBeSent).toReversed();
  const agreed = builtIn ? sent : await withAgreedCards(call.db, sent);
  const whole = sent.filter((row, at) => row === agreed[at]);
  const path = agreed.map((row) => {
    const name = authors.get(row.authorId ?? '')?.displayName;
    return builtIn || row.kind === 'guide' || name === undefined
      ? { ...row, text: saidIn(row).replaceAll(/@(?:guide|zavit|המלווה|מלווה)\b[,:]?\s*/giu, '') }
      : { ...row, text: `${name}: ${saidIn(row)}` };
  });
  const request = await guideRequest(call.platform, call.db, { chat, person, path, answer });
  return { request: { ...request, introduces: false }, leftOut: rows.length - whole.length };
}

async function* withNote(
  parts: AsyncIterable<AnswerPart>,
  note: string,
): AsyncGenerator<AnswerPart> {
  yield* parts;
  if (note !== '') yield { type: 'text', text: `\n\n*${note}*` };
}
