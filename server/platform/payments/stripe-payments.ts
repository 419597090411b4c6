import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Interval } from '#contract/billing.ts';
import type { Language } from '#contract/shapes.ts';
import { refuseInsideTransaction } from '#db/transaction-scope.ts';
import type { Config } from '../../config.ts';
import { heldOf } from './held-state.ts';
import { type Payments, type PortalWish, providerFailed, signatureInvalid } from './payments.ts';
import { lookupKey, portalMark } from './stripe-products.ts';

/** The version whose shapes we know; the webhook endpoint has to be made with the same one. */
export const stripeApiVersion = '2026-10-28.endive';

const answerTimeMaxMs = 10_000;
const retriesMax = 1;
const signatureAgeMaxSeconds = 300;

/** Events after which something of a subscription may be different. */
const concerning = [
  /^customer\.(?:subscription\.|deleted$)/u,
  /^checkout\.session\./u,
  /^invoice\.(?:paid|payment_failed|payment_action_required|voided|marked_uncollectible)$/u,
  /^charge\.(?:refunded|dispute\.)/u,
  /^subscription_schedule\./u,
];

type StripeConfig = Pick<
  Config,
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_URL'
  | 'STRIPE_TAX'
  | 'STRIPE_PROMOTION_CODES'
>;

/** A client of Stripe, or of a server of the same shape. */
export function stripeClient({ STRIPE_SECRET_KEY: key = '', STRIPE_API_URL }: StripeConfig) {
  const url = STRIPE_API_URL === undefined ? null : new URL(STRIPE_API_URL);
  return new Stripe(key, {
    apiVersion: stripeApiVersion,
    maxNetworkRetries: retriesMax,
    timeout: answerTimeMaxMs,
    telemetry: false,
    ...(url
      ? {
          host: url.hostname,
          port: url.port || (url.protocol === 'https:' ? 443 : 80),
          protocol: url.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  });
}

/** Stripe’s pages have no Hebrew: there the browser’s other languages decide. */
const localeOf = (language: Language) => (language === 'he' ? 'auto' : language);

export const isLiveKey = (key: string) => /^[a-z]+_live_/u.test(key);

export function stripePayments(config: StripeConfig, log: Logger): Payments {
  const stripe = stripeClient(config);
  const isLive = isLiveKey(config.STRIPE_SECRET_KEY ?? '');
  const secret = config.STRIPE_WEBHOOK_SECRET ?? '';

  /** Errors of Stripe are logged without what was asked, which names people. */
  async function asked<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    refuseInsideTransaction('Stripe');
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, statusCode, requestId } = error;
      log.error({ type, code, status: statusCode, stripe_request: requestId }, 'Stripe failed');
      throw providerFailed();
    }
  }

  async function priceOf(plan: string, interval: string): Promise<string> {
    const { data } = await stripe.prices.list({
      lookup_keys: [lookupKey(plan, interval)],
      active: true,
      limit: 1,
    });
    if (data[0]) return data[0].id;
    log.error({ plan, interval }, 'Stripe has no such price: run npm start -- --stripe-products');
    throw providerFailed();
  }

  async function portalUrl(
    { customerId, language, returnUrl }: PortalWish,
    flow?: Stripe.BillingPortal.SessionCreateParams.FlowData,
  ): Promise<string> {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const ours = data.find(({ metadata }) => metadata?.[portalMark]);
    const { url } = await stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      locale: localeOf(language),
      ...(ours ? { configuration: ours.id } : {}),
      ...(flow ? { flow_data: flow } : {}),
    });
    return url;
  }

  /** A subscription that no schedule manages any more: Stripe lets nothing else change it, also after its last change. */
  async function freed(subscriptionId: string): Promise<Stripe.Subscription> {
    const held = await stripe.subscriptions.retrieve(subscriptionId);
    const schedule = idOf(held.schedule);
    if (schedule !== null) await stripe.subscriptionSchedules.release(schedule);
    return held;
  }

  const returning = (returnUrl: string) => ({
    after_completion: { type: 'redirect' as const, redirect: { return_url: returnUrl } },
  });

  return {
    isLive,
    eventOf(raw, signature, now) {
      const event = signedEvent(stripe, { raw, signature, secret, now });
      if (event.livemode !== isLive) throw signatureInvalid();
      const about = event.data.object as {
        id?: string;
        object?: string;
        customer?: string | { id: string } | null;
        charge?: string | { id: string } | null;
      };
      return {
        id: event.id,
        type: event.type,
        async customerId() {
          if (!concerning.some((pattern) => pattern.test(event.type))) return null;
          if (about.object === 'customer') return about.id ?? null;
          if (about.object !== 'dispute') return idOf(about.customer);
          const charge = idOf(about.charge);
          return charge === null
            ? null
            : asked(async () => idOf((await stripe.charges.retrieve(charge)).customer));
        },
      };
    },
    held: (customerId) =>
      asked(() => heldOf(stripe, customerId, (message) => log.warn({ customerId }, message))),
    newCustomer: ({ userId, email, name, language }) =>
      asked(async () => {
        const { id } = await stripe.customers.create({
          name,
          ...(email === null ? {} : { email }),
          preferred_locales: [language],
          metadata: { zavit_user: userId },
        });
        return id;
      }),
    checkout: (wish) =>
      asked(async () => {
        const before = await stripe.checkout.sessions.list({
          customer: wish.customerId,
          status: 'open',
          limit: 100,
        });
        for (const { id } of before.data) await stripe.checkout.sessions.expire(id);
        const taxes = config.STRIPE_TAX === 'on';
        const { url } = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: wish.customerId,
          client_reference_id: wish.userId,
          line_items: [{ price: await priceOf(wish.plan, wish.interval), quantity: 1 }],
          currency: wish.currency,
          locale: localeOf(wish.language),
          allow_promotion_codes: config.STRIPE_PROMOTION_CODES === 'on',
          ...(taxes
            ? {
                automatic_tax: { enabled: true },
                customer_update: { address: 'auto' as const, name: 'auto' as const },
                tax_id_collection: { enabled: true },
              }
            : {}),
          subscription_data: {
            metadata: { zavit_user: wish.userId },
            ...(wish.trialDays > 0
              ? {
                  trial_period_days: wish.trialDays,
                  trial_settings: { end_behavior: { missing_payment_method: 'pause' as const } },
                }
              : {}),
          },
          success_url: wish.paidUrl,
          cancel_url: wish.cancelledUrl,
          expires_at: Math.floor(wish.expiresAt.getTime() / 1_000),
        });
        if (url === null) throw providerFailed();
        return url;
      }),
    checkoutState: (customerId, session) =>
      asked(async () => {
        const found = await stripe.checkout.sessions.retrieve(session).catch(missingIsNull);
        if (!found || idOf(found.customer) !== customerId) return null;
        if (found.status === 'open') return 'open';
        if (found.status === 'expired') return 'expired';
        return found.payment_status === 'unpaid' ? 'waiting' : 'paid';
      }),
    change: ({ subscriptionId, plan, interval, ...wish }) =>
      asked(async () => {
        const price = await priceOf(plan, interval);
        const { items } = await freed(subscriptionId);
        const item = items.data[0];
        if (!item) throw providerFailed();
        return portalUrl(wish, {
          type: 'subscription_update_confirm',
          subscription_update_confirm: {
            subscription: subscriptionId,
            items: [{ id: item.id, price, quantity: 1 }],
          },
          ...returning(wish.returnUrl),
        });
      }),
    changeAtRenewal: (subscriptionId, { plan, interval }) =>
      asked(async () => {
        const price = await priceOf(plan, interval);
        await freed(subscriptionId);
        const made = await stripe.subscriptionSchedules.create({
          from_subscription: subscriptionId,
        });
        await stripe.subscriptionSchedules.update(made.id, {
          end_behavior: 'release',
          phases: phasesOf(made, price, interval),
        });
      }),
    portal: ({ subscriptionId, screen, ...wish }) =>
      asked(async () => {
        if (screen === 'card')
          return portalUrl(wish, { type: 'payment_method_update', ...returning(wish.returnUrl) });
        if (screen === 'cancel' && subscriptionId !== null) {
          await freed(subscriptionId);
          return portalUrl(wish, {
            type: 'subscription_cancel',
            subscription_cancel: { subscription: subscriptionId },
            ...returning(wish.returnUrl),
          });
        }
        return portalUrl(wish);
      }),
    resume: (subscriptionId) =>
      asked(async () => {
        const held = await freed(subscriptionId);
        if (held.cancel_at_period_end)
          await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
        else if (held.cancel_at !== null)
          await stripe.subscriptions.update(subscriptionId, { cancel_at: '' });
        if (held.status === 'paused') await stripe.subscriptions.resume(subscriptionId);
      }),
    endAtRenewal: (subscriptionId) =>
      asked(async () => {
        await freed(subscriptionId);
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
      }),
    forget: (customerId) =>
      asked(async () => {
        await stripe.customers.del(customerId).catch(missingIsNull);
      }),
  };
}

/** The present price until its end, then another one; a trial and discounts go on. */
function phasesOf(
  { phases: [present] }: Stripe.SubscriptionSchedule,
  price: string,
  interval: Interval,
): Stripe.SubscriptionScheduleUpdateParams.Phase[] {
  if (!present) throw providerFailed();
  const { start_date, end_date, trial_end, items, discounts } = present;
  const kept = discounts.flatMap(({ discount }) => {
    const id = idOf(discount);
    return id === null ? [] : [{ discount: id }];
  });
  const reduced = kept.length > 0 ? { discounts: kept } : {};
  return [
    {
      start_date,
      end_date,
      ...(trial_end === null ? {} : { trial_end }),
      ...reduced,
      items: items.map((item) => ({ price: idOf(item.price) ?? '', quantity: item.quantity ?? 1 })),
    },
    {
      items: [{ price, quantity: 1 }],
      duration: { interval, interval_count: 1 },
      proration_behavior: 'none',
      ...reduced,
    },
  ];
}

/** The package refuses what is too old; a time that is still to come is as wrong. */
function signedEvent(
  stripe: Stripe,
  given: { raw: string; signature: string | undefined; secret: string; now: Date },
): Stripe.Event {
  const { raw, signature = '', secret, now } = given;
  try {
    const event = stripe.webhooks.constructEvent(
      raw,
      signature,
      secret,
      signatureAgeMaxSeconds,
      undefined,
      now.getTime(),
    );
    const times = [...signature.matchAll(/(?:^|,)t=(\d+)/gu)].map(([, time]) => Number(time));
    const latest = Math.floor(now.getTime() / 1_000) + signatureAgeMaxSeconds;
    if (times.every((time) => time <= latest)) return event;
  } catch {
    // Also a body that is no JSON.
  }
  throw signatureInvalid();
}

function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}

function missingIsNull(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
  throw error;
}
