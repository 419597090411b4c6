import { z } from 'zod';
import { Action } from './actions.ts';
import { endpoint } from './endpoint.ts';
import { Insight } from './insights.ts';
import { MemoryNote } from './memory.ts';
import { AnswerRefused, Message, countMax } from './messages.ts';
import { ProposalDecision } from './proposals.ts';
import { anewProblems, guideLimits, messageDoor } from './refusals.ts';
import { ById, Stage } from './shapes.ts';

/** The result of an accepted proposal, by its kind. */
const Made = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stage'), stage: Stage }),
  z.strictObject({ kind: z.literal('action'), action: Action }),
  z.strictObject({ kind: z.literal('insight'), insight: Insight }),
  z.strictObject({ kind: z.literal('remember'), note: MemoryNote }),
  /** My message with the card, and the beginning of the guide’s answer. */
  z.strictObject({
    kind: z.literal('card'),
    message: Message,
    answer: Message.nullable(),
    answer_refused: AnswerRefused.nullable(),
  }),
]);

/** Actions on answers of the guide; in the API they are part of `messages`. */
export const answers = {
  regenerate: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/regenerate',
    summary: 'Asks the guide for another version of its answer.',
    params: ById,
    answer: z.strictObject({ answer: Message }),
    perMinute: 20,
    fails: anewProblems,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/stop',
    summary: 'Stops an answer; what has arrived stays.',
    params: ById,
    answer: z.strictObject({ answer: Message }),
    fails: [...messageDoor, 'message.not_allowed', 'message.not_running'],
  }),
  continue: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/continue',
    summary: 'Goes on with an answer that was stopped, interrupted or cut.',
    params: ById,
    answer: z.strictObject({ answer: Message }),
    perMinute: 20,
    fails: anewProblems,
  }),
  chooseVersion: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id/version',
    summary: 'Shows another version of a message, with what followed it.',
    params: ById,
    body: z.strictObject({ index: z.number().int().positive().max(countMax) }),
    answer: z.strictObject({ message: Message }),
    fails: [...messageDoor, 'message.not_allowed', 'message.being_answered'],
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id/rating',
    summary: 'Says whether an answer helped.',
    params: ById,
    body: z.strictObject({ value: z.enum(['good', 'bad']).nullable() }),
    answer: z.strictObject({ message: Message }),
    fails: [...messageDoor, 'message.not_allowed'],
  }),
  decideProposal: endpoint({
    method: 'PUT',
    path: '/api/chat/proposal/:id',
    summary:
      'Accepts what the guide proposed, accepts it with changes (`edit`), or dismisses it; once. An accepted card is drawn from the chat’s deck and laid as my message, from which the guide goes on.',
    params: ById,
    body: ProposalDecision,
    answer: z.strictObject({ message: Message, made: Made.nullable() }),
    perMinute: 20,
    fails: [
      'action.too_many',
      'insight.too_many',
      'memory.too_many',
      'chat.not_joined',
      'proposal.not_found',
      'proposal.already_decided',
      'message.being_answered',
      'chat.blocked',
      'chat.not_accepted_yet',
      'chat.person_gone',
      ...guideLimits,
    ],
  }),
};
