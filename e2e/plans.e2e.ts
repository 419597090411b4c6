import { api } from '#contract/index.ts';
import { dayIn } from '#contract/days.ts';
import { expectAccessible } from './accessible.ts';
import { dot } from './dot.ts';
import { pressAtStripe, test } from './payers.ts';
import { expect } from './people.ts';
import { chatScreen, expectNoSidewaysScroll } from './screens.ts';
import { letAnswersCount, letPicturesGrow } from './seeds.ts';

const checkoutPage = /\/pay\/cs_/u;
const portalPage = /\/portal\/bps_/u;
const gigabyte = 1024 ** 3;

test('at the limit the text stays; the way leads to the plans, a checkout, and back with a larger plan @both', async ({
  payer,
  paying,
  say,
}) => {
  const { page, user } = payer;
  const day = dayIn(user.timezone, new Date());
  await letAnswersCount(paying.dataDir, user.id, day, 27);
  const id = await payer.newChat();
  await page.goto(`/chat/${id}`);
  const chat = chatScreen(page, say);
  const hint = say('assistant.answers_left', { left: 3, time: '00:00' });
  await expect(page.getByText(hint)).toBeVisible();
  await letAnswersCount(paying.dataDir, user.id, day, 30);
  await chat.composer.fill('The quay in the morning');
  await chat.send.click();
  await expect(page.getByRole('status').filter({ hasText: '30' })).toBeVisible();
  await expect(chat.composer).toHaveValue('The quay in the morning');
  await page.getByRole('link', { name: say('messages.see_limits') }).click();

  await expect(page).toHaveURL(/\/profile\/plans\?return_to=/u);
  const plus = page.getByRole('article', { name: say('account.plan_plus'), exact: true });
  await expectAccessible(page, plus);
  await expectNoSidewaysScroll(page);
  const choose = plus.getByRole('button', { name: say('plans.choose', { plan: 'plus' }) });
  await choose.press('Enter');
  await page.waitForURL(checkoutPage);
  await pressAtStripe(page, 'Back');
  await expect(page.getByText(say('plans.result_cancelled'))).toBeVisible();
  await choose.click();
  await page.waitForURL(checkoutPage);
  await pressAtStripe(page, 'Pay');
  await expect(page.getByText(say('plans.result_waiting'))).toBeVisible();
  await paying.deliver();
  const thanks = page.getByText(say('plans.result_paid', { plan: say('account.plan_plus') }));
  await expect(thanks).toBeVisible();
  await expect(plus).toContainText(say('plans.current'));
  await expectAccessible(page, thanks);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: say('plans.back') }).click();
  await expect(page).toHaveURL(`/chat/${id}`);
  await expect(chat.composer).toHaveValue('The quay in the morning');
  await chat.send.click();
  await expect(chat.answerActions).toBeVisible();
});

test('without a message of Stripe the page asks it, and says what to do when that fails', async ({
  payer,
  say,
}) => {
  const { page } = payer;
  await page.goto('/profile/plans?return_to=%2Fconnect');
  await page.getByRole('button', { name: say('plans.choose', { plan: 'pro' }) }).click();
  await page.waitForURL(checkoutPage);
  await page.route(`**${api.payments.result.path}`, (route) => route.abort(), { times: 1 });
  await pressAtStripe(page, 'Pay');
  await expect(page.getByText(say('plans.result_late'))).toBeVisible();
  // Nothing claims that there is no order, or invites to a second one.
  const mine = page.getByRole('region', { name: say('plans.yours') });
  const params = { plan: say('account.plan_pro'), current: say('account.plan_free') };
  await expect(mine).toContainText(say('plans.state_ordered', params));
  const choose = page.getByRole('button', { name: say('plans.choose', { plan: 'plus' }) });
  await expect(choose).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: say('plans.ask_again') }).click();
  const paid = say('plans.result_paid', { plan: say('account.plan_pro') });
  await expect(page.getByText(paid)).toBeVisible();
  await page.getByRole('link', { name: say('plans.back') }).click();
  await expect(page).toHaveURL('/connect');
});

test('a failed payment is said and paid, a subscription is cancelled and kept @both', async ({
  payer,
  paying,
  say,
}) => {
  const { page } = payer;
  const { books } = paying.stripe;
  const subscription = await paying.subscribe(payer, 'plus');
  const plan = say('account.plan_plus');
  const sentence = (start: Parameters<typeof say>[0]) =>
    page.getByRole('region', { name: say('plans.yours') }).getByText(beforeDate(start));
  /** A sentence up to the first date in it. */
  const beforeDate = (key: Parameters<typeof say>[0]) =>
    say(key, { plan, interval: 'month', renews: '|', grace: '|', ends: '|' }).split('\u2068|')[0] ??
    '';
  await page.goto('/profile/plans');
  await expect(sentence('plans.state_active')).toBeVisible();

  books.cards.set(subscription.customer, 'declined');
  subscription.status = 'past_due';
  books.charge(subscription, 900);
  books.changed(subscription);
  await paying.deliver();
  await expect(sentence('plans.state_past_due')).toBeVisible();
  await expectAccessible(page, sentence('plans.state_past_due'));
  await expectNoSidewaysScroll(page);
  const pro = page.getByRole('article', { name: say('account.plan_pro'), exact: true });
  await expect(pro.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: say('plans.pay') }).click();
  await page.waitForURL(portalPage);
  await pressAtStripe(page, 'Pay the open invoice');
  await paying.deliver();
  await expect(sentence('plans.state_active')).toBeVisible();

  const elsewhere = await payer.device();
  await elsewhere.goto('/profile/plans');
  const state = elsewhere.getByRole('region', { name: say('plans.yours') });
  await expect(state).toContainText(beforeDate('plans.state_active'));
  await page.getByRole('button', { name: say('plans.cancel') }).click();
  await page.waitForURL(portalPage);
  await pressAtStripe(page, 'Confirm');
  await paying.deliver();
  await expect(sentence('plans.state_ends')).toBeVisible();
  await expect(state).toContainText(beforeDate('plans.state_ends'));
  await expectAccessible(page, sentence('plans.state_ends'));
  await page.getByRole('button', { name: say('plans.keep', { plan }) }).click();
  await expect(sentence('plans.state_active')).toBeVisible();
  await expect(state).toContainText(beforeDate('plans.state_active'));
  expect(subscription.cancel_at_period_end).toBe(false);
});

test('a smaller plan comes at the renewal, and hides nothing of what is too much for it @both', async ({
  payer,
  paying,
  say,
}) => {
  const { page, user } = payer;
  const { books } = paying.stripe;
  const subscription = await paying.subscribe(payer, 'pro');
  const chatId = await payer.newChat();
  await page.goto(`/chat/${chatId}`);
  const chat = chatScreen(page, say);
  await page.locator('input[type="file"]').first().setInputFiles(dot);
  await chat.send.click();
  await expect(chat.answerActions).toBeVisible();
  await letPicturesGrow(paying.dataDir, user.id, 1.5 * gigabyte);

  await page.goto('/profile/plans');
  const plus = page.getByRole('article', { name: say('account.plan_plus'), exact: true });
  const free = page.getByRole('article', { name: say('account.plan_free'), exact: true });
  const stays = say('plans.stored_more', { size: '|' }).split('|')[1]?.slice(1) ?? '';
  await expect(free).toContainText(stays);
  await expect(plus).not.toContainText(stays);
  const change = { plan: say('account.plan_plus') };
  await plus.getByRole('button', { name: say('plans.change', change) }).click();
  await page.waitForURL(portalPage);
  await pressAtStripe(page, 'Confirm');
  await paying.deliver();
  const later = say('plans.result_later', { next: change.plan, next_at: '|' }).split('|')[1];
  await expect(page.getByRole('status').filter({ hasText: later?.slice(1) })).toBeVisible();
  await expectNoSidewaysScroll(page);

  books.end(subscription);
  await paying.deliver();
  await expect(free).toContainText(say('plans.current'));
  await page.reload();
  await expect(page.getByText(say('plans.storage_over'))).toBeVisible();
  await expectAccessible(page, page.getByText(say('plans.storage_over')));
  await page.goto(`/chat/${chatId}`);
  const shown = chat.log.locator('img[src*="/api/media/"]');
  await expect(shown).toHaveCount(1);
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('input[type="file"]').first().setInputFiles(dot);
  await chat.composer.fill('One more');
  await chat.send.click();
  await expect(page.getByRole('link', { name: say('messages.see_limits') })).toBeVisible();
  await expect(chat.composer).toHaveValue('One more');
});

test('visitors read the plans and come back to them after signing up @phone', async ({
  browser,
  paying,
  language,
  locale,
  say,
}) => {
  const context = await browser.newContext({ baseURL: paying.url, locale });
  const page = await context.newPage();
  await page.goto('/intro');
  await page.getByRole('link', { name: say('intro.plans_more') }).click();
  await expect(page).toHaveURL('/profile/plans');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('plans.title'));
  await page.getByText(say('plans.yearly'), { exact: true }).click();
  const plus = page.getByRole('article', { name: say('account.plan_plus'), exact: true });
  await expect(plus).toContainText(language === 'he' ? '330' : '$90');
  await page.getByText(say('plans.q_card')).click();
  await expect(page.getByText(say('plans.a_card'))).toBeVisible();
  await expectAccessible(page, plus);
  await expectNoSidewaysScroll(page);
  await plus.getByRole('link', { name: say('plans.choose', { plan: 'plus' }) }).click();
  await expect(page).toHaveURL(/\/sign-up\?next=%2Fprofile%2Fplans%3Finterval%3Dyear$/u);
  await context.close();
});

test('without billing the page says that everybody has the largest plan @phone', async ({
  person,
  say,
}) => {
  const { page } = person;
  await page.goto('/profile');
  const list = page.getByRole('navigation', { name: say('account.profile') });
  await list.getByRole('link', { name: say('account.plans') }).click();
  const off = say('plans.billing_off', { plan: say('account.plan_pro') });
  await expect(page.getByText(off)).toBeVisible();
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  await expectAccessible(page, page.getByText(off));
  await expectNoSidewaysScroll(page);
});
