import { and, eq, inArray } from 'drizzle-orm';
import { reports } from '#db/schema/reports.ts';
import type { Change, Db } from '../../platform/change.ts';
import { chatMembers } from '#db/schema/chats.ts';

/** The pictures that a person reported. */
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

/** The cards that a person reported. */
export async function reportedCards(
  db: Db,
  reporterId: string | undefined,
  ids: string[],
): Promise<Set<string>> {
  return reportedThings(db, reporterId, 'card', ids);
}

/**
 * Covers a chat's cards for its members who reported them before: the event for all shows them to people who
 * did not. Emitted after it.
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
