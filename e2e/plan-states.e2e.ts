import { expectAccessible } from './accessible.ts';
import { pressAtStripe, test } from './payers.ts';
import { expect } from './people.ts';
import { expectNoSidewaysScroll } from './screens.ts';

const daySeconds = 24 * 3_600;
const place = '\u2068|\u2069';

test('every state of a subscription is said in words, with the plan that counts and the way on @both', async ({
  payer,
  paying,
  say,
}) => {
  test.slow();
  const { page } = payer;
  const { books } = paying.stripe;
  const mine = page.getByRole('region', { name: say('plans.yours') });
  const way = (key: Parameters<typeof say>[0]) =>
    mine.getByRole('button', { name: say(key, { plan: say('account.plan_plus') }), exact: true });
  const card = (plan: 'free' | 'plus' | 'pro') =>
    page.getByRole('article', { name: say(`account.plan_${plan}`), exact: true });
  const params = { plan: say('account.plan_plus'), current: say('account.plan_free') };
  /** All of a sentence but its dates and amounts. */
  const expectSaid = async (key: Parameters<typeof say>[0]) => {
    const gaps = ['renews', 'ends', 'grace', 'trial_ends', 'amount'].map((gap) => [gap, '|']);
    const given = { ...params, interval: 'month', ...Object.fromEntries(gaps) };
    for (const piece of say(key, given).split(place)) await expect(mine).toContainText(piece);
  };
  const expectPlan = async (plan: 'free' | 'plus') => {
    await expect(card(plan)).toContainText(say('plans.current'));
    await expect(card(plan === 'free' ? 'plus' : 'free')).not.toContainText(say('plans.current'));
  };

  const one = await paying.subscribe(payer, 'plus');
  const [item] = one.items.data;
  const becomes = async (change: () => void) => {
    change();
    books.changed(one);
    await paying.deliver();
  };
  await becomes(() => {
    one.status = 'trialing';
    one.trial_end = item.current_period_end;
  });
  await page.goto('/profile/plans');
  await expectSaid('plans.state_trialing');
  await expectSaid('plans.state_payment');
  await expect(mine).toContainText('$');
  await expect(card('free')).toContainText(say('plans.ends_with_trial'));
  await expectPlan('plus');

  await becomes(() => {
    one.status = 'paused';
    one.trial_end = null;
  });
  await expectSaid('plans.state_paused');
  await expect(card('pro')).toContainText(say('plans.wait_card'));
  await expect(way('plans.continue')).toBeVisible();
  await expect(way('plans.give_card')).toBeVisible();
  await expectPlan('free');
  await expectAccessible(page, mine);

  await becomes(() => {
    one.status = 'incomplete';
  });
  await expectSaid('plans.state_incomplete');
  await expect(way('plans.pay')).toBeVisible();
  await expect(way('plans.invoices')).toBeVisible();
  await expectPlan('free');

  // A payment on its way is the one truth: nothing invites to a second one.
  await becomes(() => {
    one.latest_invoice = { ...one.latest_invoice, status: 'open', intent: 'processing' };
  });
  await expectSaid('plans.payment_processing');
  await expectSaid('plans.state_begins_then');
  await expect(way('plans.pay')).toHaveCount(0);
  await expect(card('pro')).toContainText(say('plans.wait_processing'));
  await expectAccessible(page, mine);

  await becomes(() => {
    one.status = 'active';
    books.cards.set(one.customer, 'asking');
    books.charge(one, 900);
  });
  await expectSaid('plans.payment_confirm');
  await expectSaid('plans.state_counts_until');
  await expect(way('plans.confirm')).toBeVisible();
  await expect(mine).not.toContainText(say('plans.pay'));
  await expectAccessible(page, mine);

  await becomes(() => {
    one.status = 'active';
    books.cards.set(one.customer, 'declined');
    books.charge(one, 900);
  });
  await expectSaid('plans.state_past_due');
  await expect(way('plans.invoices')).toBeVisible();
  await expect(card('free')).toContainText(say('plans.ends_unpaid'));
  await expectPlan('plus');
  await becomes(() => {
    one.latest_invoice.created -= 8 * daySeconds;
  });
  await expectSaid('plans.state_past_due_over');
  await expect(way('plans.pay')).toBeVisible();
  await expectPlan('free');
  await becomes(() => {
    one.status = 'unpaid';
  });
  await expectSaid('plans.state_unpaid');
  await expect(way('plans.pay')).toBeVisible();
  await expectPlan('free');
  await expectAccessible(page, mine);
  await expectNoSidewaysScroll(page);

  await way('plans.pay').click();
  await page.waitForURL(/\/portal\/bps_/u);
  await pressAtStripe(page, 'Pay the open invoice');
  await paying.deliver();
  await expectSaid('plans.state_active');
  await expectSaid('plans.state_payment');
  await expectPlan('plus');

  const dispute = books.dispute(one.customer);
  await paying.deliver();
  await expectSaid('plans.payment_disputed');
  await expectPlan('plus');
  books.closeDispute(dispute, 'lost');
  await paying.deliver();
  await expectSaid('plans.payment_lost');
  await expectPlan('free');
  await expectAccessible(page, mine);

  await becomes(() => books.charge(one, 900));
  await expectPlan('plus');
  books.refund(one.customer);
  await paying.deliver();
  await expectSaid('plans.payment_refunded');
  await expectPlan('plus');
  books.end(one);
  await paying.deliver();
  await expectSaid('plans.state_canceled');
  await expectSaid('plans.payment_refunded');
  await expectPlan('free');
  await expect(way('plans.invoices')).toBeVisible();
  await expectAccessible(page, mine);
  await expectNoSidewaysScroll(page);
});

test('a smaller plan by the year is planned for the next payment, as the page says before @phone', async ({
  payer,
  paying,
  say,
}) => {
  const { page } = payer;
  const one = await paying.subscribe(payer, 'pro');
  const plus = page.getByRole('article', { name: say('account.plan_plus'), exact: true });
  await page.goto('/profile/plans?interval=year');
  const later = say('plans.begins_later', { date: '|' }).split(place);
  for (const piece of later) await expect(plus).toContainText(piece);
  await expect(plus).not.toContainText(say('plans.begins_now'));
  await plus
    .getByRole('button', { name: say('plans.change', { plan: say('account.plan_plus') }) })
    .click();
  await expect(page).toHaveURL(/result=changed/u);
  const becomes = say('plans.result_later', { next: say('account.plan_plus'), next_at: '|' });
  const notice = page.getByRole('status').filter({ hasText: becomes.split(place).at(-1) ?? '' });
  await expect(notice).toBeVisible();
  const pro = page.getByRole('article', { name: say('account.plan_pro'), exact: true });
  await expect(pro).toContainText(say('plans.current'));
  expect(one.items.data[0].price.lookup_key).toBe('zavit_pro_month');
  await expectNoSidewaysScroll(page);
});

test('a planned change is taken back before another one, or an end @phone', async ({
  payer,
  paying,
  say,
}) => {
  const { page } = payer;
  const one = await paying.subscribe(payer, 'pro');
  const plus = page.getByRole('article', { name: say('account.plan_plus'), exact: true });
  const free = page.getByRole('article', { name: say('account.plan_free'), exact: true });
  const mine = page.getByRole('region', { name: say('plans.yours') });
  const cancel = mine.getByRole('button', { name: say('plans.cancel') });
  await page.goto('/profile/plans');
  await expect(mine).toContainText('19');
  await plus
    .getByRole('button', { name: say('plans.change', { plan: say('account.plan_plus') }) })
    .click();
  await page.waitForURL(/\/portal\/bps_/u);
  await pressAtStripe(page, 'Confirm');
  await paying.deliver();
  // The next payment is that of the smaller plan.
  await expect(mine).not.toContainText('19');
  await expect(mine).toContainText('9');
  await expect(cancel).toHaveCount(0);
  await expect(free.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await expect(free).toContainText(say('plans.wait_pending'));
  await expectAccessible(page, mine);
  await mine
    .getByRole('button', { name: say('plans.keep', { plan: say('account.plan_pro') }) })
    .click();
  await expect(mine).toContainText('19');
  expect(one.schedule).toBeNull();
  await cancel.click();
  await page.waitForURL(/\/portal\/bps_/u);
  await pressAtStripe(page, 'Confirm');
  await paying.deliver();
  const ends = say('plans.state_ends', { plan: say('account.plan_pro'), ends: '|' });
  for (const piece of ends.split(place)) await expect(mine).toContainText(piece);
});
