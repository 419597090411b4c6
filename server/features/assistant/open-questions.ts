import { and, eq, sql } from 'drizzle-orm';
import type { CareState, StoredCare } from '#db/schema/care-state.ts';
import { messages } from '#db/schema/messages.ts';
import { careAfter, careNo, careYes } from '../../platform/ai/safety/care.ts';
import type { Change, Db } from '../../platform/change.ts';
import { careShown, emitCare, isCared, storedAlone } from '../messages/care.ts';
import type { MessageRow } from '../sight/doors.ts';
import { blocksInPair } from '../sight/pairs.ts';
import { type Asked, answerAmongPeople } from './group-answer.ts';

/** How a question among people ends: its writer presses a button, or a model has judged the words. */
type Ending =
  | { answer: 'yes' | 'no' }
  /** `before`: the state before the message. Nothing is remembered as a *No* of the person. */
  | { verdict: 'danger' | 'none'; before: CareState | null };

type Open = MessageRow & { care: StoredCare };

/** A question to this person is open under the message. */
export function isOpenTo(userId: string, { authorId, care }: MessageRow): boolean {
  return authorId === userId && careShown(care)?.asks === true;
}

/**
 * Ends the open question under a message of a locked chat, and begins the guide’s answer that waited for it. What nobody
 * else saw, nobody else sees change.
 */
export async function endQuestion(
  change: Change,
  { chat, person, asked }: Asked,
  ending: Ending,
): Promise<{ row: MessageRow } & Awaited<ReturnType<typeof answerAmongPeople>>> {
  let row = asked;
  for (const open of await questionsEnded(change.db, asked, ending)) {
    const care = careAtEnd(open, { asked, person }, ending);
    await change.db.update(messages).set({ care }).where(eq(messages.id, open.id));
    if (open.id === asked.id) row = { ...asked, care };
    if (open.care.reply) emitCare(change, open, careShown(care));
  }
  const begun = (await mayAskGuide(change.db, { chat, person, asked: row }))
    ? await answerAmongPeople(change, { chat, person, asked: row })
    : { answer: null, refused: null };
  return { row, ...begun };
}

function isDanger(ending: Ending): boolean {
  return 'answer' in ending ? ending.answer === 'yes' : ending.verdict === 'danger';
}

function careAtEnd(
  open: Open,
  { asked, person }: Pick<Asked, 'asked' | 'person'>,
  ending: Ending,
): StoredCare | null {
  const { state, reply } = open.care;
  const isAsked = open.id === asked.id;
  if ('verdict' in ending && (isAsked || !isDanger(ending))) {
    const { before, verdict } = ending;
    return storedAlone(careAfter(before, asked.text, person, { verdict }));
  }
  if (!isDanger(ending)) return storedAlone(careNo(state));
  const outcome = careYes(state, person);
  return storedAlone(isAsked ? outcome : { ...outcome, reply });
}

/**
 * Messages of the person with the open question: later ones carry it along. A model judged only one message, so where it
 * found nothing, the next one with a question of its own keeps it, with all that follow.
 */
async function questionsEnded(db: Db, asked: MessageRow, ending: Ending): Promise<Open[]> {
  const opens = await withOpenQuestion(db, asked);
  if ('answer' in ending || ending.verdict === 'danger') return opens;
  const carrying = opens.filter(({ seq }) => seq >= asked.seq);
  const next = carrying.findIndex((open) => open.id !== asked.id && isCared(open));
  return next === -1 ? carrying : carrying.slice(0, next);
}

async function withOpenQuestion(db: Db, { chatId, authorId }: MessageRow): Promise<Open[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.authorId, authorId ?? ''),
        sql`${messages.care} -> 'state' ->> 'phase' = 'asked'`,
      ),
    )
    .orderBy(messages.seq);
  return rows.flatMap((row) => (row.care ? [{ ...row, care: row.care }] : []));
}

/** Its answer waited for the question; an edited message may have one already. */
async function mayAskGuide(db: Db, { chat, person, asked }: Asked): Promise<boolean> {
  if (isCared(asked)) return false;
  const answers = and(eq(messages.parentId, asked.id), eq(messages.kind, 'guide'));
  if ((await db.$count(messages, answers)) > 0) return false;
  return !(await blocksInPair(db, chat, person.userId)).iBlockThem;
}
