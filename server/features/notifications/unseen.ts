import { and, inArray, isNull, sql } from 'drizzle-orm';
import { notifications } from '#db/schema/notifications.ts';
import type { Change, Db } from '../../platform/change.ts';
import { isOpenAccount } from '../sight/acquaintances.ts';

const countedMax = 100;

/** How many notifications a person has not seen, counted to at most 100. */
export async function unseenCount(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from notifications where user_id = ${userId} and seen_at is null
        and ${isOpenAccount(notifications.actorId)} limit ${countedMax}
    ) counted`);
  return rows[0]?.count ?? 0;
}

/** Emits seen and decided notifications to the person's devices; must follow the last write. */
export async function announceSeen(
  change: Change,
  userId: string,
  seen: readonly { id: string }[],
): Promise<void> {
  if (seen.length === 0) return;
  change.emit(userId, {
    type: 'notification.seen',
    ids: seen.map(({ id }) => id),
    unread: await unseenCount(change.db, userId),
  });
}

/** Has the people's devices ask again what their notifications say; nothing is seen by it. */
export async function announceRewritten({ db, emit }: Change, userIds: string[]): Promise<void> {
  const people = new Set(userIds);
  if (people.size === 0) return;
  const rows = await db
    .select({
      userId: notifications.userId,
      unread: sql<number>`least(count(*), ${countedMax})::int`,
    })
    .from(notifications)
    .where(and(inArray(notifications.userId, [...people]), isNull(notifications.seenAt)))
    .groupBy(notifications.userId);
  const unread = new Map(rows.map((row) => [row.userId, row.unread]));
  for (const userId of people)
    emit(userId, { type: 'notification.seen', ids: [], unread: unread.get(userId) ?? 0 });
}
