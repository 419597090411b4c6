import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from './users.ts';

/** Two people who know each other here, or one who asked the other. */
export const connections = pgTable(
  'connections',
  {
    id: uuid().primaryKey(),
    requesterId: uuid('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addresseeId: uuid('addressee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['pending', 'accepted'] }).notNull(),
    note: text().notNull().default(''),
    /** Asked by an address: the one who asked sees nothing of it before it is accepted. */
    byAddress: boolean('by_address').notNull().default(false),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    /** One for the same two, no matter who asked. */
    uniqueIndex('connections_pair').on(
      sql`least(${table.requesterId}, ${table.addresseeId})`,
      sql`greatest(${table.requesterId}, ${table.addresseeId})`,
    ),
    index('connections_requester').on(table.requesterId, table.state),
    index('connections_addressee').on(table.addresseeId, table.state),
  ],
);

/** The link by which people find whom to ask to connect; the hash of its key. */
export const connectionLinks = pgTable('connection_links', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text().notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
});

export const blocks = pgTable(
  'blocks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
  ],
);
