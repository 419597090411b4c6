import { sql } from 'drizzle-orm';
import type { AnswerRequest } from '../../platform/ai/model.ts';
import type { Db } from '../../platform/change.ts';
import type { Person } from '../account/people.ts';
import type { ChatRow } from '../chat/doors.ts';
import type { MessageRow } from '../chat/message-rows.ts';

const introducedChats = 3;

/** What the guide is asked: the chat up to the person's message, and what it may know of the person. */
export async function guideRequest(
  db: Db,
  {
    chat,
    person,
    path,
    answer,
    builtIn,
  }: {
    chat: ChatRow;
    person: Person;
    path: MessageRow[];
    answer: Pick<MessageRow, 'versionIndex' | 'text'>;
    builtIn: boolean;
  },
): Promise<AnswerRequest> {
  const lines = path
    .filter((row) => row.text !== '' && row.deletedAt === null)
    .map((row) => ({
      author: row.kind === 'guide' ? ('guide' as const) : ('person' as const),
      text: row.text,
      at: row.createdAt,
      version: row.versionIndex,
    }));
  return {
    chatId: chat.id,
    lines,
    person: {
      displayName: person.displayName,
      language: person.language,
      timezone: person.timezone,
      aboutMe: person.aboutMe,
    },
    stage: chat.stage,
    stageChoices: chat.stageHistory
      .filter(({ by }) => by === 'person')
      .map(({ stage, at }) => ({
        stage,
        beforeTurn: lines.filter((line) => line.author === 'person' && line.at.toISOString() < at)
          .length,
      })),
    introduces: builtIn && (await isAmongFirstChats(db, chat)),
    variation: answer.versionIndex - 1,
    begun: answer.text,
  };
}

async function isAmongFirstChats(db: Db, chat: ChatRow): Promise<boolean> {
  const { rows } = await db.execute<{ earlier: number }>(sql`
    select count(*)::int as earlier from (
      select 1 from chats
      where owner_id = ${chat.ownerId} and chat_type = 'AI' and id < ${chat.id}
      limit ${introducedChats}) counted`);
  return (rows[0]?.earlier ?? 0) < introducedChats;
}
