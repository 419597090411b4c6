import { type PlanId, planIds } from '#contract/billing.ts';
import type { Held, HeldSubscription } from '../../platform/payments/payments.ts';
import type { SubscriptionRow } from '../billing/plan-state.ts';
import { untouched } from './payments-door.ts';

const dayMs = 24 * 3_600_000;

type Decided = Omit<
  Pick<SubscriptionRow, keyof typeof untouched>,
  'paidInvoiceId' | 'failedInvoiceId' | 'announcedEndAt'
>;

/** The row that follows from what Stripe holds: from the same state always the same, in whatever order it was reached. */
export function decided(held: Held, graceDays: number, now: Date): Decided {
  const { subscription, payment } = held;
  if (!subscription) return untouched;
  const { status, periodEndsAt, cancelAt, next } = subscription;
  const graceEndsAt = graceEnd(subscription, graceDays);
  const renews = ['trialing', 'active', 'past_due'].includes(status) && cancelAt === null;
  return {
    subscriptionId: subscription.id,
    status,
    counts: payment !== 'lost' && countsAt({ status, graceEndsAt }, now),
    planId: subscription.plan,
    interval: subscription.interval,
    currency: subscription.currency,
    renewsAt: renews ? periodEndsAt : null,
    renewsAmount: renews && subscription.currency ? subscription.nextAmount : null,
    cancelAt,
    trialEndsAt: subscription.trialEndsAt,
    graceEndsAt,
    nextPlanId: next?.plan ?? null,
    nextInterval: next?.interval ?? null,
    nextAt: next?.at ?? null,
    payment,
  };
}

/** The grace begins with the invoice that was not paid. */
function graceEnd({ status, invoice }: HeldSubscription, graceDays: number): Date | null {
  if (status !== 'past_due' || !invoice) return null;
  return new Date(invoice.createdAt.getTime() + graceDays * dayMs);
}

/** Whether a plan counts at a moment, as far as it depends on status and grace. */
export function countsAt(
  { status, graceEndsAt }: Pick<SubscriptionRow, 'status' | 'graceEndsAt'>,
  now: Date,
): boolean {
  if (status === 'past_due') return graceEndsAt !== null && now < graceEndsAt;
  return status === 'trialing' || status === 'active';
}

/** The plan to store with the person: only one that gives more than what everybody has. */
export function planToStore(
  { counts, planId }: Pick<SubscriptionRow, 'counts' | 'planId'>,
  everybodys: PlanId,
): PlanId | null {
  const plan = planIds.find((id) => id === planId);
  if (!counts || plan === undefined) return null;
  return planIds.indexOf(plan) > planIds.indexOf(everybodys) ? plan : null;
}
