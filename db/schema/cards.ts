import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { chats } from './chats.ts';
import { media } from './media.ts';
import { instant, users } from './users.ts';

const cardType = () => text('card_type', { enum: ['image', 'word', 'question'] }).notNull();

/** A shuffled deck from which cards are drawn: a chat's, or that of a person outside of chats. */
export const cardDraws = pgTable(
  'card_draws',
  {
    id: uuid().primaryKey(),
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    cardType: cardType(),
    /** The seed of the last shuffle. */
    seed: text().notNull(),
    /** Ids of the cards that are still to come, in their order; the row's lock orders those who draw. */
    left: text('cards_left').array().notNull(),
  },
  (table) => [
    unique('card_draws_chat').on(table.chatId, table.cardType),
    unique('card_draws_user').on(table.userId, table.cardType),
  ],
);

/** Cards that people made. Messages keep a card as it was when it was laid. */
export const ownCards = pgTable(
  'own_cards',
  {
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardType: cardType(),
    text: text().notNull(),
    alt: text().notNull().default(''),
    stage: text({ enum: ['PS', 'ED', 'FC', 'DG'] }),
    imageId: uuid('image_id').references(() => media.id, { onDelete: 'set null' }),
    /** Reported by several: until the operator decides, only its owner sees it. */
    coveredAt: instant('covered_at'),
    /** By the operator: its words and its picture are gone. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('own_cards_list').on(table.ownerId, table.id),
    index('own_cards_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

/** Favourites: cards of the decks and of people, by their ids. */
export const keptCards = pgTable(
  'kept_cards',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardId: text('card_id').notNull(),
    keptAt: instant('kept_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cardId] })],
);
