import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { v7 as newId } from 'uuid';
import type { MessageDelta } from '#contract/live.ts';

/**
 * What one node tells the others. A hint is never the truth: events are read from the database, and
 * what a lost hint announced is found there later.
 */
export type Hint =
  | { kind: 'events'; places: { stream: string; version: number; audience: 'chat' | 'person' }[] }
  | { kind: 'delta'; delta: MessageDelta }
  | { kind: 'stop_answer'; messageId: string }
  | { kind: 'session_ended'; sessionId: string }
  | { kind: 'audience_changed'; chatId: string };

/** Carries hints to the other nodes; never back to the node that sent them. */
export interface LiveBus {
  send(hint: Hint): void;
  listen(listener: (hint: Hint) => void): void;
  close(): Promise<void>;
}

/** One node alone has nobody to tell. */
export function singleNodeBus(): LiveBus {
  return { send: () => undefined, listen: () => undefined, close: async () => undefined };
}

const channel = 'zavit:live';

/** Redis or Valkey publish/subscribe. While it is away, hints are dropped and counted on the catch-up. */
export function redisBus(redisUrl: string, log: Logger): LiveBus {
  const nodeId = newId();
  const listeners: ((hint: Hint) => void)[] = [];
  const options = { enableOfflineQueue: false, maxRetriesPerRequest: 0, lazyConnect: false };
  const sender = new Redis(redisUrl, options);
  const receiver = new Redis(redisUrl, { ...options, enableOfflineQueue: true });
  for (const connection of [sender, receiver]) {
    connection.on('error', (error: Error) => log.warn({ reason: error.message }, 'redis is away'));
  }
  receiver
    .subscribe(channel)
    .catch((error: Error) => log.warn({ reason: error.message }, 'redis is away'));
  receiver.on('message', (_channel: string, text: string) => {
    const { from, hint } = JSON.parse(text) as { from: string; hint: Hint };
    if (from === nodeId) return;
    for (const listener of listeners) listener(hint);
  });
  return {
    send(hint) {
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
