import { and, eq, sql } from 'drizzle-orm';
import { dayIn, daysAfter, startOfDay } from '#contract/days.ts';
import { type LimitId, type Usage, planById } from '#contract/billing.ts';
import { usage } from '#db/schema/billing.ts';
import type { Change, Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/refusal.ts';
import { largerPlan } from './plan-state.ts';
import { storedBytesOf } from './storage.ts';

/** Fields of a person that decide their limits. */
export interface PlanHolder {
  userId: string;
  /** Null: the installation's default plan. */
  planId: string | null;
  timezone: string;
}

type DailyLimit = Extract<LimitId, 'answers' | 'analyses'>;
const dailyLimits: readonly DailyLimit[] = ['answers', 'analyses'];

/** The beginning of the next local day: when daily limits start again. */
export function nextMidnight(now: Date, timezone: string): Date {
  return startOfDay(daysAfter(dayIn(timezone, now), 1), timezone);
}

function limitOf(platform: Platform, holder: PlanHolder, limit: LimitId): number {
  return planById(holder.planId ?? platform.config.DEFAULT_PLAN).limits[limit];
}

/** Use of the daily limits and of storage as the person sees it; what is being written counts as used. */
export async function usageOf(db: Db, platform: Platform, holder: PlanHolder): Promise<Usage[]> {
  const now = platform.now();
  const rows = await db
    .select()
    .from(usage)
    .where(and(eq(usage.userId, holder.userId), eq(usage.day, dayIn(holder.timezone, now))));
  const resetsAt = nextMidnight(now, holder.timezone).toISOString();
  const daily = dailyLimits.map((limit) => {
    const row = rows.find(({ limitId }) => limitId === limit);
    return {
      limit,
      used: (row?.used ?? 0) + (row?.reserved ?? 0),
      max: limitOf(platform, holder, limit),
      resets_at: resetsAt,
    };
  });
  const storage = {
    limit: 'storage' as const,
    used: await storedBytesOf(db, holder.userId),
    max: limitOf(platform, holder, 'storage'),
    resets_at: null,
  };
  return [...daily, storage];
}

/** Emits a person's new usage to their devices; must follow the last write. */
export async function announceUsage(change: Change, holder: PlanHolder): Promise<void> {
  const usage = await usageOf(change.db, change.platform, holder);
  change.emit(holder.userId, { type: 'usage.changed', usage });
}

/**
 * Reserves a use, or several, in one atomic statement, so parallel starts never pass the limit, nor the number
 * that may be under way at once.
 * @returns the local day, to settle with
 * @throws Refusal plan.limit_reached {limit, max, resets_at, larger}, guide.too_many_running
 */
export async function reserveUse(
  { db, platform }: Change,
  holder: PlanHolder,
  limit: DailyLimit,
  reservedMax: number,
  count = 1,
): Promise<string> {
  const now = platform.now();
  const day = dayIn(holder.timezone, now);
  const max = limitOf(platform, holder, limit);
  const reserved = await db
    .insert(usage)
    .values({ userId: holder.userId, limitId: limit, day, reserved: count })
    .onConflictDoUpdate({
      target: [usage.userId, usage.limitId, usage.day],
      set: { reserved: sql`${usage.reserved} + ${count}` },
      setWhere: sql`${usage.used} + ${usage.reserved} + ${count} <= ${max} and ${usage.reserved} < ${reservedMax}`,
    })
    .returning({ day: usage.day });
  if (reserved.length === 0 || count > max) {
    const [row] = await db
      .select()
      .from(usage)
      .where(ofDay(holder.userId, limit, day));
    if (row && row.used + row.reserved + count <= max) {
      throw new Refusal('guide.too_many_running', { retryAfterSeconds: 5 });
    }
    throw limitReached(platform, holder, limit);
  }
  return day;
}

/** Refuses what could not be reserved in a moment. @throws Refusal plan.limit_reached */
export async function requireUse(
  { db, platform }: Pick<Change, 'db' | 'platform'>,
  holder: PlanHolder,
  limit: DailyLimit,
  count: number,
): Promise<void> {
  const day = dayIn(holder.timezone, platform.now());
  const [row] = await db
    .select()
    .from(usage)
    .where(ofDay(holder.userId, limit, day));
  const taken = row ? row.used + row.reserved : 0;
  if (taken + count > limitOf(platform, holder, limit)) throw limitReached(platform, holder, limit);
}

function limitReached(platform: Platform, holder: PlanHolder, limit: DailyLimit): Refusal {
  const resetsAt = nextMidnight(platform.now(), holder.timezone).toISOString();
  return new Refusal('plan.limit_reached', {
    params: {
      limit,
      max: limitOf(platform, holder, limit),
      resets_at: resetsAt,
      larger: largerPlan(platform, holder.planId),
    },
  });
}

/** Turns a reservation into use when the answer was delivered, and gives it back when it was not. */
export async function settleUse(
  { db }: Pick<Change, 'db'>,
  userId: string,
  limit: DailyLimit,
  day: string,
  delivered: boolean,
  count = 1,
): Promise<void> {
  await db
    .update(usage)
    .set({
      reserved: sql`greatest(${usage.reserved} - ${count}, 0)`,
      used: sql`${usage.used} + ${delivered ? count : 0}`,
    })
    .where(ofDay(userId, limit, day));
}

function ofDay(userId: string, limit: DailyLimit, day: string) {
  return and(eq(usage.userId, userId), eq(usage.limitId, limit), eq(usage.day, day));
}
