import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Seq, SeqOrNone } from './messages.ts';
import { ById, Mentioned, UserRef } from './shapes.ts';
import { chatDoor, guideLimits } from './refusals.ts';

/** A link to a place in the chat, with the beginning of the message there. */
const Said = z.strictObject({
  seq: Seq,
  author: UserRef.nullable(),
  text: z.string(),
  mentioned: z.array(Mentioned).optional(),
});

/** Facts about new messages that need no AI; oldest first. */
export const Extract = z.strictObject({
  /** Number of messages by author, most first; null means deleted accounts and the guide. */
  people: z.array(z.strictObject({ author: UserRef.nullable(), count: z.number().int() })),
  /** Messages that end with a question mark; at most 5, the newest. */
  questions: z.array(Said),
  /** Messages that mention me; at most 5, the newest. */
  mentions: z.array(Said),
  /** Links that were sent; at most 5, the newest. */
  links: z.array(z.strictObject({ seq: Seq, url: z.string() })),
  pictures: z.number().int(),
  recordings: z.number().int(),
});
export type Extract = z.output<typeof Extract>;

export const CatchUp = z.strictObject({
  /** Number of new messages. */
  count: z.number().int().positive(),
  /** The provider’s summary in my language; null if there is only the extract. */
  summary: z.string().nullable(),
  /** Number of messages that the summary leaves out, because their authors have not agreed to the provider. */
  left_out: z.number().int().nonnegative(),
  extract: Extract,
});
export type CatchUp = z.output<typeof CatchUp>;

export const catchUp = {
  ask: endpoint({
    method: 'POST',
    path: '/api/chat/:id/catch_up',
    summary:
      'What is new for me in a chat of people, from 5 unread messages on; shown to me alone and stored nowhere. By the provider, where there is one and I agreed to it, as an answer of my plan; without one an extract of facts. At most the newest 200 are read.',
    params: ById,
    body: z.strictObject({
      /** New messages begin after this seq; default: my read pointer. */
      after: SeqOrNone.optional(),
    }),
    answer: CatchUp,
    perMinute: 10,
    fails: [
      ...chatDoor,
      'chat.wrong_type',
      'catch_up.too_few',
      ...guideLimits,
      'guide.writing_failed',
    ],
  }),
};
