import { type InferSelectModel, eq } from 'drizzle-orm';
import { PlanId, type PlanState, planIds } from '#contract/billing.ts';
import { subscriptions } from '#db/schema/billing.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/change.ts';
import type { Platform } from '../../platform/platform.ts';

export type SubscriptionRow = InferSelectModel<typeof subscriptions>;

/** An unknown plan, such as one that is no longer sold, has Free’s limits. */
const known = (planId: string) => PlanId.safeParse(planId).data ?? 'free';
const said = (at: Date | null) => at?.toISOString() ?? null;

export async function subscriptionOf(db: Db, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

/** Whether a larger plan is sold to somebody; the sentence about a limit names it only then. */
export function largerPlan({ payments, config }: Platform, planId: string | null): 'yes' | 'no' {
  const isLargest = (planId ?? config.DEFAULT_PLAN) === planIds.at(-1);
  return payments && !isLargest ? 'yes' : 'no';
}

/** Somebody’s plan and subscription, as they see it. */
export async function planStateOf(
  db: Db,
  { DEFAULT_PLAN, STRIPE_SECRET_KEY }: Config,
  { userId, planId }: { userId: string; planId: string | null },
): Promise<PlanState> {
  const row = await subscriptionOf(db, userId);
  return {
    ...planState(known(planId ?? DEFAULT_PLAN), row),
    has_portal: STRIPE_SECRET_KEY !== undefined && typeof row?.subscriptionId === 'string',
  };
}

function planState(id: PlanId, row: SubscriptionRow | null): Omit<PlanState, 'has_portal'> {
  return {
    id,
    status: row?.status ?? 'none',
    subscribed: row && row.planId !== null ? known(row.planId) : null,
    interval: row?.interval ?? null,
    currency: row?.currency ?? null,
    renews_at: said(row?.renewsAt ?? null),
    renews_amount: row?.renewsAmount ?? null,
    cancel_at: said(row?.cancelAt ?? null),
    trial_ends_at: said(row?.trialEndsAt ?? null),
    grace_ends_at: said(row?.graceEndsAt ?? null),
    next:
      row?.nextPlanId && row.nextInterval && row.nextAt
        ? { plan: known(row.nextPlanId), interval: row.nextInterval, at: row.nextAt.toISOString() }
        : null,
    payment: row?.payment ?? null,
  };
}
