import { z } from 'zod';

/** The settings of payments; without a key billing is off. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional()
    .describe(
      'Key of Stripe; with it people can subscribe (docs/billing.md). Without it billing is off.',
    )
    .meta({ section: 'Payments' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional()
    .describe('Secret of the webhook endpoint, which is /api/payment/webhook below API_URL.')
    .meta({ section: 'Payments' }),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional()
    .describe('Address of a server that speaks like Stripe, for tests. Default: Stripe’s own.')
    .meta({ section: 'Payments' }),
  STRIPE_TRIAL_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(730)
    .default(0)
    .describe('Days in which somebody who never subscribed pays nothing; 0: no trial.')
    .meta({ section: 'Payments' }),
  STRIPE_GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(7)
    .describe('Days for which a plan still counts after a payment failed.')
    .meta({ section: 'Payments' }),
  STRIPE_PROMOTION_CODES: z
    .enum(['on', 'off'])
    .default('on')
    .describe('Whether the checkout has a field for promotion codes.')
    .meta({ section: 'Payments' }),
  STRIPE_TAX: z
    .enum(['on', 'off'])
    .default('off')
    .describe('Whether Stripe Tax adds taxes; it has to be set up at Stripe first.')
    .meta({ section: 'Payments' }),
};
