import type { Card } from '#contract/cards.ts';
import type { JourneyRun, OpenCard } from '#contract/journeys.ts';

/** A card that lies open, as I see it. */
export type SeenCard = OpenCard & Pick<Card, 'covered'>;

/** The cards of a round; the faces of those that I reported are covered. */
export function cardsOfRound({ rounds, reported }: JourneyRun, step: number): SeenCard[] {
  return (rounds[step]?.cards ?? []).map((card) => ({
    ...card,
    covered: reported.includes(card.id) ? 'by_me' : null,
  }));
}
