import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { openRedis } from '../open-redis.ts';
import { type Limits, limitsOf } from './limits.ts';

/** The longest wait for a count. */
const defaultAnswerMaxMs = 500;

/**
 * Counts in Redis or Valkey, for all nodes; while it is away each node counts alone, and refuses nobody
 * because of it.
 */
export function redisLimits(
  redisUrl: string,
  log: Logger,
  { answerMaxMs = defaultAnswerMaxMs }: { answerMaxMs?: number } = {},
): Limits {
  const storeClient = openRedis(redisUrl, 'limits', log, { answerMaxMs });
  return limitsOf(
    (options) =>
      new RateLimiterRedis({
        ...options,
        storeClient,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    () => storeClient.disconnect(),
  );
}
