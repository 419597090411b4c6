import { expect, onTestFinished, test } from 'vitest';
import { currencies, intervals, paidPlanIds, plans } from '#contract/billing.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';
import { stripeClient } from './stripe-payments.ts';
import { ensureProducts, lookupKey } from './stripe-products.ts';

async function prepared() {
  const server = await startStripeServer();
  onTestFinished(() => server.close());
  const stripe = stripeClient({
    STRIPE_PROMOTION_CODES: 'on',
    STRIPE_TAX: 'off',
    ...server.environment,
  });
  const changes = () => server.calls.filter((call) => call.startsWith('POST')).length;
  const active = () => [...server.books.prices.values()].filter((price) => price.active);
  return { ...server, stripe, changes, active };
}

test('products and prices are those of the plan table, in every currency', async () => {
  const { books, stripe, active } = await prepared();
  await ensureProducts(stripe, 'Zavit');
  expect([...books.products.values()].map(({ id, name }) => [id, name])).toEqual([
    ['zavit_plus', 'Zavit Plus'],
    ['zavit_pro', 'Zavit Pro'],
  ]);
  expect(active()).toHaveLength(4);
  for (const plan of paidPlanIds)
    for (const interval of intervals) {
      const price = active().find(({ lookup_key: key }) => key === lookupKey(plan, interval));
      expect(price?.metadata).toEqual({ zavit_plan: plan });
      expect(price?.recurring?.interval).toBe(interval);
      for (const currency of currencies)
        expect(price?.currency_options?.[currency]?.unit_amount).toBe(
          plans[plan].prices[currency]?.[interval],
        );
    }
  const [portal] = books.configurations;
  const features = JSON.stringify(portal?.features);
  for (const { id } of active()) expect(features).toContain(id);
  expect(features).toContain('"proration_behavior":"always_invoice"');
  expect(features).toContain('decreasing_item_amount');
});

test('run again it finds all of it and makes nothing', async () => {
  const { books, stripe, changes } = await prepared();
  await ensureProducts(stripe, 'Zavit');
  const before = [structuredClone([...books.prices.values()]), changes()] as const;
  const lines = await ensureProducts(stripe, 'Zavit');
  expect(lines.filter((line) => line.startsWith('found'))).toHaveLength(7);
  expect([...books.prices.values()]).toEqual(before[0]);
  // The settings of the portal alone are written again.
  expect(changes()).toBe(before[1] + 1);
  expect(books.configurations).toHaveLength(1);
});

test('a price that is another in the table is replaced, and stays for those who pay it', async () => {
  const { books, stripe, active } = await prepared();
  await ensureProducts(stripe, 'Zavit');
  const old = active().find(({ lookup_key: key }) => key === 'zavit_plus_month');
  if (!old?.currency_options?.['eur']) throw new Error('no price');
  old.currency_options['eur'].unit_amount = 800;
  const lines = await ensureProducts(stripe, 'Zavit');
  expect(lines).toContain('renewed price zavit_plus_month');
  expect(books.prices.get(old.id)).toMatchObject({
    active: false,
    metadata: { zavit_plan: 'plus' },
  });
  expect(active().filter(({ lookup_key: key }) => key === 'zavit_plus_month')).toHaveLength(1);
});
