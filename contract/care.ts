import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AnswerRefused, Message } from './messages.ts';
import { messageDoor } from './refusals.ts';
import { ById } from './shapes.ts';

export const care = {
  answer: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id/care',
    summary:
      'Answers the question that the caller alone sees under a message of theirs (`care.asks`). After *no* it is gone, and the guide answers the message if that asked for it.',
    params: ById,
    body: z.strictObject({ answer: z.enum(['yes', 'no']) }),
    answer: z.strictObject({
      message: Message,
      answer: Message.nullable(),
      answer_refused: AnswerRefused.nullable(),
    }),
    fails: [...messageDoor, 'message.not_allowed'],
  }),
};
