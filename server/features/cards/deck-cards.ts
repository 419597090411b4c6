import { cardArt } from '#contract/card-art.ts';
import type { Card, CardType } from '#contract/cards.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import { cardTypes } from '#contract/values.ts';
import { decks } from '#content/cards/decks.ts';
import type { LaidCard } from '#db/schema/laid-card.ts';

const deckNames = { image: 'images', word: 'words', question: 'questions' } as const;

/** A card of a deck in both languages. */
export interface DeckCard extends Pick<
  Card,
  'id' | 'card_type' | 'deck' | 'texts' | 'alts' | 'image_url'
> {
  card_index: number;
  stage: Stage;
}

function deckOf(type: CardType): DeckCard[] {
  const frame = { card_type: type, deck: deckNames[type] };
  if (type === 'image')
    return decks.image.map(({ id, n, stage, title, alt }) => ({
      ...frame,
      id,
      card_index: n,
      stage,
      texts: title,
      alts: alt,
      image_url: cardArt(id),
    }));
  return decks[type].map(({ id, n, stage, en, he }) => ({
    ...frame,
    id,
    card_index: n,
    stage,
    texts: { en, he },
    alts: { en, he },
    image_url: null,
  }));
}

export const deckCards: Readonly<Record<CardType, readonly DeckCard[]>> = {
  image: deckOf('image'),
  word: deckOf('word'),
  question: deckOf('question'),
};

const byId = new Map(cardTypes.flatMap((type) => deckCards[type]).map((card) => [card.id, card]));

export function deckCard(id: string): DeckCard | undefined {
  return byId.get(id);
}

/** The text of a card in both languages, for the search of messages; empty if there is no such card. */
export function deckWords(id: string): string {
  const texts = deckCard(id)?.texts;
  return texts ? `${texts.en}\n${texts.he}` : '';
}

/** The stored form of a deck card in a message; `language` is its sender's. */
export function laidDeckCard({ id, card_type }: DeckCard, language: Language): LaidCard {
  return { id, card_type, language, words: deckWords(id) };
}

/** The texts of a card, for the fields of its kind. */
export function faceIn(
  language: Language,
  { card_type: type, texts, alts }: Pick<Card, 'card_type' | 'texts' | 'alts'>,
): Pick<Card, 'card_text' | 'title' | 'text' | 'word' | 'alt'> {
  const text = texts[language];
  return {
    card_text: text,
    title: text,
    text: type === 'question' ? text : null,
    word: type === 'word' ? text : null,
    alt: alts[language],
  };
}

/** A card of a deck as it goes over the wire, in one language first. */
export function wireDeckCard(language: Language, card: DeckCard): Card {
  return { ...card, ...faceIn(language, card), owner: null, covered: null };
}
