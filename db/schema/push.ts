import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './account.ts';
import { instant, users } from './users.ts';

/** Browsers that get push messages, each for as long as the session in which it was registered. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The address at the browser’s push service. Sending takes it and the keys. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** When it was last sent a notification that may still be shown there. */
    shownAt: instant('shown_at'),
  },
  (table) => [
    index('push_devices_user').on(table.userId),
    index('push_devices_session').on(table.sessionId),
  ],
);
