import { z } from 'zod';
import { Currency, Interval, LimitId, PaidPlanId, PlanId, PlanState } from './billing.ts';
import { Done, endpoint } from './endpoint.ts';

/** An address of ours to return to: a path, with its query. */
export const ReturnPath = z
  .string()
  .max(500, 'field.too_long')
  .regex(/^\/(?:[^\s\\/][^\s\\]*)?$/u, 'field.invalid');

/** A screen of the portal: all of it, another card, or the end of the subscription at its next renewal. */
export const PortalScreen = z.enum(['overview', 'card', 'cancel']);
export type PortalScreen = z.output<typeof PortalScreen>;

/** An address at Stripe, for this person and for a short time. */
const Leading = z.strictObject({ url: z.url() });

const provider = ['payment.not_configured', 'payment.provider_failed'] as const;

/**
 * The paid subscription. The person's own state is `User.plan`, their use `User.usage`; both come live.
 * Checkout and portal are pages of Stripe, who alone sees cards.
 */
export const payments = {
  plans: endpoint({
    method: 'GET',
    path: '/api/payment/plans',
    access: 'public',
    summary: 'The plans with limits and prices, and how they are sold here.',
    answer: z.strictObject({
      /** False: nothing can be paid for here, and everybody has `default_plan`. */
      billing: z.boolean(),
      /** Stripe’s test mode: no money moves. */
      test_mode: z.boolean(),
      default_plan: PlanId,
      /** Length of the trial of somebody who never subscribed; 0: none. */
      trial_days: z.number().int().nonnegative(),
      /** For how long a plan counts after a payment failed. */
      grace_days: z.number().int().nonnegative(),
      /** Whether promotion codes are asked for. */
      promotion_codes: z.boolean(),
      /** Whether taxes are calculated and added by Stripe. */
      tax: z.boolean(),
      items: z.array(
        z.strictObject({
          id: PlanId,
          /** Minor units (cents, agorot); empty for a free plan. */
          prices: z.partialRecord(Currency, z.record(Interval, z.number().int())),
          /** Answers and analyses per day, people per group, storage in bytes. */
          limits: z.record(LimitId, z.number().int()),
        }),
      ),
    }),
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/payment/stripe',
    repeatable: false,
    perMinute: 20,
    summary:
      'An address at which to subscribe, or, for somebody who is subscribed, to confirm the change. A smaller plan by the year instead of the month is planned at once for the next renewal, and the address is the one of the result. It returns to /profile/plans?result=paid|changed|cancelled with plan, interval, and what `return_to` said; after `paid` also session.',
    body: z.strictObject({
      plan: PaidPlanId,
      interval: Interval,
      currency: Currency.default('usd'),
      /** The place of ours to which the person is led back afterwards. */
      return_to: ReturnPath.optional(),
    }),
    answer: Leading,
    fails: [...provider, 'payment.plan_already', 'payment.change_pending', 'payment.settle_first'],
  }),
  result: endpoint({
    method: 'POST',
    path: '/api/payment/result',
    repeatable: false,
    perMinute: 30,
    summary:
      'What became of a checkout, asked of Stripe itself: for the case that its message does not come within a few seconds. The caller’s plan is brought up to date.',
    body: z.strictObject({
      session: z.string().min(1, 'field.required').max(200, 'field.too_long'),
    }),
    answer: z.strictObject({
      /** `open`: not finished; `waiting`: finished, but the payment takes time; `paid`; `expired`. */
      state: z.enum(['open', 'waiting', 'paid', 'expired']),
      plan: PlanState,
    }),
    fails: [...provider, 'payment.checkout_not_found'],
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/payment/portal',
    repeatable: false,
    perMinute: 20,
    summary: 'An address for invoices, cards, changes and the end of a subscription.',
    body: z.strictObject({
      screen: PortalScreen.default('overview'),
      return_to: ReturnPath.optional(),
    }),
    answer: Leading,
    fails: [...provider, 'payment.nothing_to_manage', 'payment.change_pending'],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/payment/resume',
    repeatable: false,
    perMinute: 20,
    summary:
      'Keeps a subscription that would have ended, or a plan that would have changed, at its next renewal; goes on with one that is paused.',
    answer: PlanState,
    fails: [...provider, 'payment.nothing_to_resume'],
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/payment/webhook',
    access: 'public',
    readsRaw: true,
    perMinute: 3_000,
    summary:
      'Takes a message of Stripe, whose signature is over the body as it was sent. 400: not from Stripe, too old, or of another mode; 5xx: it will be sent again.',
    body: z.string(),
    answer: Done,
    fails: [...provider, 'payment.signature_invalid'],
  }),
};

/** For how long the address of a checkout works. */
export const checkoutLifeMinutes = 60;
