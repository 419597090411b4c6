import { eq, sql } from 'drizzle-orm';
import { planById } from '#contract/billing.ts';
import { media } from '#db/schema/media.ts';
import type { Change, Db } from '../../platform/change.ts';
import { Refusal } from '../../platform/refusal.ts';
import { largerPlan } from './plan-state.ts';

const megabyte = 1024 ** 2;

/** How many bytes of pictures and recordings somebody keeps. */
export async function storedBytesOf(db: Db, userId: string): Promise<number> {
  const [kept] = await db
    .select({ bytes: sql<string>`coalesce(sum(${media.sizeBytes}), 0)` })
    .from(media)
    .where(eq(media.ownerId, userId));
  return Number(kept?.bytes ?? 0);
}

/**
 * Room for that many bytes more in what somebody’s plan lets them keep, until the transaction ends.
 * @throws Refusal plan.limit_reached {limit: storage, megabytes, larger}
 */
export async function requireStorage(
  { db, platform }: Change,
  { userId, planId }: { userId: string; planId: string | null },
  bytes: number,
): Promise<void> {
  // Uploads that run at the same time count one another.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
  const max = planById(planId ?? platform.config.DEFAULT_PLAN).limits.storage;
  if ((await storedBytesOf(db, userId)) + bytes > max)
    throw new Refusal('plan.limit_reached', {
      params: {
        limit: 'storage',
        max,
        megabytes: Math.round(max / megabyte),
        larger: largerPlan(platform, planId),
      },
    });
}
