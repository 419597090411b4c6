import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Reason } from './forwarding.ts';
import { Id, Time } from './shapes.ts';
import { limits } from './values.ts';

const action = z.enum(['delete', 'archive']);
const ids = z.array(Id).min(1).max(limits.bulkChatsMax);
const amount = z.number().int().nonnegative();

/** When chats were last written in: from a moment on, and before another. */
const Range = { from: Time.optional(), before: Time };

/** My chats that an action would change, by what deleting means for them. */
export const BulkCount = z.strictObject({
  total: amount,
  /** With the guide; deleting ends them. */
  guided: amount,
  /** Of two people; deleting takes them out of my list. */
  pairs: amount,
  /** Groups of mine; deleting ends them for everybody. */
  own_groups: amount,
  /** Groups of others; deleting leaves them. */
  other_groups: amount,
});
export type BulkCount = z.output<typeof BulkCount>;

export const bulk = {
  count: endpoint({
    method: 'GET',
    path: '/api/chat/bulk',
    summary:
      'How many of my chats an action would change: all, or those last written in within a range.',
    query: z.strictObject({ action, from: Time.optional(), before: Time.optional() }),
    answer: BulkCount,
    perMinute: 120,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/chat/bulk',
    summary:
      'Deletes or archives several of my chats: those named, all, or those last written in within a range. What deleting means depends on each chat, as in `DELETE /api/chat/delete/{id}`, and each can be brought back within 30 seconds. Each chat has an outcome of its own; `more` says that chats are left for another call.',
    body: z.union([
      z.strictObject({ ids, action }),
      z.strictObject({ all: z.literal(true), action }),
      z.strictObject({ ...Range, action }),
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
    perMinute: 60,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/chat/bulk/undo',
    summary:
      'Brings back chats that were deleted in the last 30 seconds, or takes chats out of the archive. Each has an outcome of its own.',
    body: z.strictObject({ ids, action }),
    answer: z.strictObject({
      items: z.array(z.strictObject({ chat_id: Id, error: Reason.nullable() })),
    }),
    perMinute: 60,
  }),
};
