import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { chatSummaries } from '#db/schema/assistant.ts';
import { messages } from '#db/schema/messages.ts';
import { users } from '#db/schema/users.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { agrees } from '../account/consents.ts';
import type { MessageRow } from '../sight/doors.ts';

export type ChatSummary = Pick<
  typeof chatSummaries.$inferSelect,
  'text' | 'uptoId' | 'uptoSeq' | 'drawnFrom'
>;

/**
 * The summary of what was said in a chat before a message, if it holds: what it covers is shown, and everybody whose
 * words it may hold agrees to the provider at this moment.
 */
export async function summaryBefore(
  platform: Platform,
  db: Db,
  chatId: string,
  seq: number,
): Promise<ChatSummary | null> {
  const { text, uptoId, uptoSeq, drawnFrom } = chatSummaries;
  const [summary] = await db
    .select({ text, uptoId, uptoSeq, drawnFrom })
    .from(chatSummaries)
    .innerJoin(messages, eq(messages.id, uptoId))
    .where(
      and(
        eq(chatSummaries.chatId, chatId),
        lt(uptoSeq, seq),
        eq(messages.onPath, true),
        isNull(messages.deletedAt),
      ),
    );
  if (!summary) return null;
  const people = await db.select().from(users).where(inArray(users.id, summary.drawnFrom));
  const agreeing = people.filter((person) => agrees(platform, person));
  return agreeing.length === summary.drawnFrom.length ? summary : null;
}

export async function storeSummary(
  db: Db,
  chatId: string,
  summary: ChatSummary,
  writtenAt: Date,
): Promise<void> {
  const changes = { ...summary, writtenAt };
  await db
    .insert(chatSummaries)
    .values({ chatId, ...changes })
    .onConflictDoUpdate({ target: chatSummaries.chatId, set: changes });
}

/** A message says something else or nothing any more, so a summary that covers it does not hold. */
export async function forgetSummary(
  db: Db,
  { chatId, seq }: Pick<MessageRow, 'chatId' | 'seq'>,
): Promise<void> {
  await db
    .delete(chatSummaries)
    .where(and(eq(chatSummaries.chatId, chatId), gte(chatSummaries.uptoSeq, seq)));
}

/** The condition for messages after the summary; without one there is none. */
export function afterSummary(summary: ChatSummary | null) {
  return summary === null ? undefined : sql`${messages.seq} > ${summary.uptoSeq}`;
}
