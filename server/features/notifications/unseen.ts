import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { notifications } from '#db/schema/notifications.ts';
import type { Change, Db } from '../../platform/change.ts';
import { pushSeen } from './push.ts';
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

/** Has the devices of those whose notifications name somebody ask for them again. */
export async function announceActor(change: Change, actorId: string): Promise<void> {
  const rows = await change.db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.actorId, actorId))
    .orderBy(asc(notifications.userId));
  await announceRewritten(
    change,
    rows.map(({ userId }) => userId),
  );
}

/** Emits seen and decided notifications to the person's devices; must follow the last write. */
export async function announceSeen(
  change: Change,
  userId: string,
  seen: readonly { id: string }[],
): Promise<void> {
  if (seen.length === 0) return;
  const ids = seen.map(({ id }) => id);
  const unread = await unseenCount(change.db, userId);
  change.emit(userId, { type: 'notification.seen', ids, unread });
  pushSeen(change, userId, { ids, unread });
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
    .where(
      and(
        inArray(notifications.userId, [...people]),
        isNull(notifications.seenAt),
        isOpenAccount(notifications.actorId),
      ),
    )
    .groupBy(notifications.userId);
  const unread = new Map(rows.map((row) => [row.userId, row.unread]));
  for (const userId of people)
    emit(userId, { type: 'notification.seen', ids: [], unread: unread.get(userId) ?? 0 });
}
