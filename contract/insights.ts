import { z } from 'zod';
import { Source, SourceIn } from './actions.ts';
import { endpoint } from './endpoint.ts';
import { ById, Id, Time, filledText } from './shapes.ts';
import { limits } from './values.ts';

/** Something that a person understood, in their own words; theirs alone. */
export const Insight = z.strictObject({
  id: Id,
  text: z.string(),
  /** Null: written by hand, or everything that it came of is gone. */
  source: Source.nullable(),
  created_at: Time,
});
export type Insight = z.output<typeof Insight>;

const InsightFields = z.strictObject({ text: filledText(limits.insightLengthMax) });

export const insights = {
  create: endpoint({
    method: 'POST',
    path: '/api/action-hub/insights',
    summary:
      'Keeps an insight, by hand or of a message or card. A repeated `id` of mine answers with the insight that exists.',
    body: InsightFields.extend({
      id: z.uuid().optional(),
      message_id: SourceIn.shape.message_id,
      card_id: SourceIn.shape.card_id,
      /** When it came; default: now. */
      at: Time.optional(),
    }),
    answer: z.strictObject({ insight: Insight }),
    fails: ['insight.too_many', 'message.not_found', 'card.not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/action-hub/insights/:id',
    summary: 'Changes the words of an insight of mine.',
    params: ById,
    body: InsightFields,
    answer: z.strictObject({ insight: Insight }),
    fails: ['insight.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/action-hub/insights/:id',
    summary: 'Deletes an insight of mine, and answers with it.',
    params: ById,
    answer: z.strictObject({ insight: Insight }),
    fails: ['insight.not_found'],
  }),
};
