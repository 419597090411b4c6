import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Reason } from './forwarding.ts';
import { Id, Time } from './shapes.ts';
import { limits } from './values.ts';

const action = z.enum(['delete', 'archive']);

export const bulk = {
  apply: endpoint({
    method: 'POST',
    path: '/api/chat/bulk',
    summary:
      'Deletes or archives several of my chats: those named, all, or those last written in before a moment. What deleting means depends on each chat, as in `DELETE /api/chat/delete/{id}`, and each can be brought back by itself within 30 seconds. Each chat has an outcome of its own; `more` says that chats are left for another call.',
    body: z.union([
      z.strictObject({ ids: z.array(Id).min(1).max(limits.bulkChatsMax), action }),
      z.strictObject({ all: z.literal(true), action }),
      z.strictObject({ before: Time, action }),
    ]),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          chat_id: Id,
          /** Null if it was refused. */
          outcome: z.enum(['deleted', 'hidden', 'left', 'archived']).nullable(),
          error: Reason.nullable(),
        }),
      ),
      /** End of the time in which the deletions can be undone; the earliest one. */
      restorable_until: Time,
      more: z.boolean(),
    }),
    perMinute: 20,
  }),
};
