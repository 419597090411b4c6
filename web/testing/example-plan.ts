import type { PlanState } from '#contract/billing.ts';

/** For tests: the plan of somebody who never subscribed, but for what is given. */
export function examplePlan(given: Partial<PlanState>): PlanState {
  return {
    id: 'free',
    status: 'none',
    subscribed: null,
    interval: null,
    currency: null,
    renews_at: null,
    renews_amount: null,
    cancel_at: null,
    trial_ends_at: null,
    grace_ends_at: null,
    next: null,
    payment: null,
    has_portal: false,
    ...given,
  };
}
