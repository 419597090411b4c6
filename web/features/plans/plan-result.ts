import {
  type Interval,
  type PaidPlanId,
  type PlanState,
  intervals,
  paidPlanIds,
} from '#contract/billing.ts';
import { ownPath } from '../account/next-path.ts';
import type { TextKey } from '#web/platform/language.tsx';

const results = ['paid', 'changed', 'cancelled'] as const;

/** Somebody came back from Stripe. */
export interface Return {
  result: (typeof results)[number];
  plan: PaidPlanId;
  interval: Interval;
  /** Of the checkout; null where there was none. */
  session: string | null;
}

/**
 * The answer of Stripe, asked because its message did not come; `late`: it gave none; `missing`: it knows no such order
 * of this person.
 */
export type Asked = 'open' | 'waiting' | 'paid' | 'expired' | 'late' | 'missing';

export function returnIn(search: string): Return | null {
  const query = new URLSearchParams(search);
  const result = results.find((one) => one === query.get('result'));
  const plan = paidPlanIds.find((one) => one === query.get('plan'));
  const interval = intervals.find((one) => one === query.get('interval'));
  return result && plan && interval
    ? { result, plan, interval, session: query.get('session') }
    : null;
}

/** The place that an address of the plans names to go back to. */
export function wayBackIn(search: string, origin: string): string | null {
  return ownPath(new URLSearchParams(search).get('return_to'), origin);
}

/** The plan of an order of which nobody knows yet what became; null: there is none. */
export function orderedPlan(returned: Return | null, key: TextKey | null): PaidPlanId | null {
  const isOpen = key !== null && onItsWay.includes(key);
  return returned?.result === 'paid' && isOpen ? returned.plan : null;
}

const onItsWay: readonly TextKey[] = [
  'plans.result_waiting',
  'plans.result_slow',
  'plans.result_late',
];

/** The sentence about a return; null: the state of the subscription says everything. */
export function resultKey(
  { result, plan, interval }: Return,
  mine: PlanState,
  asked: Asked | null,
): TextKey | null {
  if (result === 'cancelled') return 'plans.result_cancelled';
  if (result === 'changed') {
    const { next } = mine;
    if (next?.plan === plan && next.interval === interval) return 'plans.result_later';
    if (mine.subscribed === plan && mine.interval === interval) return 'plans.result_changed';
    return asked ? 'plans.result_unchanged' : 'plans.result_waiting';
  }
  if (mine.subscribed === plan && mine.status === 'active') return 'plans.result_paid';
  if (mine.subscribed === plan && mine.status === 'trialing') return 'plans.result_trial';
  switch (asked) {
    case null:
      return 'plans.result_waiting';
    case 'waiting':
      return 'plans.result_slow';
    case 'paid':
      return null;
    default:
      return `plans.result_${asked}`;
  }
}
