import { sql } from 'drizzle-orm';
import type { AnswerRequest, GuideLine, GuidePicture } from '../../platform/ai/model.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Person } from '../account/people.ts';
import { ownWordsOf, cardDescriptions } from '../cards/laid-cards.ts';
import type { ChatRow, MessageRow } from '../sight/doors.ts';
import { type SaidBy, saidElsewhere } from './said-by.ts';
import { turnsOf } from './guide-turns.ts';
import { courseBefore } from './chat-course.ts';
import type { ChatSummary } from './chat-summaries.ts';
import { dealCard } from './deal-card.ts';
import { lastStepBefore } from '../memory/last-step.ts';
import { rememberedFor } from '../memory/remembered.ts';
import { recallFor } from './recall.ts';

const introducedChats = 3;

/**
 * The request to the guide: the chat up to the person's message, and their notes about themselves. For a
 * provider the path holds only words with consent (`agreedWords`), from where the summary ends. Personal notes are only for the guide, so
 * they are left out of answers that others read.
 */
export async function guideRequest(
  platform: Platform,
  db: Db,
  {
    chat,
    person,
    path,
    people,
    pictures = new Map(),
    answer,
    saidBy,
    members = null,
    summary = null,
    inCare = false,
    apology = null,
  }: {
    chat: ChatRow;
    person: Person;
    path: MessageRow[];
    /** Authors of the words in the path, by their ids. */
    people: ReadonlyMap<string, Person>;
    /** Given in a chat among people: who says a message, and what it says. */
    saidBy?: SaidBy;
    /** Pictures of the path, by their ids. */
    pictures?: ReadonlyMap<string, GuidePicture>;
    answer: Pick<MessageRow, 'id' | 'seq' | 'versionIndex' | 'text' | 'cards' | 'withheldFromId'>;
    members?: AnswerRequest['members'];
    summary?: ChatSummary | null;
    inCare?: boolean;
    apology?: string | null;
  },
): Promise<AnswerRequest> {
  const { builtIn } = platform.guide;
  const says = saidBy ?? ((row: MessageRow) => saidElsewhere(row, people));
  const lines = turnsOf(path.filter(({ deletedAt }) => deletedAt === null))
    .map((rows) => ({
      // The words of an album stand with its last picture.
      row: rows.at(-1),
      pictures: rows.flatMap(({ imageId }) => pictures.get(imageId ?? '') ?? []),
      text: rows
        .flatMap((row) => [row.text, ...(builtIn ? ownWordsOf(row) : [])])
        .filter(Boolean)
        .join('\n'),
      cardTexts: builtIn ? [] : rows.flatMap((row) => cardDescriptions(row, person.language)),
    }))
    .flatMap(({ row, ...said }) => (row ? [{ ...said, row, card: cardIn(row) }] : []))
    .filter(({ pictures: shown, card, text }) => text !== '' || shown.length > 0 || card)
    .map(({ row, pictures: shown, card, text, cardTexts }) => ({
      author: row.kind === 'guide' ? ('guide' as const) : ('person' as const),
      text: row.kind === 'guide' ? [text, ...cardTexts].filter(Boolean).join('\n') : text,
      cardTexts,
      said: row.kind === 'guide' ? null : says(row),
      at: row.createdAt,
      version: row.versionIndex,
      pictures: shown,
      card,
      proposals: row.proposals,
    }));
  return {
    chatId: chat.id,
    amongPeople: saidBy !== undefined,
    lines,
    summary: summary?.text || null,
    members,
    person: {
      displayName: person.displayName,
      language: person.language,
      timezone: person.timezone,
      aboutMe: saidBy ? '' : person.aboutMe,
    },
    stage: chat.stage,
    course: builtIn ? null : await courseBefore(db, chat, answer),
    stageChoices: chat.stageHistory
      .filter(({ by }) => by === 'person')
      .map(({ stage, at }) => ({
        stage,
        beforeTurn: lines.filter((line) => line.author === 'person' && line.at.toISOString() < at)
          .length,
      })),
    memory: saidBy ? null : await rememberedFor(platform, db, person, chat),
    lastStep:
      saidBy || inCare || summary || !isBeginning(path)
        ? null
        : await lastStepBefore(db, person, chat),
    introduces: builtIn && (await isAmongFirstChats(db, chat)),
    variation: answer.versionIndex - 1,
    begun: answer.text,
    inCare,
    apology,
    dealt: answer.cards[0]?.id ?? null,
    deal: (wanted) =>
      dealCard(
        platform,
        { id: answer.id, chatId: chat.id },
        { ...wanted, language: person.language },
      ),
    recall: (query, before) =>
      recallFor(
        platform,
        { person, amongPeople: saidBy !== undefined, answer: { ...answer, chatId: chat.id } },
        query,
        before,
      ),
  };
}

function isBeginning(path: MessageRow[]): boolean {
  return path.filter(({ kind }) => kind === 'user').length === 1;
}

function cardIn({ cards: [card], text }: MessageRow): GuideLine['card'] {
  return card ? { id: card.id, card_type: card.card_type, alone: text === '' } : null;
}

async function isAmongFirstChats(db: Db, chat: ChatRow): Promise<boolean> {
  const { rows } = await db.execute<{ earlier: number }>(sql`
    select count(*)::int as earlier from (
      select 1 from chats
      where owner_id = ${chat.ownerId} and chat_type in ('AI', 'IA') and id < ${chat.id}
      limit ${introducedChats}) counted`);
  return (rows[0]?.earlier ?? 0) < introducedChats;
}
