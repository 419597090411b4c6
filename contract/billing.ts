import { z } from 'zod';
import { Time } from './shapes.ts';

export const planIds = ['free', 'plus', 'pro'] as const;
export const PlanId = z.enum(planIds);
export type PlanId = z.output<typeof PlanId>;

/** The limits of a plan. `answers` and `analyses` count per local day; the others are totals. */
export const limitIds = ['answers', 'analyses', 'storage', 'group_size'] as const;
export const LimitId = z.enum(limitIds);
export type LimitId = z.output<typeof LimitId>;

export const currencies = ['usd', 'eur', 'ils'] as const;
export const Currency = z.enum(currencies);
export type Currency = z.output<typeof Currency>;

export const intervals = ['month', 'year'] as const;
export const Interval = z.enum(intervals);
export type Interval = z.output<typeof Interval>;

export interface Plan {
  /** Minor units (cents, agorot) per interval; absent for a free plan. */
  prices: Partial<Record<Currency, Record<Interval, number>>>;
  /** Answers and analyses per day, people per group, storage in bytes. */
  limits: Record<LimitId, number>;
}

const gigabyte = 1024 ** 3;

/** The plan table: the only place with prices and limits. */
export const plans: Record<PlanId, Plan> = {
  free: {
    prices: {},
    limits: { answers: 30, analyses: 5, storage: 200 * 1024 ** 2, group_size: 8 },
  },
  plus: {
    prices: {
      usd: { month: 900, year: 9_000 },
      eur: { month: 900, year: 9_000 },
      ils: { month: 3_300, year: 33_000 },
    },
    limits: { answers: 300, analyses: 50, storage: 5 * gigabyte, group_size: 25 },
  },
  pro: {
    prices: {
      usd: { month: 1_900, year: 19_000 },
      eur: { month: 1_900, year: 19_000 },
      ils: { month: 6_900, year: 69_000 },
    },
    limits: { answers: 2_000, analyses: 300, storage: 50 * gigabyte, group_size: 50 },
  },
};

/** The plan of a stored id; an unknown id gets the limits of Free. */
export function planById(id: string): Plan {
  return plans[PlanId.safeParse(id).data ?? 'free'];
}

/** Use of one limit; `resets_at` is the next local midnight for daily limits, else null. */
export const Usage = z.strictObject({
  limit: LimitId,
  used: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
  resets_at: Time.nullable(),
});
export type Usage = z.output<typeof Usage>;

/** The plans that can be subscribed to. */
export const paidPlanIds = ['plus', 'pro'] as const satisfies readonly PlanId[];
export const PaidPlanId = z.enum(paidPlanIds);
export type PaidPlanId = z.output<typeof PaidPlanId>;

/** A plan and how often it is paid; the plan may be one that is no longer sold. */
interface Paid {
  plan: string;
  interval: Interval;
}

const sizeOf = (plan: string) => planIds.findIndex((id) => id === plan);

/** Whether a plan gives less than another; one that is no longer sold gives the least. */
export function isSmallerPlan(plan: string, than: string): boolean {
  return sizeOf(plan) < sizeOf(than);
}

/** A smaller plan, and a month instead of a year, begin at the next payment: what is paid stays. All else begins at once. */
export function beginsAtRenewal(wished: Paid, present: Paid): boolean {
  const isShorter = wished.interval === 'month' && present.interval === 'year';
  return isSmallerPlan(wished.plan, present.plan) || isShorter;
}

/**
 * - `none`: never subscribed.
 * - `trialing`: the plan counts, nothing was paid yet.
 * - `active`: paid.
 * - `past_due`: a payment failed and is tried again; the plan counts until `grace_ends_at`.
 * - `incomplete`: the first payment is not made yet.
 * - `unpaid`: the last payment failed, and none is tried any more.
 * - `paused`: a trial ended without a way to pay.
 * - `canceled`: ended at `cancel_at`.
 */
export const subscriptionStatuses = [
  'none',
  'trialing',
  'active',
  'past_due',
  'incomplete',
  'unpaid',
  'paused',
  'canceled',
] as const;
export const SubscriptionStatus = z.enum(subscriptionStatuses);
export type SubscriptionStatus = z.output<typeof SubscriptionStatus>;

/**
 * Trouble with the newest payment: given back, claimed back from the bank, or taken back by it. Of an open one: on its
 * way, or waiting for its person’s yes at the bank.
 */
export const paymentTroubles = ['refunded', 'disputed', 'lost', 'processing', 'confirm'] as const;
export const PaymentTrouble = z.enum(paymentTroubles);
export type PaymentTrouble = z.output<typeof PaymentTrouble>;

/**
 * A subscription changes only after this is settled: an open invoice, a payment that is on its way, or a card that is
 * missing. Null: nothing.
 */
export function openWith({
  status,
  payment,
}: {
  status: SubscriptionStatus;
  payment: PaymentTrouble | null;
}): 'payment' | 'processing' | 'card' | null {
  if (status === 'paused') return 'card';
  if (status !== 'past_due' && status !== 'unpaid' && status !== 'incomplete') return null;
  return payment === 'processing' ? 'processing' : 'payment';
}

/** A person's plan and subscription. It changes by `profile.changed`. */
export const PlanState = z.strictObject({
  /** The plan whose limits count now. */
  id: PlanId,
  status: SubscriptionStatus,
  /** The plan of the subscription, also where it does not count; null: there is none. */
  subscribed: PlanId.nullable(),
  interval: Interval.nullable(),
  currency: Currency.nullable(),
  /** When the next payment is due; null where none is. */
  renews_at: Time.nullable(),
  /** Its amount in minor units of `currency`, as Stripe works it out; null where that is not known. */
  renews_amount: z.number().int().nonnegative().nullable(),
  /** When the subscription ends, or ended; before that it can be resumed. */
  cancel_at: Time.nullable(),
  trial_ends_at: Time.nullable(),
  /** Until then a `past_due` plan counts, unless a payment succeeds. */
  grace_ends_at: Time.nullable(),
  /** The change at the next renewal; null: none. */
  next: z.strictObject({ plan: PlanId, interval: Interval, at: Time }).nullable(),
  payment: PaymentTrouble.nullable(),
  /** Whether `payments.portal` has something to show: invoices, cards, a subscription. */
  has_portal: z.boolean(),
});
export type PlanState = z.output<typeof PlanState>;
