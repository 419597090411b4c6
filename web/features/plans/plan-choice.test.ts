import { describe, expect, test } from 'vitest';
import type { PlanState } from '#contract/billing.ts';
import { choiceOf } from './plan-choice.ts';
import { examplePlan } from '#web/testing/example-plan.ts';
import type { Sale } from './sale.ts';

const sale: Sale = {
  billing: true,
  test_mode: false,
  default_plan: 'free',
  trial_days: 0,
  grace_days: 7,
  promotion_codes: false,
  tax: false,
  items: [],
};
const plusMonthly = examplePlan({
  id: 'plus',
  subscribed: 'plus',
  interval: 'month',
  status: 'active',
});
const choice = (
  plan: 'free' | 'plus' | 'pro',
  interval: 'month' | 'year',
  mine: PlanState,
  sold: Partial<Sale> = {},
) => choiceOf({ plan, interval }, mine, { ...sale, ...sold });

describe('the action under a plan', () => {
  test('no second plan is chosen while an order is on its way', () => {
    const of = (mine: PlanState) => choiceOf({ plan: 'plus', interval: 'month' }, mine, sale, true);
    expect(of(examplePlan({}))).toEqual({ kind: 'wait', for: 'ordered' });
    expect(of(examplePlan({ status: 'canceled' }))).toEqual({ kind: 'wait', for: 'ordered' });
    // A word of Stripe is truer than the address of the page.
    expect(of(plusMonthly)).toEqual({ kind: 'manage' });
  });

  test('without a subscription the paid plans can be subscribed to, the first time with a trial', () => {
    const nobody = examplePlan({});
    expect(choice('free', 'month', nobody)).toEqual({ kind: 'none' });
    expect(choice('plus', 'month', nobody)).toEqual({ kind: 'subscribe', trialDays: 0 });
    expect(choice('pro', 'year', nobody, { trial_days: 14 })).toEqual({
      kind: 'subscribe',
      trialDays: 14,
    });
    const ended = examplePlan({ status: 'canceled', subscribed: 'plus' });
    expect(choice('plus', 'month', ended, { trial_days: 14 })).toEqual({
      kind: 'subscribe',
      trialDays: 0,
    });
  });

  test('nothing is sold where billing is off, nor a plan that everybody has', () => {
    expect(choice('plus', 'month', examplePlan({ id: 'pro' }), { billing: false })).toEqual({
      kind: 'none',
    });
    expect(choice('plus', 'month', examplePlan({}), { default_plan: 'plus' })).toEqual({
      kind: 'none',
    });
  });

  test('a larger plan begins now, a smaller one at the renewal, whatever the interval', () => {
    expect(choice('plus', 'month', plusMonthly)).toEqual({ kind: 'manage' });
    expect(choice('plus', 'year', plusMonthly)).toEqual({ kind: 'change', begins: 'now' });
    expect(choice('pro', 'month', plusMonthly)).toEqual({ kind: 'change', begins: 'now' });
    const proYearly: PlanState = { ...plusMonthly, id: 'pro', subscribed: 'pro', interval: 'year' };
    expect(choice('plus', 'year', proYearly)).toEqual({ kind: 'change', begins: 'renewal' });
    expect(choice('pro', 'month', proYearly)).toEqual({ kind: 'change', begins: 'renewal' });
    expect(choice('free', 'year', proYearly)).toEqual({ kind: 'end' });
    const proMonthly: PlanState = { ...proYearly, interval: 'month' };
    expect(choice('plus', 'year', proMonthly)).toEqual({ kind: 'change', begins: 'renewal' });
  });

  test('a change waits for an open payment and for another change', () => {
    const at = '2026-12-01T00:00:00.000Z';
    const unpaid: PlanState = { ...plusMonthly, status: 'past_due' };
    expect(choice('pro', 'month', unpaid)).toEqual({ kind: 'wait', for: 'payment' });
    expect(choice('pro', 'month', { ...unpaid, payment: 'processing' })).toEqual({
      kind: 'wait',
      for: 'processing',
    });
    expect(choice('pro', 'month', { ...unpaid, status: 'paused' })).toEqual({
      kind: 'wait',
      for: 'card',
    });
    // Another plan counts no longer, so there is nothing to move to.
    const over: PlanState = { ...plusMonthly, id: 'free', status: 'past_due' };
    expect(choice('free', 'month', over)).toEqual({ kind: 'none' });
    const ending: PlanState = { ...plusMonthly, cancel_at: at };
    expect(choice('pro', 'month', ending)).toEqual({ kind: 'wait', for: 'pending' });
    expect(choice('free', 'month', ending)).toEqual({ kind: 'none' });
    const changing: PlanState = { ...plusMonthly, next: { plan: 'pro', interval: 'year', at } };
    expect(choice('pro', 'month', changing)).toEqual({ kind: 'wait', for: 'pending' });
    expect(choice('free', 'month', changing)).toEqual({ kind: 'wait', for: 'pending' });
  });
});
