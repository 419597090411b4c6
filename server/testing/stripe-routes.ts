import type Stripe from 'stripe';
import type { BookedSubscription, StripeBooks } from './stripe-books.ts';
import {
  StripeProblem,
  customerOf,
  inner,
  known,
  missing,
  newId,
  newPortal,
  newPreview,
  newPrice,
  newSession,
  openPayments,
  refuseManaged,
  text,
} from './stripe-makes.ts';
import { newSchedule, updateSchedule } from './stripe-schedules.ts';
import type { Fields } from './stripe-server.ts';

interface StripeRoute {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  answer(books: StripeBooks, given: Fields, id: string): object;
}

const listOf = (data: object[]) => ({ object: 'list', data, has_more: false });
/** Parameters by the names of the package’s type; Stripe refuses others, and so does this. */
function route<Params>(
  method: StripeRoute['method'],
  path: RegExp,
  names: readonly (keyof Params & string)[],
  answer: StripeRoute['answer'],
): StripeRoute {
  return {
    method,
    path,
    answer(books, given, id) {
      for (const name of Object.keys(given))
        if (!names.some((one) => one === name))
          throw new StripeProblem(
            400,
            'invalid_request_error',
            `Received unknown parameter: ${name}`,
            'parameter_unknown',
          );
      return answer(books, given, id);
    },
  };
}

/** As it is sent, with the invoice where it was asked for. */
function shown(one: BookedSubscription, expands: boolean) {
  return { ...one, latest_invoice: expands ? one.latest_invoice : one.latest_invoice.id };
}

export const stripeRoutes: readonly StripeRoute[] = [
  route<Stripe.CustomerCreateParams>(
    'POST',
    /^\/v1\/customers$/u,
    ['email', 'name', 'metadata', 'preferred_locales'],
    (books, given) => books.addCustomer(text(given, 'email') ?? null),
  ),
  route<Stripe.CustomerRetrieveParams>('GET', /^\/v1\/customers\/(\w+)$/u, [], (books, _, id) =>
    known(books.customers, id, 'customer'),
  ),
  route<object>('DELETE', /^\/v1\/customers\/(\w+)$/u, [], (books, _, id) => {
    customerOf(books, id);
    books.deleteCustomer(id);
    return { id, object: 'customer', deleted: true };
  }),

  route<Stripe.ProductRetrieveParams>('GET', /^\/v1\/products\/(\w+)$/u, [], (books, _, id) =>
    known(books.products, id, 'product'),
  ),
  route<Stripe.ProductCreateParams>(
    'POST',
    /^\/v1\/products$/u,
    ['id', 'name', 'metadata'],
    (books, given) => {
      const product = {
        id: text(given, 'id') ?? newId('prod'),
        name: text(given, 'name') ?? '',
        active: true,
      };
      books.products.set(product.id, product);
      return product;
    },
  ),
  route<Stripe.ProductUpdateParams>(
    'POST',
    /^\/v1\/products\/(\w+)$/u,
    ['name', 'active'],
    (books, given, id) =>
      Object.assign(known(books.products, id, 'product'), {
        name: text(given, 'name'),
        active: true,
      }),
  ),
  route<Stripe.PriceListParams>(
    'GET',
    /^\/v1\/prices$/u,
    ['lookup_keys', 'active', 'limit', 'expand'],
    (books, given) => {
      const keys = Object.values(inner(given, 'lookup_keys'));
      return listOf(
        [...books.prices.values()].filter(
          ({ lookup_key: key, active }) => active && keys.includes(key ?? ''),
        ),
      );
    },
  ),
  route<Stripe.PriceCreateParams>(
    'POST',
    /^\/v1\/prices$/u,
    [
      'product',
      'currency',
      'unit_amount',
      'currency_options',
      'recurring',
      'lookup_key',
      'transfer_lookup_key',
      'metadata',
    ],
    newPrice,
  ),
  route<Stripe.PriceUpdateParams>(
    'POST',
    /^\/v1\/prices\/(\w+)$/u,
    ['active'],
    (books, _given, id) => Object.assign(known(books.prices, id, 'price'), { active: false }),
  ),
  route<Stripe.BillingPortal.ConfigurationListParams>(
    'GET',
    /^\/v1\/billing_portal\/configurations$/u,
    ['active', 'limit'],
    (books) => listOf(books.configurations),
  ),
  route<Stripe.BillingPortal.ConfigurationCreateParams>(
    'POST',
    /^\/v1\/billing_portal\/configurations$/u,
    ['features', 'metadata'],
    (books, given) => {
      const made = {
        id: newId('bpc'),
        metadata: inner(given, 'metadata') as Record<string, string>,
        features: given['features'],
      };
      books.configurations.push(made);
      return made;
    },
  ),
  route<Stripe.BillingPortal.ConfigurationUpdateParams>(
    'POST',
    /^\/v1\/billing_portal\/configurations\/(\w+)$/u,
    ['features', 'metadata'],
    (books, given, id) => {
      const found = books.configurations.find((one) => one.id === id);
      if (!found) throw missing('configuration');
      return Object.assign(found, { features: given['features'] });
    },
  ),
  route<Stripe.BillingPortal.SessionCreateParams>(
    'POST',
    /^\/v1\/billing_portal\/sessions$/u,
    ['customer', 'return_url', 'locale', 'configuration', 'flow_data'],
    newPortal,
  ),

  route<Stripe.Checkout.SessionListParams>(
    'GET',
    /^\/v1\/checkout\/sessions$/u,
    ['customer', 'status', 'limit'],
    (books, given) =>
      listOf(
        [...books.sessions.values()].filter(
          ({ customer, status }) => customer === given['customer'] && status === given['status'],
        ),
      ),
  ),
  route<Stripe.Checkout.SessionCreateParams>(
    'POST',
    /^\/v1\/checkout\/sessions$/u,
    [
      'mode',
      'customer',
      'client_reference_id',
      'line_items',
      'currency',
      'locale',
      'allow_promotion_codes',
      'automatic_tax',
      'customer_update',
      'tax_id_collection',
      'subscription_data',
      'success_url',
      'cancel_url',
      'expires_at',
    ],
    newSession,
  ),
  route<Stripe.Checkout.SessionRetrieveParams>(
    'GET',
    /^\/v1\/checkout\/sessions\/([^/]+)$/u,
    [],
    (books, _, id) => known(books.sessions, id, 'checkout.session'),
  ),
  route<Stripe.Checkout.SessionExpireParams>(
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/u,
    [],
    (books, _, id) => {
      const session = known(books.sessions, id, 'checkout.session');
      session.status = 'expired';
      books.emit('checkout.session.expired', session);
      return session;
    },
  ),

  route<Stripe.SubscriptionListParams>(
    'GET',
    /^\/v1\/subscriptions$/u,
    ['customer', 'status', 'limit', 'expand'],
    (books, given) => {
      known(books.customers, text(given, 'customer'), 'customer');
      const expands = Object.values(inner(given, 'expand')).includes('data.latest_invoice');
      return listOf(
        books
          .ofCustomer(text(given, 'customer') ?? '')
          .toReversed()
          .map((one) => shown(one, expands)),
      );
    },
  ),
  route<Stripe.SubscriptionRetrieveParams>(
    'GET',
    /^\/v1\/subscriptions\/(\w+)$/u,
    [],
    (books, _, id) => shown(known(books.subscriptions, id, 'subscription'), false),
  ),
  route<Stripe.SubscriptionUpdateParams>(
    'POST',
    /^\/v1\/subscriptions\/(\w+)$/u,
    ['cancel_at_period_end', 'cancel_at'],
    (books, given, id) => {
      const one = known(books.subscriptions, id, 'subscription');
      refuseManaged(one);
      one.cancel_at_period_end = given['cancel_at_period_end'] === 'true';
      one.cancel_at = one.cancel_at_period_end ? one.items.data[0].current_period_end : null;
      books.changed(one);
      return shown(one, false);
    },
  ),
  route<Stripe.SubscriptionResumeParams>(
    'POST',
    /^\/v1\/subscriptions\/(\w+)\/resume$/u,
    [],
    (books, _, id) => {
      const one = known(books.subscriptions, id, 'subscription');
      if (one.status !== 'paused')
        throw new StripeProblem(400, 'invalid_request_error', 'it is not paused');
      one.status = 'active';
      books.charge(one, one.items.data[0].price.unit_amount ?? 0);
      books.changed(one);
      return shown(one, false);
    },
  ),
  route<Stripe.SubscriptionScheduleCreateParams>(
    'POST',
    /^\/v1\/subscription_schedules$/u,
    ['from_subscription'],
    newSchedule,
  ),
  route<Stripe.SubscriptionScheduleUpdateParams>(
    'POST',
    /^\/v1\/subscription_schedules\/(\w+)$/u,
    ['end_behavior', 'phases'],
    updateSchedule,
  ),
  route<Stripe.SubscriptionScheduleRetrieveParams>(
    'GET',
    /^\/v1\/subscription_schedules\/(\w+)$/u,
    ['expand'],
    (books, _, id) => known(books.schedules, id, 'schedule'),
  ),
  route<Stripe.SubscriptionScheduleReleaseParams>(
    'POST',
    /^\/v1\/subscription_schedules\/(\w+)\/release$/u,
    [],
    (books, _, id) => {
      const schedule = known(books.schedules, id, 'schedule');
      books.the(schedule.subscription).schedule = null;
      books.emit('subscription_schedule.released', schedule);
      return schedule;
    },
  ),
  route<Stripe.InvoiceCreatePreviewParams>(
    'POST',
    /^\/v1\/invoices\/create_preview$/u,
    ['subscription', 'schedule'],
    newPreview,
  ),
  route<Stripe.InvoicePaymentListParams>(
    'GET',
    /^\/v1\/invoice_payments$/u,
    ['invoice', 'status', 'expand'],
    openPayments,
  ),
  route<Stripe.ChargeListParams>('GET', /^\/v1\/charges$/u, ['customer', 'limit'], (books, given) =>
    listOf(
      [...books.charges.values()]
        .filter(({ customer }) => customer === given['customer'])
        .toReversed(),
    ),
  ),
  route<Stripe.ChargeRetrieveParams>('GET', /^\/v1\/charges\/(\w+)$/u, [], (books, _, id) =>
    known(books.charges, id, 'charge'),
  ),
  route<Stripe.DisputeListParams>('GET', /^\/v1\/disputes$/u, ['charge', 'limit'], (books, given) =>
    listOf([...books.disputes.values()].filter(({ charge }) => charge === given['charge'])),
  ),
];
