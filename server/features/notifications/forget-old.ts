import { inArray, lt } from 'drizzle-orm';
import { notificationsKeptDays } from '#contract/values.ts';
import { notifications } from '#db/schema/notifications.ts';
import { change } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceSeen } from './unseen.ts';

const batchSize = 1_000;
const dayMs = 24 * 60 * 60_000;

/** Deletes what is older than 90 days, seen or not; open devices count again. */
export async function forgetOldNotifications(platform: Platform): Promise<void> {
  const oldest = new Date(platform.now().getTime() - notificationsKeptDays * dayMs);
  let deleted: number;
  do {
    deleted = await change(platform, async (unit) => {
      const old = unit.db
        .select({ id: notifications.id })
        .from(notifications)
        .where(lt(notifications.createdAt, oldest))
        .orderBy(notifications.userId, notifications.id)
        .limit(batchSize)
        .for('update', { skipLocked: true });
      const gone = await unit.db
        .delete(notifications)
        .where(inArray(notifications.id, old))
        .returning({
          id: notifications.id,
          userId: notifications.userId,
          seenAt: notifications.seenAt,
        });
      const unseen = gone.filter(({ seenAt }) => seenAt === null);
      const people = [...Map.groupBy(unseen, ({ userId }) => userId)];
      for (const [userId, theirs] of people.toSorted(([one], [other]) => (one < other ? -1 : 1)))
        await announceSeen(unit, userId, theirs);
      return gone.length;
    });
  } while (deleted === batchSize);
}
