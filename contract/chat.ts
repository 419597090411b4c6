import { z } from 'zod';
import { CardTexts } from './cards.ts';
import { Done, endpoint } from './endpoint.ts';
import { Message, Seq, SeqOrNone } from './messages.ts';
import {
  ById,
  Id,
  InviteLink,
  Mentioned,
  PageMarker,
  Stage,
  Time,
  UserRef,
  filledText,
  page,
  writtenText,
} from './shapes.ts';
import { limits } from './values.ts';
import { chatDoor } from './refusals.ts';

export const chatTypes = ['AI', 'US', 'GP', 'IA'] as const;
/** With the guide, between two people, group, image analysis. */
export const ChatType = z.enum(chatTypes);
export type ChatType = z.output<typeof ChatType>;

/** The line that a list shows of a chat's newest message: plain text, at most 140 characters. */
const LastMessage = z.strictObject({
  seq: Seq,
  kind: Message.shape.kind,
  author_id: z.string(),
  author_name: z.string(),
  author_username: z.string().optional(),
  text: z.string(),
  /** It has a picture. */
  image: z.boolean(),
  /** The length of its voice message, in milliseconds. */
  audio_ms: z.number().int().nullable(),
  /** The text of its card. */
  card: CardTexts.nullable(),
  mentioned: z.array(Mentioned).optional(),
  system: Message.shape.system,
  deleted: z.boolean(),
  /** For a picture in an album: the number of pictures up to this one. */
  album: z.strictObject({ id: Id, count: z.number().int().positive() }).optional(),
});
export type LastMessage = z.output<typeof LastMessage>;

/** The data that the browser needs to open a chat. */
export const Navigator = z.strictObject({
  id: Id,
  /** Empty if nobody gave a name: the interface then shows the other's name, or the names of the group's people. */
  title: z.string(),
  chat_type: ChatType,
  /** The journey or card that the chat began with, in the caller's language. */
  theme_name: z.string().nullable(),
  /** The address of its picture, 300 pixels wide; null for words and questions. */
  theme_image: z.string().nullable(),
  last_message: LastMessage.nullable(),
});
export type Navigator = z.output<typeof Navigator>;

export const NotifyLevel = z.enum(['all', 'mentions', 'none']);
export type NotifyLevel = z.output<typeof NotifyLevel>;
/** When the guide answers in a chat of people: to messages that mention it, to every message, or never. */
export const GuideMode = z.enum(['mention', 'always', 'off']);

export const ChatListItem = z.strictObject({
  ...Navigator.shape,
  /** The first four of the other people, in the order in which they joined. */
  participants: z.array(UserRef),
  /** The person who invited me, while `state` is `invited`. */
  inviter: UserRef.nullable(),
  /**
   * Messages above my read pointer that are not mine, not system and not deleted; counted to at most 100,
   * which means 100 or more.
   */
  unread: z.number().int().min(0).max(100),
  /** Number of unread messages that mention me. */
  mention: z.number().int().min(0).max(100),
  last_read_seq: z.number().int().nonnegative(),
  last_message_date: Time,
  state: z.enum(['invited', 'active', 'requested']),
  pinned: z.boolean(),
  archived: z.boolean(),
  /** No notifications of this chat before then; a far future means always. */
  muted_until: Time.nullable(),
  notify: NotifyLevel,
  draft: z.string(),
  stage: Stage,
  /** The guide is writing an answer. */
  generating: z.boolean(),
  /** My folders that contain it, by id in order. */
  folders: z.array(Id),
  /** Version of the chat's live stream that the entry includes; 0 for a person who has not joined yet. */
  version: z.number().int().nonnegative(),
});
export type ChatListItem = z.output<typeof ChatListItem>;

export const Member = z.strictObject({
  user: UserRef,
  role: z.enum(['owner', 'member']),
  state: ChatListItem.shape.state,
  /**
   * The newest message that they have seen; marking as unread does not move it back. Null if they share no
   * read receipts.
   */
  last_read_seq: z.number().int().nonnegative().nullable(),
});
export type Member = z.output<typeof Member>;

/** When a stage was entered, and who moved the chat there: a person (null if unknown) or the guide. */
const StageEntry = z.strictObject({
  stage: Stage,
  at: Time,
  by: z.enum(['person', 'guide']),
  user: UserRef.nullable(),
});

export const ChatInfo = z.strictObject({
  ...ChatListItem.shape,
  /** In the order in which they joined; a person who has not joined yet gets only the person who invited them. */
  members: z.array(Member),
  guide_mode: GuideMode,
  /** Why nobody can write here now: the other person has not accepted yet, or I blocked them. */
  closed_by: z.enum(['invitation', 'block', 'gone']).nullable(),
  /** The link for requests to join; only for the owner. */
  invite_link: InviteLink.nullable(),
  /** The last 100 stage changes, oldest first. */
  stage_history: z.array(StageEntry),
  temporary: z.boolean(),
  created_at: Time,
});
export type ChatInfo = z.output<typeof ChatInfo>;

const ListQuery = z.strictObject({
  page: PageMarker,
  query: z.string().max(200).optional(),
  archived: z.enum(['true', 'false']).optional(),
  /** Only chats that are at this stage now. */
  stage: Stage.optional(),
});

const CreateChat = z.strictObject({
  chat_type: ChatType,
  /** Usernames: exactly one for `US`, at least one for `GP`, none for `AI` and `IA`. */
  participants: z.array(z.string().max(limits.usernameLengthMax)).max(100).optional(),
  /** A title without visible characters counts as no title. */
  title: writtenText(limits.titleLengthMax).optional(),
  /** The id of a journey or of a card of a deck. @error 422 theme */
  theme: z.string().max(60).optional(),
  /** Not listed, not searched, deleted after 24 hours. */
  temporary: z.boolean().optional(),
});

export const chat = {
  create: endpoint({
    method: 'POST',
    path: '/api/chat/create_chat',
    summary:
      'Opens a chat. The body may be `{chat}` or the fields alone. A chat of the same two people is reopened; somebody who is not a connection is invited.',
    body: z.union([z.strictObject({ chat: CreateChat }), CreateChat]),
    answer: z.strictObject({ chat: ChatListItem }),
    fails: ['account.invites_limit_reached', 'chat.blocked', 'chat.group_full', 'person.not_found'],
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
  listPeople: endpoint({
    method: 'GET',
    path: '/api/chat/chats/multi-user',
    summary: 'My chats with people, invitations included.',
    query: ListQuery,
    answer: page(ChatListItem),
  }),
  openTheme: endpoint({
    method: 'GET',
    path: '/api/chat/open_theme/:id',
    summary: 'What the browser needs to open a chat.',
    params: ById,
    answer: Navigator,
    fails: ['chat.not_found'],
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/chat/:id/info',
    summary: 'A chat with its people, stage and my settings.',
    params: ById,
    answer: ChatInfo,
    fails: ['chat.not_found'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/chat/rename/:id',
    summary:
      'Gives a chat a name, which the guide never replaces. A group is renamed by its owner; a one-to-one chat has no name.',
    params: ById,
    body: z.strictObject({ name: filledText(limits.titleLengthMax) }),
    answer: z.strictObject({ chat: ChatListItem }),
    fails: [...chatDoor, 'chat.not_allowed', 'chat.wrong_type'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/chat/delete/:id',
    summary:
      'Deletes my chat with the guide, takes a one-to-one chat out of my list until one of us writes (nothing of it is deleted), deletes a group that I own, leaves another; within 30 seconds it can be brought back.',
    params: ById,
    answer: z.strictObject({
      outcome: z.enum(['deleted', 'hidden', 'left']),
      restorable_until: Time,
    }),
    fails: [...chatDoor, 'chat.not_allowed'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/chat/restore/:id',
    summary: 'Brings back a chat that was deleted in the last 30 seconds.',
    params: ById,
    answer: z.strictObject({ chat: ChatListItem }),
    fails: ['chat.not_found', 'chat.group_full'],
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/chat/:id/read',
    summary: 'Moves my read pointer, also backwards (marks unread) unless it may only go ahead.',
    params: ById,
    body: z.strictObject({
      seq: SeqOrNone,
      /** For reading that happened earlier: never moves the read pointer back. */
      ahead_only: z.boolean().optional(),
    }),
    answer: z.strictObject({ last_read_seq: z.number().int(), unread: z.number().int() }),
    fails: chatDoor,
  }),
  settings: endpoint({
    method: 'PUT',
    path: '/api/chat/:id/settings',
    summary: 'My settings of a chat.',
    params: ById,
    body: z
      .strictObject({
        pinned: z.boolean(),
        archived: z.boolean(),
        muted_until: Time.nullable(),
        notify: NotifyLevel,
      })
      .partial(),
    answer: z.strictObject({ chat: ChatListItem }),
    fails: chatDoor,
  }),
  draft: endpoint({
    method: 'PUT',
    path: '/api/chat/:id/draft',
    summary: 'Keeps what I have not sent yet, for my other devices.',
    params: ById,
    body: z.strictObject({ text: writtenText(limits.messageLengthMax) }),
    answer: Done,
    fails: chatDoor,
  }),
  guide: endpoint({
    method: 'PUT',
    path: '/api/chat/:id/guide',
    summary: 'Says when the guide answers in a chat of people; in a group the owner does.',
    params: ById,
    body: z.strictObject({ guide_mode: GuideMode }),
    answer: z.strictObject({ guide_mode: GuideMode }),
    fails: [...chatDoor, 'chat.not_allowed', 'chat.wrong_type'],
  }),
  stage: endpoint({
    method: 'PUT',
    path: '/api/chat/:id/stage',
    summary: 'Moves a chat to a stage, in either direction.',
    params: ById,
    body: z.strictObject({ stage: Stage }),
    answer: z.strictObject({ chat: ChatListItem }),
    fails: [...chatDoor, 'chat.not_allowed'],
  }),
};
