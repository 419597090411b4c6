import { setTimeout as sleep } from 'node:timers/promises';
import type { BodyIn, Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { callOver } from '#server/testing/process.ts';
import { signedIn } from '#server/testing/signed-in.ts';
import type { BookedSubscription } from '#server/testing/stripe-books.ts';
import type { StripeServer } from '#server/testing/stripe-server.ts';
import { newClient, passwordOfClients } from './client.ts';

const pauseMs = 150;
/** Amounts that occur once, so that a notification belongs to one invoice. */
let lastAmount = 100_000;

/** Somebody who subscribes, pays, fails to pay, changes and ends plans again and again. */
export class Payer {
  readonly id: string;
  readonly username: string;
  /** How often Stripe ended a subscription of theirs. */
  ends = 0;
  /** Calls that broke off. */
  cutOff = 0;
  #customer: string | null = null;
  #token: string;
  readonly #stripe: StripeServer;

  constructor(who: { id: string; username: string; token: string }, stripe: StripeServer) {
    this.id = who.id;
    this.username = who.username;
    this.#token = who.token;
    this.#stripe = stripe;
  }

  get customer(): string | null {
    return this.#customer;
  }

  async liveWhile(url: string, isWanted: () => boolean): Promise<void> {
    while (isWanted()) {
      await this.#step(url);
      await sleep(pauseMs * Math.random());
    }
  }

  /** Null: it broke off, or was refused. An access token that has run out is renewed. */
  async ask<E extends Endpoint>(url: string, endpoint: E, body?: BodyIn<E>) {
    const asked = body === undefined ? {} : { body };
    try {
      const answer = await callOver(url, this.#token, endpoint, asked);
      if (answer === null) this.cutOff += 1;
      return answer;
    } catch (error) {
      if (String(error).includes('"auth.')) await this.signIn(url);
      return null;
    }
  }

  async signIn(url: string): Promise<void> {
    const user = { username: this.username, password: passwordOfClients };
    const answer = await callOver(url, '', api.account.login, { body: { user } });
    if (answer) this.#token = signedIn(answer).token;
  }

  async #step(url: string): Promise<void> {
    const { books } = this.#stripe;
    const running = this.#running();
    if (!running) return this.#subscribe(url);
    const steps: (() => Promise<unknown> | void)[] = [
      () => this.#renew(running, 'good'),
      () => this.#renew(running, 'declined'),
      () => {
        books.cards.set(running.customer, 'good');
        if (running.latest_invoice.status === 'open') books.tryAgain(running);
      },
      () => this.#change(url),
      () => this.#cancel(url),
      () => this.ask(url, api.payments.resume),
      () => {
        this.ends += 1;
        books.end(running);
      },
    ];
    await steps[Math.floor(Math.random() * steps.length)]?.();
  }

  #running(): BookedSubscription | undefined {
    return this.#stripe.books
      .ofCustomer(this.#customer ?? '')
      .find(({ status }) => status !== 'canceled');
  }

  async #subscribe(url: string): Promise<void> {
    const { books } = this.#stripe;
    const answer = await this.ask(url, api.payments.checkout, wish());
    const session = lastPart(answer?.url);
    if (session === undefined || books.sessions.get(session)?.status !== 'open') return;
    this.#customer = books.pay(session).customer;
  }

  #renew(one: BookedSubscription, card: 'good' | 'declined'): void {
    const { books } = this.#stripe;
    lastAmount += 1;
    books.cards.set(one.customer, card);
    if (card === 'good') one.status = 'active';
    books.charge(one, lastAmount);
    books.changed(one);
  }

  /** Another plan, on the page of the portal where it is confirmed. */
  async #change(url: string): Promise<void> {
    const answer = await this.ask(url, api.payments.checkout, wish());
    this.#confirm(lastPart(answer?.url));
  }

  async #cancel(url: string): Promise<void> {
    const answer = await this.ask(url, api.payments.portal, { screen: 'cancel' });
    this.#confirm(lastPart(answer?.url));
  }

  #confirm(portal: string | undefined): void {
    const { books } = this.#stripe;
    const asks = portal !== undefined && books.portals.get(portal)?.flow !== undefined;
    // Somebody who is subscribed may be led to a checkout after an end that came in between.
    if (asks && this.#running()) books.confirm(portal);
  }
}

const wish = () => ({
  plan: Math.random() < 0.5 ? ('plus' as const) : ('pro' as const),
  interval: Math.random() < 0.5 ? ('month' as const) : ('year' as const),
});

const lastPart = (url: string | undefined) => url?.split('/').at(-1);

export async function newPayer(url: string, stripe: StripeServer): Promise<Payer> {
  const { user, token } = await newClient(url);
  return new Payer({ id: user.id, username: user.username, token }, stripe);
}
