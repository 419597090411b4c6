import { type PlanState, openWith } from '#contract/billing.ts';
import type { TextKey } from '#web/platform/language.tsx';

export type Tone = 'info' | 'warn' | 'danger';

/** A subscription in sentences, the most important one first. */
export function stateKeys(plan: PlanState): TextKey[] {
  const trouble = plan.payment ? [`plans.payment_${plan.payment}` as const] : [];
  const next = plan.next ? ['plans.state_next' as const] : [];
  const state = [mainKey(plan), ...endKeys(plan), ...next, ...paymentKeys(plan)];
  return plan.status === 'canceled' ? [...state, ...trouble] : [...trouble, ...state];
}

function paymentKeys({ status, renews_at: at, renews_amount: amount }: PlanState): TextKey[] {
  if (at === null || (status !== 'active' && status !== 'trialing')) return [];
  return [amount === null ? 'plans.state_payment_unknown' : 'plans.state_payment'];
}

/** An end is planned beside something that has to be settled. */
function endKeys(plan: PlanState): TextKey[] {
  return openWith(plan) && plan.cancel_at ? ['plans.state_also_ends'] : [];
}

function mainKey({ status, cancel_at: cancelAt, id, subscribed, payment }: PlanState): TextKey {
  // The wish to the person is said already, so only the effect on the plan is left to say.
  const isSaid = payment === 'processing' || payment === 'confirm';
  if (status === 'trialing') return cancelAt ? 'plans.state_trialing_ends' : 'plans.state_trialing';
  if (status === 'active') return cancelAt ? 'plans.state_ends' : 'plans.state_active';
  // After the grace another plan counts than the one that is not paid.
  if (status === 'past_due' && id === subscribed)
    return isSaid ? 'plans.state_counts_until' : 'plans.state_past_due';
  if (isSaid && (status === 'past_due' || status === 'unpaid')) return 'plans.state_counts_instead';
  if (isSaid && status === 'incomplete') return 'plans.state_begins_then';
  if (status === 'past_due') return 'plans.state_past_due_over';
  return `plans.state_${status}`;
}

export function toneOf({ status, cancel_at: cancelAt, payment }: PlanState): Tone {
  if (status === 'canceled' || payment === 'processing') return 'info';
  if (status === 'unpaid' || payment === 'lost') return 'danger';
  if (status === 'past_due' || status === 'incomplete' || status === 'paused') return 'warn';
  return cancelAt ? 'warn' : 'info';
}
