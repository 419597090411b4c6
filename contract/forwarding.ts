import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { type ErrorCode, errors } from './errors.ts';
import { ClientId, Message } from './messages.ts';
import { ById, Id } from './shapes.ts';
import { limits } from './values.ts';
import { messageDoor } from './refusals.ts';

/** Why an action on one of several chats was refused. */
export const Reason = z.strictObject({
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  /** A sentence in the caller’s language. */
  message: z.string(),
});
export type Reason = z.output<typeof Reason>;

export const forwarding = {
  forward: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/forward',
    summary:
      'Passes a message on as a new one of mine, to chats where I may write; with its picture or recording, which are seen by the person who sees the new message. Each chat has an outcome of its own; in a chat with the guide it is answered, counted as any message to it, and recordings are refused.',
    params: ById,
    body: z.strictObject({
      chat_ids: z.array(Id).min(1).max(limits.forwardChatsMax),
      /** A repeat with the same id forwards to no chat twice. */
      client_id: ClientId.optional(),
    }),
    answer: z.strictObject({
      items: z.array(
        z.strictObject({
          chat_id: Id,
          /** Null if it was refused. */
          message: Message.nullable(),
          error: Reason.nullable(),
        }),
      ),
    }),
    perMinute: 20,
    fails: [...messageDoor, 'message.not_allowed'],
  }),
};
