import { and, eq, sql } from 'drizzle-orm';
import type { api } from '#contract/index.ts';
import { messages } from '#db/schema/messages.ts';
import { careNo, careYes } from '../../platform/ai/safety/care.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { personOf } from '../account/people.ts';
import { answerAmongPeople } from '../assistant/group-answer.ts';
import { careShown, isCared, storedCare } from '../messages/care.ts';
import { wireMessage } from '../messages/messages.ts';
import { isGuided, type MessageRow, reachableMessage } from '../sight/doors.ts';
import { blocksInPair } from '../sight/pairs.ts';

/** Answers the question under a message of mine. What nobody else saw, nobody else sees change. */
export async function answerCare(call: Call, input: Input<typeof api.care.answer>) {
  const { db, me, platform } = call;
  const { chat, message: asked } = await reachableMessage(call, input.params.id, { lock: true });
  const { answer } = input.body;
  const person = await personOf(db, me.userId);
  const isOpen = asked.authorId === me.userId && careShown(asked.care)?.asks === true;
  if (!person || !isOpen || isGuided(chat)) throw new Refusal('message.not_allowed');
  let row = asked;
  // Later messages of mine carry the open question along.
  for (const open of await withOpenQuestion(call, asked)) {
    const { state, reply } = open.care;
    const outcome = answer === 'yes' ? careYes(state, person) : careNo(state);
    const isAsked = open.id === asked.id;
    const kept = answer === 'yes' && !isAsked ? reply : null;
    const care = storedCare(isAsked ? outcome : { ...outcome, reply: kept });
    await db.update(messages).set({ care }).where(eq(messages.id, open.id));
    if (isAsked) row = { ...asked, care };
    if (isCared(open))
      call.emit(me.userId, {
        type: 'message.cared',
        chat_id: chat.id,
        message_id: open.id,
        care: careShown(care),
      });
  }
  const begun = (await mayAskGuide(call, chat, row))
    ? await answerAmongPeople(call, { chat, person, asked: row })
    : { answer: null, refused: null };
  return {
    message: await wireMessage(platform, db, row, me.userId),
    answer: begun.answer,
    answer_refused: begun.refused,
  };
}

type Open = MessageRow & { care: NonNullable<MessageRow['care']> };

async function withOpenQuestion({ db }: Call, { chatId, authorId }: MessageRow): Promise<Open[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.authorId, authorId ?? ''),
        sql`${messages.care} -> 'state' ->> 'phase' = 'asked'`,
      ),
    );
  return rows.flatMap((row) => (row.care ? [{ ...row, care: row.care }] : []));
}

/** Its answer waited for the question; an edited message may have one already. */
async function mayAskGuide(
  { db, me }: Call,
  chat: Parameters<typeof blocksInPair>[1] & { id: string },
  row: MessageRow,
): Promise<boolean> {
  if (isCared(row)) return false;
  const answers = and(eq(messages.parentId, row.id), eq(messages.kind, 'guide'));
  if ((await db.$count(messages, answers)) > 0) return false;
  return !(await blocksInPair(db, chat, me.userId)).iBlockThem;
}
