import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts something by key; what was counted is forgotten a while after it began. */
export type Counter = Pick<
  RateLimiterAbstract,
  'penalty' | 'reward' | 'get' | 'set' | 'block' | 'delete'
>;

/** What is counted is one number for all nodes where there is a Redis. */
export interface Limits {
  /** The counter of that name, always the same. */
  counter(name: string, seconds: number): Counter;
  close(): void;
}

/** No bound of its own: whoever reads a count compares it. */
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

/** One node alone counts in its memory. */
export function memoryLimits(): Limits {
  return limitsOf(
    (options) => new RateLimiterMemory(options),
    () => undefined,
  );
}
