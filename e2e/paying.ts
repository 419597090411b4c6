import { api } from '#contract/index.ts';
import { ensureProducts } from '#server/platform/payments/stripe-products.ts';
import { stripeClient } from '#server/platform/payments/stripe-payments.ts';
import type { BookedSubscription } from '#server/testing/stripe-books.ts';
import { type StripeServer, startStripeServer } from '#server/testing/stripe-server.ts';
import { startProduct } from '../bench/program.ts';
import type { Person } from './people.ts';

/** A product that sells plans at a Stripe of its own. */
export interface PayingProduct {
  url: string;
  dataDir: string;
  stripe: StripeServer;
  /** Sends the messages that Stripe has not sent yet: none comes before a test wants it. */
  deliver(): Promise<void>;
  /** Somebody subscribes in no browser. */
  subscribe(person: Person, plan: 'plus' | 'pro'): Promise<BookedSubscription>;
  stop(): Promise<void>;
}

export async function startPayingProduct(
  environment: Record<string, string> = {},
): Promise<PayingProduct> {
  const stripe = await startStripeServer();
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = stripe.environment;
  await ensureProducts(
    stripeClient({ STRIPE_SECRET_KEY, STRIPE_API_URL } as Parameters<typeof stripeClient>[0]),
    'Zavit',
  );
  const product = await startProduct({ ...stripe.environment, ...environment });
  const { books } = stripe;
  let sent = 0;
  const deliver = async () => {
    // A message may bring another one about.
    for (let event = books.events[sent]; event; event = books.events[++sent]) {
      const { payload, signature } = stripe.signed(event);
      const { ok, status } = await fetch(product.url + api.payments.webhook.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      });
      if (!ok) throw new Error(`a message of Stripe was answered with ${status}`);
    }
  };
  return {
    url: product.url,
    dataDir: product.dataDir,
    stripe,
    deliver,
    async subscribe(person, plan) {
      const body = { plan, interval: 'month' as const };
      const { url } = await person.call(api.payments.checkout, { body });
      const subscription = books.pay(url.split('/').at(-1) ?? '');
      await deliver();
      return subscription;
    },
    async stop() {
      await product.stop();
      await stripe.close();
    },
  };
}
