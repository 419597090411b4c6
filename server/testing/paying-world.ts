import { onTestFinished } from 'vitest';
import type { PlanState } from '#contract/billing.ts';
import { api } from '#contract/index.ts';
import { userOf } from '../features/account/users.ts';
import { ensureProducts } from '../platform/payments/stripe-products.ts';
import { stripeClient } from '../platform/payments/stripe-payments.ts';
import type { BookedEvent, BookedSubscription, Card } from './stripe-books.ts';
import { type StripeServer, startStripeServer } from './stripe-server.ts';
import { type Person, type World, world } from './world.ts';

export const daySeconds = 24 * 3_600;

export interface PayingWorld {
  one: World;
  stripe: StripeServer;
  /** Takes the events that were not handed over yet, in the order in which they came about. */
  takeEvents(): BookedEvent[];
  /** Hands over events, by default those that wait, and answers with the statuses. */
  deliver(events?: readonly BookedEvent[]): Promise<number[]>;
  plan(person: Person): Promise<PlanState>;
  /** Moves both clocks. */
  pass(days: number): void;
  /** Somebody goes through a checkout; its events wait. */
  subscribe(
    person: Person,
    wish?: { plan?: 'plus' | 'pro'; interval?: 'month' | 'year'; card?: Card; isSlow?: boolean },
  ): Promise<BookedSubscription>;
  /** The last part of an address at Stripe. */
  idIn(url: string): string;
}

/** A program that sells plans at a Stripe of its own. */
export async function payingWorld(environment: Record<string, string> = {}): Promise<PayingWorld> {
  const stripe = await startStripeServer();
  onTestFinished(() => stripe.close());
  const { books } = stripe;
  const one = await world({ ...stripe.environment, ...environment });
  await ensureProducts(stripeClient(one.app.platform.config), 'Zavit');
  let handedOver = 0;
  const takeEvents = () => {
    const events = books.events.slice(handedOver);
    handedOver = books.events.length;
    return events;
  };
  const idIn = (url: string) => url.split('/').at(-1) ?? '';
  return {
    one,
    stripe,
    takeEvents,
    idIn,
    async deliver(events = takeEvents()) {
      const statuses: number[] = [];
      for (const event of events) statuses.push(await handOver(one, stripe, event));
      return statuses;
    },
    async plan({ user }) {
      const { platform } = one.app;
      return (await userOf({ db: platform.database.db, platform }, user.id)).plan;
    },
    pass(days) {
      books.passUntil(books.now + days * daySeconds);
      const { now } = books;
      one.app.platform.now = () => new Date(now * 1_000);
    },
    async subscribe(person, { plan = 'plus', interval = 'month', card, isSlow } = {}) {
      const { url } = (await person.call(api.payments.checkout, { body: { plan, interval } })).body;
      return books.pay(idIn(url), card, isSlow);
    },
  };
}

export async function handOver(
  one: World,
  stripe: StripeServer,
  event: BookedEvent,
): Promise<number> {
  const timestamp = Math.floor(one.app.platform.now().getTime() / 1_000);
  const { payload, signature } = stripe.signed(event, { timestamp });
  const answer = await one.call(api.payments.webhook, {
    payload,
    headers: { 'stripe-signature': signature },
  });
  return answer.status;
}
