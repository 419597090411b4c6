import type { ErrorCode } from '#contract/errors.ts';
import { Refusal } from '../refusal.ts';
import { callerOf } from './network.ts';
import type { RequestContext, Route } from './serve.ts';

interface Waiting {
  goOn(): void;
  giveUp(refusal: Refusal): void;
}

/**
 * Lets a few in at a time. The others wait, and people take turns: whoever asks for twenty things at
 * once holds nobody up for longer than whoever asks for one.
 */
export class Turns {
  readonly #atOnceMax: number;
  readonly #waitingMax: number;
  /** By person, whose turn is next first; nobody stands here with nothing that waits. */
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingCount = 0;
  readonly #busy: ErrorCode;
  #running = 0;

  constructor({
    atOnceMax,
    waitingMax,
    busy = 'server.unavailable',
  }: {
    atOnceMax: number;
    waitingMax: number;
    /** What is answered when too many wait already. */
    busy?: ErrorCode;
  }) {
    this.#atOnceMax = atOnceMax;
    this.#waitingMax = waitingMax;
    this.#busy = busy;
  }

  /** @throws Refusal when too many wait already */
  async run<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    // Whoever leaves hands the place over, so nobody who comes later can take it.
    if (this.#running >= this.#atOnceMax) await this.#wait(who);
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#next();
      if (next) next.goOn();
      else this.#running--;
    }
  }

  #wait(who: string): Promise<void> {
    if (this.#waitingCount >= this.#waitingMax) this.#makeRoomFor(who);
    return new Promise((goOn, giveUp) => {
      const mine = this.#waiting.get(who) ?? [];
      mine.push({ goOn, giveUp });
      this.#waiting.set(who, mine);
      this.#waitingCount++;
    });
  }

  /** The last place of whoever holds the most is given up for somebody who would still hold fewer. */
  #makeRoomFor(who: string): void {
    const refusal = new Refusal(this.#busy, { retryAfterSeconds: 2 });
    let most: Waiting[] = [];
    for (const queue of this.#waiting.values()) if (queue.length > most.length) most = queue;
    if (most.length <= (this.#waiting.get(who)?.length ?? 0) + 1) throw refusal;
    most.pop()?.giveUp(refusal);
    this.#waitingCount--;
  }

  #next(): Waiting | undefined {
    for (const [who, queue] of this.#waiting) {
      const next = queue.shift();
      this.#waiting.delete(who);
      if (queue.length > 0) this.#waiting.set(who, queue);
      this.#waitingCount--;
      return next;
    }
    return undefined;
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
        ? turns.run(callerOf(request), () => route.answer(request, reply, context))
        : route.answer(request, reply, context),
  };
}
