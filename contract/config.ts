import { z } from 'zod';
import { CommunityLink } from './community.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './values.ts';

/** Public facts about this installation. */
export const config = {
  show: endpoint({
    method: 'GET',
    path: '/api/config',
    access: 'public',
    summary: 'Product name, languages, what is configured, limits and the sign-up mode. Cacheable.',
    answer: z.strictObject({
      product_name: z.string(),
      languages: z.array(z.enum(languages)),
      google_client_id: z.string().nullable(),
      /** Whether the address of this installation can have passkeys: https or localhost, and a name. */
      passkeys: z.boolean(),
      vapid_public_key: z.string().nullable(),
      guide: z.strictObject({
        built_in: z.boolean(),
        /** The provider's public name; null for the built-in guide. */
        provider: z.string().nullable(),
        model: z.string().nullable(),
        /** In seconds: how long a model may take to the first word of an answer. */
        first_word_s: z.number(),
        vision: z.boolean(),
        transcription: z.boolean(),
        /** Translation and summaries of new messages are available. */
        translation: z.boolean(),
      }),
      billing: z.boolean(),
      mail: z.boolean(),
      signup: z.enum(['open', 'invite', 'closed']),
      /** The operator of this server and their address for questions; null where it is not set. */
      operator: z.strictObject({ name: z.string().nullable(), email: z.string().nullable() }),
      /** Places elsewhere where people meet, in the operator’s order; may be empty. */
      community: z.array(CommunityLink),
      terms_version: z.string(),
      limits: z.record(z.string(), z.number()),
    }),
  }),
};
