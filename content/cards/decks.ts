import type { Language, Stage } from '#contract/shapes.ts';
import imageCards from './images.json' with { type: 'json' };
import questionCards from './questions.json' with { type: 'json' };
import wordCards from './words.json' with { type: 'json' };

type Bilingual = Record<Language, string>;

/** A card whose face is a word or a question. */
export interface TextCard extends Bilingual {
  n: number;
  id: string;
  stage: Stage;
}

/** A card whose face is a picture, with what the picture shows in one sentence. */
export interface ImageCard {
  n: number;
  id: string;
  stage: Stage;
  title: Bilingual;
  alt: Bilingual;
}

export const decks = {
  image: imageCards as ImageCard[],
  word: wordCards as TextCard[],
  question: questionCards as TextCard[],
};
