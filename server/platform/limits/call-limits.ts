import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { callerOf } from '../http/network.ts';
import { Refusal } from '../refusal.ts';
import type { Limits } from './limits.ts';

const windowSeconds = 60;

/** Refuses calls of a caller above the endpoint's limit, which is shared by all calls with the same limit. */
export async function limitCalls(server: FastifyInstance, limits: Limits): Promise<void> {
  const calls = limits.counter('calls', windowSeconds);
  class CallStore implements FastifyRateLimitStore {
    incr(
      key: string,
      counted: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      calls.penalty(key).then(
        ({ consumedPoints, msBeforeNext }) =>
          counted(null, { current: consumedPoints, ttl: msBeforeNext }),
        (error: Error) => counted(error),
      );
    }
    /** One store for every endpoint: otherwise each would count separately. */
    child(): this {
      return this;
    }
  }
  await server.register(rateLimit, {
    global: false,
    hook: 'preHandler',
    keyGenerator: callerOf,
    store: CallStore,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('request.too_many', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1_000)) }),
  });
}

/** The limit of an endpoint, in the form of the route's configuration. */
export function callLimit({ perMinute }: Pick<Endpoint, 'perMinute'>) {
  return {
    rateLimit: { max: perMinute, timeWindow: windowSeconds * 1_000, groupId: ` ${perMinute}` },
  };
}
