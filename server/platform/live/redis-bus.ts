import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { Hint, LiveBus } from './bus.ts';

const channel = 'zavit:live';
const beatEveryMs = 1_000;
/** A connection that is silent for longer after it was asked something is given up and made anew. */
const silenceMaxMs = 2_500;
const retryPauseMaxMs = 2_000;

/** Redis or Valkey publish/subscribe. While it is away, hints are dropped, and nothing waits for it. */
export function redisBus(redisUrl: string, log: Logger): LiveBus {
  const nodeId = newId();
  const listeners: ((hint: Hint) => void)[] = [];
  const sender = openRedis(redisUrl, 'sender', log);
  const receiver = openRedis(redisUrl, 'receiver', log);
  receiver.on('ready', () => {
    receiver.subscribe(channel).catch((error: Error) => {
      log.warn({ reason: error.message }, 'redis does not let us listen');
      receiver.disconnect(true);
    });
  });
  receiver.on('message', (_channel: string, text: string) => {
    try {
      const { from, hint } = JSON.parse(text) as { from: string; hint?: Hint };
      if (from === nodeId || !hint) return;
      for (const listener of listeners) listener(hint);
    } catch (error) {
      log.warn({ err: error }, 'a hint of another node could not be read');
    }
  });
  // An answer is awaited for each beat, which is how a connection that has silently died is found out.
  const beat = setInterval(() => {
    for (const connection of [sender, receiver])
      if (connection.status === 'ready') connection.ping().catch(() => undefined);
  }, beatEveryMs);
  beat.unref();
  return {
    hasOthers: true,
    send(hint) {
      if (sender.status !== 'ready') return;
      sender.publish(channel, JSON.stringify({ from: nodeId, hint })).catch(() => undefined);
    },
    listen(listener) {
      listeners.push(listener);
    },
    async close() {
      clearInterval(beat);
      sender.disconnect();
      receiver.disconnect();
    },
  };
}

/** Connects again by itself for as long as it takes; the log has one line when it goes and one when it is back. */
function openRedis(redisUrl: string, part: 'sender' | 'receiver', log: Logger): Redis {
  const connection = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    connectTimeout: silenceMaxMs,
    socketTimeout: silenceMaxMs,
    retryStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), retryPauseMaxMs),
  });
  let isAway = false;
  connection.on('error', (error: Error) => {
    if (!isAway) log.warn({ part, reason: error.message }, 'redis is away');
    isAway = true;
  });
  connection.on('ready', () => {
    if (isAway) log.info({ part }, 'redis is back');
    isAway = false;
  });
  return connection;
}
