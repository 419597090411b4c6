import { cardArt } from '#contract/card-art.ts';
import type { Navigator } from '#contract/chat.ts';
import type { Language } from '#contract/shapes.ts';
import { journeyOf } from '#content/journeys/journeys.ts';
import { deckCard } from '../cards/deck-cards.ts';

/** A journey or a card of a deck can be what a chat is about. */
export function isTheme(id: string): boolean {
  return journeyOf(id) !== undefined || deckCard(id) !== undefined;
}

/** The theme of a chat for lists, in the reader's language; empty without a theme, or if it is gone. */
export function themeFields(
  id: string | null,
  language: Language,
): Pick<Navigator, 'theme_name' | 'theme_image'> {
  const journey = id === null ? undefined : journeyOf(id);
  if (journey)
    return { theme_name: journey.title[language], theme_image: cardArt(journey.theme_image, 300) };
  const card = id === null ? undefined : deckCard(id);
  return {
    theme_name: card?.texts[language] ?? null,
    theme_image: card?.image_url ? cardArt(card.id, 300) : null,
  };
}
