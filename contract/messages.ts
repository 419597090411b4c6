import { z } from 'zod';
import { Card, CardTexts } from './cards.ts';
import { endpoint } from './endpoint.ts';
import { answerErrors } from './errors.ts';
import { ImageAnalysis } from './image-analysis.ts';
import {
  ById,
  Id,
  Mentioned,
  PageMarker,
  Stage,
  Time,
  UserRef,
  filledText,
  page,
  writtenText,
} from './shapes.ts';
import { Proposal } from './proposals.ts';
import { limits } from './values.ts';
import { isVisible } from './visible-text.ts';
import {
  anewProblems,
  chatDoor,
  guideLimits,
  messageDoor,
  pictureProblems,
  recordingProblems,
} from './refusals.ts';

/** The largest integer that is stored. */
export const countMax = 2_147_483_647;

/** Counts from 1 per chat without gaps and orders messages; the shown path of an AI chat may skip some. */
export const Seq = z.number().int().positive().max(countMax);

/** Messages up to this seq count as read or known; 0 before the first message. */
export const SeqOrNone = z.number().int().nonnegative().max(countMax);

export const GuideRef = z.strictObject({ id: z.literal('guide') });

export const answerStates = ['sent', 'streaming', 'stopped', 'interrupted', 'failed'] as const;

/** An event of the chat itself, shown among its messages; `author` caused it. */
export const SystemNote = z.strictObject({
  what: z.enum(['created', 'joined', 'left', 'removed', 'renamed', 'owner', 'meeting']),
  /** The display name of the affected person, if that is not the author. */
  name: z.string().nullable(),
  /** The new name after a rename, or the title of a meeting. */
  title: z.string().nullable(),
  /** The meeting that is proposed; its participants can open it. */
  meeting_id: Id.optional(),
});
export type SystemNote = z.output<typeof SystemNote>;

/** A picture in a message: WebP, upright, without metadata. Its addresses need the media cookie. */
export const MessageImage = z.strictObject({
  id: Id,
  /** No side is longer than 2,560 pixels. */
  url: z.string(),
  /** No side is longer than 720 pixels. */
  thumb_url: z.string(),
  /** Size of the picture at `url`, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Alternative text, in the sender's words; may be empty. */
  alt: z.string(),
  /** Measurements and marked places of a picture that the guide was asked about; null for all others. */
  analysis: ImageAnalysis.nullable(),
  /**
   * Why it is not shown: the caller reported it, several people did (then only its owner still sees it), or
   * it was removed.
   */
  covered: z.enum(['by_me', 'by_reports', 'removed']).nullable(),
});
export type MessageImage = z.output<typeof MessageImage>;

/** A voice message: WAV of 16 kHz, one channel, 16 bit. Its address needs the media cookie and supports ranges. */
export const MessageAudio = z.strictObject({
  url: z.string(),
  duration_ms: z.number().int().positive(),
  /** Levels from beginning to end, each from 0 to 100. */
  peaks: z.array(z.number().int().min(0).max(100)),
  /** The transcript; empty if no words were heard, null until somebody asks for it. */
  transcript: z.string().nullable(),
});
export type MessageAudio = z.output<typeof MessageAudio>;

/** The quoted message; `text` is its beginning, empty if it was deleted or the caller reported it. */
export const Quote = z.strictObject({
  id: Id,
  seq: Seq,
  author: z.union([UserRef, GuideRef]),
  text: z.string(),
  /** It has a picture. */
  image: z.boolean(),
  /** The length of its voice message, in milliseconds. */
  audio_ms: z.number().int().nullable(),
  /** The text of its card. */
  card: CardTexts.nullable(),
  mentioned: z.array(Mentioned).optional(),
  deleted: z.boolean(),
});
export type Quote = z.output<typeof Quote>;

/** `mine`: the caller has this reaction. In the order of the first reaction. */
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
   * The message before this one in an AI chat; all versions of a message share it. In a chat of people: the
   * message that asked for this answer of the guide.
   */
  parent_id: Id.nullable(),
  client_id: z.string().nullable(),
  /** Pictures that were sent together share it; each is its own message, one after the other. */
  album_id: Id.nullable(),
  author: z.union([UserRef, GuideRef]),
  kind: z.enum(['user', 'guide', 'system']),
  /** May be empty with a picture, a voice message or a card. */
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
  /** The names of these people, for places that show the text without its chat. */
  mentioned: z.array(Mentioned).optional(),
  /**
   * Among people: a reply to words of danger that only the author sees; null for everybody else. `asks`: it is a
   * question with two answers (`PUT /api/chat/message/:id/care`). Where a model judges first, the call that sends or edits
   * answers null, and `message.cared` follows.
   */
  care: z.strictObject({ text: z.string(), asks: z.boolean() }).nullable(),
  proposals: z.array(Proposal),
  suggestions: z.array(z.string()),
  status: z.enum(answerStates),
  error: z.enum(answerErrors).nullable(),
  /** With `answer.busy`: when the provider may be asked again; absent where it does not say. */
  retry_at: Time.optional(),
  /** An answer to a message of which the model read only the beginning and the end, because all of it did not fit. */
  shortened: z.literal(true).optional(),
  /** ‹2 / 3›: `index` counts from 1. */
  version: z.strictObject({ index: z.number().int(), count: z.number().int() }),
  /** The caller's rating of an answer. */
  rating: z.enum(['good', 'bad']).nullable(),
  /** Pinned for all members of the chat. */
  pinned: z.boolean(),
  /** It was forwarded from another chat. */
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
  /** Messages of the chat that the caller reported, in the order of their ids; quotes of them are covered too. */
  reported: z.array(Id),
  /** Version of the chat's live stream, read before the items. */
  version: z.number().int(),
});
export type MessagePage = z.output<typeof MessagePage>;

const text = filledText(limits.messageLengthMax);
/** Text of a message with a picture, a recording or cards; an empty text counts as none. */
export const MessageWords = writtenText(limits.messageLengthMax).refine(
  (written) => written === '' || isVisible(written),
  'field.required',
);
/** `answer`: null while more pictures of the album follow. */
export const Exchange = z.strictObject({ message: Message, answer: Message.nullable() });

/** Why the guide does not answer a message that asked it: consent, plan or too many at once. */
export const AnswerRefused = z.enum([
  'guide.consent_required',
  'plan.limit_reached',
  'guide.too_many_running',
]);

export const ClientId = z.uuid();

/** A card in the form that a client of the original API sends it: its id is enough. */
const CardField = z.looseObject({ id: Id });

/**
 * The cards of a message, at most one of each kind.
 * @error card.not_found
 */
export const CardFields = {
  image_card: CardField.optional(),
  word_card: CardField.optional(),
  question_card: CardField.optional(),
};
export const cardFields = ['image_card', 'word_card', 'question_card'] as const;

/** Pictures that are sent together: one message after the other, the text with the last. */
export const AlbumFields = {
  /** Made by the sender, the same for all of them. */
  album_id: ClientId.optional(),
  /**
   * Number of pictures of the album that follow, so that the guide answers only once, to the last one. A
   * picture that was stored with a number above 0 asks for its answer by a repeat with 0.
   */
  more: z.coerce
    .number()
    .int()
    .min(0)
    .max(limits.albumPicturesMax - 1)
    .default(0),
};

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
      limit: z.coerce.number().int().min(1).max(limits.messagePageMax).default(limits.messagePage),
    }),
    answer: MessagePage,
    fails: chatDoor,
  }),
  media: endpoint({
    method: 'GET',
    path: '/api/chat/:id/media',
    summary: 'The messages of a chat that have a picture, or a recording, newest first.',
    params: ById,
    query: z.strictObject({ page: PageMarker, kind: z.enum(['image', 'audio']).default('image') }),
    answer: page(Message),
    fails: chatDoor,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/chat/chat/:id/send',
    summary:
      'Stores a message for the guide and starts the answer, whose text arrives as live deltas; with `Accept: text/event-stream` the same events stream in the response. Multipart or JSON, with words, a picture, a recording (`audio`, as among people) or cards. A recording is written out first where a provider is configured for that, and what was said stands in the text of the message. Each new picture counts as an image analysis of the day. Pictures of one album have one answer, which follows the last of them.',
    params: ById,
    files: ['audio', 'image'],
    jsonFields: cardFields,
    body: z.strictObject({
      message: MessageWords.optional(),
      /** A repeat with the same id returns the first message again. */
      client_id: ClientId,
      /** The message before this one; default: the end of the shown path. */
      parent_id: Id.nullable().optional(),
      /** Alternative text of the picture. */
      image_alt: writtenText(limits.imageAltLengthMax).optional(),
      ...AlbumFields,
      ...CardFields,
    }),
    answer: Exchange,
    perMinute: 20,
    fails: [
      ...chatDoor,
      'chat.wrong_type',
      'card.not_found',
      'message.not_found',
      'message.being_answered',
      'message.client_id_reused',
      ...guideLimits,
      ...pictureProblems,
      ...recordingProblems,
      'voice.no_words',
      'voice.not_configured',
      'voice.transcription_failed',
    ],
  }),
  sendUser: endpoint({
    method: 'POST',
    path: '/api/chat/chat/:id/send_user',
    summary:
      'Stores a message to the people of a chat; a mention of the guide (`@guide`) also starts an answer that all see, and shows it the picture or album that the words stand with, which count as image analyses of the day. Multipart or JSON, with words, a picture (`image`), a voice message (`audio`: WAV of 16 kHz, one channel, 16 bit, at most 5 minutes) or cards.',
    params: ById,
    files: ['audio', 'image'],
    jsonFields: cardFields,
    body: z.strictObject({
      message: MessageWords.optional(),
      /** A repeat with the same id returns the first message again. */
      client_id: ClientId.optional(),
      /** Id of the message that this one quotes, in the same chat. */
      reply_to: Id.optional(),
      /** Alternative text of the picture. */
      image_alt: writtenText(limits.imageAltLengthMax).optional(),
      album_id: AlbumFields.album_id,
      ...CardFields,
    }),
    answer: z.strictObject({
      message: Message,
      /** The beginning of the guide's answer, if the message asked for one. */
      answer: Message.nullable(),
      answer_refused: AnswerRefused.nullable(),
    }),
    perMinute: 120,
    fails: [
      ...chatDoor,
      'chat.wrong_type',
      'chat.blocked',
      'chat.not_accepted_yet',
      'chat.person_gone',
      'card.not_found',
      'message.not_found',
      'message.not_allowed',
      'message.client_id_reused',
      ...pictureProblems,
      ...recordingProblems,
      'plan.limit_reached',
    ],
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
    fails: anewProblems,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat/message/:id',
    summary:
      'Deletes a message for me alone, or for all: my own, and any message for the owner of a group. A placeholder stays.',
    params: ById,
    body: z.strictObject({ scope: z.enum(['me', 'all']) }),
    answer: z.strictObject({ message: Message.nullable() }),
    fails: [...messageDoor, 'message.not_allowed'],
  }),
  reactions: endpoint({
    method: 'GET',
    path: '/api/chat/message/:id/reactions',
    summary: 'Who reacted with what, in the order of the first reaction.',
    params: ById,
    answer: z.strictObject({
      items: z.array(z.strictObject({ emoji: z.string(), users: z.array(UserRef) })),
    }),
    fails: messageDoor,
  }),
  addReaction: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id/reactions/:emoji',
    summary: 'Reacts to a message with one emoji; at most 20 different ones per message.',
    params: z.strictObject({ id: Id, emoji: z.string().max(64) }),
    answer: z.strictObject({ reactions: z.array(Reaction) }),
    fails: [...messageDoor, 'message.not_allowed', 'chat.blocked'],
  }),
  removeReaction: endpoint({
    method: 'DELETE',
    path: '/api/chat/message/:id/reactions/:emoji',
    summary: 'Takes my reaction back.',
    params: z.strictObject({ id: Id, emoji: z.string().max(64) }),
    answer: z.strictObject({ reactions: z.array(Reaction) }),
    fails: [...messageDoor, 'message.not_allowed'],
  }),
};
