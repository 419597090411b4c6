import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { payingWorld } from '../../testing/paying-world.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import type { Card } from '../../testing/stripe-books.ts';
import { type Person, password } from '../../testing/world.ts';
import { settlePayments } from './upkeep.ts';

type Paying = Awaited<ReturnType<typeof payingWorld>>;

async function signedInAgain({ one }: Paying, { username }: Person) {
  const { body } = await one.call(api.account.login, { body: { user: { username, password } } });
  return { authorization: `Bearer ${'token' in body ? body.token : ''}` };
}

/** Somebody whose renewal was not paid at once. */
async function unrenewed(card: Card) {
  const paying = await payingWorld();
  const ana = await paying.one.person();
  const subscription = await paying.subscribe(ana);
  await paying.deliver();
  paying.stripe.books.cards.set(subscription.customer, card);
  paying.pass(32);
  await paying.deliver();
  const headers = () => signedInAgain(paying, ana);
  const choose = async () =>
    paying.one.call(api.payments.checkout, {
      headers: await headers(),
      body: { plan: 'pro', interval: 'month' },
    });
  const resume = async () => paying.one.call(api.payments.resume, { headers: await headers() });
  const news = async () =>
    (await paying.one.call(api.notifications.list, { headers: await headers() })).body.items
      .filter(({ kind }) => kind === 'payment')
      .map(({ title, text }) => `${title} ${text}`.replaceAll(/[\u2066-\u2069]/gu, ''));
  return { ...paying, ana, subscription, choose, resume, news };
}

describe('another plan', () => {
  test.each([
    ['past_due', 'payment'],
    ['unpaid', 'payment'],
    ['incomplete', 'payment'],
    ['paused', 'card'],
  ] as const)('waits for what is open while the subscription is %s', async (status, open) => {
    const { stripe, subscription, choose, deliver } = await unrenewed('declined');
    subscription.status = status;
    stripe.books.changed(subscription);
    await deliver();
    const refused = await choose();
    expect([refused.status, refused.error]).toEqual([
      409,
      expect.objectContaining({ code: 'payment.settle_first', open }),
    ]);
    expect(stripe.books.portals.size).toBe(0);
  });
});

describe('a payment that is on its way', () => {
  test('is no failed one, and invites to no second payment', async () => {
    const { one, stripe, subscribe, deliver, plan } = await payingWorld();
    const ana = await one.person();
    const subscription = await subscribe(ana, { isSlow: true });
    await deliver();
    expect(await plan(ana)).toMatchObject({ status: 'incomplete', payment: 'processing' });
    const again = await ana.call(api.payments.checkout, {
      body: { plan: 'plus', interval: 'month' },
    });
    expect(again.error).toMatchObject({ code: 'payment.settle_first', open: 'processing' });
    stripe.books.failedAtLast(subscription);
    await deliver();
    expect(await plan(ana)).toMatchObject({ status: 'incomplete', payment: null });
  });

  test('notifies of nothing until it fails', async () => {
    const { stripe, subscription, deliver, news, plan, ana } = await unrenewed('declined');
    const before = (await news()).length;
    subscription.latest_invoice = { ...subscription.latest_invoice, id: 'in_slow' };
    subscription.latest_invoice.intent = 'processing';
    stripe.books.changed(subscription);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', payment: 'processing' });
    expect(await news()).toHaveLength(before);
    stripe.books.failedAtLast(subscription);
    await deliver();
    expect(await news()).toHaveLength(before + 1);
  });
});

test('a payment that the bank asks about is to be confirmed, with no word of another card', async () => {
  const { stripe, subscription, deliver, news, plan, ana } = await unrenewed('asking');
  expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'past_due', payment: 'confirm' });
  const [newest] = await news();
  expect(newest).toMatch(/^A payment waits for your confirmation: \$9 .* no other card/u);
  stripe.books.cards.set(subscription.customer, 'good');
  stripe.books.tryAgain(subscription);
  await deliver();
  expect(await plan(ana)).toMatchObject({ status: 'active', payment: null });
});

test('a subscription that is open or over is not said to go on', async () => {
  const { one, stripe, subscription, deliver, resume, pass, news } = await unrenewed('declined');
  const stateOf = async () => {
    const { status, error } = await resume();
    return [status, error.code, error['state']];
  };
  expect(await stateOf()).toEqual([409, 'payment.nothing_to_resume', 'open']);
  pass(6.5);
  await settlePayments(one.app.platform);
  // Its subscription is still there.
  expect((await news())[0]).toMatch(/^Plus does not count for now .*has not ended/u);
  stripe.books.end(subscription);
  await deliver();
  expect(await stateOf()).toEqual([409, 'payment.nothing_to_resume', 'ended']);
  const ben = await one.person();
  const { error } = await ben.call(api.payments.resume);
  expect(error).toMatchObject({ code: 'payment.nothing_to_resume', state: 'nothing' });
});

test('a plan whose payment the bank took back does not count, and its subscription has not ended', async () => {
  const { one, stripe, subscribe, deliver } = await payingWorld();
  const ana = await one.person();
  const { customer } = await subscribe(ana);
  const dispute = stripe.books.dispute(customer);
  await deliver();
  stripe.books.closeDispute(dispute, 'lost');
  await deliver();
  const { items } = (await ana.call(api.notifications.list)).body;
  expect(items[0]?.title).toContain('does not count for now');
});

test('an open payment about which Stripe refuses to answer counts as failed', async () => {
  const { stripe, subscription, deliver, plan, ana } = await unrenewed('asking');
  stripe.refusesPreviews = true;
  stripe.books.changed(subscription);
  await deliver();
  expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'past_due', payment: null });
});

test.each([
  ['somebody who pays', true],
  ['somebody who never paid', false],
] as const)('the mail about a closed account says to %s what becomes of it', async (_who, pays) => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const { one, subscribe, deliver } = await payingWorld({ SMTP_URL: smtp.url });
  const ana = await one.person();
  const { email } = ana.user;
  await one.call(api.account.verifyEmail, {
    body: { token: linkToken(await smtp.mailTo(email)) },
  });
  if (pays) {
    await subscribe(ana);
    await deliver();
  }
  await ana.call(api.rights.deleteAccount, { body: { proof: { kind: 'password', password } } });
  let mail = await smtp.mailTo(email);
  while (!mail.subject.includes('will be deleted')) {
    await new Promise((done) => setTimeout(done, 50));
    mail = await smtp.mailTo(email);
  }
  expect(mail.text.includes('Its subscription ends')).toBe(pays);
});
