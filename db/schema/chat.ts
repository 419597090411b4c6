import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatListItem } from '#contract/chat.ts';
import type { CardType } from '#contract/cards.ts';
import type { ImageRegion } from '#contract/image-analysis.ts';
import type { SystemNote } from '#contract/messages.ts';
import type { Proposal } from '#contract/proposals.ts';
import { instant, users } from './account.ts';
import { media } from './media.ts';

const stage = (name: string) => text(name, { enum: ['PS', 'ED', 'FC', 'DG'] });

/** A card in a message: one of a deck by its id, one that somebody made as it was when it was laid. */
export interface LaidCard {
  id: string;
  card_type: CardType;
  /** Of the person who laid it. */
  language: 'en' | 'he';
  /** What a card of a deck says in both languages; the searched form of its message is made of it. */
  words?: string;
  own?: {
    owner_id: string;
    text: string;
    alt: string;
    stage: 'PS' | 'ED' | 'FC' | 'DG' | null;
    image_id: string | null;
    /** Absent: it is shown. */
    covered?: 'by_reports' | 'removed';
  };
}

/** A stage that a chat came to; `user_id` of the person who moved it there, where it was noted. */
interface EnteredStage {
  stage: 'PS' | 'ED' | 'FC' | 'DG';
  at: string;
  by: 'person' | 'guide';
  user_id?: string;
}

export const chats = pgTable(
  'chats',
  {
    id: uuid().primaryKey(),
    chatType: text('chat_type', { enum: ['AI', 'US', 'GP', 'IA'] }).notNull(),
    title: text().notNull().default(''),
    /** A name that a person gave is never replaced. */
    titleBy: text('title_by', { enum: ['nobody', 'first_words', 'guide', 'person'] })
      .notNull()
      .default('nobody'),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Taken under this row's lock in the transaction that writes the message. */
    lastSeq: integer('last_seq').notNull().default(0),
    lastMessage: jsonb('last_message').$type<ChatListItem['last_message']>(),
    stage: stage('stage').notNull().default('PS'),
    /** When each stage was entered, oldest first. */
    stageHistory: jsonb('stage_history').$type<EnteredStage[]>().notNull().default([]),
    temporary: boolean().notNull().default(false),
    /** When the guide answers in a chat of people. */
    guideMode: text('guide_mode', { enum: ['mention', 'always', 'off'] })
      .notNull()
      .default('mention'),
    /** The two people of a `US` chat, by id in order: there is one chat of the same two. */
    pairKey: text('pair_key').unique(),
    /** The client id of the message that a chat was begun with, so that a resend begins no second one. */
    begunBy: uuid('begun_by'),
    /** The id of the journey or of the card of a deck that it was begun with. */
    theme: text(),
    /** Of the newest message; the copy that orders a member's list may follow a moment later. */
    lastMessageAt: instant('last_message_at')
      .notNull()
      .default(sql`now()`),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    uniqueIndex('chats_begun')
      .on(table.ownerId, table.begunBy)
      .where(sql`${table.begunBy} is not null`),
    index('chats_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('chats_temporary')
      .on(table.createdAt)
      .where(sql`${table.temporary}`),
  ],
);

export const chatMembers = pgTable(
  'chat_members',
  {
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'member'] })
      .notNull()
      .default('member'),
    /** A person with `left` is not in the chat: for them it does not exist. */
    state: text({ enum: ['invited', 'active', 'requested', 'left'] }).notNull(),
    /** Set when they left by themselves; for a moment they can come back. */
    leftAt: instant('left_at'),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    lastReadSeq: integer('last_read_seq').notNull().default(0),
    /** As far as they have ever read; marking as unread does not move it. */
    seenSeq: integer('seen_seq').notNull().default(0),
    pinned: boolean().notNull().default(false),
    archived: boolean().notNull().default(false),
    /** Removed from my list: not there until one of the two writes or I open it again. */
    hidden: boolean().notNull().default(false),
    mutedUntil: instant('muted_until'),
    notify: text({ enum: ['all', 'mentions', 'none'] })
      .notNull()
      .default('all'),
    draft: text().notNull().default(''),
    /** Of a newer message than the chat's own preview, which the other one of two does not see. */
    lastMessage: jsonb('last_message').$type<ChatListItem['last_message']>(),
    /** The chat's last activity, kept here so that one index gives a person's list in order. */
    lastMessageAt: instant('last_message_at')
      .notNull()
      .default(sql`now()`),
    joinedAt: instant('joined_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.userId] }),
    index('chat_members_list').on(
      table.userId,
      table.archived,
      table.pinned,
      table.lastMessageAt,
      table.chatId,
    ),
  ],
);

/**
 * Chats, messages and people also have `search`, the searched form that the database makes of their text. It is not
 * declared here, so that nothing that reads a row carries it (decision 016). So it is with `holds` of messages.
 */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    chatId: uuid('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => messages.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id'),
    /** Null: the guide, or a person who is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ['user', 'guide', 'system'] }).notNull(),
    text: text().notNull(),
    system: jsonb().$type<SystemNote>(),
    /** The message that it quotes, of the same chat. */
    replyToId: uuid('reply_to_id').references((): AnyPgColumn => messages.id, {
      onDelete: 'set null',
    }),
    imageId: uuid('image_id').references(() => media.id, { onDelete: 'set null' }),
    audioId: uuid('audio_id').references(() => media.id, { onDelete: 'set null' }),
    /** What its recording says, once somebody asked for it; searched like the text. */
    transcript: text(),
    /** At most one of each kind. */
    cards: jsonb().$type<LaidCard[]>().notNull().default([]),
    /** Ids of people, and `guide`. */
    mentions: text().array().notNull().default([]),
    status: text({ enum: ['sent', 'streaming', 'stopped', 'interrupted', 'failed'] })
      .notNull()
      .default('sent'),
    error: text(),
    proposals: jsonb().$type<Proposal[]>().notNull().default([]),
    suggestions: jsonb().$type<string[]>().notNull().default([]),
    /** What the guide pointed at in its picture. */
    regions: jsonb().$type<ImageRegion[]>().notNull().default([]),
    versionIndex: integer('version_index').notNull().default(1),
    versionCount: integer('version_count').notNull().default(1),
    /** The version of its message that the person chose; exactly one among siblings. */
    chosen: boolean().notNull().default(true),
    /** Every message up to here is chosen: this one is shown. */
    onPath: boolean('on_path').notNull().default(true),
    stage: stage('stage').notNull().default('PS'),
    /** Something in it must not be quoted, summarised or used in a title (crisis). */
    guarded: boolean().notNull().default(false),
    rating: text({ enum: ['good', 'bad'] }),
    /** Null: not pinned. */
    pinnedAt: instant('pinned_at'),
    /** It was written elsewhere and passed on. */
    forwarded: boolean().notNull().default(false),
    /** Whose words were passed on, and who is asked whether a provider may read them; null: the author’s, or the guide’s. */
    wordsOfId: uuid('words_of_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person who blocked its author when it was written or changed; for them it does not exist (decision 036). */
    withheldFromId: uuid('withheld_from').references(() => users.id, { onDelete: 'set null' }),
    /** The people, besides the asker, from whose words an answer of the guide was written. */
    drawnFrom: uuid('drawn_from').array().notNull().default([]),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    uniqueIndex('messages_seq').on(table.chatId, table.seq),
    uniqueIndex('messages_client')
      .on(table.chatId, table.authorId, table.clientId)
      .where(sql`${table.clientId} is not null`),
    index('messages_path')
      .on(table.chatId, table.seq)
      .where(sql`${table.onPath}`),
    index('messages_parent').on(table.parentId),
    index('messages_withheld')
      .on(table.withheldFromId)
      .where(sql`${table.withheldFromId} is not null`),
    index('messages_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
    index('messages_audio')
      .on(table.audioId)
      .where(sql`${table.audioId} is not null`),
    index('messages_pinned')
      .on(table.chatId, table.pinnedAt)
      .where(sql`${table.pinnedAt} is not null`),
    index('messages_mentioning')
      .on(table.chatId, table.seq)
      .where(sql`${table.mentions} <> '{}'`),
    index('messages_cards')
      .using('gin', table.cards.op('jsonb_path_ops'))
      .where(sql`${table.cards} <> '[]'::jsonb`),
    index('messages_proposals')
      .using('gin', table.proposals.op('jsonb_path_ops'))
      .where(sql`${table.proposals} <> '[]'::jsonb`),
    index('messages_laid')
      .on(table.authorId)
      .where(sql`${table.cards} <> '[]'::jsonb`),
    index('messages_quoting')
      .on(table.replyToId)
      .where(sql`${table.replyToId} is not null`),
  ],
);

export const reactions = pgTable(
  'reactions',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    emoji: text().notNull(),
    /** As of messages. */
    withheldFromId: uuid('withheld_from').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.emoji, table.userId] })],
);

/** Messages that a person deleted for themselves alone, or reported. */
export const hiddenMessages = pgTable(
  'hidden_messages',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** False: they reported it and have its placeholder still. */
    deleted: boolean().notNull().default(true),
    reported: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('hidden_messages_reported')
      .on(table.userId)
      .where(sql`${table.reported}`),
  ],
);

/** The link by which people ask to join a group; SHA-256 of its key. */
export const chatLinks = pgTable('chat_links', {
  chatId: uuid('chat_id')
    .primaryKey()
    .references(() => chats.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** An answer that is being written. The row lives as long as the writing does. */
export const generations = pgTable(
  'generations',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id').notNull(),
    askerId: uuid('asker_id').notNull(),
    /** The local day on which the use was reserved; null for an answer that does not count. */
    usageDay: text('usage_day'),
    /** The same for the image analysis; null where no picture is new to the guide. */
    analysisDay: text('analysis_day'),
    startedAt: instant('started_at')
      .notNull()
      .default(sql`now()`),
    heartbeatAt: instant('heartbeat_at')
      .notNull()
      .default(sql`now()`),
    stopRequested: boolean('stop_requested').notNull().default(false),
  },
  (table) => [
    index('generations_chat').on(table.chatId),
    index('generations_heartbeat').on(table.heartbeatAt),
    index('generations_asker').on(table.askerId, table.startedAt),
  ],
);
