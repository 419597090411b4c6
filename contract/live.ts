import { z } from 'zod';
import { User } from './account.ts';
import { Action } from './actions.ts';
import { Usage } from './billing.ts';
import { ChatInfo, ChatListItem, Member } from './chat.ts';
import { Connection } from './connections.ts';
import { FolderLabel } from './folders.ts';
import { Insight } from './insights.ts';
import { JourneyChoice, SharedRun } from './journeys.ts';
import { MemoryNote } from './memory.ts';
import { Message, Reaction, Seq } from './messages.ts';
import { Id, Time, UserRef } from './shapes.ts';
import { limits } from './values.ts';

/** A state that a client keeps current by events: the entry of one chat, its info, the set of all chats and so on. */
export type State =
  | 'account'
  | 'actions'
  | 'cards'
  | 'chat'
  | 'chats'
  | 'connections'
  | 'folders'
  | 'info'
  | 'meetings'
  | 'memory'
  | 'messages'
  | 'names'
  | 'notifications'
  | 'opinions'
  | 'outcomes'
  | 'pins'
  | 'reactors'
  | 'run'
  | 'runs'
  | 'timeline';

/**
 * Frames that change state. Each belongs to a stream (a chat by its id, or a person by theirs) and carries
 * that stream's `version`, which counts without gaps. `audience` says who receives it: `chat` means the
 * members of the chat at that moment, `person` only the person of the stream.
 * `changes` names the states that the event changes: what applies events to one of them handles this
 * event, or it does not compile (`Unconcerned`).
 */
function event<
  Type extends string,
  const Changes extends readonly State[],
  Shape extends z.ZodRawShape,
>(type: Type, audience: 'chat' | 'person', changes: Changes, shape: Shape) {
  return {
    audience,
    changes,
    frame: z.strictObject({
      type: z.literal(type),
      stream: Id,
      version: z.number().int().positive(),
      ...shape,
    }),
  };
}

/** Fields of a chat that can change on their own, for all its people. */
const ChatChanges = ChatInfo.pick({
  title: true,
  stage: true,
  last_message: true,
  generating: true,
  guide_mode: true,
  stage_history: true,
}).partial();

/** Fields that a person changes for themselves only. */
const KeptChanges = ChatListItem.pick({
  pinned: true,
  archived: true,
  muted_until: true,
  notify: true,
  draft: true,
}).partial();

export const events = {
  'message.created': event('message.created', 'chat', ['messages', 'chat', 'info'], {
    chat_id: Id,
    message: Message,
    /** In AI chats the message replaces the shown path after this seq; null appends. */
    after_seq: z.number().int().nonnegative().nullable(),
  }),
  /** Reactions, care and ratings differ by reader and stay unchanged. */
  'message.updated': event('message.updated', 'chat', ['messages', 'chat', 'pins'], {
    chat_id: Id,
    message: Message,
    /** The people whom it mentioned before. */
    mentions_before: Message.shape.mentions,
  }),
  'message.deleted': event(
    'message.deleted',
    'chat',
    ['messages', 'chat', 'pins', 'run', 'actions', 'outcomes', 'timeline'],
    {
      chat_id: Id,
      message_id: Id,
      seq: Seq,
      author_id: z.string(),
      mentions: Message.shape.mentions,
      deleted_at: Time,
    },
  ),
  'message.reacted': event('message.reacted', 'chat', ['messages', 'reactors'], {
    chat_id: Id,
    message_id: Id,
    emoji: z.string(),
    user_id: Id,
    added: z.boolean(),
    /** All reactions of the message now. */
    reactions: z.array(Reaction.omit({ mine: true })),
  }),
  /** I deleted a message for myself. */
  'message.hidden': event(
    'message.hidden',
    'person',
    ['messages', 'chat', 'pins', 'run', 'actions', 'outcomes', 'timeline'],
    {
      chat_id: Id,
      message_id: Id,
      seq: Seq,
    },
  ),
  /**
   * The caring reply to a message of mine, some seconds after it where a model judges first; null if an edit, an answer
   * or a judgement made it unnecessary.
   */
  'message.cared': event('message.cared', 'person', ['messages'], {
    chat_id: Id,
    message_id: Id,
    care: Message.shape.care,
  }),
  /** I reported a message: it is covered for me. */
  'message.reported': event(
    'message.reported',
    'person',
    ['messages', 'chat', 'pins', 'run', 'actions', 'outcomes', 'timeline'],
    {
      chat_id: Id,
      message_id: Id,
      seq: Seq,
    },
  ),
  /** I reported a picture: it is covered for me. */
  'image.reported': event('image.reported', 'person', ['messages'], { chat_id: Id, image_id: Id }),
  /** I reported a card in a chat: it is covered for me. */
  'card.reported': event('card.reported', 'person', ['messages', 'run'], {
    chat_id: Id,
    card_id: Id,
  }),
  /** My own cards, kept cards, reports or opinions of cards changed: fetch them again. */
  'cards.changed': event('cards.changed', 'person', ['cards'], {}),
  /** A picture was covered or removed for everybody, or is shown again. */
  'image.covered': event('image.covered', 'chat', ['messages'], {
    chat_id: Id,
    image_id: Id,
    covered: z.enum(['by_reports', 'removed']).nullable(),
    alt: z.string(),
  }),
  /** An opinion of a picture was added, changed or withdrawn. */
  'opinion.changed': event('opinion.changed', 'chat', ['opinions'], { chat_id: Id, image_id: Id }),
  /** A journey in the chat began, moved or paused, or a member's state changed; without their choices. */
  'journey.updated': event('journey.updated', 'chat', ['run', 'runs'], {
    chat_id: Id,
    run: SharedRun,
  }),
  /** A choice was laid in the chat. */
  'journey.laid': event('journey.laid', 'chat', ['run'], {
    chat_id: Id,
    run_id: Id,
    choice: JourneyChoice,
  }),
  /** My choice, for my other devices. */
  'journey.chosen': event('journey.chosen', 'person', ['run'], {
    chat_id: Id,
    run_id: Id,
    choice: JourneyChoice,
  }),
  'chat.created': event('chat.created', 'person', ['chats'], { chat: ChatListItem }),
  'chat.updated': event('chat.updated', 'chat', ['chat', 'info'], {
    chat_id: Id,
    changes: ChatChanges,
  }),
  'chat.kept': event('chat.kept', 'person', ['chat'], { chat_id: Id, changes: KeptChanges }),
  /**
   * A member joined, left or got another role. `people` are the chat's first five, in the order in which they
   * joined.
   */
  'chat.member': event('chat.member', 'chat', ['chat', 'info'], {
    chat_id: Id,
    user: UserRef,
    /** Null: they left. */
    member: Member.nullable(),
    people: z.array(UserRef),
    /** Their account is closed. */
    gone: z.literal(true).optional(),
  }),
  /** The read position of a member who shares read receipts. */
  'chat.seen': event('chat.seen', 'chat', ['info'], {
    chat_id: Id,
    user_id: Id,
    last_read_seq: z.number().int().nonnegative(),
  }),
  /** An event that is not for this reader: only the version changes. */
  'chat.unchanged': event('chat.unchanged', 'chat', [], { chat_id: Id }),
  /**
   * An account of somebody who wrote in it was closed, restored or deleted: its messages are fetched again, since a
   * name that comes back stands in no state.
   */
  'chat.reread': event('chat.reread', 'chat', [], { chat_id: Id }),
  'chat.removed': event('chat.removed', 'person', ['chats', 'runs'], { chat_id: Id }),
  'chat.read': event('chat.read', 'person', ['chat'], {
    chat_id: Id,
    last_read_seq: z.number().int().nonnegative(),
    unread: z.number().int().nonnegative(),
    mention: z.number().int().nonnegative(),
  }),
  'folder.created': event('folder.created', 'person', ['folders'], { folder: FolderLabel }),
  'folder.renamed': event('folder.renamed', 'person', ['folders'], {
    folder_id: Id,
    name: z.string(),
  }),
  'folder.deleted': event('folder.deleted', 'person', ['folders', 'chat'], { folder_id: Id }),
  /** A chat was added to a folder or removed from it. */
  'folder.chat': event('folder.chat', 'person', ['chat'], {
    folder_id: Id,
    chat_id: Id,
    /** Null: it was removed from the folder. */
    chat: ChatListItem.nullable(),
  }),
  'connection.changed': event('connection.changed', 'person', ['connections', 'names'], {
    id: Id,
    /** Null: the connection has ended. */
    connection: Connection.nullable(),
  }),
  'block.changed': event(
    'block.changed',
    'person',
    ['connections', 'info', 'meetings', 'outcomes', 'timeline'],
    {
      user: UserRef,
      blocked: z.boolean(),
      /** Their read position in our one-to-one chat; null while I block them, and if they share no receipts. */
      last_read_seq: z.number().int().nonnegative().nullable(),
    },
  ),
  'action.changed': event(
    'action.changed',
    'person',
    ['actions', 'memory', 'outcomes', 'timeline'],
    {
      action_id: Id,
      /** Null: it was deleted. */
      action: Action.nullable(),
    },
  ),
  'insight.changed': event('insight.changed', 'person', ['outcomes', 'timeline'], {
    insight_id: Id,
    /** Null: it was deleted. */
    insight: Insight.nullable(),
  }),
  /** A meeting of mine was made, changed, answered or cancelled: fetch it, and the time that is shown, again. */
  'meeting.changed': event('meeting.changed', 'person', ['meetings', 'outcomes', 'timeline'], {
    meeting_id: Id,
  }),
  /** My moments changed: fetch the timeline again. */
  'moment.changed': event('moment.changed', 'person', ['timeline'], { moment_id: Id }),
  'memory.changed': event('memory.changed', 'person', ['memory'], {
    /** Null: all were forgotten. */
    note_id: Id.nullable(),
    /** Null: it was forgotten. */
    note: MemoryNote.nullable(),
  }),
  'notification.seen': event('notification.seen', 'person', ['notifications'], {
    /** Null: all. Empty: opinions of some of them changed. */
    ids: z.array(Id).nullable(),
    unread: z.number().int().nonnegative(),
  }),
  'usage.changed': event('usage.changed', 'person', ['account'], { usage: z.array(Usage) }),
  'profile.changed': event('profile.changed', 'person', ['account'], {
    user: User.omit({ version: true }),
  }),
} as const;

export type EventType = keyof typeof events;
export type LiveEvent = {
  [Type in EventType]: z.output<(typeof events)[Type]['frame']>;
}[EventType];
/** Events that do not change a state: the `default` of what applies events to it. */
export type Unconcerned<Held extends State> = {
  [Type in EventType]: Held extends (typeof events)[Type]['changes'][number]
    ? never
    : Extract<LiveEvent, { type: Type }>;
}[EventType];
/** An event as a domain function emits it; stream and version are added when it is stored. */
export type NewEvent = {
  [Type in EventType]: Omit<Extract<LiveEvent, { type: Type }>, 'stream' | 'version'>;
}[EventType];

/** Ephemeral: text of a running answer; `offset` in UTF-16 units. A gap means: fetch the message once. */
export const MessageDelta = z.strictObject({
  type: z.literal('message.delta'),
  chat_id: Id,
  message_id: Id,
  index: z.number().int().positive(),
  offset: z.number().int().nonnegative(),
  text: z.string(),
});
export type MessageDelta = z.output<typeof MessageDelta>;

/**
 * Ephemeral: a model thinks before the first word of an answer. `text` are its thoughts since the last such
 * frame, or less of them; empty for readers who come later. They are stored nowhere. Deltas that came before this were
 * thoughts, too.
 */
export const MessageThinking = z.strictObject({
  type: z.literal('message.thinking'),
  chat_id: Id,
  message_id: Id,
  text: z.string().max(limits.thoughtLengthMax),
});
export type MessageThinking = z.output<typeof MessageThinking>;

/** Ephemeral frames of an answer while it is written. */
export type AnswerFrame = MessageDelta | MessageThinking;

/** Ephemeral: a person is typing in a chat; ends after 10 seconds or with their message. */
export const Typing = z.strictObject({
  type: z.literal('typing'),
  chat_id: Id,
  user: UserRef,
});
export type Typing = z.output<typeof Typing>;

/** Ephemeral: a person whom I know came online or went offline. */
export const Presence = z.strictObject({
  type: z.literal('presence'),
  user_id: Id,
  online: z.boolean(),
});
export type Presence = z.output<typeof Presence>;

/** Ephemeral: progress of a PDF that I asked for; `copy` is my name for it, `done` from 0 to 1. */
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

/** The answer to the first `resume` of a socket: other frames follow only after it. */
export const Hello = z.strictObject({ type: z.literal('hello'), server_time: z.iso.datetime() });
/** Events that this stream missed are no longer kept: fetch its state again. */
export const Resync = z.strictObject({ type: z.literal('resync'), stream: Id });
export const Pong = z.strictObject({ type: z.literal('pong') });

export type ServerFrame =
  | LiveEvent
  | AnswerFrame
  | Typing
  | Presence
  | CopyProgress
  | NotificationFrame
  | z.output<typeof Hello>
  | z.output<typeof Resync>
  | z.output<typeof Pong>;

/** Frames that a client may send. */
export const ClientFrame = z.discriminatedUnion('type', [
  /**
   * Versions of the streams that the client holds; at most 200. Requests that arrive during an answer are
   * answered together.
   */
  z.strictObject({
    type: z.literal('resume'),
    streams: z
      .record(Id, z.number().int().nonnegative())
      .refine((streams) => Object.keys(streams).length <= limits.resumedStreamsMax),
  }),
  /** I am typing; passed on at most once every three seconds, for at most three chats. */
  z.strictObject({ type: z.literal('typing'), chat_id: Id }),
  /** Renews the token before it expires. */
  z.strictObject({ type: z.literal('auth'), token: z.string().max(4_000) }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type ClientFrame = z.output<typeof ClientFrame>;
