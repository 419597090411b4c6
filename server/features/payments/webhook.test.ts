import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { handOver, payingWorld } from '../../testing/paying-world.ts';
import type { BookedEvent } from '../../testing/stripe-books.ts';
import { reconcilePayments } from './upkeep.ts';

type Paying = Awaited<ReturnType<typeof payingWorld>>;

const minuteSeconds = 60;
const nowSeconds = () => Math.floor(Date.now() / 1_000);

/** Somebody who has just paid, and the events of it. */
async function paid(environment: Record<string, string> = {}) {
  const paying = await payingWorld(environment);
  const ana = await paying.one.person();
  const subscription = await paying.subscribe(ana);
  const events = paying.takeEvents();
  const event = events.find(({ type }) => type === 'customer.subscription.created');
  if (!event) throw new Error('no event');
  return { ...paying, ana, subscription, events, event };
}

async function countOf({ one }: Pick<Paying, 'one'>, table: string, where = 'true') {
  const { rows } = await one.app.platform.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where}`,
  );
  return rows[0]?.count;
}

describe('a message', () => {
  test.each<
    [string, (paying: Paying, event: BookedEvent) => { payload: string; signature: string }]
  >([
    [
      'with a signature of another secret',
      ({ stripe }, event) => stripe.signed(event, { secret: 'whsec_other' }),
    ],
    [
      'older than five minutes',
      ({ stripe }, event) => stripe.signed(event, { timestamp: nowSeconds() - 6 * minuteSeconds }),
    ],
    [
      'from the future',
      ({ stripe }, event) => stripe.signed(event, { timestamp: nowSeconds() + 6 * minuteSeconds }),
    ],
    ['of the live mode', ({ stripe }, event) => stripe.signed(event, { livemode: true })],
    [
      'that was changed on its way',
      ({ stripe }, event) => {
        const { payload, signature } = stripe.signed(event);
        return { payload: payload.replace(event.type, 'customer.subscription.deleted'), signature };
      },
    ],
    [
      'with another space in it',
      ({ stripe }, event) => {
        const { payload, signature } = stripe.signed(event);
        return { payload: payload.replace(',', ', '), signature };
      },
    ],
    ['without a signature', ({ stripe }, event) => ({ ...stripe.signed(event), signature: '' })],
    [
      'with a scheme that is not ours',
      ({ stripe }, event) => {
        const { payload, signature } = stripe.signed(event);
        return { payload, signature: signature.replace('v1=', 'v0=') };
      },
    ],
    [
      'with a signature and no JSON',
      ({ stripe }, event) => ({ ...stripe.signed(event), payload: 'x' }),
    ],
  ])('%s is refused and has no effect', async (_, forge) => {
    const paying = await paid();
    const { one, ana, event, plan, stripe } = paying;
    const before = stripe.calls.length;
    const { payload, signature } = forge(paying, event);
    const answer = await one.call(api.payments.webhook, {
      payload,
      ...(signature === '' ? {} : { headers: { 'stripe-signature': signature } }),
    });
    expect([answer.status, answer.code]).toEqual([400, 'payment.signature_invalid']);
    expect(await countOf(paying, 'webhook_events')).toBe(0);
    expect((await plan(ana)).id).toBe('free');
    expect(stripe.calls.length).toBe(before);
  });

  test('with two signatures, while the secret is changed, is taken', async () => {
    const { one, ana, event, plan, stripe } = await paid();
    const { payload, signature } = stripe.signed(event);
    const other = stripe.signed(event, { secret: 'whsec_before' }).signature.split(',')[1];
    const answer = await one.call(api.payments.webhook, {
      payload,
      headers: { 'stripe-signature': `${signature},${other}` },
    });
    expect(answer.status).toBe(200);
    expect((await plan(ana)).id).toBe('plus');
  });

  test('that comes a hundred times at once has one effect', async () => {
    const paying = await paid();
    const { one, ana, events, plan, stripe } = paying;
    const event = events.find(({ type }) => type === 'invoice.paid');
    if (!event) throw new Error('no event');
    const statuses = await Promise.all(
      Array.from({ length: 100 }, () => handOver(one, stripe, event)),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await plan(ana)).id).toBe('plus');
    expect(await countOf(paying, 'webhook_events')).toBe(1);
    expect(await countOf(paying, 'notifications', "kind = 'payment'")).toBe(1);
    expect(await countOf(paying, 'events', `event ->> 'type' = 'profile.changed'`)).toBe(1);
  });

  test('about nothing of ours is taken, noted and changes nothing', async () => {
    const paying = await paid();
    const { one, stripe, event } = paying;
    const before = stripe.calls.length;
    const strange: BookedEvent[] = [
      { ...event, id: 'evt_1', data: { object: { id: 'sub_1', customer: 'cus_of_another' } } },
      { ...event, id: 'evt_2', type: 'payout.paid', data: { object: { id: 'po_1' } } },
      { ...event, id: 'evt_3', data: { object: { id: 'sub_2' } } },
    ];
    for (const one_ of strange) expect(await handOver(one, stripe, one_)).toBe(200);
    expect(stripe.calls.length).toBe(before);
    expect(await countOf(paying, 'webhook_events')).toBe(3);
  });

  test('is sent again after our failure, because it gets 5xx and is not noted', async () => {
    const paying = await paid();
    const { one, ana, event, plan, stripe } = paying;
    stripe.failNext(50);
    expect(await handOver(one, stripe, event)).toBe(503);
    expect(await countOf(paying, 'webhook_events')).toBe(0);
    stripe.failNext(0);
    const { pool } = one.app.platform.database;
    // The effect fails after the message was noted, in the same transaction.
    await pool.query('alter table users add constraint no_plan check (plan_id is null)');
    expect(await handOver(one, stripe, event)).toBe(500);
    expect(await countOf(paying, 'webhook_events')).toBe(0);
    await pool.query('alter table users drop constraint no_plan');
    expect(await handOver(one, stripe, event)).toBe(200);
    expect((await plan(ana)).id).toBe('plus');
    const metrics = await one.app.server.inject({ url: '/metrics' });
    expect(metrics.body).toContain('zavit_webhooks_total{result="failed"} 2');
    expect(metrics.body).toContain('zavit_webhooks_total{result="stored"} 1');
    expect(metrics.body).toContain('zavit_webhooks_total{result="refused"} 0');
    expect(metrics.body).toContain('zavit_subscriptions{status="active"} 1');
  });

  test('is answered within two seconds while Stripe takes half a second for each question', async () => {
    const { one, event, stripe } = await paid();
    stripe.delayMs = 500;
    const begun = performance.now();
    expect(await handOver(one, stripe, event)).toBe(200);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  test('that overtakes a slower one is not undone by it', async () => {
    const { one, ana, events, plan, stripe, subscription, takeEvents } = await paid();
    const [first] = events;
    if (!first) throw new Error('no event');
    stripe.delayMs = 400;
    // It reads the paid state, slowly; meanwhile the subscription ends, and that message is fast.
    const slow = handOver(one, stripe, first);
    await new Promise((done) => setTimeout(done, 550));
    stripe.books.end(subscription);
    stripe.delayMs = 0;
    const [ended] = takeEvents();
    if (!ended) throw new Error('no event');
    expect(await handOver(one, stripe, ended)).toBe(200);
    expect(await slow).toBe(200);
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'canceled' });
  });
});

/** The life of a subscription; every world ends in another state. */
const lives: Record<string, (paying: Paying, customer: string) => void> = {
  'ends in a change': ({ stripe: { books } }, customer) => {
    const [one] = books.ofCustomer(customer);
    if (!one) throw new Error('no subscription');
    books.refund(customer);
    one.cancel_at_period_end = true;
    one.cancel_at = one.items.data[0].current_period_end;
    books.changed(one);
  },
  'ends at its end': ({ stripe: { books } }, customer) => {
    const [one] = books.ofCustomer(customer);
    if (one) books.end(one);
  },
  'ends unpaid': ({ stripe: { books }, pass }, customer) => {
    books.cards.set(customer, 'declined');
    pass(60);
  },
};

describe.each(Object.entries(lives))('a subscription that %s', (_, live) => {
  test('has the state that Stripe holds after any order and repetition of its messages', async () => {
    const paying = await payingWorld();
    const { one, stripe, subscribe, takeEvents, plan } = paying;
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        fc.boolean(),
        async (random, atOnce) => {
          const ana = await one.person();
          const { customer } = await subscribe(ana);
          live(paying, customer);
          const events = takeEvents();
          const next = () => random.next().value;
          const repeated = events.flatMap((event) => Array(next() < 0.4 ? 2 : 1).fill(event));
          const shuffled = repeated
            .map((event: BookedEvent) => ({ event, at: next() }))
            .toSorted((first, second) => first.at - second.at)
            .map(({ event }) => event);
          const hand = (event: BookedEvent) => handOver(one, stripe, event);
          const statuses = atOnce
            ? await Promise.all(shuffled.map(hand))
            : await shuffled.reduce<Promise<number[]>>(
                async (before, event) => [...(await before), await hand(event)],
                Promise.resolve([]),
              );
          expect(new Set(statuses)).toEqual(new Set([200]));
          const after = await plan(ana);
          const [held] = stripe.books.ofCustomer(customer);
          expect(after.status).toBe(held?.status);
          expect(after.id).toBe(held?.status === 'active' ? 'plus' : 'free');
          // Read once more, nothing is different.
          await reconcilePayments(one.app.platform);
          expect(await plan(ana)).toEqual(after);
        },
      ),
      { numRuns: 15, seed: 51 },
    );
  });
});

test('every order of five messages ends in the same state', async () => {
  const { one, stripe, ana, subscription, events, takeEvents, plan } = await paid();
  stripe.books.end(subscription);
  const five = [...events, ...takeEvents()].slice(-5);
  expect(five).toHaveLength(5);
  const orders = permutations([0, 1, 2, 3, 4]);
  expect(orders).toHaveLength(120);
  const states = new Set<string>();
  for (const [number, order] of orders.entries()) {
    for (const at of order) {
      const event = five[at];
      if (event) await handOver(one, stripe, { ...event, id: `${event.id}_${number}` });
    }
    states.add(JSON.stringify(await plan(ana)));
  }
  expect(states.size).toBe(1);
  expect(JSON.parse([...states][0] ?? '{}')).toMatchObject({ id: 'free', status: 'canceled' });
});

function permutations(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

test('a message that never came is made up for at night, and old ones are forgotten', async () => {
  const paying = await paid();
  const { one, ana, plan, stripe, subscription, deliver, takeEvents, pass } = paying;
  // Not even the first one came.
  await reconcilePayments(one.app.platform);
  expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active' });
  await deliver(stripe.books.events);
  expect(await countOf(paying, 'webhook_events')).toBeGreaterThan(0);
  stripe.books.end(subscription);
  takeEvents();
  pass(31);
  await reconcilePayments(one.app.platform);
  expect(await plan(ana)).toMatchObject({ id: 'free', status: 'canceled' });
  expect(await countOf(paying, 'webhook_events')).toBe(0);
});

test('the version of the API is the one of the package', () => {
  const found = readFileSync(
    new URL('../../platform/payments/stripe-payments.ts', import.meta.url),
    'utf8',
  );
  const shipped = readFileSync(
    new URL('../../../node_modules/stripe/esm/apiVersion.js', import.meta.url),
    'utf8',
  );
  const version = /ApiVersion = '([^']+)'/u.exec(shipped)?.[1];
  expect(found).toContain(`stripeApiVersion = '${version}'`);
});
