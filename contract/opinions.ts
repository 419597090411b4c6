import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, Time, UserRef, filledText } from './shapes.ts';
import { feelings, limits } from './values.ts';
import { chatDoor } from './refusals.ts';

export const Feeling = z.enum(feelings);
export type Feeling = z.output<typeof Feeling>;

/** A person's opinion of a picture or a card: a feeling, words, or both. */
export const Opinion = z.strictObject({
  id: Id,
  author: UserRef,
  feeling: Feeling.nullable(),
  /** Empty for a feeling without words. */
  text: z.string(),
  created_at: Time,
});
export type Opinion = z.output<typeof Opinion>;

/** Number of people with each feeling, among those whom I may see. */
export const OpinionCounts = z.record(Feeling, z.number().int().nonnegative());
export type OpinionCounts = z.output<typeof OpinionCounts>;

export const Opinions = z.strictObject({
  /** Newest first, mine included, at most 200; none of people whom I blocked. */
  items: z.array(Opinion),
  mine: Opinion.nullable(),
  counts: OpinionCounts,
});
export type Opinions = z.output<typeof Opinions>;

/** At least one of the two; an absent one stays unchanged. */
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
    fails: ['media.not_found'],
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
    fails: [...chatDoor, 'media.not_found'],
  }),
  ofCard: endpoint({
    method: 'GET',
    path: '/api/chat/card_opinion_raw/:id',
    summary: 'What I and my connections see in a card of a deck, or in one that somebody made.',
    params: ById,
    answer: Opinions,
    fails: ['card.not_found'],
  }),
  giveOnCard: endpoint({
    method: 'POST',
    path: '/api/chat/card_opinion/:id',
    summary:
      'Says what I see in a card; where neither feeling nor text is left, withdraws it. Only my connections are shown it, and the author of the card is notified if they are one.',
    params: ById,
    body: MyOpinion,
    answer: Opinions,
    perMinute: 60,
    fails: ['card.not_found'],
  }),
};
