import type { CardType } from '#contract/cards.ts';
import type { Language, Stage } from '#contract/shapes.ts';
import journeyList from './journeys.json' with { type: 'json' };

type Bilingual = Record<Language, string>;

/** A stage of a journey: a card is drawn to what the opening says, and one question is chosen to stay with. */
export interface JourneyStage {
  stage: Stage;
  card_type: CardType;
  opening: Bilingual;
  questions: Bilingual[];
  closing: Bilingual;
}

/** Four stages from Pause to Doing. */
export interface Journey {
  id: string;
  title: Bilingual;
  description: Bilingual;
  minutes: number;
  /** The people it is made for; it can be started alone or with others all the same. */
  for: 'one' | 'many' | 'both';
  /** The id of an image card. */
  theme_image: string;
  stages: JourneyStage[];
}

export const journeys = journeyList as Journey[];

const byId = new Map(journeys.map((journey) => [journey.id, journey]));

export function journeyOf(id: string): Journey | undefined {
  return byId.get(id);
}
