import { setTimeout as after } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handOver, payingWorld } from '../../testing/paying-world.ts';
import type { BookedEvent, BookedSubscription, StripeBooks } from '../../testing/stripe-books.ts';

const stepsCount = 5;
const repeatedShare = 0.3;
const slowShare = 0.4;
const slownessMs = 200;
const pauseMs = 40;
const drawMax = 10_000;

/** Changes of a subscription at Stripe, each of which brings messages. */
const steps: readonly ((books: StripeBooks, one: BookedSubscription) => void)[] = [
  (books, one) => {
    books.cards.set(one.customer, 'declined');
    books.charge(one, 900);
    books.changed(one);
  },
  (books, one) => {
    books.cards.set(one.customer, 'good');
    if (one.latest_invoice.status === 'open') books.tryAgain(one);
  },
  (books, one) => {
    one.cancel_at_period_end = !one.cancel_at_period_end;
    one.cancel_at = one.cancel_at_period_end ? one.items.data[0].current_period_end : null;
    books.changed(one);
  },
  (books, one) => {
    one.status = one.status === 'unpaid' ? 'active' : 'unpaid';
    books.changed(one);
  },
  (books, one) => books.end(one),
];

test('a subscription that changes while its messages come late, twice and in any order ends as Stripe holds it', async () => {
  const { one, stripe, subscribe, takeEvents, plan } = await payingWorld();
  const { books } = stripe;
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.infiniteStream(fc.nat(drawMax - 1))), async (random) => {
      const next = () => random.next().value / drawMax;
      const ana = await one.person();
      const held = await subscribe(ana);
      // A reading takes several questions, so that a later one can overtake it.
      stripe.delayMs = () => (next() < slowShare ? next() * slownessMs : 0);
      const waiting: BookedEvent[] = takeEvents();
      const handed: Promise<number>[] = [];
      const hand = () => {
        const [event] = waiting.splice(Math.floor(next() * waiting.length), 1);
        if (!event) return;
        if (next() < repeatedShare) waiting.push(event);
        handed.push(handOver(one, stripe, event));
      };
      for (let step = 0; step < stepsCount && held.status !== 'canceled'; step++) {
        steps[Math.floor(next() * steps.length)]?.(books, held);
        waiting.push(...takeEvents());
        hand();
        hand();
        await after(next() * pauseMs);
      }
      // The last readings are quick, while older ones still wait for an answer.
      stripe.delayMs = 0;
      while (waiting.length > 0) hand();
      expect(new Set(await Promise.all(handed))).toEqual(new Set([200]));
      const { id, status, cancel_at: ends } = await plan(ana);
      const counts = held.status === 'active' || held.status === 'past_due';
      expect({ id, status }).toEqual({ id: counts ? 'plus' : 'free', status: held.status });
      if (held.status !== 'canceled') expect(ends !== null).toBe(held.cancel_at_period_end);
    }),
    // A smaller example is no clearer, and one of noughts alone would repeat its messages for ever.
    { numRuns: 25, seed: 51, endOnFailure: true },
  );
}, 60_000);
