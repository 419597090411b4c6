import type { Config } from '../../config.ts';

/** Limits the wait for the first token, for the next one, and for the whole answer. */
export class AnswerClock {
  readonly #abort = new AbortController();
  readonly #idleTimeoutMs: number;
  readonly #total: NodeJS.Timeout;
  readonly #outside: AbortSignal;
  readonly #ended: Promise<never>;
  #idle: NodeJS.Timeout;
  #hasArrived = false;
  timedOut = false;

  constructor(config: Config, outside: AbortSignal) {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#ended = promise;
    promise.catch(() => undefined);
    this.signal.addEventListener(
      'abort',
      () => reject(new DOMException('the answer was ended', 'AbortError')),
      { once: true },
    );
    this.#outside = outside;
    this.#idleTimeoutMs = config.AI_IDLE_TIMEOUT_MS;
    this.#idle = setTimeout(this.#expire, config.AI_FIRST_BYTE_TIMEOUT_MS);
    this.#total = setTimeout(this.#expire, config.AI_TOTAL_TIMEOUT_MS);
    outside.addEventListener('abort', this.#stop, { once: true });
    if (outside.aborted) this.#abort.abort();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Called for every token, so it creates a timer only the first time. */
  arrived(): void {
    if (this.#hasArrived) {
      this.#idle.refresh();
      return;
    }
    this.#hasArrived = true;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(this.#expire, this.#idleTimeoutMs);
  }

  /** A stalled read does not always notice the abort, so the awaited promise ends with the clock. */
  race<Value>(work: PromiseLike<Value>): Promise<Value> {
    return Promise.race([work, this.#ended]);
  }

  end(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#total);
    this.#outside.removeEventListener('abort', this.#stop);
    this.#abort.abort();
  }

  readonly #expire = () => {
    this.timedOut = true;
    this.#abort.abort();
  };

  readonly #stop = () => this.#abort.abort();
}
