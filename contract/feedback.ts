import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { filledText } from './shapes.ts';
import { limits } from './values.ts';

export const feedback = {
  give: endpoint({
    method: 'POST',
    path: '/api/user/feedback',
    summary:
      'Stores what somebody wants the operator to know, and mails it to the operator’s address with the username where one is configured. At most ten a day.',
    body: z.strictObject({
      text: filledText(limits.feedbackLengthMax),
      /** From 1, bad, to 5, very good. */
      rating: z.number().int().min(1).max(limits.ratingMax).optional(),
    }),
    answer: z.strictObject({
      /** Whether the operator gets it by mail; otherwise it is only stored. */
      mailed: z.boolean(),
    }),
    perMinute: 5,
    fails: ['feedback.too_many'],
  }),
};
