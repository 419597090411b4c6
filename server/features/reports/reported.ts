import { and, asc, eq, inArray } from 'drizzle-orm';
import { chatMembers, hiddenMessages, messages } from '#db/schema/chat.ts';
import { reports } from '#db/schema/reports.ts';
import type { Change, Db } from '../../platform/change.ts';

/** Those of the pictures that somebody reported. */
export async function reportedImages(
  db: Db,
  reporterId: string | undefined,
  ids: string[],
): Promise<Set<string>> {
  return reportedThings(db, reporterId, 'image', ids);
}

async function reportedThings(
  db: Db,
  reporterId: string | undefined,
  kind: 'image' | 'card',
  ids: string[],
): Promise<Set<string>> {
  if (reporterId === undefined || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: reports.thingId })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, reporterId),
        eq(reports.kind, kind),
        inArray(reports.thingId, ids),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Those of the cards that somebody reported. */
export async function reportedCards(
  db: Db,
  reporterId: string | undefined,
  ids: string[],
): Promise<Set<string>> {
  return reportedThings(db, reporterId, 'card', ids);
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

/**
 * Covers cards that are laid in a chat for those in it who reported them before: the message goes to all of the chat as
 * it is for those who did not. To be told after it.
 */
export async function coverForReporters(
  { db, emit }: Change,
  chatId: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ reporterId: reports.reporterId, cardId: reports.thingId })
    .from(reports)
    .innerJoin(
      chatMembers,
      and(
        eq(chatMembers.chatId, chatId),
        eq(chatMembers.userId, reports.reporterId),
        eq(chatMembers.state, 'active'),
      ),
    )
    .where(and(eq(reports.kind, 'card'), inArray(reports.thingId, ids)));
  for (const { reporterId, cardId } of rows)
    emit(reporterId, { type: 'card.reported', chat_id: chatId, card_id: cardId });
}
