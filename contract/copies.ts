import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, Language, Time } from './shapes.ts';
import { chatDoor } from './refusals.ts';

const Range = {
  /** Only messages from this moment on. */
  from: Time.optional(),
  /** Only messages before this moment. */
  to: Time.optional(),
  /** Language of headings, dates and sentences; default: the caller’s. */
  language: Language.optional(),
};

/** A copy of a chat for one person: what they see of it at that moment. */
export const copies = {
  print: endpoint({
    method: 'GET',
    path: '/api/docs/:id',
    summary:
      'A chat as a PDF, up to 5,000 messages (409 `copy.too_long`). Days are those of my time zone. Its progress arrives as `copy.progress` on the live socket; closing the request cancels it.',
    params: ById,
    query: z.strictObject({
      ...Range,
      /** Names the PDF in `copy.progress`. */
      copy: Id.optional(),
    }),
    answer: z.instanceof(Uint8Array),
    perMinute: 10,
    fails: [...chatDoor, 'copy.too_long', 'media.busy'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/chat/:id/export',
    summary:
      'A chat as Markdown or JSON, as many messages as there are; the answer streams. Pictures are named by their words and their address.',
    params: ById,
    query: z.strictObject({ ...Range, format: z.enum(['markdown', 'json']).default('markdown') }),
    answer: z.custom<AsyncIterable<string>>(),
    perMinute: 10,
    fails: chatDoor,
  }),
};
