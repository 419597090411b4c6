import Stripe from 'stripe';
import { Currency, Interval, type PaymentTrouble, SubscriptionStatus } from '#contract/billing.ts';
import type { Held, HeldSubscription } from './payments.ts';

/** Statuses by how much they matter where somebody has several subscriptions. */
const byWeight = ['active', 'trialing', 'past_due', 'paused', 'unpaid', 'incomplete', 'canceled'];
const subscriptionsMax = 100;
const chargesMax = 10;

/** The ids of several that Stripe tries to be paid for. */
const running = new Set(['active', 'trialing', 'past_due']);

const instantOf = (seconds: number) => new Date(seconds * 1_000);
const instantOrNull = (seconds: number | null) => (seconds === null ? null : instantOf(seconds));

/** Reads what is there now; the events say only that something changed. */
export async function heldOf(
  stripe: Stripe,
  customer: string,
  warn: (message: string) => void,
): Promise<Held> {
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: subscriptionsMax,
    expand: ['data.latest_invoice'],
  });
  if (data.filter(({ status }) => running.has(status)).length > 1)
    warn('a customer has several running subscriptions: refund one and end it at Stripe');
  const [leading] = data.toSorted(
    (one, other) => weightOf(one) - weightOf(other) || other.created - one.created,
  );
  if (!leading) {
    const found = await stripe.customers.retrieve(customer);
    return { exists: found.deleted !== true, subscription: null, payment: null };
  }
  const [subscription, payment] = await Promise.all([
    subscriptionOf(stripe, leading, warn),
    troubleOf(stripe, customer),
  ]);
  const open = payment === 'lost' ? null : await openPaymentOf(stripe, subscription, warn);
  return { exists: true, subscription, payment: open ?? payment };
}

const weightOf = (subscription: Stripe.Subscription) => byWeight.indexOf(statusOf(subscription));

/** A status that is unknown, or an attempt that expired, is the end. */
function statusOf({ status }: Stripe.Subscription): HeldSubscription['status'] {
  const known = SubscriptionStatus.exclude(['none']).safeParse(status);
  return known.data ?? 'canceled';
}

async function subscriptionOf(
  stripe: Stripe,
  held: Stripe.Subscription,
  warn: (message: string) => void,
): Promise<HeldSubscription> {
  const [item] = held.items.data;
  if (!item) throw new Error(`subscription ${held.id} has no item`);
  const status = statusOf(held);
  const periodEndsAt = instantOf(item.current_period_end);
  const endsAt = instantOrNull(held.cancel_at) ?? (held.cancel_at_period_end ? periodEndsAt : null);
  const renews = (status === 'active' || status === 'trialing') && endsAt === null;
  const [next, nextAmount] = await Promise.all([
    status === 'canceled' ? null : nextOf(stripe, held, item),
    renews ? nextAmountOf(stripe, held, warn) : null,
  ]);
  return {
    id: held.id,
    status,
    plan: planOf(item.price),
    interval: intervalOf(item.price),
    currency: Currency.safeParse(held.currency).data ?? null,
    periodEndsAt,
    cancelAt: status === 'canceled' ? instantOrNull(held.ended_at) : endsAt,
    trialEndsAt: status === 'trialing' ? instantOrNull(held.trial_end) : null,
    invoice: invoiceOf(held.latest_invoice),
    next,
    nextAmount,
  };
}

/** The command that makes products writes the plan on each price; on a price of somebody else’s there is none. */
const planOf = ({ metadata }: Stripe.Price) => metadata['zavit_plan'] ?? '';
const intervalOf = ({ recurring }: Stripe.Price) =>
  Interval.safeParse(recurring?.interval).data ?? null;

function invoiceOf(invoice: Stripe.Subscription['latest_invoice']): HeldSubscription['invoice'] {
  if (invoice === null || typeof invoice === 'string') return null;
  const { id, status, created, currency, amount_paid: paid, amount_due: due } = invoice;
  const state = (['paid', 'open'] as const).find((one) => one === status) ?? 'other';
  const isPaid = state === 'paid';
  return {
    id,
    state,
    amount: isPaid ? paid : due,
    currency,
    createdAt: instantOf(created),
  };
}

/** A cheaper plan begins at the renewal, by a schedule that the portal makes. */
async function nextOf(
  stripe: Stripe,
  { schedule }: Stripe.Subscription,
  { current_period_end: end, price: present }: Stripe.SubscriptionItem,
): Promise<HeldSubscription['next']> {
  if (schedule === null) return null;
  const { phases } = await stripe.subscriptionSchedules.retrieve(
    typeof schedule === 'string' ? schedule : schedule.id,
    { expand: ['phases.items.price'] },
  );
  const phase = phases.find(({ start_date: start }) => start >= end);
  const price = phase?.items[0]?.price;
  if (!phase || typeof price !== 'object' || price.deleted || price.id === present.id) return null;
  const interval = intervalOf(price);
  return interval && { plan: planOf(price), interval, at: instantOf(phase.start_date) };
}

/**
 * Stripe alone knows discounts, taxes and what is left of an earlier payment. Where it can’t say, as for a tax without
 * an address or a key without the permission, the plan must not wait for it.
 */
async function nextAmountOf(
  stripe: Stripe,
  { id, schedule, currency }: Stripe.Subscription,
  warn: (message: string) => void,
): Promise<number | null> {
  const planned = typeof schedule === 'object' ? schedule?.id : schedule;
  const preview = await unlessRefused(
    () => stripe.invoices.createPreview(planned ? { schedule: planned } : { subscription: id }),
    () => warn('the amount of the next payment can’t be asked for'),
  );
  return preview?.currency === currency ? preview.amount_due : null;
}

/** Null where Stripe refuses the question, as to a key without the permission. */
async function unlessRefused<Answer>(
  ask: () => Promise<Answer>,
  refused: () => void,
): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    const { StripeInvalidRequestError, StripePermissionError } = Stripe.errors;
    const isRefused =
      error instanceof StripeInvalidRequestError || error instanceof StripePermissionError;
    if (!isRefused) throw error;
    if (error.code !== 'invoice_upcoming_none') refused();
    return null;
  }
}

/** A payment that is on its way, or waits for a yes at the bank, asks for no other card and no second payment. */
async function openPaymentOf(
  stripe: Stripe,
  { status, invoice }: HeldSubscription,
  warn: (message: string) => void,
): Promise<PaymentTrouble | null> {
  if (!isOpen(status) || invoice?.state !== 'open') return null;
  const payments = await unlessRefused(
    () =>
      stripe.invoicePayments.list({
        invoice: invoice.id,
        status: 'open',
        expand: ['data.payment.payment_intent'],
      }),
    () => warn('the state of an open payment can’t be asked for'),
  );
  const states = payments?.data.map(({ payment: { payment_intent: intent } }) =>
    typeof intent === 'object' ? intent.status : null,
  );
  if (states?.includes('processing')) return 'processing';
  return states?.includes('requires_action') ? 'confirm' : null;
}

const isOpen = (status: HeldSubscription['status']) =>
  status === 'past_due' || status === 'incomplete' || status === 'unpaid';

/** Trouble with the newest payment that succeeded. */
async function troubleOf(stripe: Stripe, customer: string): Promise<PaymentTrouble | null> {
  const { data } = await stripe.charges.list({ customer, limit: chargesMax });
  const newest = data.find(({ status }) => status === 'succeeded');
  if (newest?.disputed) {
    const disputes = await stripe.disputes.list({ charge: newest.id, limit: 1 });
    const status = disputes.data[0]?.status;
    if (status === 'lost') return 'lost';
    if (status !== 'won' && status !== 'warning_closed' && status !== 'prevented')
      return 'disputed';
  }
  return newest?.refunded ? 'refunded' : null;
}
