import { Redis } from 'ioredis';
import type { Logger } from 'pino';

const beatEveryMs = 1_000;
/** A connection without an answer for longer is given up and made again. */
const silenceMaxMs = 2_500;
const retryPauseMaxMs = 2_000;

/**
 * A connection that nothing waits for: commands fail at once while Redis is away. It reconnects for as long
 * as necessary; the log has one line when it is lost and one when it is back.
 */
export function openRedis(
  redisUrl: string,
  part: string,
  log: Logger,
  { answerMaxMs }: { answerMaxMs?: number } = {},
): Redis {
  const connection = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    connectTimeout: silenceMaxMs,
    socketTimeout: silenceMaxMs,
    ...(answerMaxMs === undefined ? {} : { commandTimeout: answerMaxMs }),
    retryStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), retryPauseMaxMs),
  });
  let isAway = false;
  connection.on('error', (error: Error) => {
    if (!isAway) log.warn({ part, err: error }, 'redis is away');
    isAway = true;
  });
  connection.on('ready', () => {
    if (isAway) log.info({ part }, 'redis is back');
    isAway = false;
  });
  // Each beat waits for an answer, which reveals a dead connection.
  const beat = setInterval(() => {
    if (connection.status !== 'ready') return;
    connection.ping().catch(() => {
      if (answerMaxMs !== undefined && connection.status === 'ready') connection.disconnect(true);
    });
  }, beatEveryMs);
  beat.unref();
  connection.once('end', () => clearInterval(beat));
  return connection;
}
