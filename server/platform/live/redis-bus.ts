import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import { openRedis } from '../open-redis.ts';
import type { Hint, LiveBus } from './bus.ts';

const channel = 'zavit:live';

/** Redis or Valkey publish/subscribe. While it is away, hints are dropped, and nothing waits for it. */
export function redisBus(redisUrl: string, log: Logger): LiveBus {
  const nodeId = newId();
  const listeners: ((hint: Hint) => void)[] = [];
  const sender = openRedis(redisUrl, 'sender', log);
  const receiver = openRedis(redisUrl, 'receiver', log);
  receiver.on('ready', () => {
    receiver.subscribe(channel).catch((error: Error) => {
      log.warn({ err: error }, 'redis does not let us listen');
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
  return {
    hasOthers: true,
    get isAway() {
      return sender.status !== 'ready' || receiver.status !== 'ready';
    },
    send(hint) {
      if (sender.status !== 'ready') return;
      sender.publish(channel, JSON.stringify({ from: nodeId, hint })).catch(() => undefined);
    },
    listen(listener) {
      listeners.push(listener);
    },
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
