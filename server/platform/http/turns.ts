import { Refusal } from '../refusal.ts';
import type { RequestContext, Route } from './serve.ts';

/** Lets a few in at a time, the others in the order in which they came. */
export class Turns {
  readonly #atOnceMax: number;
  readonly #waitingMax: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ atOnceMax, waitingMax }: { atOnceMax: number; waitingMax: number }) {
    this.#atOnceMax = atOnceMax;
    this.#waitingMax = waitingMax;
  }

  /** @throws Refusal server.unavailable when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnceMax) {
      if (this.#waiting.length >= this.#waitingMax)
        throw new Refusal('server.unavailable', { retryAfterSeconds: 2 });
      // Whoever leaves hands the place over, so nobody who comes later can take it.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}

/** Costly calls wait before they take a database connection, so that they can't hold all of them. */
export function inTurn(
  route: Route,
  turns: Turns,
  isCostly: (context: RequestContext) => boolean = () => true,
): Route {
  return {
    endpoint: route.endpoint,
    answer: (request, reply, context) =>
      isCostly(context)
        ? turns.run(() => route.answer(request, reply, context))
        : route.answer(request, reply, context),
  };
}
