import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, PageMarker, Stage, Time, filledText, page } from './shapes.ts';
import { limits, timelineKinds } from './values.ts';

export const TimelineItem = z.strictObject({
  /** Unique in the timeline; `ref` is the id of what it shows. */
  id: z.string(),
  kind: z.enum(timelineKinds),
  at: Time,
  /** The words of an insight or moment, the title of an action or meeting, the name of a card or journey; empty for a stage. */
  title: z.string(),
  /** The name of the chat or card that it came of; empty without one. */
  text: z.string(),
  /** Of an action or card, and the one that a chat reached. */
  stage: Stage.nullable(),
  /** Path of the screen that it came of; null if that is gone or may no longer be seen. */
  link: z.string().nullable(),
  ref: Id,
});
export type TimelineItem = z.output<typeof TimelineItem>;

const Range = {
  /** Several kinds are separated by commas; without it, all. */
  kinds: z
    .string()
    .max(200)
    .refine(
      (list) => list.split(',').every((kind) => timelineKinds.some((known) => known === kind)),
      'field.invalid',
    )
    .optional(),
  query: z.string().max(200).optional(),
  from: Time.optional(),
  to: Time.optional(),
};

export const timeline = {
  list: endpoint({
    method: 'GET',
    path: '/api/action-hub/timeline',
    summary:
      'My timeline, newest first: insights, moments, actions made and done, past meetings, kept cards, stages reached, journeys finished. 50 on a page.',
    query: z.strictObject({ ...Range, page: PageMarker }),
    answer: page(TimelineItem),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/action-hub/timeline/export',
    summary: 'My timeline as Markdown, newest first; the answer streams.',
    query: z.strictObject(Range),
    answer: z.custom<AsyncIterable<string>>(),
    perMinute: 10,
  }),
  addMoment: endpoint({
    method: 'POST',
    path: '/api/action-hub/timeline',
    summary: 'Adds a line of mine to the timeline. A repeated `id` of mine changes nothing.',
    body: z.strictObject({
      id: z.uuid().optional(),
      text: filledText(limits.insightLengthMax),
      /** Default: now. */
      at: Time.optional(),
    }),
    answer: z.strictObject({ item: TimelineItem }),
    fails: ['moment.too_many'],
  }),
  removeMoment: endpoint({
    method: 'DELETE',
    path: '/api/action-hub/timeline/:id',
    summary: 'Deletes a moment of mine; `id` is its `ref`.',
    params: ById,
    answer: z.strictObject({ id: Id }),
    fails: ['moment.not_found'],
  }),
};
