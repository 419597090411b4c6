import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import Stripe from 'stripe';
import { stripeApiVersion } from '../platform/payments/stripe-payments.ts';
import { type BookedEvent, StripeBooks } from './stripe-books.ts';
import { htmlOf, stripePage } from './stripe-pages.ts';
import { StripeProblem } from './stripe-makes.ts';
import { stripeRoutes } from './stripe-routes.ts';

export interface StripeServer {
  /** Settings that lead to it. */
  readonly environment: Record<string, string>;
  readonly books: StripeBooks;
  /** Calls that were answered, as `POST /v1/customers`. */
  readonly calls: string[];
  /** Fails the next calls with 500. */
  failNext(count: number): void;
  /** How long every answer takes; 0 at first. A function is asked for each of them. */
  delayMs: number | (() => number);
  /** Refuses the preview of an invoice, as for a customer whose tax can’t be found, and the payments of one. */
  refusesPreviews: boolean;
  /** Sends every event that is still to come to the webhook of a program at this address, as it comes about. */
  deliverTo(origin: string): void;
  /** Sends what came about since by the tests themselves. */
  handOver(): Promise<void>;
  /** An event in the form in which it is sent, with its signature. */
  signed(event: BookedEvent, how?: Signing): { payload: string; signature: string };
  close(): Promise<void>;
}

interface Signing {
  secret?: string;
  /** When it was signed, in seconds since 1970; by default now. */
  timestamp?: number;
  livemode?: boolean;
}

const invoiceQuestions = new Set(['/v1/invoices/create_preview', '/v1/invoice_payments']);
const key = 'sk_test_a_quiet_key';
const webhookSecret = 'whsec_a_quiet_secret';

/** A server that speaks as Stripe does, keeps its state, and refuses parameters that the package does not know. */
export async function startStripeServer(): Promise<StripeServer> {
  let endpoint: string | undefined;
  let handedOver = 0;
  const books = new StripeBooks();
  const calls: string[] = [];
  let failures = 0;
  const http = createServer((request, response) => {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const url = new URL(request.url ?? '', 'http://stripe.test');
    const page = stripePage(books, url.pathname);
    if (page && request.method === 'GET')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(htmlOf(page));
    if (page) {
      const [, press] = page[Number(url.searchParams.get('button'))] ?? [];
      response.writeHead(303, { location: press?.() ?? url.pathname }).end();
      return void handOver();
    }
    void answer(request).then(
      (body) => say(200, body),
      (error: unknown) => {
        const { status, body } =
          error instanceof StripeProblem
            ? error
            : { status: 500, body: { error: { type: 'api_error', message: String(error) } } };
        say(status, body);
      },
    );
  });

  async function handOver(): Promise<void> {
    if (endpoint === undefined) return;
    const events = books.events.slice(handedOver);
    handedOver = books.events.length;
    for (const event of events) {
      const { payload, signature } = server.signed(event);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      await fetch(endpoint, { method: 'POST', headers, body: payload });
    }
  }

  async function answer(request: IncomingMessage): Promise<object> {
    const url = new URL(request.url ?? '', 'http://stripe.test');
    const text = (await request.toArray()).join('');
    calls.push(`${request.method} ${url.pathname}`);
    const delayMs = typeof server.delayMs === 'function' ? server.delayMs() : server.delayMs;
    if (delayMs > 0) await after(delayMs);
    if (failures > 0) {
      failures -= 1;
      throw new Error('Stripe has trouble');
    }
    if (request.headers.authorization !== `Bearer ${key}`)
      throw new StripeProblem(401, 'invalid_request_error', 'this key is unknown');
    if (request.headers['stripe-version'] !== stripeApiVersion)
      throw new StripeProblem(400, 'invalid_request_error', 'another version is expected');
    if (server.refusesPreviews && invoiceQuestions.has(url.pathname))
      throw new StripeProblem(
        400,
        'invalid_request_error',
        'no address',
        'customer_tax_location_invalid',
      );
    const given = fieldsOf(new URLSearchParams(request.method === 'POST' ? text : url.search));
    for (const route of stripeRoutes) {
      const match = route.method === request.method && route.path.exec(url.pathname);
      if (match) return route.answer(books, given, match[1] ?? '');
    }
    throw new StripeProblem(404, 'invalid_request_error', `no ${request.method} ${url.pathname}`);
  }

  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  books.address = address;
  const stripe = new Stripe(key);
  const server: StripeServer = {
    environment: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: address,
    },
    books,
    calls,
    failNext(count) {
      failures = count;
    },
    delayMs: 0,
    refusesPreviews: false,
    deliverTo(origin) {
      endpoint = `${origin}/api/payment/webhook`;
      handedOver = books.events.length;
    },
    handOver,
    signed(event, { secret = webhookSecret, timestamp, livemode = false } = {}) {
      const payload = JSON.stringify({ ...event, livemode });
      const signature = stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: timestamp ?? Math.floor(Date.now() / 1_000),
      });
      return { payload, signature };
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}

export type Fields = { [name: string]: string | Fields };

/** `a[b][0]=c` as an object of objects. */
function fieldsOf(search: URLSearchParams): Fields {
  const fields: Fields = {};
  for (const [path, value] of search) {
    const names = path.split(/\]?\[|\]/u).filter((name) => name !== '');
    const last = names.pop() ?? '';
    let place = fields;
    for (const name of names) {
      const inner = place[name];
      place = typeof inner === 'object' ? inner : (place[name] = {});
    }
    place[last] = value;
  }
  return fields;
}
