import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { answerErrors } from './errors.ts';
import {
  ById,
  Id,
  PageMarker,
  Stage,
  Time,
  UserRef,
  filledText,
  page,
  writtenText,
} from './shapes.ts';
import { limits } from './values.ts';

const seqMax = 2_147_483_647;

/** Counts from 1 per chat without gaps and orders messages; an AI chat's shown path may skip some. */
export const Seq = z.number().int().positive();

export const GuideRef = z.strictObject({ id: z.literal('guide') });

/** Something the guide proposed; it becomes real only when a person accepts it. */
export const Proposal = z.strictObject({
  id: Id,
  kind: z.literal('stage'),
  payload: z.strictObject({ stage: Stage }),
  state: z.enum(['open', 'accepted', 'dismissed']),
});
export type Proposal = z.output<typeof Proposal>;

export const answerStates = ['sent', 'streaming', 'stopped', 'interrupted', 'failed'] as const;

/** What happened to the chat itself, told among its messages; `author` did it. */
export const SystemNote = z.strictObject({
  what: z.enum(['created', 'joined', 'left', 'removed', 'renamed', 'owner']),
  /** The display name of the person concerned, where that is not the author. */
  name: z.string().nullable(),
  /** The new name of a chat that was renamed. */
  title: z.string().nullable(),
});
export type SystemNote = z.output<typeof SystemNote>;

/** A picture in a message: WebP, upright, without metadata. Its addresses need the media cookie. */
export const MessageImage = z.strictObject({
  id: Id,
  /** No side is longer than 2,560 pixels. */
  url: z.string(),
  /** No side is longer than 720 pixels. */
  thumb_url: z.string(),
  /** Of the picture at `url`, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** What it shows, in the sender's words; may be empty. */
  alt: z.string(),
});
export type MessageImage = z.output<typeof MessageImage>;

/** The message that another one answers; `text` is its beginning, empty when it was deleted. */
export const Quote = z.strictObject({
  id: Id,
  seq: Seq,
  author: z.union([UserRef, GuideRef]),
  text: z.string(),
  /** It has a picture. */
  image: z.boolean(),
  deleted: z.boolean(),
});
export type Quote = z.output<typeof Quote>;

/** `mine`: the caller is among those who reacted. In the order of the first reaction. */
export const Reaction = z.strictObject({
  emoji: z.string(),
  count: z.number().int().positive(),
  mine: z.boolean(),
});
export type Reaction = z.output<typeof Reaction>;

export const Message = z.strictObject({
  id: Id,
  chat_id: Id,
  seq: Seq,
  /**
   * The message that this one follows in an AI chat; versions of one message share it. In a chat of
   * people the message that an answer of the guide was asked by.
   */
  parent_id: Id.nullable(),
  client_id: z.string().nullable(),
  author: z.union([UserRef, GuideRef]),
  kind: z.enum(['user', 'guide', 'system']),
  /** May be empty where there is a picture. */
  text: z.string(),
  image: MessageImage.nullable(),
  system: SystemNote.nullable(),
  reply_to: Quote.nullable(),
  reactions: z.array(Reaction),
  /** Ids of the people whom the text mentions (`@username`), and `guide`. */
  mentions: z.array(z.string()),
  /** A caring reply with help lines that only the writer sees; null for everybody else. */
  care: z.string().nullable(),
  proposals: z.array(Proposal),
  suggestions: z.array(z.string()),
  status: z.enum(answerStates),
  error: z.enum(answerErrors).nullable(),
  /** ‹2 / 3›: `index` counts from 1. */
  version: z.strictObject({ index: z.number().int(), count: z.number().int() }),
  /** The caller's rating of an answer. */
  rating: z.enum(['good', 'bad']).nullable(),
  /** The chat's stage after this message. */
  stage: Stage,
  edited_at: Time.nullable(),
  deleted_at: Time.nullable(),
  created_at: Time,
});
export type Message = z.output<typeof Message>;

export const MessagePage = z.strictObject({
  /** Oldest first; in AI chats the chosen path. */
  items: z.array(Message),
  /** The seq to send as `after` for newer messages, or null at the newest. */
  next: Seq.nullable(),
  /** The seq to send as `before` for older messages, or null at the oldest. */
  previous: Seq.nullable(),
  /** Version of the chat's live stream, read before the items. */
  version: z.number().int(),
});
export type MessagePage = z.output<typeof MessagePage>;

const text = filledText(limits.messageLengthMax);
const Exchange = z.strictObject({ message: Message, answer: Message });

export const ClientId = z.uuid();

/** A card as the seed's client sends it. */
const CardField = z.looseObject({ id: Id });

export const messages = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/:id/messages',
    summary:
      'A window of messages by seq: before, after or around; without any of them the newest.',
    params: ById,
    query: z.strictObject({
      before: z.coerce.number().int().positive().max(seqMax).optional(),
      after: z.coerce.number().int().nonnegative().max(seqMax).optional(),
      around: z.coerce.number().int().positive().max(seqMax).optional(),
      limit: z.coerce.number().int().min(1).max(limits.messagePageMax).default(40),
    }),
    answer: MessagePage,
  }),
  media: endpoint({
    method: 'GET',
    path: '/api/chat/:id/media',
    summary: 'The messages of a chat that have a picture, newest first.',
    params: ById,
    query: z.strictObject({ page: PageMarker }),
    answer: page(Message),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chat/chat/:id/send',
    summary:
      'Stores a message for the guide and starts the answer, whose text arrives as live deltas; with `Accept: text/event-stream` the same events stream in the response.',
    params: ById,
    body: z.strictObject({
      message: text,
      /** A resend with the same id answers the first message again. */
      client_id: ClientId,
      /** The message that this follows; the end of the shown path unless told. */
      parent_id: Id.nullable().optional(),
    }),
    answer: Exchange,
    perMinute: 20,
  }),
  sendUser: endpoint({
    method: 'POST',
    path: '/api/chat/chat/:id/send_user',
    summary:
      'Stores a message to the people of a chat; a mention of the guide (`@guide`) also starts an answer that all see. Multipart or JSON, with words or a picture or both. Voice (415) and cards (422) are refused until they can be stored.',
    params: ById,
    files: ['audio', 'image'],
    jsonFields: ['image_card', 'word_card', 'question_card'],
    body: z.strictObject({
      message: text.optional(),
      /** A resend with the same id answers the first message again. */
      client_id: ClientId.optional(),
      /** Id of the message that this one quotes, in the same chat. */
      reply_to: Id.optional(),
      /** What the picture shows, for those who can't see it. */
      image_alt: writtenText(limits.imageAltLengthMax).optional(),
      image_card: CardField.optional(),
      word_card: CardField.optional(),
      question_card: CardField.optional(),
    }),
    answer: z.strictObject({
      message: Message,
      /** The guide's answer as it begins, where the message asked for one. */
      answer: Message.nullable(),
      /** Why the guide does not answer a message that asked it: consent, plan or too many at once. */
      answer_refused: z
        .enum(['guide.consent_required', 'plan.limit_reached', 'guide.too_many_running'])
        .nullable(),
    }),
    perMinute: 120,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id',
    summary:
      'Edits my message. In an AI chat this makes a new version with a new answer, and the earlier branch stays; among people the text is replaced and marked as edited.',
    params: ById,
    body: z.strictObject({ text }),
    answer: z.strictObject({ message: Message, answer: Message.nullable() }),
    perMinute: 20,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat/message/:id',
    summary:
      'Deletes a message for me alone, or for all: my own, and any message for the owner of a group. A placeholder stays.',
    params: ById,
    body: z.strictObject({ scope: z.enum(['me', 'all']) }),
    answer: z.strictObject({ message: Message.nullable() }),
  }),
  reactions: endpoint({
    method: 'GET',
    path: '/api/chat/message/:id/reactions',
    summary: 'Who reacted with what, in the order of the first reaction.',
    params: ById,
    answer: z.strictObject({
      items: z.array(z.strictObject({ emoji: z.string(), users: z.array(UserRef) })),
    }),
  }),
  addReaction: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id/reactions/:emoji',
    summary: 'Reacts to a message with one emoji; at most 20 different ones per message.',
    params: z.strictObject({ id: Id, emoji: z.string().max(64) }),
    answer: z.strictObject({ reactions: z.array(Reaction) }),
  }),
  removeReaction: endpoint({
    method: 'DELETE',
    path: '/api/chat/message/:id/reactions/:emoji',
    summary: 'Takes my reaction back.',
    params: z.strictObject({ id: Id, emoji: z.string().max(64) }),
    answer: z.strictObject({ reactions: z.array(Reaction) }),
  }),
  regenerate: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/regenerate',
    summary: 'Asks the guide for another version of its answer.',
    params: ById,
    answer: z.strictObject({ answer: Message }),
    perMinute: 20,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/stop',
    summary: 'Stops an answer; what has arrived stays.',
    params: ById,
    answer: z.strictObject({ answer: Message }),
  }),
  continue: endpoint({
    method: 'POST',
    path: '/api/chat/message/:id/continue',
    summary: 'Goes on with an answer that was stopped, interrupted or cut.',
    params: ById,
    answer: z.strictObject({ answer: Message }),
    perMinute: 20,
  }),
  chooseVersion: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id/version',
    summary: 'Shows another version of a message, with what followed it.',
    params: ById,
    body: z.strictObject({ index: z.number().int().positive() }),
    answer: z.strictObject({ message: Message }),
  }),
  rate: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id/rating',
    summary: 'Says whether an answer helped.',
    params: ById,
    body: z.strictObject({ value: z.enum(['good', 'bad']).nullable() }),
    answer: z.strictObject({ message: Message }),
  }),
  decideProposal: endpoint({
    method: 'PUT',
    path: '/api/chat/proposal/:id',
    summary: 'Accepts or dismisses what the guide proposed.',
    params: ById,
    body: z.strictObject({ action: z.enum(['accept', 'dismiss']) }),
    answer: z.strictObject({ message: Message }),
  }),
};
