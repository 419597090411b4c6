import { planIds, plans } from '#contract/billing.ts';
import type { api } from '#contract/index.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { Call } from '../../platform/http/call.ts';

/** The plans on sale, for everybody. */
export async function showPlans({ platform }: Call): Promise<AnswerOf<typeof api.payments.plans>> {
  const { config, payments } = platform;
  return {
    billing: payments !== null,
    test_mode: payments?.isLive === false,
    default_plan: config.DEFAULT_PLAN,
    trial_days: config.STRIPE_TRIAL_DAYS,
    grace_days: config.STRIPE_GRACE_DAYS,
    promotion_codes: config.STRIPE_PROMOTION_CODES === 'on',
    tax: config.STRIPE_TAX === 'on',
    items: planIds.map((id) => ({ id, ...plans[id] })),
  };
}
