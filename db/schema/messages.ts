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
import type { ImageRegion } from '#contract/image-analysis.ts';
import type { SystemNote } from '#contract/messages.ts';
import type { Proposal } from '#contract/proposals.ts';
import { chats, stage } from './chats.ts';
import { media } from './media.ts';
import { instant, users } from './users.ts';
import type { StoredCare } from './care-state.ts';
import type { LaidCard } from './laid-card.ts';

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
    /** Pictures that were sent together share it. */
    albumId: uuid('album_id'),
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
    /** The transcript of its recording, if somebody asked for it; searched like the text. */
    transcript: text(),
    /** At most one of each kind. */
    cards: jsonb().$type<LaidCard[]>().notNull().default([]),
    /** Ids of people, and `guide`. */
    mentions: text().array().notNull().default([]),
    status: text({ enum: ['sent', 'streaming', 'stopped', 'interrupted', 'failed'] })
      .notNull()
      .default('sent'),
    error: text(),
    /** When the provider that was busy may be asked again; null: it did not say. */
    retryAt: instant('retry_at'),
    /** The message that this one answers did not fit the model, which read its beginning and its end. */
    shortened: boolean().notNull().default(false),
    proposals: jsonb().$type<Proposal[]>().notNull().default([]),
    suggestions: jsonb().$type<string[]>().notNull().default([]),
    /** Places that the guide marked in its picture. */
    regions: jsonb().$type<ImageRegion[]>().notNull().default([]),
    versionIndex: integer('version_index').notNull().default(1),
    versionCount: integer('version_count').notNull().default(1),
    /** The version of its message that the person chose; exactly one among siblings. */
    chosen: boolean().notNull().default(true),
    /** Every message up to here is chosen: this one is shown. */
    onPath: boolean('on_path').notNull().default(true),
    stage: stage('stage').notNull().default('PS'),
    /** The message's bearing on its author's danger; null: nothing (decision 049). */
    care: jsonb().$type<StoredCare>(),
    rating: text({ enum: ['good', 'bad'] }),
    /** Null: not pinned. */
    pinnedAt: instant('pinned_at'),
    /** It was written elsewhere and passed on. */
    forwarded: boolean().notNull().default(false),
    /**
     * The author of forwarded words, who must agree before a provider reads them; null: the message's author,
     * or the guide.
     */
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
    index('messages_care')
      .on(table.chatId, table.authorId, table.seq)
      .where(sql`${table.care} is not null`),
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
