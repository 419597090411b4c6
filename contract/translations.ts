import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Language } from './shapes.ts';
import { guideLimits, messageDoor } from './refusals.ts';

export const translations = {
  translate: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/translate',
    summary:
      'A message in another language, by the provider: what is written, or what was said in its recording. Counts as an answer of the guide; a second time, for whomever, the first translation is answered and nothing is counted. Only where I and the one whose words they are have agreed to the provider; 503 without one.',
    params: ById,
    body: z.strictObject({ language: Language }),
    answer: z.strictObject({ language: Language, text: z.string() }),
    perMinute: 20,
    fails: [
      ...messageDoor,
      'message.not_allowed',
      'message.words_of_another',
      'translation.not_configured',
      ...guideLimits,
      'guide.writing_failed',
    ],
  }),
};
