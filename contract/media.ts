import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './shapes.ts';

/** Profile pictures, and pictures and recordings of messages. */
export const media = {
  show: endpoint({
    method: 'GET',
    path: '/api/media/:id/:variant',
    access: 'cookie',
    summary:
      'A stored picture or recording, for those who may see it at this moment. Authorised by the media cookie. Recordings know ranges (206, 416).',
    params: z.strictObject({ id: Id, variant: z.enum(['avatar', 'image', 'thumb', 'audio']) }),
    answer: z.custom<Uint8Array | AsyncIterable<Uint8Array>>(),
    fails: [
      'auth.token_missing',
      'auth.token_invalid',
      'auth.token_revoked',
      'media.not_found',
      'media.range_invalid',
      'media.storage_failed',
    ],
  }),
};
