import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
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

export const chatTypes = ['AI', 'US', 'GP', 'IA'] as const;
/** With the guide, between two people, group, image analysis. */
export const ChatType = z.enum(chatTypes);
export type ChatType = z.output<typeof ChatType>;

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

export const Message = z.strictObject({
  id: Id,
  chat_id: Id,
  seq: Seq,
  /** The message that this one follows in an AI chat; versions of one message share it. */
  parent_id: Id.nullable(),
  client_id: z.string().nullable(),
  author: z.union([UserRef, GuideRef]),
  kind: z.enum(['user', 'guide', 'system']),
  text: z.string(),
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

/** The line that a list shows of a chat's newest message: plain text, at most 140 characters. */
const LastMessage = z.strictObject({
  seq: Seq,
  kind: Message.shape.kind,
  author_id: z.string(),
  text: z.string(),
});

/** What the browser needs to open a chat. */
export const Navigator = z.strictObject({
  id: Id,
  title: z.string(),
  chat_type: ChatType,
  theme_name: z.string().nullable(),
  theme_image: z.string().nullable(),
  last_message: LastMessage.nullable(),
});
export type Navigator = z.output<typeof Navigator>;

export const ChatListItem = z.strictObject({
  ...Navigator.shape,
  /** The first four. */
  participants: z.array(UserRef),
  /** Messages above my read pointer that are not mine, not system, not deleted; counted to at most 100. */
  unread: z.number().int().min(0).max(100),
  last_read_seq: z.number().int().nonnegative(),
  last_message_date: Time,
  state: z.enum(['invited', 'active', 'requested']),
  pinned: z.boolean(),
  archived: z.boolean(),
  draft: z.string(),
  stage: Stage,
  /** An answer of the guide is being written. */
  generating: z.boolean(),
});
export type ChatListItem = z.output<typeof ChatListItem>;

export const ChatInfo = z.strictObject({
  ...ChatListItem.shape,
  members: z.array(
    z.strictObject({
      user: UserRef,
      role: z.enum(['owner', 'member']),
      state: ChatListItem.shape.state,
      last_read_seq: z.number().int().nonnegative(),
    }),
  ),
  /** When each stage was entered, oldest first. */
  stage_history: z.array(z.strictObject({ stage: Stage, at: Time })),
  temporary: z.boolean(),
  message_count: z.number().int(),
  created_at: Time,
  /** Version of the chat's live stream, read before the rest. */
  version: z.number().int(),
});
export type ChatInfo = z.output<typeof ChatInfo>;

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

const ListQuery = z.strictObject({
  page: PageMarker,
  query: z.string().max(200).optional(),
  archived: z.enum(['true', 'false']).optional(),
});

const text = filledText(limits.messageLengthMax);
const Exchange = z.strictObject({ message: Message, answer: Message });

export const ClientId = z.uuid();

const CreateChat = z.strictObject({
  chat_type: z.literal('AI'),
  title: filledText(limits.titleLengthMax).optional(),
  /** Not listed, not searched, gone after 24 hours. */
  temporary: z.boolean().optional(),
});

export const chat = {
  create: endpoint({
    method: 'POST',
    path: '/api/chat/create_chat',
    summary: 'Opens a chat. The body may be `{chat}` or the fields alone.',
    body: z.union([z.strictObject({ chat: CreateChat }), CreateChat]),
    answer: z.strictObject({ chat: ChatListItem }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/chat/chats',
    summary:
      'My chats: pinned first, then by last message; optionally those whose title or messages match `query`.',
    query: ListQuery,
    answer: page(ChatListItem),
  }),
  listAlias: endpoint({
    method: 'GET',
    path: '/api/chats',
    summary: 'The same as /api/chat/chats.',
    query: ListQuery,
    answer: page(ChatListItem),
  }),
  listGuided: endpoint({
    method: 'GET',
    path: '/api/chat/chats/ai',
    summary: 'My chats with the guide.',
    query: ListQuery,
    answer: page(ChatListItem),
  }),
  openTheme: endpoint({
    method: 'GET',
    path: '/api/chat/open_theme/:id',
    summary: 'What the browser needs to open a chat.',
    params: ById,
    answer: Navigator,
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/chat/:id/info',
    summary: 'A chat with its people, stage and my settings.',
    params: ById,
    answer: ChatInfo,
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/chat/:id/messages',
    summary:
      'A window of messages by seq: before, after or around; without any of them the newest.',
    params: ById,
    query: z.strictObject({
      before: z.coerce.number().int().positive().optional(),
      after: z.coerce.number().int().nonnegative().optional(),
      around: z.coerce.number().int().positive().optional(),
      limit: z.coerce.number().int().min(1).max(limits.messagePageMax).default(40),
    }),
    answer: MessagePage,
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
  rename: endpoint({
    method: 'PUT',
    path: '/api/chat/rename/:id',
    summary: 'Gives a chat a name, which the guide never replaces.',
    params: ById,
    body: z.strictObject({ name: filledText(limits.titleLengthMax) }),
    answer: z.strictObject({ chat: ChatListItem }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat/delete/:id',
    summary: 'Deletes a chat; within 30 seconds it can be brought back.',
    params: ById,
    answer: z.strictObject({ outcome: z.enum(['deleted']), restorable_until: Time }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/chat/restore/:id',
    summary: 'Brings back a chat that was deleted in the last 30 seconds.',
    params: ById,
    answer: z.strictObject({ chat: ChatListItem }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/chat/:id/read',
    summary: 'Moves my read pointer, also backwards (marks unread).',
    params: ById,
    body: z.strictObject({ seq: z.number().int().nonnegative() }),
    answer: z.strictObject({ last_read_seq: z.number().int(), unread: z.number().int() }),
  }),
  settings: endpoint({
    method: 'PUT',
    path: '/api/chat/:id/settings',
    summary: 'My settings of a chat.',
    params: ById,
    body: z.strictObject({ pinned: z.boolean(), archived: z.boolean() }).partial(),
    answer: z.strictObject({ chat: ChatListItem }),
  }),
  draft: endpoint({
    method: 'PUT',
    path: '/api/chat/:id/draft',
    summary: 'Keeps what I have not sent yet, for my other devices.',
    params: ById,
    body: z.strictObject({ text: writtenText(limits.messageLengthMax) }),
    answer: Done,
  }),
  stage: endpoint({
    method: 'PUT',
    path: '/api/chat/:id/stage',
    summary: 'Moves a chat to a stage, in either direction.',
    params: ById,
    body: z.strictObject({ stage: Stage }),
    answer: z.strictObject({ chat: ChatListItem }),
  }),
  editMessage: endpoint({
    method: 'PUT',
    path: '/api/chat/message/:id',
    summary:
      'Edits my message. In an AI chat this makes a new version with a new answer; the earlier branch stays.',
    params: ById,
    body: z.strictObject({ text }),
    answer: Exchange,
    perMinute: 20,
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
