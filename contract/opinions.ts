import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, Time, UserRef, filledText } from './shapes.ts';
import { feelings, limits } from './values.ts';

export const Feeling = z.enum(feelings);
export type Feeling = z.output<typeof Feeling>;

/** What somebody thinks of a picture or a card: a feeling, words, or both. */
export const Opinion = z.strictObject({
  id: Id,
  author: UserRef,
  feeling: Feeling.nullable(),
  /** Empty where there is a feeling alone. */
  text: z.string(),
  created_at: Time,
});
export type Opinion = z.output<typeof Opinion>;

/** How many of those who may be shown to me have each feeling. */
export const OpinionCounts = z.record(Feeling, z.number().int().nonnegative());
export type OpinionCounts = z.output<typeof OpinionCounts>;

export const Opinions = z.strictObject({
  /** Newest first, mine among them, at most 200; none of people whom I blocked. */
  items: z.array(Opinion),
  mine: Opinion.nullable(),
  counts: OpinionCounts,
});
export type Opinions = z.output<typeof Opinions>;

/** One of the two at least; what is absent stays as it is. */
const MyOpinion = z
  .strictObject({
    feeling: Feeling.nullable().optional(),
    text: filledText(limits.opinionLengthMax).nullable().optional(),
  })
  .refine(({ feeling, text }) => feeling !== undefined || text !== undefined, {
    path: ['feeling'],
    error: 'field.required',
  });

export const opinions = {
  ofImage: endpoint({
    method: 'GET',
    path: '/api/chat/image_opinion_raw/:id',
    summary: 'What the people who can see a picture think of it.',
    params: ById,
    answer: Opinions,
  }),
  giveOnImage: endpoint({
    method: 'POST',
    path: '/api/chat/image_opinion/:id',
    summary:
      'Says what I think of a picture; where neither feeling nor text is left, withdraws it.',
    params: ById,
    body: MyOpinion,
    answer: Opinions,
    perMinute: 60,
  }),
  ofCard: endpoint({
    method: 'GET',
    path: '/api/chat/card_opinion_raw/:id',
    summary: 'What I and my connections see in a card of a deck, or in one that somebody made.',
    params: ById,
    answer: Opinions,
  }),
  giveOnCard: endpoint({
    method: 'POST',
    path: '/api/chat/card_opinion/:id',
    summary:
      'Says what I see in a card; where neither feeling nor text is left, withdraws it. Only my connections are shown it, and whoever made the card is told if they are one.',
    params: ById,
    body: MyOpinion,
    answer: Opinions,
    perMinute: 60,
  }),
};
