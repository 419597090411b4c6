import { z } from 'zod';
import { Card, CardTexts } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { answerErrors } from './errors.ts';
import { ImageAnalysis } from './image-analysis.ts';
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
import { Proposal, ProposalDecision } from './proposals.ts';
import { limits } from './values.ts';
import { isVisible } from './visible-text.ts';

/** The largest whole number that is stored. */
const countMax = 2_147_483_647;

/** Counts from 1 per chat without gaps and orders messages; an AI chat's shown path may skip some. */
export const Seq = z.number().int().positive().max(countMax);

/** The seq before which everything counts as read or known; 0 before the first message. */
export const SeqOrNone = z.number().int().nonnegative().max(countMax);

export const GuideRef = z.strictObject({ id: z.literal('guide') });

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
  /** What was measured of a picture that the guide was asked about, and pointed at in it; null of every other. */
  analysis: ImageAnalysis.nullable(),
  /**
   * Why it is not shown: the caller reported it, several did (then only its owner still sees it), or
   * it was removed.
   */
  covered: z.enum(['by_me', 'by_reports', 'removed']).nullable(),
});
export type MessageImage = z.output<typeof MessageImage>;

/** A voice message: WAV of 16 kHz, one channel, 16 bit. Its address needs the media cookie and knows ranges. */
export const MessageAudio = z.strictObject({
  url: z.string(),
  duration_ms: z.number().int().positive(),
  /** How loud it is from its beginning to its end, each from 0 to 100. */
  peaks: z.array(z.number().int().min(0).max(100)),
  /** What is said in it, in words; empty where none were heard, null until somebody asks for them. */
  transcript: z.string().nullable(),
});
export type MessageAudio = z.output<typeof MessageAudio>;

/** The message that another one answers; `text` is its beginning, empty when it was deleted or the caller reported it. */
export const Quote = z.strictObject({
  id: Id,
  seq: Seq,
  author: z.union([UserRef, GuideRef]),
  text: z.string(),
  /** It has a picture. */
  image: z.boolean(),
  /** The length of its voice message, in milliseconds. */
  audio_ms: z.number().int().nullable(),
  /** What its card says. */
  card: CardTexts.nullable(),
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
  /** May be empty where there is a picture, a voice message or a card. */
  text: z.string(),
  image: MessageImage.nullable(),
  audio: MessageAudio.nullable(),
  image_card: Card.nullable(),
  word_card: Card.nullable(),
  question_card: Card.nullable(),
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
  /** Pinned for all who are in the chat. */
  pinned: z.boolean(),
  /** It was written elsewhere and passed on. */
  forwarded: z.boolean(),
  /** The chat's stage after this message. */
  stage: Stage,
  /** The caller reported it, so for them it has no words, picture or reactions. */
  reported: z.boolean(),
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
  /** The messages of the chat that the caller reported, in the order of their ids: covered also in quotes. */
  reported: z.array(Id),
  /** Version of the chat's live stream, read before the items. */
  version: z.number().int(),
});
export type MessagePage = z.output<typeof MessagePage>;

const text = filledText(limits.messageLengthMax);
/** Beside a picture, a recording or cards; an empty one is as good as none. */
export const MessageWords = writtenText(limits.messageLengthMax).refine(
  (written) => written === '' || isVisible(written),
  'field.required',
);
const Exchange = z.strictObject({ message: Message, answer: Message });

/** Why the guide does not answer a message that asked it: consent, plan or too many at once. */
const AnswerRefused = z.enum([
  'guide.consent_required',
  'plan.limit_reached',
  'guide.too_many_running',
]);

/** What an accepted proposal made, by its kind. */
const Made = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stage'), stage: Stage }),
  /** My message with the card, and the guide’s answer to it as it begins. */
  z.strictObject({
    kind: z.literal('card'),
    message: Message,
    answer: Message.nullable(),
    answer_refused: AnswerRefused.nullable(),
  }),
]);

export const ClientId = z.uuid();

/** A card as the seed's client sends it: its id is enough. */
const CardField = z.looseObject({ id: Id });

/** The cards of a message, at most one of each kind. @error card.not_found */
export const CardFields = {
  image_card: CardField.optional(),
  word_card: CardField.optional(),
  question_card: CardField.optional(),
};
export const cardFields = ['image_card', 'word_card', 'question_card'] as const;

export const messages = {
  list: endpoint({
    method: 'GET',
    path: '/api/chat/:id/messages',
    summary:
      'A window of messages by seq: before, after or around; without any of them the newest.',
    params: ById,
    query: z.strictObject({
      before: z.coerce.number().int().positive().max(countMax).optional(),
      after: z.coerce.number().int().nonnegative().max(countMax).optional(),
      around: z.coerce.number().int().positive().max(countMax).optional(),
      limit: z.coerce.number().int().min(1).max(limits.messagePageMax).default(40),
    }),
    answer: MessagePage,
  }),
  media: endpoint({
    method: 'GET',
    path: '/api/chat/:id/media',
    summary: 'The messages of a chat that have a picture, or a recording, newest first.',
    params: ById,
    query: z.strictObject({ page: PageMarker, kind: z.enum(['image', 'audio']).default('image') }),
    answer: page(Message),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chat/chat/:id/send',
    summary:
      'Stores a message for the guide and starts the answer, whose text arrives as live deltas; with `Accept: text/event-stream` the same events stream in the response. Multipart or JSON, with words, a picture or cards; a new picture counts as an image analysis of the day.',
    params: ById,
    files: ['image'],
    jsonFields: cardFields,
    body: z.strictObject({
      message: MessageWords.optional(),
      /** A resend with the same id answers the first message again. */
      client_id: ClientId,
      /** The message that this follows; the end of the shown path unless told. */
      parent_id: Id.nullable().optional(),
      /** What the picture shows, for those who can't see it. */
      image_alt: writtenText(limits.imageAltLengthMax).optional(),
      ...CardFields,
    }),
    answer: Exchange,
    perMinute: 20,
  }),
  sendUser: endpoint({
    method: 'POST',
    path: '/api/chat/chat/:id/send_user',
    summary:
      'Stores a message to the people of a chat; a mention of the guide (`@guide`) also starts an answer that all see. Multipart or JSON, with words, a picture (`image`), a voice message (`audio`: WAV of 16 kHz, one channel, 16 bit, at most 5 minutes) or cards.',
    params: ById,
    files: ['audio', 'image'],
    jsonFields: cardFields,
    body: z.strictObject({
      message: MessageWords.optional(),
      /** A resend with the same id answers the first message again. */
      client_id: ClientId.optional(),
      /** Id of the message that this one quotes, in the same chat. */
      reply_to: Id.optional(),
      /** What the picture shows, for those who can't see it. */
      image_alt: writtenText(limits.imageAltLengthMax).optional(),
      ...CardFields,
    }),
    answer: z.strictObject({
      message: Message,
      /** The guide's answer as it begins, where the message asked for one. */
      answer: Message.nullable(),
      answer_refused: AnswerRefused.nullable(),
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
    body: z.strictObject({ index: z.number().int().positive().max(countMax) }),
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
    summary:
      'Accepts what the guide proposed, accepts it with changes (`edit`), or dismisses it; once. An accepted card is drawn from the chat’s deck and laid as my message, from which the guide goes on.',
    params: ById,
    body: ProposalDecision,
    answer: z.strictObject({ message: Message, made: Made.nullable() }),
    perMinute: 20,
  }),
};
