import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { plans } from '#contract/billing.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { payingWorld } from '../../testing/paying-world.ts';
import { connect, groupOf, messagesOf, showTo } from '../../testing/people-world.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, password } from '../../testing/world.ts';
import { eraseAccount } from '../rights/erase-account.ts';
import { userById } from '../account/users.ts';
import { reconcilePayments, settlePayments } from './upkeep.ts';

type Paying = Awaited<ReturnType<typeof payingWorld>>;

/** Time passes at Stripe, its messages come, and our own clock is asked. */
async function live({ one, pass, deliver }: Paying, days: number): Promise<void> {
  pass(days);
  await deliver();
  await settlePayments(one.app.platform);
}

/** The titles of somebody’s notifications about payments, oldest first. */
async function newsOf({ one }: Paying, { username }: Person): Promise<string[]> {
  const { body } = await one.call(api.account.login, { body: { user: { username, password } } });
  if (!('token' in body)) throw new Error('nobody is signed in');
  const { items } = (
    await one.call(api.notifications.list, { headers: { authorization: `Bearer ${body.token}` } })
  ).body;
  return items
    .filter(({ kind }) => kind === 'payment')
    .map(({ title }) => title.replaceAll(/[\u2066-\u2069]/gu, ''))
    .toReversed();
}

describe('a trial', () => {
  test('counts, is announced before it ends, and becomes a paid subscription', async () => {
    const paying = await payingWorld({ STRIPE_TRIAL_DAYS: '14' });
    const { one, subscribe, deliver, plan } = paying;
    const ana = await one.person();
    await subscribe(ana, { plan: 'pro' });
    await deliver();
    const { trial_ends_at: ends } = await plan(ana);
    expect(await plan(ana)).toMatchObject({ id: 'pro', status: 'trialing', renews_at: ends });
    await live(paying, 10);
    expect(await newsOf(paying, ana)).toEqual([]);
    await live(paying, 1.5);
    await live(paying, 0.5);
    expect(await newsOf(paying, ana)).toEqual([expect.stringMatching(/^Your trial ends on /u)]);
    await live(paying, 3);
    expect(await plan(ana)).toMatchObject({ id: 'pro', status: 'active', trial_ends_at: null });
    expect((await newsOf(paying, ana)).slice(1)).toEqual(['Payment received: $19']);
  });

  test('is for those who never subscribed', async () => {
    const paying = await payingWorld({ STRIPE_TRIAL_DAYS: '14' });
    const { one, stripe, subscribe, deliver, plan } = paying;
    const ana = await one.person();
    const first = await subscribe(ana);
    stripe.books.end(first);
    await deliver();
    await subscribe(ana);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active' });
  });

  test('without a card pauses at its end, and goes on when there is one', async () => {
    const paying = await payingWorld({ STRIPE_TRIAL_DAYS: '1' });
    const { one, stripe, subscribe, deliver, plan } = paying;
    const ana = await one.person();
    const { customer } = await subscribe(ana, { card: 'none' });
    await live(paying, 2);
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'paused', subscribed: 'plus' });
    stripe.books.cards.set(customer, 'good');
    const token = await signedInAgain(paying, ana);
    const resumed = await one.call(api.payments.resume, { headers: token });
    expect(resumed.body).toMatchObject({ id: 'plus', status: 'active' });
    await deliver();
    expect((await plan(ana)).status).toBe('active');
  });
});

async function signedInAgain({ one }: Paying, { username }: Person) {
  const { body } = await one.call(api.account.login, { body: { user: { username, password } } });
  return { authorization: `Bearer ${'token' in body ? body.token : ''}` };
}

describe('a renewal', () => {
  test('keeps the plan month after month, and each payment is announced once', async () => {
    const paying = await payingWorld();
    const { one, subscribe, plan } = paying;
    const ana = await one.person();
    await subscribe(ana);
    await live(paying, 1);
    for (let month = 0; month < 3; month++) await live(paying, 31);
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active' });
    expect(await newsOf(paying, ana)).toEqual(Array(4).fill('Payment received: $9'));
  });

  test('that fails leaves the plan for the days of grace; paid after all, it never ended', async () => {
    const paying = await payingWorld({ STRIPE_GRACE_DAYS: '7' });
    const { one, stripe, subscribe, deliver, plan } = paying;
    const ana = await one.person();
    const { customer } = await subscribe(ana);
    await deliver();
    stripe.books.cards.set(customer, 'declined');
    const renews = (await plan(ana)).renews_at;
    await live(paying, 32);
    const late = await plan(ana);
    expect(late).toMatchObject({ id: 'plus', status: 'past_due' });
    expect(Date.parse(late.grace_ends_at ?? '') - Date.parse(renews ?? '')).toBe(7 * 86_400_000);
    await live(paying, 3);
    stripe.books.cards.set(customer, 'good');
    await live(paying, 3);
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active', grace_ends_at: null });
    expect(await newsOf(paying, ana)).toEqual([
      'Payment received: $9',
      'A payment failed: $9',
      'Payment received: $9',
    ]);
  });

  test('that fails for longer than the grace ends the plan by our own clock, and it comes back with the payment', async () => {
    const paying = await payingWorld({ STRIPE_GRACE_DAYS: '2' });
    const { one, stripe, subscribe, deliver, plan, pass } = paying;
    const ana = await one.person();
    const { customer, id } = await subscribe(ana);
    await deliver();
    stripe.books.cards.set(customer, 'declined');
    await live(paying, 31.5);
    expect((await plan(ana)).id).toBe('plus');
    // Nothing comes from Stripe on that day.
    pass(1.6);
    expect((await plan(ana)).id).toBe('plus');
    await settlePayments(one.app.platform);
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'past_due', subscribed: 'plus' });
    expect((await newsOf(paying, ana)).at(-1)).toBe('Plus does not count for now');
    await live(paying, 20);
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'unpaid' });
    stripe.books.cards.set(customer, 'good');
    stripe.books.tryAgain(stripe.books.the(id));
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active' });
    expect(await newsOf(paying, ana)).toEqual([
      'Payment received: $9',
      'A payment failed: $9',
      'Plus does not count for now',
      'Payment received: $9',
    ]);
  });

  test('without any message is found within hours', async () => {
    const paying = await payingWorld();
    const { one, stripe, subscribe, deliver, takeEvents, plan, pass } = paying;
    const ana = await one.person();
    const subscription = await subscribe(ana);
    await deliver();
    subscription.cancel_at_period_end = true;
    pass(32);
    takeEvents();
    expect(stripe.books.the(subscription.id).status).toBe('canceled');
    expect((await plan(ana)).id).toBe('plus');
    await settlePayments(one.app.platform);
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'canceled' });
  });
});

describe('a payment', () => {
  test('that is refunded is shown; the plan ends with the subscription alone', async () => {
    const { one, stripe, subscribe, deliver, plan } = await payingWorld();
    const ana = await one.person();
    const subscription = await subscribe(ana);
    stripe.books.refund(subscription.customer);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', status: 'active', payment: 'refunded' });
    stripe.books.end(subscription);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'canceled', payment: 'refunded' });
  });

  test('that is disputed keeps the plan until the bank takes it back', async () => {
    const { one, stripe, subscribe, deliver, plan } = await payingWorld();
    const [ana, ben] = [await one.person(), await one.person()];
    const { customer } = await subscribe(ana);
    const dispute = stripe.books.dispute(customer);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'plus', payment: 'disputed' });
    stripe.books.closeDispute(dispute, 'lost');
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'active', payment: 'lost' });
    const other = await subscribe(ben);
    stripe.books.closeDispute(stripe.books.dispute(other.customer), 'won');
    await deliver();
    expect(await plan(ben)).toMatchObject({ id: 'plus', payment: null });
  });
});

describe('a plan', () => {
  test('that the table does not know gives no more than everybody has', async () => {
    const { one, stripe, subscribe, deliver, plan } = await payingWorld();
    const ana = await one.person();
    const subscription = await subscribe(ana);
    subscription.items.data[0].price.metadata = { zavit_plan: 'gold' };
    stripe.books.changed(subscription);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'active', subscribed: 'free' });
  });

  test('that everybody has is not taken by a smaller one', async () => {
    const { one, subscribe, deliver, plan } = await payingWorld({ DEFAULT_PLAN: 'pro' });
    const ana = await one.person();
    await subscribe(ana, { plan: 'plus' });
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'pro', subscribed: 'plus' });
  });

  test('that gets smaller deletes and hides nothing; only more is refused', async () => {
    const { one, stripe, subscribe, deliver } = await payingWorld();
    const ana = await one.person();
    const subscription = await subscribe(ana, { plan: 'pro' });
    await deliver();
    const guests = await Promise.all(Array.from({ length: 9 }, () => one.person()));
    const { id } = await groupOf(ana, ...guests);
    const { pool } = one.app.platform.database;
    const { image } = await showTo(ana, id);
    await pool.query('update media set size_bytes = $2 where owner_id = $1', [
      ana.user.id,
      plans.free.limits.storage * 2,
    ]);
    stripe.books.end(subscription);
    await deliver();
    const { body } = await ana.call(api.account.profile);
    expect(body.usage.find(({ limit }) => limit === 'storage')).toMatchObject({
      used: plans.free.limits.storage * 2,
      max: plans.free.limits.storage,
    });
    const shown = (await ana.call(api.chat.info, { params: { id } })).body;
    expect(shown.members).toHaveLength(10);
    expect((await ana.call(api.chat.list)).body.items.map((chat) => chat.id)).toEqual([id]);
    const kept = (await messagesOf(ana, id)).find((message) => message.image?.id === image.id);
    expect(kept?.image?.url).toBe(image.url);
    await expect(showTo(ana, id)).rejects.toThrow('plan.limit_reached');
    const more = await one.person();
    await connect(ana, more);
    const added = await ana.call(api.members.invite, {
      params: { id },
      body: { usernames: [more.username] },
    });
    expect([added.status, added.code]).toEqual([402, 'chat.group_full']);
  });
});

test('payments are mailed in the language of the person', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const paying = await payingWorld({ SMTP_URL: smtp.url });
  const { one, stripe, subscribe, deliver, plan } = paying;
  const dana = await one.person({ language: 'he', timezone: 'Asia/Jerusalem' });
  const { email } = dana.user;
  await one.call(api.account.verifyEmail, {
    body: { token: linkToken(await smtp.mailTo(email)) },
  });
  const subscription = await subscribe(dana, { plan: 'pro' });
  await deliver();
  const mailed = async (subject: RegExp) => {
    for (;;) {
      const mail = await smtp.mailTo(email);
      if (subject.test(mail.subject)) return mail;
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const receipt = await mailed(/^התשלום התקבל/u);
  expect(receipt.text).toContain('http://zavit.test/profile/plans');
  expect(receipt.text).toContain('מסלול פרו');
  stripe.books.cards.set(subscription.customer, 'declined');
  await live(paying, 32);
  const failed = (await mailed(/^תשלום לא עבר/u)).text;
  expect(failed).toContain('$');
  // The day until which the plan counts.
  const until = new Intl.DateTimeFormat('he-IL', {
    dateStyle: 'long',
    timeZone: dana.user.timezone,
  });
  expect(failed).toContain(until.format(new Date((await plan(dana)).grace_ends_at ?? '')));
  await live(paying, 8);
  expect((await mailed(/^המסלול שלך לא בתוקף/u)).text).toContain('http://zavit.test/profile/plans');
  stripe.books.cards.set(subscription.customer, 'good');
  stripe.books.tryAgain(subscription);
  subscription.cancel_at_period_end = true;
  stripe.books.changed(subscription);
  await deliver();
  const ends = Date.parse((await plan(dana)).cancel_at ?? '');
  await live(paying, (ends - one.app.platform.now().getTime()) / 86_400_000 - 2);
  expect((await mailed(/^המסלול שלך מסתיים/u)).text).toContain('מסלול פרו');
  expect(await newsOf(paying, dana)).toEqual([
    expect.stringMatching(/^התשלום התקבל/u),
    expect.stringMatching(/^תשלום לא עבר/u),
    expect.stringMatching(/לא בתוקף/u),
    expect.stringMatching(/^התשלום התקבל/u),
    expect.stringMatching(/מסתיים/u),
  ]);
});

describe('an account', () => {
  test('that is closed brings no further payment; restored, its subscription can be resumed', async () => {
    const paying = await payingWorld();
    const { one, stripe, subscribe, deliver, plan } = paying;
    const ana = await one.person();
    const { id } = await subscribe(ana);
    await deliver();
    await ana.call(api.rights.deleteAccount, { body: { proof: { kind: 'password', password } } });
    await settlePayments(one.app.platform);
    expect(stripe.books.the(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    const offer = (
      await one.call(api.account.login, { body: { user: { username: ana.username, password } } })
    ).body;
    const ticket = 'deletion' in offer ? offer.deletion.ticket : '';
    const { token } = (await one.call(api.rights.restore, { body: { ticket } })).body;
    const headers = { authorization: `Bearer ${token}` };
    expect((await one.call(api.payments.resume, { headers })).body.cancel_at).toBeNull();
    expect((await plan(ana)).renews_at).not.toBeNull();
  });

  test('that is deleted has no customer at Stripe, and waits while Stripe does not answer', async () => {
    const paying = await payingWorld();
    const { one, stripe, subscribe, deliver } = paying;
    const ana = await one.person();
    const { id, customer } = await subscribe(ana);
    await deliver();
    const { platform } = one.app;
    const person = await userById(platform.database.db, ana.user.id);
    if (!person) throw new Error('nobody');
    stripe.failNext(50);
    await expect(eraseAccount(platform, person, { waits: false })).rejects.toThrow(
      'payment.provider_failed',
    );
    expect(await userById(platform.database.db, ana.user.id)).not.toBeNull();
    stripe.failNext(0);
    await eraseAccount(platform, person, { waits: false });
    expect(stripe.books.customers.get(customer)?.deleted).toBe(true);
    expect(stripe.books.subscriptions.has(id)).toBe(false);
    // The last messages are about nobody.
    expect(new Set(await deliver())).toEqual(new Set([200]));
  });

  test('with a customer that was deleted at Stripe has Free, and can subscribe again', async () => {
    const paying = await payingWorld();
    const { one, stripe, subscribe, deliver, plan } = paying;
    const ana = await one.person();
    const { customer } = await subscribe(ana);
    await deliver();
    stripe.books.deleteCustomer(customer);
    await deliver();
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'none', has_portal: false });
    expect((await newsOf(paying, ana)).at(-1)).toBe('Plus has ended');
    const { id } = await subscribe(ana);
    await deliver();
    expect(stripe.books.the(id).customer).not.toBe(customer);
    expect((await plan(ana)).id).toBe('plus');
  });

  test('of the test mode has nothing in the live mode', async () => {
    const paying = await payingWorld();
    const { one, subscribe, deliver, plan } = paying;
    const ana = await one.person();
    await subscribe(ana);
    await deliver();
    await one.app.platform.database.pool.query('update subscriptions set is_live = true');
    await one.restart();
    expect(await plan(ana)).toMatchObject({ id: 'free', status: 'none' });
    await reconcilePayments(one.app.platform);
    expect((await plan(ana)).status).toBe('none');
  });
});
