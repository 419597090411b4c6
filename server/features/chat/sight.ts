import { type SQL, and, eq, or, sql } from 'drizzle-orm';
import type { NewEvent } from '#contract/live.ts';
import { coveredQuote } from '#contract/reports.live.ts';
import { messages } from '#db/schema/chat.ts';
import { blocks } from '#db/schema/connections.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { ChatRow } from './doors.ts';
import type { MessageRow } from './message-rows.ts';
import { otherOfPair } from './pairs.ts';

/**
 * What a person sees of a chat’s messages, in one place. What somebody writes between two while the
 * other one blocks them is withheld from that one for good: for them it does not exist, also after
 * the block is taken away (decision 036). What a person deleted for themselves is not shown to them.
 */

/** The alias of `messages` in a statement. */
type Message = SQL;
type Reader = string | SQL;

const table = sql`${messages}`;

/** The message is not withheld from the reader. */
export function existsFor(reader: Reader, message: Message = table): SQL {
  return sql`${message}.withheld_from is distinct from ${reader}`;
}

/** The message exists for the reader, who has not deleted it for themselves. */
export function isShownTo(reader: Reader, message: Message = table): SQL {
  return sql`(${existsFor(reader, message)} and not exists (
    select 1 from hidden_messages h
    where h.message_id = ${message}.id and h.user_id = ${reader} and h.deleted))`;
}

/** The same without what the reader reported, which has its placeholder only. */
export function isReadableBy(reader: Reader, message: Message = table): SQL {
  return sql`(${existsFor(reader, message)} and not exists (
    select 1 from hidden_messages h where h.message_id = ${message}.id and h.user_id = ${reader}))`;
}

/** For a statement that reads messages from an index alone, which knows nothing of readers. */
export function isReadableById(reader: Reader, message: Message): SQL {
  return sql`${message}.id not in (
    select h.message_id from hidden_messages h where h.user_id = ${reader}
    union all select w.id from messages w where w.withheld_from = ${reader})`;
}

/** The message may be read by whoever reads the other one: a prompt for all holds nothing that is withheld from one. */
export function goesWith({ withheldFromId }: Pick<MessageRow, 'withheldFromId'>): SQL {
  return withheldFromId === null
    ? sql`${table}.withheld_from is null`
    : sql`${table}.withheld_from is not distinct from ${withheldFromId}`;
}

/** As `existsFor`, of a row that was read. */
export function isThereFor(userId: string, { withheldFromId }: Pick<MessageRow, 'withheldFromId'>) {
  return withheldFromId !== userId;
}

/** The blocks between the people of a chat of two. */
export async function blocksInPair(
  db: Db,
  { chatType, pairKey }: Pick<ChatRow, 'chatType' | 'pairKey'>,
  me: string,
): Promise<{ iBlockThem: boolean; withheldFrom: string | null }> {
  if (chatType !== 'US' || pairKey === null) return { iBlockThem: false, withheldFrom: null };
  const other = otherOfPair(pairKey, me);
  const found = await db
    .select({ userId: blocks.userId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.userId, me), eq(blocks.blockedId, other)),
        and(eq(blocks.userId, other), eq(blocks.blockedId, me)),
      ),
    );
  return {
    iBlockThem: found.some(({ userId }) => userId === me),
    withheldFrom: found.some(({ userId }) => userId === other) ? other : null,
  };
}

type MessageEvent = Extract<NewEvent, { type: 'message.created' | 'message.updated' }>;

/** Announces a message, or what became of it, to those for whom it exists, each with what they see of its quote. */
export async function announceMessage(
  { db, emit }: Pick<Change, 'db' | 'emit'>,
  row: Pick<MessageRow, 'chatId' | 'withheldFromId' | 'replyToId'>,
  event: MessageEvent,
): Promise<void> {
  const { chatId, withheldFromId } = row;
  if (withheldFromId !== null) {
    emit(chatId, event, { reader: withheldFromId, event: null });
    return;
  }
  const { message } = event;
  const quote = message.reply_to;
  const reader = quote && row.replyToId ? await withheldFrom(db, row.replyToId) : null;
  if (!quote || reader === null) {
    emit(chatId, event);
    return;
  }
  const theirs = { ...event, message: { ...message, reply_to: coveredQuote(quote) } };
  emit(chatId, event, { reader, event: theirs });
}

async function withheldFrom(db: Db, messageId: string): Promise<string | null> {
  const [row] = await db
    .select({ withheldFromId: messages.withheldFromId })
    .from(messages)
    .where(eq(messages.id, messageId));
  return row?.withheldFromId ?? null;
}
