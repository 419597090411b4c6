import { createHash } from 'node:crypto';
import type { DeckCard } from '../cards/deck-cards.ts';
import { deckCards } from '../cards/deck-cards.ts';

const dayMs = 86_400_000;

/** In an unpredictable order that is the same on every node. */
const inTurn = deckCards.image.toSorted((one, other) =>
  sortingOf(one) < sortingOf(other) ? -1 : 1,
);

function sortingOf({ id }: DeckCard): string {
  return createHash('sha256').update(`day ${id}`).digest('hex');
}

/** The card of a calendar day (`2026-11-21`): every card has its turn before one comes again. */
export function cardOfTheDay(date: string): DeckCard {
  const day = Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);
  const card = inTurn[((day % inTurn.length) + inTurn.length) % inTurn.length];
  if (!card) throw new Error('there are image cards');
  return card;
}
