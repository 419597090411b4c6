import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { plans } from '#contract/billing.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { payingWorld } from '../../testing/paying-world.ts';
import { world } from '../../testing/world.ts';
import { requireUse } from '../billing/usage.ts';

const wish = { plan: 'plus', interval: 'month' } as const;

describe('without keys', () => {
  test('everybody has the default plan, and every call about payments says that billing is off', async () => {
    const one = await world();
    const ana = await one.person();
    expect(ana.user.plan).toMatchObject({ id: 'pro', status: 'none', has_portal: false });
    expect((await one.call(api.config.show)).body.billing).toBe(false);
    expect((await one.call(api.payments.plans)).body).toMatchObject({
      billing: false,
      default_plan: 'pro',
    });
    const refused = [
      await ana.call(api.payments.checkout, { body: wish }),
      await ana.call(api.payments.portal, { body: {} }),
      await ana.call(api.payments.resume),
      await ana.call(api.payments.result, { body: { session: 'cs_test_1' } }),
      await one.call(api.payments.webhook, { payload: '{}' }),
    ];
    for (const answer of refused)
      expect([answer.status, answer.code]).toEqual([503, 'payment.not_configured']);
    // A stranger’s message is no failure of ours.
    const metrics = await one.app.server.inject({ url: '/metrics' });
    expect(metrics.body).toContain('zavit_webhooks_total{result="failed"} 0');
  });

  test('a refusal at a limit names no other plan', async () => {
    const one = await world({ DEFAULT_PLAN: 'free' });
    const { platform } = one.app;
    const holder = { userId: (await one.person()).user.id, planId: null, timezone: 'UTC' };
    const asked = requireUse({ db: platform.database.db, platform }, holder, 'answers', 9_999);
    await expect(asked).rejects.toMatchObject({ params: { limit: 'answers', larger: 'no' } });
  });
});

describe('with keys', () => {
  test('everybody begins with Free, and the plans are shown with prices and the test mode', async () => {
    const { one } = await payingWorld({ STRIPE_TRIAL_DAYS: '14' });
    expect((await one.person()).user.plan.id).toBe('free');
    expect((await one.call(api.config.show)).body.billing).toBe(true);
    const { body } = await one.call(api.payments.plans);
    expect(body).toMatchObject({
      billing: true,
      test_mode: true,
      default_plan: 'free',
      trial_days: 14,
      grace_days: 7,
    });
    expect(body.items.map(({ id, prices, limits }) => [id, prices, limits])).toEqual(
      (['free', 'plus', 'pro'] as const).map((id) => [id, plans[id].prices, plans[id].limits]),
    );
  });

  test('a refusal at a limit names a larger plan, as long as there is one', async () => {
    const { one, subscribe, deliver } = await payingWorld();
    const ana = await one.person();
    const { platform } = one.app;
    const refusal = async (planId: string | null) => {
      const holder = { userId: ana.user.id, planId, timezone: 'UTC' };
      const asked = requireUse({ db: platform.database.db, platform }, holder, 'answers', 9_999);
      return (await asked.catch((error: unknown) => error)) as Refusal;
    };
    expect((await refusal(null)).params).toMatchObject({ larger: 'yes' });
    await subscribe(ana, { plan: 'pro' });
    await deliver();
    expect((await refusal('pro')).params).toMatchObject({ larger: 'no' });
  });

  test('a checkout asks for the price of the plan, in the wished currency, and returns to where the person was', async () => {
    const { one, stripe, idIn } = await payingWorld();
    const ana = await one.person();
    const { url } = (
      await ana.call(api.payments.checkout, {
        body: { plan: 'pro', interval: 'year', currency: 'ils', return_to: '/chat/1?seq=4' },
      })
    ).body;
    const session = stripe.books.sessions.get(idIn(url));
    const price = stripe.books.prices.get(session?.price ?? '');
    expect([price?.lookup_key, session?.currency]).toEqual(['zavit_pro_year', 'ils']);
    expect(price?.currency_options?.['ils']?.unit_amount).toBe(plans.pro.prices.ils?.year);
    const back = new URL(session?.success_url ?? '');
    expect([back.origin, back.pathname]).toEqual(['http://zavit.test', '/profile/plans']);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      result: 'paid',
      plan: 'pro',
      interval: 'year',
      return_to: '/chat/1?seq=4',
      session: session?.id,
    });
    expect(session?.cancel_url).toContain('result=cancelled');
  });

  test.each([
    ['on', { STRIPE_TAX: 'on', STRIPE_TRIAL_DAYS: '14' }],
    ['off', { STRIPE_PROMOTION_CODES: 'off' }],
  ] as const)(
    'taxes, promotion codes and a trial are asked for by settings: %s',
    async (state, settings) => {
      const { one, stripe, idIn } = await payingWorld(settings);
      const dana = await one.person({ language: 'he' });
      const { url } = (await dana.call(api.payments.checkout, { body: wish })).body;
      const asked = stripe.books.sessions.get(idIn(url))?.asked ?? {};
      const isOn = state === 'on';
      expect(asked).toMatchObject({
        allow_promotion_codes: String(isOn),
        client_reference_id: dana.user.id,
        // Stripe has no pages in Hebrew.
        locale: 'auto',
        ...(isOn
          ? {
              automatic_tax: { enabled: 'true' },
              subscription_data: {
                trial_period_days: '14',
                trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
              },
            }
          : {}),
      });
      expect('automatic_tax' in asked).toBe(isOn);
    },
  );

  test.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'chat', '/a b', ''])(
    'an address of others is no place to return to: %s',
    async (place) => {
      const { one } = await payingWorld();
      const ana = await one.person();
      const asked = await ana.call(api.payments.checkout, { body: { ...wish, return_to: place } });
      expect([asked.status, asked.code]).toEqual([422, 'request.invalid']);
    },
  );

  test('two checkouts at once make one customer, and a new one ends the address of the one before', async () => {
    const { one, stripe } = await payingWorld();
    const ana = await one.person();
    const both = await Promise.all([
      ana.call(api.payments.checkout, { body: wish }),
      ana.call(api.payments.checkout, { body: wish }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { customers, sessions } = stripe.books;
    expect([...customers.values()].filter(({ deleted }) => !deleted)).toHaveLength(1);
    await ana.call(api.payments.checkout, { body: { ...wish, plan: 'pro' } });
    const open = [...sessions.values()].filter(({ status }) => status === 'open');
    expect(open).toHaveLength(1);
  });

  test('a person who paid has the plan when the message comes, on every device at once, with larger limits', async () => {
    const { one, deliver, subscribe, plan } = await payingWorld();
    const ana = await one.person();
    const live = await ana.live({ [ana.user.id]: ana.user.version });
    await subscribe(ana, { plan: 'plus', interval: 'year' });
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'none' });
    expect(new Set(await deliver())).toEqual(new Set([200]));
    expect(await plan(ana)).toMatchObject({
      id: 'plus',
      status: 'active',
      subscribed: 'plus',
      interval: 'year',
      currency: 'usd',
      cancel_at: null,
      has_portal: true,
    });
    const isShown = () =>
      live.events.some(
        (event) => event.type === 'profile.changed' && event.user.plan.id === 'plus',
      );
    await live.until(isShown);
    const event = live.events.find(({ type }) => type === 'profile.changed');
    expect(event?.type === 'profile.changed' && event.user.usage[0]?.max).toBe(
      plans.plus.limits.answers,
    );
  });

  test('the result is asked of Stripe itself where no message comes', async () => {
    const { one, stripe, subscribe } = await payingWorld();
    const [ana, ben] = [await one.person(), await one.person()];
    const { url } = (await ana.call(api.payments.checkout, { body: wish })).body;
    const session = url.split('/').at(-1) ?? '';
    const result = (person = ana) => person.call(api.payments.result, { body: { session } });
    expect((await result()).body).toMatchObject({ state: 'open', plan: { id: 'free' } });
    stripe.books.pay(session);
    expect((await result()).body).toMatchObject({ state: 'paid', plan: { id: 'plus' } });
    // It is Ana’s alone, also for somebody who has paid.
    expect((await result(ben)).code).toBe('payment.checkout_not_found');
    await subscribe(ben);
    expect((await result(ben)).code).toBe('payment.checkout_not_found');
    const unknown = await ana.call(api.payments.result, { body: { session: 'cs_test_x/../y' } });
    expect([unknown.status, unknown.code]).toEqual([404, 'payment.checkout_not_found']);
  });

  test('a slow payment waits, and gives the plan when it arrives', async () => {
    const { one, stripe, deliver, subscribe, plan } = await payingWorld();
    const ana = await one.person();
    const subscription = await subscribe(ana, { isSlow: true });
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'incomplete', subscribed: 'plus' });
    stripe.books.paidAtLast(subscription);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active' });
  });

  test('a subscriber confirms a change in the portal: dearer at once, cheaper at the renewal', async () => {
    const { one, stripe, deliver, subscribe, plan, idIn, pass } = await payingWorld();
    const ana = await one.person();
    await subscribe(ana, { plan: 'plus' });
    await deliver();
    const choose = (chosen: 'plus' | 'pro', interval: 'month' | 'year' = 'month') =>
      ana.call(api.payments.checkout, { body: { plan: chosen, interval } });
    expect((await choose('plus')).code).toBe('payment.plan_already');
    stripe.books.confirm(idIn((await choose('pro')).body.url));
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'pro', next: null });
    stripe.books.confirm(idIn((await choose('plus')).body.url));
    await deliver();
    const { renews_at: at } = await plan(ana);
    expect(await plan(ana)).toMatchObject({
      id: 'pro',
      next: { plan: 'plus', interval: 'month', at },
    });
    expect((await choose('pro', 'year')).code).toBe('payment.change_pending');
    const cancel = await ana.call(api.payments.portal, { body: { screen: 'cancel' } });
    expect([cancel.status, cancel.code]).toEqual([409, 'payment.change_pending']);
    // It can be taken back; planned again, it comes with the renewal.
    expect((await ana.call(api.payments.resume)).body).toMatchObject({ id: 'pro', next: null });
    stripe.books.confirm(idIn((await choose('plus')).body.url));
    await deliver();
    pass(32);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active', next: null });
  });

  test('the next payment has the amount that Stripe works out for the plan that counts then', async () => {
    const { one, stripe, deliver, subscribe, plan, idIn } = await payingWorld();
    const ana = await one.person();
    const subscription = await subscribe(ana, { plan: 'pro' });
    await deliver();
    const pro = plans.pro.prices.usd?.month;
    expect(await plan(ana)).toMatchObject({ renews_amount: pro, currency: 'usd' });
    const { url } = (await ana.call(api.payments.checkout, { body: wish })).body;
    stripe.books.confirm(idIn(url));
    await deliver();
    expect((await plan(ana)).renews_amount).toBe(plans.plus.prices.usd?.month);
    await ana.call(api.payments.resume);
    expect((await plan(ana)).renews_amount).toBe(pro);
    subscription.cancel_at_period_end = true;
    stripe.books.changed(subscription);
    await deliver();
    expect(await plan(ana)).toMatchObject({ renews_at: null, renews_amount: null });
  });

  test('an amount that Stripe refuses to work out is unknown, and the plan counts all the same', async () => {
    const { one, stripe, deliver, subscribe, plan } = await payingWorld();
    const ana = await one.person();
    await subscribe(ana);
    stripe.refusesPreviews = true;
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active', renews_amount: null });
    expect((await plan(ana)).renews_at).not.toBeNull();
  });

  test('an amount in a currency that is not ours is unknown', async () => {
    const { one, stripe, deliver, subscribe, plan } = await payingWorld();
    const ana = await one.person();
    const subscription = await subscribe(ana);
    subscription.currency = 'gbp';
    stripe.books.changed(subscription);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', currency: null, renews_amount: null });
  });

  test('a subscription that is cancelled stays until its end, and can be resumed before', async () => {
    const { one, stripe, deliver, subscribe, plan, idIn, pass } = await payingWorld();
    const ana = await one.person();
    expect((await ana.call(api.payments.portal, { body: {} })).code).toBe(
      'payment.nothing_to_manage',
    );
    await subscribe(ana);
    await deliver();
    expect((await ana.call(api.payments.resume)).code).toBe('payment.nothing_to_resume');
    const cancel = async () => {
      const asked = await ana.call(api.payments.portal, {
        body: { screen: 'cancel', return_to: '/profile/plans' },
      });
      stripe.books.confirm(idIn(asked.body.url));
      await deliver();
    };
    await cancel();
    const ends = (await plan(ana)).cancel_at;
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active', renews_at: null });
    expect(ends).not.toBeNull();
    const again = await ana.call(api.payments.portal, { body: { screen: 'cancel' } });
    expect(again.code).toBe('payment.nothing_to_manage');
    expect((await ana.call(api.payments.resume)).body).toMatchObject({
      id: 'plus',
      cancel_at: null,
      renews_at: ends,
    });
    await cancel();
    pass(32);
    await deliver();
    expect(await plan(ana)).toMatchObject({
      id: 'free',
      status: 'canceled',
      subscribed: 'plus',
      cancel_at: ends,
    });
  });

  test('when Stripe does not answer, nothing is lost and the call says so', async () => {
    const { one, stripe, deliver, subscribe, plan } = await payingWorld();
    const ana = await one.person();
    stripe.failNext(50);
    const refused = await ana.call(api.payments.checkout, { body: wish });
    expect([refused.status, refused.code]).toEqual([503, 'payment.provider_failed']);
    stripe.failNext(0);
    await subscribe(ana);
    await deliver();
    expect((await plan(ana)).id).toBe('plus');
  });
});

test('a browser pays on the page of Stripe, returns, and the message comes over the network', async () => {
  const { one, stripe, plan } = await payingWorld();
  stripe.deliverTo(await one.url());
  const ana = await one.person();
  const { url } = (await ana.call(api.payments.checkout, { body: wish })).body;
  expect(await (await fetch(url)).text()).toContain('<button>Pay</button>');
  const paid = await fetch(`${url}?button=0`, { method: 'POST', redirect: 'manual' });
  expect(paid.headers.get('location')).toContain('http://zavit.test/profile/plans?result=paid');
  await expect.poll(async () => (await plan(ana)).id).toBe('plus');
  const portal = (await ana.call(api.payments.portal, { body: { screen: 'cancel' } })).body.url;
  const back = await fetch(`${portal}?button=0`, { method: 'POST', redirect: 'manual' });
  expect(back.headers.get('location')).toBe('http://zavit.test/profile/plans');
  await expect.poll(async () => (await plan(ana)).cancel_at).not.toBeNull();
});
