import { z } from 'zod';
import { Card, CardTexts, CardType } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { Id, Stage } from './shapes.ts';
import { limits } from './values.ts';

/** A deck, with some of its cards as examples. */
export const Deck = z.strictObject({
  card_type: CardType,
  /** Number of matching cards: all of the deck, or those of the stage and the query. */
  count: z.number().int().nonnegative(),
  /** At most two of the matching cards. */
  cover: z.array(Card),
});
export type Deck = z.output<typeof Deck>;

/** A journey in a list; its questions come during the journey. */
export const JourneyOffer = z.strictObject({
  /** Also the theme of a chat. */
  id: Id,
  title: CardTexts,
  description: CardTexts,
  minutes: z.number().int().positive(),
  /** Intended participants; it can still be started alone or with others. */
  for: z.enum(['one', 'many', 'both']),
  /** The picture of an image card, 600 pixels wide; also available 300 and 900 wide. */
  theme_image: z.string(),
  /** Four, from Pause to Doing. */
  stages: z.array(z.strictObject({ stage: Stage, card_type: CardType, opening: CardTexts })),
});
export type JourneyOffer = z.output<typeof JourneyOffer>;

/** A first line for a chat with the guide. */
export const Prompt = z.strictObject({ id: Id, stage: Stage, texts: CardTexts });
export type Prompt = z.output<typeof Prompt>;

export const CardOfTheDay = z.strictObject({
  /** The date in the caller’s time zone: `2026-11-21`. */
  date: z.iso.date(),
  /** A card of the image deck. */
  card: Card,
});
export type CardOfTheDay = z.output<typeof CardOfTheDay>;

export const explore = {
  show: endpoint({
    method: 'GET',
    path: '/api/explore',
    summary:
      'The card of the day, which is the same for everybody whose calendar shows the same day and comes again only after all others; and what a chat can start from. `query` finds words of both languages in cards, journeys and prompts as the search does; `stage` narrows cards and prompts. The card of the day is there whatever is asked.',
    query: z.strictObject({
      query: z.string().max(200).optional(),
      stage: Stage.optional(),
      /** The maximum number of found cards. */
      cards: z.coerce.number().int().min(1).max(limits.foundCardsMax).default(60),
    }),
    answer: z.strictObject({
      card_of_the_day: CardOfTheDay,
      /** In deck order; with a query only the decks with results. */
      decks: z.array(Deck),
      /** With a query the found cards, grouped by deck, with a share for each deck; otherwise none. */
      cards: z.array(Card),
      journeys: z.array(JourneyOffer),
      prompts: z.array(Prompt),
    }),
  }),
};
