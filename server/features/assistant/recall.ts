import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { dayIn } from '#contract/days.ts';
import { isNotCared } from '../messages/care.ts';
import { messages } from '#db/schema/messages.ts';
import type { Recalled } from '../../platform/ai/model.ts';
import type { Platform } from '../../platform/platform.ts';
import { folded } from '../../platform/search/fold.ts';
import { holding } from '../../platform/search/terms.ts';
import type { Person } from '../account/people.ts';
import { agreedWords } from '../messages/agreed-words.ts';
import { saidIn, wordsFrom } from '../messages/message-rows.ts';
import type { MessageRow } from '../sight/doors.ts';
import { goesWith } from '../sight/messages.ts';
import { namesAmong, saidElsewhere } from './said-by.ts';

const termsMax = 8;
const termLengthMin = 2;
const candidatesMax = 40;
const foundMax = 10;

interface Recalling {
  person: Person;
  amongPeople: boolean;
  answer: Pick<MessageRow, 'id' | 'chatId' | 'withheldFromId'>;
}

/**
 * Words of people in the chat of an answer from before a moment, best first. Their consent is read now, and the answer
 * carries them from now on, as the one from whose words it is written.
 */
export async function recallFor(
  platform: Platform,
  { person, amongPeople, answer }: Recalling,
  query: string,
  before: Date,
): Promise<Recalled[]> {
  const terms = [...new Set(folded(query).split(/[^\p{L}\p{N}]+/u))]
    .filter(({ length }) => length >= termLengthMin)
    .slice(0, termsMax);
  if (terms.length === 0) return [];
  const { db } = platform.database;
  const column = sql.raw('messages.search');
  const fitting = terms.map(
    (term) => sql`${holding(column, { wanted: [term], unwanted: [] })}::int`,
  );
  const score = sql`(${sql.join(fitting, sql` + `)})`;
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, answer.chatId),
        eq(messages.kind, 'user'),
        eq(messages.onPath, true),
        isNotCared,
        isNull(messages.deletedAt),
        goesWith(answer),
        lt(messages.createdAt, before),
        sql`${score} > 0`,
      ),
    )
    .orderBy(sql`${score} desc`, desc(messages.seq))
    .limit(candidatesMax);
  const { rows: agreed, people } = await agreedWords(platform, db, rows, [person]);
  const found = agreed.filter((row) => saidIn(row) !== '').slice(0, foundMax);
  const ids = found.flatMap((row) => [...(row.authorId ? [row.authorId] : []), ...wordsFrom(row)]);
  const others = ids.filter((id) => amongPeople || id !== person.userId);
  if (!(await noteDrawnFrom(platform, answer.id, others))) return [];
  const named = namesAmong(people);
  return found.map((row) => ({
    ...(amongPeople && named(row.authorId)),
    ...saidElsewhere(row, people),
    on: dayIn(person.timezone, row.createdAt),
    text: saidIn(row),
  }));
}

/** False where the answer is written no more. */
async function noteDrawnFrom(platform: Platform, id: string, people: string[]): Promise<boolean> {
  const { rows } = await platform.database.db.execute(sql`
    update messages set drawn_from = array(
      select distinct drawn from unnest(drawn_from || ${sql.param(people)}::uuid[]) drawn)
    where id = ${id} and status = 'streaming' and deleted_at is null
    returning id`);
  return rows.length > 0;
}
