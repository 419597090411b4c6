import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id, Time } from './shapes.ts';
import { chatDoor } from './refusals.ts';

/** An outcome of a chat for the caller: their actions and insights, and the meetings that belong to it. */
export const Outcome = z.strictObject({
  kind: z.enum(['action', 'insight', 'meeting']),
  id: Id,
  /** The message that it came of. */
  message_id: Id.nullable(),
  title: z.string(),
  /** The action is done; the meeting is over. */
  done: z.boolean(),
  at: Time,
});
export type Outcome = z.output<typeof Outcome>;

export const outcomes = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/:id/outcomes',
    summary: 'What came of a chat for me, newest first; at most 200.',
    params: ById,
    answer: z.strictObject({ items: z.array(Outcome) }),
    fails: chatDoor,
  }),
};
