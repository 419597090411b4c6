import { describe, expect, test } from 'vitest';
import { type PlanState, paymentTroubles, subscriptionStatuses } from '#contract/billing.ts';
import { catalogue as english } from '#i18n/en/index.ts';
import { catalogue as hebrew } from '#i18n/he/index.ts';
import { orderedPlan, returnIn, resultKey, wayBackIn } from './plan-result.ts';
import { examplePlan } from '#web/testing/example-plan.ts';
import { stateKeys } from './plan-words.ts';

const at = '2026-12-01T00:00:00.000Z';
const plus = examplePlan({ id: 'plus', subscribed: 'plus', interval: 'month', status: 'active' });

describe('a subscription in words', () => {
  test('every status and every trouble with a payment has a sentence of its own in both languages', () => {
    const keys = [
      ...subscriptionStatuses.map((status) => stateKeys({ ...plus, status })[0]),
      ...paymentTroubles.map((payment) => stateKeys({ ...plus, payment })[0]),
    ];
    expect(new Set(keys).size).toBe(subscriptionStatuses.length + paymentTroubles.length);
    for (const key of keys)
      for (const texts of [english, hebrew]) expect(texts[key ?? 'plans.title']).toBeTruthy();
  });

  test('an end, a change and the end of the grace are said', () => {
    expect(stateKeys({ ...plus, cancel_at: at })).toEqual(['plans.state_ends']);
    expect(stateKeys({ ...plus, status: 'trialing', cancel_at: at })).toEqual([
      'plans.state_trialing_ends',
    ]);
    expect(stateKeys({ ...plus, next: { plan: 'pro', interval: 'year', at } })).toEqual([
      'plans.state_active',
      'plans.state_next',
    ]);
    expect(stateKeys({ ...plus, status: 'canceled', payment: 'refunded' })).toEqual([
      'plans.state_canceled',
      'plans.payment_refunded',
    ]);
    const renewing = { ...plus, renews_at: at };
    expect(stateKeys({ ...renewing, renews_amount: 900 })).toContain('plans.state_payment');
    expect(stateKeys(renewing)).toContain('plans.state_payment_unknown');
    expect(stateKeys({ ...plus, status: 'past_due' })).toEqual(['plans.state_past_due']);
    expect(stateKeys({ ...plus, id: 'free', status: 'past_due' })).toEqual([
      'plans.state_past_due_over',
    ]);
    expect(stateKeys({ ...plus, status: 'past_due', cancel_at: at })).toContain(
      'plans.state_also_ends',
    );
  });

  test.each(['processing', 'confirm'] as const)(
    'a payment that is open and %s asks for no other card and no first payment',
    (payment) => {
      const said = `plans.payment_${payment}`;
      const of = (given: Partial<PlanState>) => stateKeys({ ...plus, payment, ...given });
      expect(of({ status: 'past_due' })).toEqual([said, 'plans.state_counts_until']);
      const free = { id: 'free' } as const;
      expect(of({ ...free, status: 'past_due' })).toEqual([said, 'plans.state_counts_instead']);
      expect(of({ ...free, status: 'unpaid' })).toEqual([said, 'plans.state_counts_instead']);
      expect(of({ ...free, status: 'incomplete' })).toEqual([said, 'plans.state_begins_then']);
    },
  );
});

describe('a return from Stripe', () => {
  const paid = returnIn('?result=paid&plan=plus&interval=month&session=cs_1');
  const changed = returnIn('?result=changed&plan=pro&interval=year');
  const of = (
    returned: typeof paid,
    mine: PlanState,
    asked: Parameters<typeof resultKey>[2] = null,
  ) => returned && resultKey(returned, mine, asked);

  test('an order is on its way until it is known what became of it', () => {
    for (const key of ['result_waiting', 'result_late', 'result_slow'] as const)
      expect(orderedPlan(paid, `plans.${key}`)).toBe('plus');
    for (const key of ['result_open', 'result_expired', 'result_missing', 'result_paid'] as const)
      expect(orderedPlan(paid, `plans.${key}`)).toBeNull();
    expect(orderedPlan(paid, null)).toBeNull();
    expect(orderedPlan(changed, 'plans.result_waiting')).toBeNull();
    expect(paid && resultKey(paid, examplePlan({}), 'missing')).toBe('plans.result_missing');
  });

  test('an address that names no known result, plan or interval is none', () => {
    expect(paid).toEqual({ result: 'paid', plan: 'plus', interval: 'month', session: 'cs_1' });
    expect(returnIn('')).toBeNull();
    expect(returnIn('?result=paid&plan=gold&interval=month')).toBeNull();
    expect(returnIn('?result=robbed&plan=plus&interval=month')).toBeNull();
  });

  test('a payment is waited for until the plan is there or Stripe has answered', () => {
    const before = examplePlan({});
    expect(of(paid, before)).toBe('plans.result_waiting');
    expect(of(paid, plus)).toBe('plans.result_paid');
    expect(of(paid, { ...plus, status: 'trialing' })).toBe('plans.result_trial');
    expect(of(paid, before, 'waiting')).toBe('plans.result_slow');
    expect(of(paid, before, 'open')).toBe('plans.result_open');
    expect(of(paid, before, 'expired')).toBe('plans.result_expired');
    expect(of(paid, before, 'late')).toBe('plans.result_late');
    expect(of(paid, plus, 'late')).toBe('plans.result_paid');
    expect(of(paid, { ...plus, status: 'canceled' }, 'paid')).toBeNull();
  });

  test('a change is there now, comes at the renewal, or has not arrived', () => {
    expect(of(changed, plus)).toBe('plans.result_waiting');
    expect(of(changed, plus, 'late')).toBe('plans.result_unchanged');
    expect(of(changed, { ...plus, subscribed: 'pro', interval: 'year' })).toBe(
      'plans.result_changed',
    );
    expect(of(changed, { ...plus, next: { plan: 'pro', interval: 'year', at } })).toBe(
      'plans.result_later',
    );
    expect(of(returnIn('?result=cancelled&plan=pro&interval=year'), plus)).toBe(
      'plans.result_cancelled',
    );
  });

  test('the way back leads to no other site', () => {
    const back = (path: string) =>
      wayBackIn(`?${new URLSearchParams({ return_to: path }).toString()}`, 'https://zavit.test');
    expect(back('/chat/1?at=2')).toBe('/chat/1?at=2');
    expect(back('//evil.test')).toBeNull();
    expect(back('/\\evil.test')).toBeNull();
    expect(back('https://evil.test')).toBeNull();
    expect(wayBackIn('', 'https://zavit.test')).toBeNull();
  });
});
