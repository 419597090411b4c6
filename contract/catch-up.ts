import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Seq, SeqOrNone } from './messages.ts';
import { ById, UserRef } from './shapes.ts';

/** A place in the chat to go to, with the beginning of what stands there. */
const Said = z.strictObject({
  seq: Seq,
  author: UserRef.nullable(),
  text: z.string(),
});

/** What can be said of messages without understanding them; everything oldest first. */
export const Extract = z.strictObject({
  /** Who wrote how many, most first; null: accounts that are gone, and the guide. */
  people: z.array(z.strictObject({ author: UserRef.nullable(), count: z.number().int() })),
  /** Those that end in a question mark; at most 5, the newest. */
  questions: z.array(Said),
  /** Those that mention me; at most 5, the newest. */
  mentions: z.array(Said),
  /** Addresses that were sent; at most 5, the newest. */
  links: z.array(z.strictObject({ seq: Seq, url: z.string() })),
  pictures: z.number().int(),
  recordings: z.number().int(),
});
export type Extract = z.output<typeof Extract>;

export const CatchUp = z.strictObject({
  /** How many new messages it is about. */
  count: z.number().int().positive(),
  /** The provider’s summary in my language; null where there is only the extract. */
  summary: z.string().nullable(),
  /** How many of the messages the summary leaves out, because whoever wrote them has not agreed to the provider. */
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
      /** What is new begins after this seq; after my read pointer unless told. */
      after: SeqOrNone.optional(),
    }),
    answer: CatchUp,
    perMinute: 10,
  }),
};
