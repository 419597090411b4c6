import { api } from '#contract/index.ts';
import { type Route, serve } from '../../platform/http/serve.ts';
import { showPlans } from './plans.ts';
import { askResult, beginCheckout, openPortal, resume } from './subscribe.ts';
import { takeMessage } from './webhook.ts';

/** They wait for Stripe, so each opens its own transactions. */
const waiting = { opensTransaction: false };

export const paymentRoutes: Route[] = [
  serve(api.payments.plans, showPlans),
  serve(api.payments.checkout, beginCheckout, waiting),
  serve(api.payments.result, askResult, waiting),
  serve(api.payments.portal, openPortal, waiting),
  serve(api.payments.resume, resume, waiting),
  serve(api.payments.webhook, takeMessage, waiting),
];
