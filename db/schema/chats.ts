import { sql } from 'drizzle-orm';
import {
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
import { instant, users } from './users.ts';

/** One of the four stages; see the glossary. */
export const stage = (name: string) => text(name, { enum: ['PS', 'ED', 'FC', 'DG'] });

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

/** The link by which people ask to join a group; SHA-256 of its key. */
export const chatLinks = pgTable('chat_links', {
  chatId: uuid('chat_id')
    .primaryKey()
    .references(() => chats.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
});
