import {
  type Interval,
  type PlanId,
  type PlanState,
  beginsAtRenewal,
  openWith,
  planIds,
} from '#contract/billing.ts';
import type { Sale } from './sale.ts';

/** The action that is offered under a plan. */
export type Choice =
  | { kind: 'none' }
  | { kind: 'subscribe'; trialDays: number }
  | { kind: 'change'; begins: 'now' | 'renewal' }
  /** Back to the plan that everybody has. */
  | { kind: 'end' }
  | { kind: 'manage' }
  | { kind: 'wait'; for: 'pending' | 'ordered' | NonNullable<ReturnType<typeof openWith>> };

const none: Choice = { kind: 'none' };

/** Whether a subscription is there that renews, is tried, or waits for money. */
export function isSubscribed({ status }: Pick<PlanState, 'status'>): boolean {
  return status !== 'none' && status !== 'canceled';
}

export type Offer = { plan: PlanId; interval: Interval };

export function choiceOf(
  offer: Offer,
  mine: PlanState,
  { billing, default_plan: everybodys, trial_days: trialDays }: Sale,
  /** An order was made of which Stripe has not said yet what became. */
  isOrdered = false,
): Choice {
  if (!billing) return none;
  if (planIds.indexOf(offer.plan) <= planIds.indexOf(everybodys)) {
    const isThere = offer.plan === mine.id || mine.cancel_at !== null || !isSubscribed(mine);
    if (offer.plan !== everybodys || isThere) return none;
    return mine.next ? { kind: 'wait', for: 'pending' } : { kind: 'end' };
  }
  if (!isSubscribed(mine) && isOrdered) return { kind: 'wait', for: 'ordered' };
  if (!isSubscribed(mine))
    return { kind: 'subscribe', trialDays: mine.status === 'none' ? trialDays : 0 };
  const isMine = offer.plan === mine.subscribed && offer.interval === mine.interval;
  if (isMine) return { kind: 'manage' };
  const open = openWith(mine);
  if (open) return { kind: 'wait', for: open };
  if (mine.cancel_at || mine.next) return { kind: 'wait', for: 'pending' };
  if (!mine.subscribed || !mine.interval) return none;
  const present = { plan: mine.subscribed, interval: mine.interval };
  return { kind: 'change', begins: beginsAtRenewal(offer, present) ? 'renewal' : 'now' };
}
