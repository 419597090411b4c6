import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Message } from './messages.ts';
import { ById } from './shapes.ts';
import { chatDoor, messageDoor } from './refusals.ts';

export const pins = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/:id/pins',
    summary: 'The pinned messages of a chat, the last pinned first; at most 50.',
    params: ById,
    answer: z.strictObject({ items: z.array(Message) }),
    fails: chatDoor,
  }),
  pin: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id/pin',
    summary:
      'Pins a message for all who are in its chat; anybody among them may. A chat has at most 50 pinned messages (409 `message.too_many_pinned`).',
    params: ById,
    answer: z.strictObject({ message: Message }),
    fails: [...messageDoor, 'message.not_allowed', 'message.too_many_pinned'],
  }),
  unpin: endpoint({
    method: 'DELETE',
    path: '/api/chat/message/:id/pin',
    summary: 'Unpins a message for all who are in its chat.',
    params: ById,
    answer: z.strictObject({ message: Message }),
    fails: [...messageDoor, 'message.not_allowed'],
  }),
};
