import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { BookedSubscription, StripeBooks } from './stripe-books.ts';
import type { Fields } from './stripe-server.ts';

/** An error in the form of Stripe. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; message: string } };
  constructor(status: number, type: string, message: string, code?: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...(code === undefined ? {} : { code }) } };
  }
}

export const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
export const inner = (given: Fields, name: string): Fields => {
  const value = given[name];
  return typeof value === 'object' ? value : {};
};
export const text = (given: Fields, name: string) => {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
};

export function missing(what: string): StripeProblem {
  return new StripeProblem(404, 'invalid_request_error', `No such ${what}`, 'resource_missing');
}

export function known<Thing>(
  things: ReadonlyMap<string, Thing>,
  id: string | undefined,
  what: string,
) {
  const found = things.get(id ?? '');
  if (!found) throw missing(what);
  return found;
}

export function customerOf(books: StripeBooks, id: string | undefined) {
  const customer = known(books.customers, id, 'customer');
  if (customer.deleted) throw missing('customer');
  return customer;
}

/** Stripe changes and ends nothing that a schedule manages. */
export function refuseManaged({ schedule }: BookedSubscription): void {
  if (schedule !== null)
    throw new StripeProblem(400, 'invalid_request_error', 'a schedule manages this');
}

export function newPrice(books: StripeBooks, given: Fields): object {
  const amount = Number(given['unit_amount']);
  const currency = text(given, 'currency') ?? '';
  const options = Object.entries(inner(given, 'currency_options')).map(
    ([name, value]) => [name, { unit_amount: Number((value as Fields)['unit_amount']) }] as const,
  );
  const price = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency,
    unit_amount: amount,
    currency_options: Object.fromEntries([...options, [currency, { unit_amount: amount }]]),
    lookup_key: text(given, 'lookup_key') ?? null,
    metadata: inner(given, 'metadata'),
    recurring: { interval: inner(given, 'recurring')['interval'] },
    product: text(given, 'product'),
  } as unknown as Stripe.Price;
  for (const other of books.prices.values())
    if (other.lookup_key === price.lookup_key) {
      if (given['transfer_lookup_key'] !== 'true')
        throw new StripeProblem(400, 'invalid_request_error', 'this lookup key is taken');
      other.lookup_key = null;
    }
  books.prices.set(price.id, price);
  return price;
}

export function newPortal(books: StripeBooks, given: Fields): object {
  customerOf(books, text(given, 'customer'));
  const flow = inner(given, 'flow_data');
  const update = inner(flow, 'subscription_update_confirm');
  if (update['subscription'] !== undefined) {
    const one = known(books.subscriptions, text(update, 'subscription'), 'subscription');
    const item = inner(inner(update, 'items'), '0');
    if (item['id'] !== one.items.data[0].id) throw missing('subscription item');
    known(books.prices, text(item, 'price'), 'price');
    refuseManaged(one);
  }
  const cancelled = text(inner(flow, 'subscription_cancel'), 'subscription');
  if (cancelled !== undefined) refuseManaged(known(books.subscriptions, cancelled, 'subscription'));
  const id = newId('bps');
  const portal = {
    id,
    url: `${books.address}/portal/${id}`,
    return_url: text(given, 'return_url') ?? '',
    customer: text(given, 'customer') ?? '',
    flow:
      flow['type'] === undefined
        ? undefined
        : ({
            ...flow,
            ...(update['subscription'] === undefined
              ? {}
              : {
                  subscription_update_confirm: {
                    ...update,
                    items: Object.values(inner(update, 'items')),
                  },
                }),
          } as unknown as Stripe.BillingPortal.SessionCreateParams.FlowData),
  };
  books.portals.set(id, portal);
  return portal;
}

/** The invoice of the next renewal, by the plan that counts then. */
export function newPreview(books: StripeBooks, given: Fields): object {
  const schedule = books.schedules.get(text(given, 'schedule') ?? '');
  const id = schedule?.subscription ?? text(given, 'subscription');
  const one = known(books.subscriptions, id, 'subscription');
  if (one.schedule !== (schedule?.id ?? null))
    throw new StripeProblem(400, 'invalid_request_error', 'a schedule manages this');
  if (one.status === 'canceled' || one.cancel_at_period_end)
    throw new StripeProblem(404, 'invalid_request_error', 'none', 'invoice_upcoming_none');
  const due = books.amountOf(one, schedule?.phases[1]?.items[0]);
  return { id: newId('upcoming_in'), object: 'invoice', amount_due: due, currency: one.currency };
}

/** The payments of an invoice that are not made. */
export function openPayments(books: StripeBooks, given: Fields): object {
  const data = [...books.subscriptions.values()]
    .map(({ latest_invoice: invoice }) => invoice)
    .filter(({ id, status }) => id === given['invoice'] && status === given['status'])
    .map(({ intent }) => ({
      id: newId('inpay'),
      object: 'invoice_payment',
      payment: {
        type: 'payment_intent',
        payment_intent: { id: newId('pi'), object: 'payment_intent', status: intent },
      },
    }));
  return { object: 'list', data, has_more: false };
}

export function newSession(books: StripeBooks, given: Fields): object {
  const customer = customerOf(books, text(given, 'customer'));
  const price = known(books.prices, text(inner(inner(given, 'line_items'), '0'), 'price'), 'price');
  const currency = text(given, 'currency') ?? '';
  if (!price.currency_options?.[currency])
    throw new StripeProblem(400, 'invalid_request_error', 'the price has no such currency');
  const lifeSeconds = Number(given['expires_at']) - books.now;
  if (lifeSeconds < 30 * 60 || lifeSeconds > 24 * 3_600)
    throw new StripeProblem(400, 'invalid_request_error', 'it must live from 30 minutes to a day');
  const id = newId('cs_test');
  const session = {
    id,
    object: 'checkout.session' as const,
    status: 'open' as const,
    payment_status: 'unpaid' as const,
    url: `${books.address}/pay/${id}`,
    success_url: (text(given, 'success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: text(given, 'cancel_url') ?? null,
    expires_at: Number(given['expires_at']),
    customer: customer.id,
    price: price.id,
    currency,
    asked: given,
    trialDays: Number(inner(given, 'subscription_data')['trial_period_days'] ?? 0),
  };
  books.sessions.set(id, session);
  return session;
}
