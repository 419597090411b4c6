import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
import { ById, Id, PageMarker, Stage, UserRef, filledText, page, writtenText } from './shapes.ts';
import { OpinionCounts } from './opinions.ts';
import { cardDecks, cardTypes, limits } from './values.ts';
import { chatDoor, pictureProblems } from './refusals.ts';

export const CardType = z.enum(cardTypes);
export type CardType = z.output<typeof CardType>;

export const CardTexts = z.strictObject({ en: z.string(), he: z.string() });
export type CardTexts = z.output<typeof CardTexts>;

/** A card as everybody sees it. Texts of one language are also in `texts` and `alts`, in both. */
export const Card = z.strictObject({
  id: Id,
  /** Position in its deck, from 1; null for a card made by a person. */
  card_index: z.number().int().positive().nullable(),
  card_type: CardType,
  /** `own` for cards made by people. */
  deck: z.enum(cardDecks),
  /** The title of a picture, a word or a question. */
  card_text: z.string(),
  title: z.string(),
  texts: CardTexts,
  /** For question cards only. */
  text: z.string().nullable(),
  /** For word cards only. */
  word: z.string().nullable(),
  /**
   * For image cards: 600 pixels wide, ratio 3:4. Deck pictures also exist 300 and 900 wide; pictures of
   * people need the media cookie.
   */
  image_url: z.string().nullable(),
  /** Alternative text of a picture; otherwise the text of the card. */
  alt: z.string(),
  alts: CardTexts,
  stage: Stage.nullable(),
  /** The author; null for deck cards. */
  owner: UserRef.nullable(),
  /**
   * Why the face is hidden: the caller reported it, several people did (then only its owner still sees it),
   * or it was removed. A card made by a person is then empty; a deck card keeps its texts, so that it can be
   * shown again.
   */
  covered: z.enum(['by_me', 'by_reports', 'removed']).nullable(),
});
export type Card = z.output<typeof Card>;

/** A card with the caller's own state. */
export const MyCard = z.strictObject({
  ...Card.shape,
  /** In my favourites. */
  kept: z.boolean(),
  /** How often I used it in chats that I am in, and the last time. */
  draws: z.strictObject({
    count: z.number().int().nonnegative(),
    last_chat: z.strictObject({ id: Id, title: z.string() }).nullable(),
  }),
  /** Feelings that I and my connections have about it. */
  opinions: z.strictObject({ counts: OpinionCounts }),
});
export type MyCard = z.output<typeof MyCard>;

/** Identifies a deck card in paths: `/cards/{card_type}/{card_index}`. */
export const CardPlace = z.strictObject({
  card_type: CardType,
  card_index: z.number().int().positive(),
});
export type CardPlace = z.output<typeof CardPlace>;

const face = filledText(limits.cardTextLengthMax);
const alt = writtenText(limits.imageAltLengthMax);

export const cards = {
  list: endpoint({
    method: 'GET',
    path: '/api/cards',
    summary:
      'The decks in their order; with `mine=true` my own cards and then those that I keep, newest first.',
    query: z.strictObject({
      card_type: CardType.optional(),
      deck: z.enum(cardDecks).optional(),
      stage: Stage.optional(),
      mine: z.enum(['true', 'false']).optional(),
      page: PageMarker,
    }),
    answer: page(MyCard),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/cards/:card_type/:card_index',
    summary:
      'A card of a deck by its place, with the places before and after it. With `own` for the kind and an id for the place one that somebody made: it is there for its maker, their connections, and the person who is in a chat in which it lies, there also after it was deleted.',
    params: z.strictObject({ card_type: z.string().max(20), card_index: Id }),
    answer: z.strictObject({
      card: MyCard,
      previous: CardPlace.nullable(),
      next: CardPlace.nullable(),
      /** Number of cards in the deck. */
      count: z.number().int().positive(),
      /** Its author deleted it: it is shown where it was used, and offers no action. */
      gone: z.boolean(),
    }),
    fails: ['card.not_found'],
  }),
  draw: endpoint({
    method: 'POST',
    path: '/api/cards/draw',
    summary:
      'Takes the next card of a shuffled deck: a chat’s, which all its members share, else my own, which leaves out what I reported. No card comes twice before the deck ends, or its cards of the asked stage; a card that is laid in the chat counts as drawn. `face_down` says that nobody looked before; the card is the same either way.',
    body: z.strictObject({
      card_type: CardType,
      stage: Stage.optional(),
      chat_id: Id.optional(),
      face_down: z.boolean().optional(),
    }),
    answer: z.strictObject({
      card: MyCard,
      /** Number of cards left before the deck is shuffled again. */
      left: z.number().int().nonnegative(),
    }),
    fails: chatDoor,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/cards',
    summary:
      'Makes a card of my own: a picture (`image`, multipart) with its title, a word or a question. My connections see it, and the person who is in a chat in which it lies.',
    files: ['image'],
    body: z.strictObject({
      card_type: CardType,
      /** The title of a picture, a word of at most 24 characters or a question. */
      text: face,
      /** Alternative text of the picture. */
      alt: alt.optional(),
      stage: Stage.optional(),
    }),
    answer: z.strictObject({ card: MyCard }),
    perMinute: 30,
    fails: ['card.too_many', ...pictureProblems, 'plan.limit_reached'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/cards/:id',
    summary: 'Changes a card of my own. Where it lies already, it stays as it was.',
    params: ById,
    body: z.strictObject({ text: face, alt, stage: Stage.nullable() }).partial(),
    answer: z.strictObject({ card: MyCard }),
    fails: ['card.not_found', 'card.removed'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/cards/:id',
    summary: 'Deletes a card of my own. Where it lies already, it stays.',
    params: ById,
    answer: Done,
    fails: ['card.not_found'],
  }),
  keep: endpoint({
    method: 'PUT',
    path: '/api/cards/:id/keep',
    summary: 'Puts a card among my favourites.',
    params: ById,
    answer: z.strictObject({ card: MyCard }),
    fails: ['card.not_found'],
  }),
  letGo: endpoint({
    method: 'DELETE',
    path: '/api/cards/:id/keep',
    summary: 'Takes a card from my favourites.',
    params: ById,
    answer: z.strictObject({ card: MyCard }),
    fails: ['card.not_found'],
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/api/cards/users/:id',
    summary: 'The cards that I, or a connection of mine, made; newest first.',
    params: ById,
    query: z.strictObject({ page: PageMarker }),
    answer: z.strictObject({ ...page(MyCard).shape, user: UserRef }),
    fails: ['person.not_found'],
  }),
};
