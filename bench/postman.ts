import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '#contract/index.ts';
import type { BookedEvent } from '#server/testing/stripe-books.ts';
import type { StripeServer } from '#server/testing/stripe-server.ts';

const atOnce = 6;
const repeatedShare = 0.15;
const pauseMs = 15;
const askedMaxMs = 15_000;
/** At the end, when nothing is killed any more. */
const triesMax = 5;

/** Sends messages of Stripe in any order, some of them again, and each until it is answered with 200. */
export class Postman {
  readonly #stripe: StripeServer;
  readonly taken = new Set<string>();
  sent = 0;
  cutOff = 0;

  constructor(stripe: StripeServer) {
    this.#stripe = stripe;
  }

  async sendWhile(url: string, isWanted: () => boolean): Promise<void> {
    const sending = Array.from({ length: atOnce }, async () => {
      while (isWanted()) {
        const event = this.#next();
        if (event) await this.#send(url, event);
        await sleep(pauseMs);
      }
    });
    await Promise.all(sending);
  }

  /** @throws when a message that is sent again and again is never taken */
  async sendAll(url: string): Promise<void> {
    for (let tries = 0; this.#waiting().length > 0; tries++) {
      if (tries === triesMax) throw new Error('a message is refused for ever');
      const waiting = this.#waiting();
      const sending = Array.from({ length: atOnce }, async () => {
        for (let event = waiting.pop(); event; event = waiting.pop()) await this.#send(url, event);
      });
      await Promise.all(sending);
    }
  }

  #waiting(): BookedEvent[] {
    return this.#stripe.books.events.filter(({ id }) => !this.taken.has(id));
  }

  #next(): BookedEvent | undefined {
    const { events } = this.#stripe.books;
    const from = Math.random() < repeatedShare ? events : this.#waiting();
    return from[Math.floor(Math.random() * from.length)];
  }

  async #send(url: string, event: BookedEvent): Promise<void> {
    const { payload, signature } = this.#stripe.signed(event);
    this.sent += 1;
    try {
      const { ok } = await fetch(url + api.payments.webhook.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
        signal: AbortSignal.timeout(askedMaxMs),
      });
      if (ok) this.taken.add(event.id);
    } catch {
      this.cutOff += 1;
    }
  }
}
