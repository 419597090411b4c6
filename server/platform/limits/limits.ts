import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts events by key; a count expires some time after its beginning. */
export type Counter = Pick<
  RateLimiterAbstract,
  'penalty' | 'reward' | 'get' | 'set' | 'block' | 'delete'
>;

/** Counters, shared by all nodes if there is a Redis. */
export interface Limits {
  /** The counter with this name, always the same instance. */
  counter(name: string, seconds: number): Counter;
  close(): void;
}

/** No limit of its own: the reader compares the count. */
const points = Number.MAX_SAFE_INTEGER - 1;

interface CounterOptions {
  keyPrefix: string;
  points: number;
  duration: number;
}

export function limitsOf(open: (options: CounterOptions) => Counter, close: () => void): Limits {
  const counters = new Map<string, Counter>();
  return {
    counter(name, seconds) {
      const counter =
        counters.get(name) ?? open({ keyPrefix: `zavit:${name}`, points, duration: seconds });
      counters.set(name, counter);
      return counter;
    },
    close,
  };
}

/** A single node counts in memory. */
export function memoryLimits(): Limits {
  return limitsOf(
    (options) => new RateLimiterMemory(options),
    () => undefined,
  );
}
