import { type AnyColumn, type SQL, and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { NewEvent } from '#contract/live.ts';
import { emptied } from '#contract/preview.ts';
import type { Change, Db } from '../../platform/change.ts';
import { hiddenMessages, messages } from '#db/schema/messages.ts';

/**
 * A person's view of a chat’s messages, in one place. A message between two while the other one blocks its
 * author is withheld from that one permanently: for them it does not exist, also after the block ends
 * (decision 036). Messages that a person deleted for themselves are not shown to them.
 */

type MessageRow = typeof messages.$inferSelect;

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

/** The reader has reported the message or deleted it for themselves. */
export function isHiddenFrom(reader: Reader | AnyColumn, messageId: SQL | AnyColumn): SQL {
  return sql`exists (
    select 1 from hidden_messages h where h.message_id = ${messageId} and h.user_id = ${reader})`;
}

/** The same of the message at a seq of a chat. */
export function isHiddenAt(reader: Reader | AnyColumn, chatId: SQL, seq: SQL): SQL {
  return sql`exists (
    select 1 from hidden_messages h join messages x on x.id = h.message_id
    where h.user_id = ${reader} and x.chat_id = ${chatId} and x.seq = ${seq})`;
}

/** The reader has not reported the message. */
export function isNotReportedBy(reader: Reader, message: Message = table): SQL {
  return sql`not exists (
    select 1 from hidden_messages h
    where h.message_id = ${message}.id and h.user_id = ${reader} and h.reported)`;
}

/** The message is shown to the reader, who has not reported it: a reported one is only a placeholder. */
export function isReadableBy(reader: Reader, message: Message = table): SQL {
  return sql`(${existsFor(reader, message)} and not ${isHiddenFrom(reader, sql`${message}.id`)})`;
}

/** The places of those messages that the reader still sees. */
export async function readableSeqs(
  db: Db,
  reader: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: messages.id, seq: messages.seq })
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), isNull(messages.deletedAt), isReadableBy(reader)));
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/** For a statement that reads messages from an index alone, which knows nothing of readers. */
export function isReadableById(reader: Reader, message: Message): SQL {
  return sql`${message}.id not in (
    select h.message_id from hidden_messages h where h.user_id = ${reader}
    union all select w.id from messages w where w.withheld_from = ${reader})`;
}

/** The message may be read by the person who reads the other one: a prompt for all holds nothing that is withheld from one. */
export function goesWith({ withheldFromId }: Pick<MessageRow, 'withheldFromId'>): SQL {
  return withheldFromId === null
    ? sql`${table}.withheld_from is null`
    : sql`${table}.withheld_from is not distinct from ${withheldFromId}`;
}

/** As `existsFor`, of a row that was read. */
export function isThereFor(userId: string, { withheldFromId }: Pick<MessageRow, 'withheldFromId'>) {
  return withheldFromId !== userId;
}

/** Deletes a message for one person; for the others it stays. False where that was done before. */
export async function hideFor(db: Db, userId: string, messageId: string): Promise<boolean> {
  const hidden = await db
    .insert(hiddenMessages)
    .values({ userId, messageId })
    .onConflictDoUpdate({
      target: [hiddenMessages.messageId, hiddenMessages.userId],
      set: { deleted: true },
      setWhere: eq(hiddenMessages.deleted, false),
    })
    .returning();
  return hidden.length > 0;
}

/** Leaves a reported message to its reporter as a placeholder. What they deleted for themselves stays deleted. */
export async function coverForReporter(db: Db, userId: string, messageId: string): Promise<void> {
  await db
    .insert(hiddenMessages)
    .values({ userId, messageId, deleted: false, reported: true })
    .onConflictDoUpdate({
      target: [hiddenMessages.messageId, hiddenMessages.userId],
      set: { reported: true },
    });
}

/** The messages of a chat that somebody reported, by id in order. */
export async function reportedMessages(
  db: Db,
  reporterId: string,
  chatId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: hiddenMessages.messageId })
    .from(hiddenMessages)
    .innerJoin(messages, eq(messages.id, hiddenMessages.messageId))
    .where(
      and(
        eq(hiddenMessages.userId, reporterId),
        eq(hiddenMessages.reported, true),
        eq(messages.chatId, chatId),
      ),
    )
    .orderBy(asc(hiddenMessages.messageId));
  return rows.map(({ id }) => id);
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
  const theirs = { ...event, message: { ...message, reply_to: { ...quote, ...emptied } } };
  emit(chatId, event, { reader, event: theirs });
}

async function withheldFrom(db: Db, messageId: string): Promise<string | null> {
  const [row] = await db
    .select({ withheldFromId: messages.withheldFromId })
    .from(messages)
    .where(eq(messages.id, messageId));
  return row?.withheldFromId ?? null;
}
