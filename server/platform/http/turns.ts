import type { ErrorCode } from '#contract/errors.ts';
import { Refusal } from '../refusal.ts';
import { callerOf } from './network.ts';
import type { Route } from './serve.ts';

interface Waiting {
  goOn(): void;
  giveUp(refusal: Refusal): void;
}

/**
 * Runs a few at a time. The others wait, and people take turns: twenty calls of one person delay others no
 * longer than one call.
 */
export class Turns {
  readonly #atOnceMax: number;
  readonly #waitingMax: number;
  /** Waiting calls by person, the next person first; a person without waiting calls has no entry. */
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
    /** The refusal when the queue is full. */
    busy?: ErrorCode;
  }) {
    this.#atOnceMax = atOnceMax;
    this.#waitingMax = waitingMax;
    this.#busy = busy;
  }

  /** @throws Refusal when the queue is full */
  async run<Result>(who: string, work: () => Promise<Result>): Promise<Result> {
    // A finished call passes its place on, so no later arrival can take it.
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

  /**
   * The last call of the person with the most waiting ones is refused, in favour of a person who would still
   * have fewer.
   */
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

/** Expensive calls wait before they take a database connection, so that they can't hold all of them. */
export function inTurn(route: Route, turns: Turns): Route {
  return {
    endpoint: route.endpoint,
    answer: (request, reply, context) =>
      turns.run(callerOf(request), () => route.answer(request, reply, context)),
  };
}
