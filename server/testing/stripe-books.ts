import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { changePrice } from './stripe-schedules.ts';

const daySeconds = 24 * 3_600;
/** A failed payment is tried again on these days after it; then the subscription is `unpaid`. */
const retryDays = [3, 5, 7];

type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'current_period_start' | 'current_period_end' | 'price'
>;
export type BookedInvoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'status' | 'amount_due' | 'amount_paid' | 'currency' | 'created'
> & { customer: string; tries: number; intent: Stripe.PaymentIntent.Status };
export type BookedSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'created'
  | 'currency'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'ended_at'
  | 'trial_end'
> & {
  customer: string;
  items: { object: 'list'; data: [Item] };
  latest_invoice: BookedInvoice;
  schedule: string | null;
};
export type BookedSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'payment_status'
  | 'url'
  | 'success_url'
  | 'cancel_url'
  | 'expires_at'
> & {
  customer: string;
  price: string;
  currency: string;
  trialDays: number;
  /** All that was asked for. */
  asked: object;
};
export type BookedCharge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'status' | 'created' | 'refunded' | 'disputed' | 'amount'
> & { customer: string };
export type BookedDispute = Pick<Stripe.Dispute, 'id' | 'object' | 'status'> & { charge: string };
export type BookedSchedule = Pick<Stripe.SubscriptionSchedule, 'id' | 'object'> & {
  subscription: string;
  customer: string;
  phases: {
    start_date: number;
    end_date?: number;
    trial_end?: number | null;
    discounts?: [];
    items: { price: Stripe.Price }[];
  }[];
};
export type BookedPortal = {
  id: string;
  url: string;
  return_url: string;
  customer: string;
  flow: Stripe.BillingPortal.SessionCreateParams.FlowData | undefined;
};
export type BookedEvent = Pick<
  Stripe.Event,
  'id' | 'object' | 'type' | 'created' | 'livemode' | 'api_version'
> & { data: { object: object } };

/** The card of a customer; `asking`: its bank asks for a yes to each payment. */
export type Card = 'good' | 'declined' | 'none' | 'asking';

const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;

/** The books of Stripe, and what happens there: payments, renewals, disputes. Every change brings its events. */
export class StripeBooks {
  readonly customers = new Map<string, { id: string; deleted: boolean; email: string | null }>();
  readonly products = new Map<string, Pick<Stripe.Product, 'id' | 'name' | 'active'>>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly sessions = new Map<string, BookedSession>();
  readonly subscriptions = new Map<string, BookedSubscription>();
  readonly schedules = new Map<string, BookedSchedule>();
  readonly charges = new Map<string, BookedCharge>();
  readonly disputes = new Map<string, BookedDispute>();
  readonly portals = new Map<string, BookedPortal>();
  readonly configurations: { id: string; metadata: Record<string, string>; features: unknown }[] =
    [];
  readonly events: BookedEvent[] = [];
  readonly cards = new Map<string, Card>();
  /** The address of the pages on which people pay. */
  address = '';
  /** In seconds since 1970. */
  now = Math.floor(Date.now() / 1_000);

  emit(type: string, object: object): void {
    this.events.push({
      id: newId('evt'),
      object: 'event',
      type: type as Stripe.Event['type'],
      created: this.now,
      livemode: false,
      api_version: null,
      data: { object: structuredClone(object) },
    });
  }

  ofCustomer(customer: string): BookedSubscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer);
  }

  addCustomer(email: string | null): { id: string } {
    const customer = { id: newId('cus'), deleted: false, email };
    this.customers.set(customer.id, customer);
    return customer;
  }

  deleteCustomer(id: string): void {
    const customer = this.customers.get(id);
    if (!customer || customer.deleted) return;
    for (const one of this.ofCustomer(id)) if (one.status !== 'canceled') this.end(one);
    customer.deleted = true;
    for (const [key, one] of this.subscriptions)
      if (one.customer === id) this.subscriptions.delete(key);
    this.emit('customer.deleted', { id, object: 'customer' });
  }

  /** Somebody pays in a checkout. */
  pay(sessionId: string, card: Card = 'good', isSlow = false): BookedSubscription {
    const session = this.sessions.get(sessionId);
    if (session?.status !== 'open') throw new Error('this checkout is not open');
    const price = this.prices.get(session.price);
    if (!price) throw new Error('this checkout has no price');
    this.cards.set(session.customer, card);
    const ends = this.now + (session.trialDays > 0 ? session.trialDays * daySeconds : 0);
    const isTrial = session.trialDays > 0;
    const subscription: BookedSubscription = {
      id: newId('sub'),
      object: 'subscription',
      status: isTrial ? 'trialing' : 'active',
      created: this.now,
      currency: session.currency,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      trial_end: isTrial ? ends : null,
      customer: session.customer,
      items: {
        object: 'list',
        data: [
          {
            id: newId('si'),
            current_period_start: this.now,
            current_period_end: isTrial ? ends : this.afterPeriod(this.now, price),
            price,
          },
        ],
      },
      latest_invoice: this.newInvoice(session.customer, 0, session.currency),
      schedule: null,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.emit('customer.subscription.created', subscription);
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    if (isSlow) {
      subscription.status = 'incomplete';
      const amount = this.amountOf(subscription);
      subscription.latest_invoice = this.newInvoice(session.customer, amount, session.currency);
      subscription.latest_invoice.intent = 'processing';
      session.payment_status = 'unpaid';
    } else if (!isTrial) this.charge(subscription, this.amountOf(subscription));
    else this.settle(subscription.latest_invoice);
    this.emit('checkout.session.completed', session);
    this.changed(subscription);
    return subscription;
  }

  /** A slow way to pay came to its end. */
  paidAtLast(subscription: BookedSubscription): void {
    for (const session of this.sessions.values())
      if (session.customer === subscription.customer) session.payment_status = 'paid';
    this.tryAgain(subscription);
  }

  /** A slow way to pay failed. */
  failedAtLast(subscription: BookedSubscription): void {
    subscription.latest_invoice.intent = 'requires_payment_method';
    this.emit('invoice.payment_failed', subscription.latest_invoice);
  }

  /** Somebody confirms what a page of the portal asks. */
  confirm(portalId: string): void {
    const portal = this.portals.get(portalId);
    const flow = portal?.flow;
    const update = flow?.subscription_update_confirm;
    if (flow?.subscription_cancel) {
      const one = this.the(flow.subscription_cancel.subscription);
      one.cancel_at_period_end = true;
      one.cancel_at = one.items.data[0].current_period_end;
      this.changed(one);
    } else if (update)
      changePrice(this, this.the(update.subscription), update.items[0]?.price ?? '');
    else throw new Error('nothing is asked there');
  }

  /** Time passes, up to a moment: trials end, subscriptions renew, and what failed is tried again. */
  passUntil(moment: number): void {
    const next = () =>
      [...this.subscriptions.values()]
        .map((one) => ({ one, at: this.nextMoment(one) }))
        .filter(({ at }) => at <= moment)
        .toSorted((one, other) => one.at - other.at)[0];
    for (let due = next(); due; due = next()) {
      this.now = Math.max(this.now, due.at);
      this.turn(due.one);
    }
    this.now = moment;
  }

  private nextMoment(one: BookedSubscription): number {
    const [item] = one.items.data;
    if (one.status === 'past_due') {
      const { created, tries } = one.latest_invoice;
      return created + (retryDays[tries - 1] ?? Infinity) * daySeconds;
    }
    return one.status === 'active' || one.status === 'trialing'
      ? item.current_period_end
      : Infinity;
  }

  private turn(one: BookedSubscription): void {
    const [item] = one.items.data;
    if (one.status === 'past_due') {
      if (!this.tryAgain(one) && one.latest_invoice.tries > retryDays.length) one.status = 'unpaid';
      return this.changed(one);
    }
    if (one.cancel_at_period_end) return this.end(one);
    if (one.status === 'trialing' && this.cards.get(one.customer) === 'none') {
      one.status = 'paused';
      return this.changed(one);
    }
    const phases = this.schedules.get(one.schedule ?? '')?.phases ?? [];
    const phase = phases[1];
    if (phase?.items[0]) item.price = phase.items[0].price;
    // A schedule goes on through its last phase, and only then lets go.
    if (phase) phases.shift();
    else one.schedule = null;
    item.current_period_start = item.current_period_end;
    item.current_period_end = this.afterPeriod(item.current_period_start, item.price);
    one.status = 'active';
    this.charge(one, this.amountOf(one));
    this.changed(one);
  }

  /** Pays the open invoice, by a card that may be another one. */
  tryAgain(one: BookedSubscription): boolean {
    one.latest_invoice.tries += 1;
    if (this.cards.get(one.customer) !== 'good') {
      this.emit('invoice.payment_failed', one.latest_invoice);
      return false;
    }
    this.addCharge(one.customer, one.latest_invoice.amount_due);
    this.settle(one.latest_invoice);
    one.status = 'active';
    this.changed(one);
    return true;
  }

  charge(one: BookedSubscription, amount: number): void {
    one.latest_invoice = this.newInvoice(one.customer, amount, one.currency);
    if (this.cards.get(one.customer) === 'good') {
      this.addCharge(one.customer, amount);
      return this.settle(one.latest_invoice);
    }
    const isAsking = this.cards.get(one.customer) === 'asking';
    one.latest_invoice.tries = 1;
    one.latest_invoice.intent = isAsking ? 'requires_action' : 'requires_payment_method';
    one.status = 'past_due';
    const event = isAsking ? 'invoice.payment_action_required' : 'invoice.payment_failed';
    this.emit(event, one.latest_invoice);
  }

  end(one: BookedSubscription): void {
    Object.assign(one, { status: 'canceled', ended_at: this.now, schedule: null });
    this.emit('customer.subscription.deleted', one);
  }

  refund(customer: string): void {
    const charge = this.newestCharge(customer);
    charge.refunded = true;
    this.emit('charge.refunded', charge);
  }

  dispute(customer: string): BookedDispute {
    const charge = this.newestCharge(customer);
    charge.disputed = true;
    const dispute: BookedDispute = {
      id: newId('dp'),
      object: 'dispute',
      status: 'needs_response',
      charge: charge.id,
    };
    this.disputes.set(dispute.id, dispute);
    this.emit('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(dispute: BookedDispute, status: 'won' | 'lost'): void {
    dispute.status = status;
    this.emit('charge.dispute.closed', dispute);
  }

  changed(one: BookedSubscription): void {
    this.emit('customer.subscription.updated', one);
  }

  the(subscriptionId: string): BookedSubscription {
    const one = this.subscriptions.get(subscriptionId);
    if (!one) throw new Error('no such subscription');
    return one;
  }

  private newestCharge(customer: string): BookedCharge {
    const charge = [...this.charges.values()].findLast((one) => one.customer === customer);
    if (!charge) throw new Error('nothing was charged');
    return charge;
  }

  private addCharge(customer: string, amount: number): void {
    const charge: BookedCharge = {
      id: newId('ch'),
      object: 'charge',
      status: 'succeeded',
      created: this.now,
      refunded: false,
      disputed: false,
      amount,
      customer,
    };
    this.charges.set(charge.id, charge);
  }

  private settle(invoice: BookedInvoice): void {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
    this.emit('invoice.paid', invoice);
  }

  private newInvoice(customer: string, amount: number, currency: string): BookedInvoice {
    return {
      id: newId('in'),
      object: 'invoice',
      status: 'open',
      amount_due: amount,
      amount_paid: 0,
      currency,
      created: this.now,
      customer,
      tries: 0,
      intent: 'requires_payment_method',
    };
  }

  amountOf(
    { currency, items }: BookedSubscription,
    { price }: Pick<Item, 'price'> = items.data[0],
  ): number {
    return price.currency_options?.[currency]?.unit_amount ?? price.unit_amount ?? 0;
  }

  afterPeriod(start: number, { recurring }: Stripe.Price): number {
    const at = new Date(start * 1_000);
    if (recurring?.interval === 'year') at.setUTCFullYear(at.getUTCFullYear() + 1);
    else at.setUTCMonth(at.getUTCMonth() + 1);
    return Math.floor(at.getTime() / 1_000);
  }
}
