import { eq } from 'drizzle-orm';
import { type PlanState, isSmallerPlan, openWith } from '#contract/billing.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { api } from '#contract/index.ts';
import { checkoutLifeMinutes } from '#contract/payments.ts';
import { subscriptions } from '#db/schema/billing.ts';
import type { Call, Input } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/refusal.ts';
import { userById } from '../account/users.ts';
import { type SubscriptionRow, planStateOf } from '../billing/plan-state.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { customerFor, customerOf, requirePayments } from './payments-door.ts';

type Leading = AnswerOf<typeof api.payments.portal>;
type Wish = BodyOf<typeof api.payments.checkout>;

/** Leads to Stripe to subscribe or to confirm a change. */
export async function beginCheckout(
  call: Call,
  { body }: Input<typeof api.payments.checkout>,
): Promise<Leading> {
  const { platform, me } = call;
  const payments = requirePayments(platform);
  const customerId = await customerFor(platform, payments, me.userId);
  // The decision must not rest on a message that is still to come.
  await bringUpToDate(platform, customerId);
  const row = await customerOf(call.db, payments, me.userId);
  const returnUrl = resultUrl(call, 'changed', body);
  const wish = { customerId, language: call.language, returnUrl };
  const open = row && openWith(row);
  if (open) throw new Refusal('payment.settle_first', { params: { open } });
  if (row?.subscriptionId && row.status !== 'canceled') {
    if (row.planId === body.plan && row.interval === body.interval && !row.nextAt)
      throw new Refusal('payment.plan_already');
    if (row.cancelAt || row.nextAt) throw new Refusal('payment.change_pending');
    const { subscriptionId } = row;
    if (beginsEarlyAtStripe(row, body)) {
      await payments.changeAtRenewal(subscriptionId, body);
      await bringUpToDate(platform, customerId);
      return { url: returnUrl };
    }
    return { url: await payments.change({ ...wish, ...body, subscriptionId }) };
  }
  const now = platform.now();
  await call.db
    .update(subscriptions)
    .set({ checkoutAt: now })
    .where(eq(subscriptions.userId, me.userId));
  const url = await payments.checkout({
    ...body,
    customerId,
    userId: me.userId,
    language: call.language,
    trialDays: row?.subscriptionId ? 0 : platform.config.STRIPE_TRIAL_DAYS,
    paidUrl: `${resultUrl(call, 'paid', body)}&session={CHECKOUT_SESSION_ID}`,
    cancelledUrl: resultUrl(call, 'cancelled', body),
    expiresAt: new Date(now.getTime() + checkoutLifeMinutes * 60_000),
  });
  return { url };
}

/** Stripe’s portal would begin a smaller plan at once where more is paid for it, by the year instead of the month. */
function beginsEarlyAtStripe({ planId, interval }: SubscriptionRow, wish: Wish): boolean {
  const isLonger = interval === 'month' && wish.interval === 'year';
  return isLonger && planId !== null && isSmallerPlan(wish.plan, planId);
}

/** The plans page with what came of it, and the place to go back to. */
function resultUrl(
  { platform: { config } }: Call,
  result: 'paid' | 'changed' | 'cancelled',
  { plan, interval, return_to: from }: Pick<Wish, 'plan' | 'interval' | 'return_to'>,
): string {
  const query = new URLSearchParams({
    result,
    plan,
    interval,
    ...(from === undefined ? {} : { return_to: from }),
  });
  return `${config.PUBLIC_URL}/profile/plans?${query.toString()}`;
}

/** Asks Stripe itself what became of a checkout. */
export async function askResult(
  call: Call,
  { body }: Input<typeof api.payments.result>,
): Promise<AnswerOf<typeof api.payments.result>> {
  const { platform, me } = call;
  const payments = requirePayments(platform);
  const row = await customerOf(call.db, payments, me.userId);
  const state = row && (await payments.checkoutState(row.customerId, body.session));
  if (!state) throw new Refusal('payment.checkout_not_found');
  await bringUpToDate(platform, row.customerId);
  return { state, plan: await myPlan(call) };
}

export async function openPortal(
  call: Call,
  { body }: Input<typeof api.payments.portal>,
): Promise<Leading> {
  const { platform, me } = call;
  const payments = requirePayments(platform);
  const row = await customerOf(call.db, payments, me.userId);
  if (!row?.subscriptionId) throw new Refusal('payment.nothing_to_manage');
  if (body.screen === 'cancel' && (row.status === 'canceled' || row.cancelAt))
    throw new Refusal('payment.nothing_to_manage');
  // Stripe ends nothing that a schedule manages; taking the change back first shows what counts until then.
  if (body.screen === 'cancel' && row.nextAt) throw new Refusal('payment.change_pending');
  const url = await payments.portal({
    customerId: row.customerId,
    subscriptionId: row.subscriptionId,
    screen: body.screen,
    language: call.language,
    returnUrl: `${platform.config.PUBLIC_URL}${body.return_to ?? '/profile/plans'}`,
  });
  return { url };
}

/** Keeps what was about to end or to change. */
export async function resume(call: Call): Promise<PlanState> {
  const { platform, me } = call;
  const payments = requirePayments(platform);
  const row = await customerOf(call.db, payments, me.userId);
  if (!row?.subscriptionId) throw nothingToResume('nothing');
  if (row.status === 'canceled') throw nothingToResume('ended');
  if (row.status !== 'paused' && !row.cancelAt && !row.nextAt)
    throw nothingToResume(openWith(row) ? 'open' : 'running');
  await payments.resume(row.subscriptionId);
  await bringUpToDate(platform, row.customerId);
  return myPlan(call);
}

function nothingToResume(state: 'nothing' | 'ended' | 'open' | 'running'): Refusal {
  return new Refusal('payment.nothing_to_resume', { params: { state } });
}

async function myPlan({ db, platform, me }: Call): Promise<PlanState> {
  const person = await userById(db, me.userId);
  if (!person) throw new Refusal('auth.token_revoked');
  return planStateOf(db, platform.config, { userId: person.id, planId: person.planId });
}
