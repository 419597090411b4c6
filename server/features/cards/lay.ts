import { and, eq } from 'drizzle-orm';
import type { CardType } from '#contract/cards.ts';
import { cardTypes } from '#contract/values.ts';
import { ownCards } from '#db/schema/cards.ts';
import type { Call } from '../../platform/http/call.ts';
import { isUuid } from '../../platform/http/idempotency.ts';
import { Refusal, refuseField } from '../../platform/refusal.ts';
import { asLaid } from './card-doors.ts';
import { deckCard, laidDeckCard } from './deck-cards.ts';
import { maySeeOwnCard } from '../sight/cards.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

/** The cards that somebody sends, by the fields of a message. */
export type SentCards = Partial<Record<`${CardType}_card`, { id: string } | undefined>>;

/** Whether a message has a card. */
export function hasCard(sent: SentCards): boolean {
  return cardTypes.some((type) => sent[`${type}_card`] !== undefined);
}

/**
 * The stored form of the cards in a message.
 * @throws Refusal card.not_found, request.invalid
 */
export async function laidCards(call: Call, sent: SentCards): Promise<LaidCard[]> {
  const laid: LaidCard[] = [];
  for (const type of cardTypes) {
    const id = sent[`${type}_card`]?.id.toLowerCase();
    if (id === undefined) continue;
    const card = await laidCard(call, id);
    if (!card) throw new Refusal('card.not_found');
    if (card.card_type !== type) throw refuseField(`${type}_card`, 'field.invalid');
    laid.push(card);
  }
  return laid;
}

async function laidCard(call: Call, id: string): Promise<LaidCard | null> {
  const { language } = call;
  const shipped = deckCard(id);
  if (shipped) return laidDeckCard(shipped, language);
  if (!isUuid(id)) return null;
  const [row] = await call.db
    .select()
    .from(ownCards)
    .where(and(eq(ownCards.id, id), maySeeOwnCard(call.me.userId)));
  // A covered or removed card is not forwarded, not even by its author.
  const isShown = row && !row.coveredAt && !row.removedAt;
  return isShown ? { id, card_type: row.cardType, language, own: asLaid(row) } : null;
}
