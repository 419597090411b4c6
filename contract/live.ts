import { z } from 'zod';
import { User } from './account.ts';
import { Usage } from './billing.ts';
import { ChatInfo, ChatListItem, Member } from './chat.ts';
import { Connection } from './connections.ts';
import { FolderLabel } from './folders.ts';
import { JourneyChoice, SharedRun } from './journeys.ts';
import { Message, Reaction, Seq } from './messages.ts';
import { Id, Time, UserRef } from './shapes.ts';
import { limits } from './values.ts';

/**
 * Frames that change state. Each belongs to a stream (a chat by its id, or a person by theirs) and
 * carries that stream's `version`, which counts without gaps. `audience` says who receives it:
 * `chat` the people who are in the chat at that moment, `person` only the person of the stream.
 */
function event<Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  audience: 'chat' | 'person',
  shape: Shape,
) {
  return {
    audience,
    frame: z.strictObject({
      type: z.literal(type),
      stream: Id,
      version: z.number().int().positive(),
      ...shape,
    }),
  };
}

/** Parts of a chat that change by themselves, for all its people. */
const ChatChanges = ChatInfo.pick({
  title: true,
  stage: true,
  last_message: true,
  generating: true,
  guide_mode: true,
  stage_history: true,
}).partial();

/** What a person changes for themselves alone. */
const KeptChanges = ChatListItem.pick({
  pinned: true,
  archived: true,
  muted_until: true,
  notify: true,
  draft: true,
}).partial();

export const events = {
  'message.created': event('message.created', 'chat', {
    chat_id: Id,
    message: Message,
    /** In AI chats the shown path after this seq gives way to the message; null appends. */
    after_seq: z.number().int().nonnegative().nullable(),
  }),
  /** Reactions, care and my rating are each reader's own and stay as they are. */
  'message.updated': event('message.updated', 'chat', {
    chat_id: Id,
    message: Message,
    /** Whom it mentioned until now. */
    mentions_before: Message.shape.mentions,
  }),
  'message.deleted': event('message.deleted', 'chat', {
    chat_id: Id,
    message_id: Id,
    seq: Seq,
    author_id: z.string(),
    mentions: Message.shape.mentions,
    deleted_at: Time,
  }),
  'message.reacted': event('message.reacted', 'chat', {
    chat_id: Id,
    message_id: Id,
    emoji: z.string(),
    user_id: Id,
    added: z.boolean(),
    /** All of the message's reactions now. */
    reactions: z.array(Reaction.omit({ mine: true })),
  }),
  /** I deleted a message for myself alone. */
  'message.hidden': event('message.hidden', 'person', {
    chat_id: Id,
    message_id: Id,
    seq: Seq,
  }),
  /** The caring reply to a message of mine; null where an edit made it needless. */
  'message.cared': event('message.cared', 'person', {
    chat_id: Id,
    message_id: Id,
    care: Message.shape.care,
  }),
  /** I reported a message: for me it is covered. */
  'message.reported': event('message.reported', 'person', {
    chat_id: Id,
    message_id: Id,
    seq: Seq,
  }),
  /** I reported a picture: for me it is covered. */
  'image.reported': event('image.reported', 'person', { chat_id: Id, image_id: Id }),
  /** I reported a card that lies in a chat: for me it is covered. */
  'card.reported': event('card.reported', 'person', { chat_id: Id, card_id: Id }),
  /** My own cards, what I keep, reported or said of cards: fetch them again. */
  'cards.changed': event('cards.changed', 'person', {}),
  /** A picture was covered or removed for all, or is shown again. */
  'image.covered': event('image.covered', 'chat', {
    chat_id: Id,
    image_id: Id,
    covered: z.enum(['by_reports', 'removed']).nullable(),
    alt: z.string(),
  }),
  /** Somebody gave, changed or withdrew their opinion of a picture. */
  'opinion.changed': event('opinion.changed', 'chat', { chat_id: Id, image_id: Id }),
  /** A journey in the chat began, moved or rests, or somebody in it did; without what they chose. */
  'journey.updated': event('journey.updated', 'chat', { chat_id: Id, run: SharedRun }),
  /** What somebody chose was laid in the chat. */
  'journey.laid': event('journey.laid', 'chat', {
    chat_id: Id,
    run_id: Id,
    choice: JourneyChoice,
  }),
  /** What I chose, for my other devices. */
  'journey.chosen': event('journey.chosen', 'person', {
    chat_id: Id,
    run_id: Id,
    choice: JourneyChoice,
  }),
  'chat.created': event('chat.created', 'person', { chat: ChatListItem }),
  'chat.updated': event('chat.updated', 'chat', { chat_id: Id, changes: ChatChanges }),
  'chat.kept': event('chat.kept', 'person', { chat_id: Id, changes: KeptChanges }),
  /** Somebody came, went or got another role. `people` are the chat's first five, by when they joined. */
  'chat.member': event('chat.member', 'chat', {
    chat_id: Id,
    user: UserRef,
    /** Null: they are gone. */
    member: Member.nullable(),
    people: z.array(UserRef),
  }),
  /** How far somebody who shares read receipts has read. */
  'chat.seen': event('chat.seen', 'chat', {
    chat_id: Id,
    user_id: Id,
    last_read_seq: z.number().int().nonnegative(),
  }),
  /** Something happened that is not for this reader: only the version goes on. */
  'chat.unchanged': event('chat.unchanged', 'chat', { chat_id: Id }),
  'chat.removed': event('chat.removed', 'person', { chat_id: Id }),
  'chat.read': event('chat.read', 'person', {
    chat_id: Id,
    last_read_seq: z.number().int().nonnegative(),
    unread: z.number().int().nonnegative(),
    mention: z.number().int().nonnegative(),
  }),
  'folder.created': event('folder.created', 'person', { folder: FolderLabel }),
  'folder.renamed': event('folder.renamed', 'person', { folder_id: Id, name: z.string() }),
  'folder.deleted': event('folder.deleted', 'person', { folder_id: Id }),
  /** A chat was put into a folder, or taken out. */
  'folder.chat': event('folder.chat', 'person', {
    folder_id: Id,
    chat_id: Id,
    /** Null: it lies there no more. */
    chat: ChatListItem.nullable(),
  }),
  'connection.changed': event('connection.changed', 'person', {
    id: Id,
    /** Null: there is none any more. */
    connection: Connection.nullable(),
  }),
  'block.changed': event('block.changed', 'person', {
    user: UserRef,
    blocked: z.boolean(),
    /** How far they have read in our chat of two; null as long as I block them, and where they share no receipts. */
    last_read_seq: z.number().int().nonnegative().nullable(),
  }),
  'notification.seen': event('notification.seen', 'person', {
    /** Null: all. None: what some of them say is changed. */
    ids: z.array(Id).nullable(),
    unread: z.number().int().nonnegative(),
  }),
  'usage.changed': event('usage.changed', 'person', { usage: z.array(Usage) }),
  'profile.changed': event('profile.changed', 'person', { user: User.omit({ version: true }) }),
} as const;

export type EventType = keyof typeof events;
export type LiveEvent = {
  [Type in EventType]: z.output<(typeof events)[Type]['frame']>;
}[EventType];
/** An event as a domain function tells it; stream and version are given when it is written. */
export type NewEvent = {
  [Type in EventType]: Omit<Extract<LiveEvent, { type: Type }>, 'stream' | 'version'>;
}[EventType];

/** Ephemeral: text of a running answer; `offset` in UTF-16 units. A hole means: ask for the message once. */
export const MessageDelta = z.strictObject({
  type: z.literal('message.delta'),
  chat_id: Id,
  message_id: Id,
  index: z.number().int().positive(),
  offset: z.number().int().nonnegative(),
  text: z.string(),
});
export type MessageDelta = z.output<typeof MessageDelta>;

/** Ephemeral: somebody writes in a chat; ends by itself after 10 seconds or with their message. */
export const Typing = z.strictObject({
  type: z.literal('typing'),
  chat_id: Id,
  user: UserRef,
});
export type Typing = z.output<typeof Typing>;

/** Ephemeral: somebody whom I know came or went. */
export const Presence = z.strictObject({
  type: z.literal('presence'),
  user_id: Id,
  online: z.boolean(),
});
export type Presence = z.output<typeof Presence>;

/** Ephemeral: how far a PDF is that I asked for; `copy` as I named it, `done` from 0 to 1. */
export const CopyProgress = z.strictObject({
  type: z.literal('copy.progress'),
  copy: Id,
  done: z.number().min(0).max(1),
});
export type CopyProgress = z.output<typeof CopyProgress>;

/** A toast at the bottom right; the notification list reloads. */
export const NotificationFrame = z.strictObject({
  type: z.literal('notification'),
  title: z.string(),
  text: z.string(),
  notification_id: Id,
  link: z.string().nullable(),
});
export type NotificationFrame = z.output<typeof NotificationFrame>;

/** The answer to the first `resume` of a socket: from here on the other frames come too. */
export const Hello = z.strictObject({ type: z.literal('hello'), server_time: z.iso.datetime() });
/** What this stream missed is no longer kept: fetch it afresh. */
export const Resync = z.strictObject({ type: z.literal('resync'), stream: Id });
export const Pong = z.strictObject({ type: z.literal('pong') });

export type ServerFrame =
  | LiveEvent
  | MessageDelta
  | Typing
  | Presence
  | CopyProgress
  | NotificationFrame
  | z.output<typeof Hello>
  | z.output<typeof Resync>
  | z.output<typeof Pong>;

/** What a client may send. */
export const ClientFrame = z.discriminatedUnion('type', [
  /** Versions of the streams that the client holds; at most 200. What is asked while another is answered is answered together. */
  z.strictObject({
    type: z.literal('resume'),
    streams: z
      .record(Id, z.number().int().nonnegative())
      .refine((streams) => Object.keys(streams).length <= limits.resumedStreamsMax),
  }),
  /** I am writing; passed on at most once every three seconds, for at most three chats. */
  z.strictObject({ type: z.literal('typing'), chat_id: Id }),
  /** Renews the token before it expires. */
  z.strictObject({ type: z.literal('auth'), token: z.string().max(4_000) }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientFrame = z.output<typeof ClientFrame>;
