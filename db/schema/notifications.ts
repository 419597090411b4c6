import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { notificationKinds } from '#contract/notification-kinds.ts';
import { actions } from './actions.ts';
import { chats } from './chats.ts';
import { connections } from './connections.ts';
import { meetings } from './meetings.ts';
import { instant, users } from './users.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'cascade' }),
    /** The message that it is about: seen when the person has read that far. */
    seq: integer(),
    connectionId: uuid('connection_id').references(() => connections.id, { onDelete: 'set null' }),
    actionId: uuid('action_id').references(() => actions.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'cascade' }),
    invite: text({ enum: ['pending', 'accepted', 'declined'] }),
    /** Parameters of the sentences: names, counts, the beginning of a text. */
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    seenAt: instant('seen_at'),
    /** When it went into a mail of what is unseen. */
    mailedAt: instant('mailed_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('notifications_list').on(table.userId, table.seenAt, table.createdAt),
    /** Notifications about messages to an absent person: one for each chat until it is seen. */
    uniqueIndex('notifications_away')
      .on(table.userId, table.chatId)
      .where(sql`${table.kind} = 'message' and ${table.seenAt} is null`),
    /** Notifications that may still be mailed. */
    index('notifications_unmailed')
      .on(table.createdAt)
      .where(sql`${table.seenAt} is null and ${table.mailedAt} is null`),
    index('notifications_created').on(table.createdAt),
    index('notifications_chat').on(table.chatId),
    index('notifications_action').on(table.actionId),
    index('notifications_meeting').on(table.meetingId),
    index('notifications_connection').on(table.connectionId),
  ],
);
