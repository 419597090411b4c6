import { api } from '#contract/index.ts';
import { dayIn } from '#contract/days.ts';
import { test } from './payers.ts';
import { pictures } from './pictures-of-pages.ts';
import { letAnswersCount } from './seeds.ts';

const gracePassedSeconds = 9 * 24 * 3_600;

test('the plans are whole in every state @both', async ({
  browser,
  payer,
  person,
  paying,
  locale,
  viewport,
  say,
}, info) => {
  test.slow();
  const { page, user } = payer;
  const { books } = paying.stripe;
  const look = pictures(page, info);
  const mine = page.getByRole('region', { name: say('plans.yours') });
  const open = async (name: string, query = '') => {
    await page.goto(`/profile/plans${query}`);
    await look(name, mine);
  };

  const visitor = await browser.newContext({ baseURL: paying.url, locale, viewport });
  const outside = await visitor.newPage();
  await outside.goto('/profile/plans');
  await outside.locator('summary').first().click();
  await pictures(outside, info)('visitor', outside.locator('summary').last());
  await visitor.close();

  await person.page.goto('/profile/plans');
  await pictures(person.page, info)('off', person.page.locator('summary').last());

  await open('free');
  await page.route(`**${api.payments.result.path}`, (route) => route.abort());
  await page.goto('/profile/plans?result=paid&plan=pro&interval=month&session=cs_test_none');
  await look('late', page.getByText(say('plans.result_late')));
  await page.unroute(`**${api.payments.result.path}`);
  await letAnswersCount(paying.dataDir, user.id, dayIn(user.timezone, new Date()), 30);
  await open('limit', '?return_to=%2Fconnect');
  const one = await paying.subscribe(payer, 'plus');
  await open('paid', '?result=paid&plan=plus&interval=month&return_to=%2Fconnect');
  await page.goto('/profile/plans?result=paid&plan=pro&interval=month&session=cs_test_none');
  await look('missing', page.getByText(say('plans.result_missing')));
  await open('active', '?interval=year');

  one.status = 'trialing';
  one.trial_end = one.items.data[0].current_period_end;
  books.changed(one);
  await paying.deliver();
  await open('trial');
  one.status = 'active';
  one.trial_end = null;
  one.cancel_at_period_end = true;
  books.changed(one);
  await paying.deliver();
  await open('cancelled');
  one.cancel_at_period_end = false;
  books.cards.set(one.customer, 'declined');
  books.charge(one, 900);
  books.changed(one);
  await paying.deliver();
  await open('grace');
  one.latest_invoice.created -= gracePassedSeconds;
  books.changed(one);
  await paying.deliver();
  await open('grace-over');
  for (const intent of ['processing', 'requires_action'] as const) {
    one.latest_invoice.intent = intent;
    books.changed(one);
    await paying.deliver();
    await open(intent);
  }
  one.latest_invoice.intent = 'requires_payment_method';
  for (const status of ['unpaid', 'incomplete', 'paused'] as const) {
    one.status = status;
    books.changed(one);
    await paying.deliver();
    await open(status);
  }
  books.cards.set(one.customer, 'good');
  books.charge(one, 900);
  one.status = 'active';
  const dispute = books.dispute(one.customer);
  await paying.deliver();
  await open('disputed');
  books.closeDispute(dispute, 'lost');
  await paying.deliver();
  await open('lost');
  books.end(one);
  await paying.deliver();
  await open('ended');
});
