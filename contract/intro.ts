import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Language, filledText } from './shapes.ts';
import { limits } from './values.ts';

/** The live answer on the intro screen. */
export const intro = {
  answer: endpoint({
    method: 'POST',
    path: '/api/intro/answer',
    access: 'public',
    perMinute: 30,
    summary:
      'An answer of the built-in guide without an account; three per network address and day, nothing is stored. A reply to words of danger is given in any case.',
    body: z.strictObject({
      /** The visitor’s lines so far, oldest first. */
      lines: z.array(filledText(1_000)).min(1).max(limits.introAnswersMax),
      language: Language,
      seed: z.string().max(40),
    }),
    answer: z.strictObject({
      text: z.string(),
      /** The two answers of a question about danger, else empty. */
      suggestions: z.array(z.string()),
      remaining: z.number().int(),
    }),
    fails: ['intro.limit_reached'],
  }),
};
