import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { payingWorld } from '../../testing/paying-world.ts';

type Paying = Awaited<ReturnType<typeof payingWorld>>;

/** Somebody with Pro by the month asks for Plus by the year. */
async function moved(environment: Record<string, string> = {}) {
  const paying = await payingWorld(environment);
  const ana = await paying.one.person();
  const subscription = await paying.subscribe(ana, { plan: 'pro' });
  await paying.deliver();
  const asked = await ana.call(api.payments.checkout, {
    body: { plan: 'plus', interval: 'year', return_to: '/connect' },
  });
  return { ...paying, ana, subscription, url: new URL(asked.body.url) };
}

/** Moves the clocks past the end of the period, with the messages of it. */
async function renew({ pass, deliver }: Pick<Paying, 'pass' | 'deliver'>, days: number) {
  pass(days);
  await deliver();
}

test('a smaller plan by the year begins at the renewal, without a page of Stripe, and can be taken back', async () => {
  const { ana, plan, url, stripe, subscription } = await moved();
  expect([url.pathname, url.searchParams.get('result'), url.searchParams.get('return_to')]).toEqual(
    ['/profile/plans', 'changed', '/connect'],
  );
  const { renews_at: at } = await plan(ana);
  const charges = stripe.books.charges.size;
  expect(await plan(ana)).toMatchObject({
    id: 'pro',
    interval: 'month',
    next: { plan: 'plus', interval: 'year', at },
  });
  expect((await ana.call(api.payments.resume)).body).toMatchObject({ id: 'pro', next: null });
  expect([subscription.schedule, stripe.books.charges.size]).toEqual([null, charges]);
});

test('after its renewal the smaller plan changes and ends as any other', async () => {
  const paying = await moved();
  const { ana, plan, deliver, stripe, idIn, one } = paying;
  await renew(paying, 32);
  expect(await plan(ana)).toMatchObject({
    id: 'plus',
    interval: 'year',
    status: 'active',
    next: null,
  });
  const { platform } = one.app;
  platform.now = () => new Date();
  const larger = await ana.call(api.payments.checkout, {
    body: { plan: 'pro', interval: 'year' },
  });
  stripe.books.confirm(idIn(larger.body.url));
  await deliver();
  expect(await plan(ana)).toMatchObject({ id: 'pro', interval: 'year' });
  const cancel = await ana.call(api.payments.portal, { body: { screen: 'cancel' } });
  stripe.books.confirm(idIn(cancel.body.url));
  await deliver();
  expect((await plan(ana)).cancel_at).not.toBeNull();
});

test('a trial goes on until the smaller plan begins', async () => {
  const { ana, plan, stripe } = await moved({ STRIPE_TRIAL_DAYS: '14' });
  const { trial_ends_at: at } = await plan(ana);
  expect(at).not.toBeNull();
  expect(await plan(ana)).toMatchObject({
    id: 'pro',
    status: 'trialing',
    next: { plan: 'plus', interval: 'year', at },
  });
  expect(stripe.books.charges.size).toBe(0);
});
