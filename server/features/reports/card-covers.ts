import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { previewOf } from '#contract/preview.ts';
import { ownCards } from '#db/schema/cards.ts';
import { media } from '#db/schema/media.ts';
import { opinions } from '#db/schema/reports.ts';
import type { Change, Db } from '../../platform/change.ts';
import { wireMessage } from '../messages/messages.ts';
import type { MessageRow } from '../sight/doors.ts';
import { announceMessage, existsFor } from '../sight/messages.ts';
import { emptyMedia } from '../media/media.ts';
import { messages } from '#db/schema/messages.ts';
import { chats } from '#db/schema/chats.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

type Covered = NonNullable<LaidCard['own']>['covered'];

/** Covers a card that somebody made for everybody but them. Nothing happens where that was done before. */
export async function coverCard(change: Change, id: string): Promise<void> {
  const coveredAt = change.platform.now();
  const [row] = await change.db
    .update(ownCards)
    .set({ coveredAt })
    .where(and(eq(ownCards.id, id), isNull(ownCards.coveredAt), isNull(ownCards.removedAt)))
    .returning();
  if (!row) return;
  if (row.imageId)
    await change.db.update(media).set({ coveredAt }).where(eq(media.id, row.imageId));
  change.emit(row.ownerId, { type: 'cards.changed' });
  await markLaid(change, id, 'by_reports');
}

/** Shows a card again to everybody who did not report it. */
export async function uncoverCard(change: Change, id: string): Promise<void> {
  const [row] = await change.db
    .update(ownCards)
    .set({ coveredAt: null })
    .where(
      and(eq(ownCards.id, id), sql`${ownCards.coveredAt} is not null`, isNull(ownCards.removedAt)),
    )
    .returning();
  if (!row) return;
  if (row.imageId)
    await change.db.update(media).set({ coveredAt: null }).where(eq(media.id, row.imageId));
  change.emit(row.ownerId, { type: 'cards.changed' });
  await markLaid(change, id, undefined);
}

/** Takes a card’s words and picture away for good, also where it lies and its maker deleted it meanwhile. */
export async function takeCardAway(change: Change, id: string): Promise<void> {
  const { db, platform } = change;
  const [before] = await db.select().from(ownCards).where(eq(ownCards.id, id)).for('update');
  const imageId = before?.imageId ?? (await laidCard(db, id))?.own?.image_id ?? null;
  await db
    .update(ownCards)
    .set({ removedAt: platform.now(), text: '', alt: '' })
    .where(and(eq(ownCards.id, id), isNull(ownCards.removedAt)));
  if (imageId) await emptyMedia(change, imageId);
  await db.delete(opinions).where(and(eq(opinions.kind, 'card'), eq(opinions.thingId, id)));
  if (before) change.emit(before.ownerId, { type: 'cards.changed' });
  await markLaid(change, id, 'removed');
}

/** A card as some message keeps it; undefined where it lies nowhere. */
export async function laidCard(db: Db, id: string): Promise<LaidCard | undefined> {
  const [row] = await db
    .select({ cards: messages.cards })
    .from(messages)
    .where(liesIn(id))
    .limit(1);
  return row?.cards.find((card) => card.id === id);
}

function liesIn(id: string) {
  return and(
    sql`${messages.cards} <> '[]'::jsonb`,
    sql`${messages.cards} @> ${JSON.stringify([{ id }])}::jsonb`,
    isNull(messages.deletedAt),
  );
}

/** Every chat in which a card lies; with `userId` only those that this person is in. */
export async function chatsWithCard(db: Db, id: string, userId?: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ chatId: messages.chatId })
    .from(messages)
    .where(
      and(
        liesIn(id),
        userId === undefined
          ? undefined
          : sql`${existsFor(userId)} and exists (
              select 1 from chat_members me
              where me.chat_id = ${messages.chatId} and me.user_id = ${userId} and me.state = 'active')`,
      ),
    )
    .orderBy(asc(messages.chatId));
  return rows.map(({ chatId }) => chatId);
}

/** Messages keep their own copy of a card, so each of them gets an event. */
async function markLaid(change: Change, id: string, covered: Covered): Promise<void> {
  const { db } = change;
  const chatIds = await chatsWithCard(db, id);
  if (chatIds.length === 0) return;
  // In the order of their ids, as everywhere: two who mark at once wait for each other.
  await db
    .select({ id: chats.id })
    .from(chats)
    .where(inArray(chats.id, chatIds))
    .orderBy(asc(chats.id))
    .for('update');
  const rows = await db.select().from(messages).where(liesIn(id)).orderBy(asc(messages.seq));
  for (const row of rows) {
    const cards = row.cards.map((card) => (card.id === id ? marked(card, covered) : card));
    await markMessage(change, { ...row, cards });
  }
}

async function markMessage(change: Change, row: MessageRow): Promise<void> {
  const { db, platform } = change;
  const message = await wireMessage(platform, db, row);
  await change.announce('message.card_covered', { message: row, preview: previewOf(message) }, () =>
    db.update(messages).set({ cards: row.cards }).where(eq(messages.id, row.id)),
  );
  await announceMessage(change, row, {
    type: 'message.updated',
    chat_id: row.chatId,
    message,
    mentions_before: row.mentions,
  });
}

function marked({ own, ...card }: LaidCard, covered: Covered): LaidCard {
  if (!own || own.covered === 'removed') return { ...card, ...(own ? { own } : {}) };
  const { covered: _before, ...shown } = own;
  if (covered === 'removed')
    return { ...card, own: { ...shown, text: '', alt: '', image_id: null, covered } };
  return { ...card, own: { ...shown, ...(covered ? { covered } : {}) } };
}
