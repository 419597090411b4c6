import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

const lookEveryMs = 50;
const retryAfterSeconds = 2;

/** How a server under load comes to its end. */
export interface Leaving {
  readonly hasBegun: boolean;
  /** Calls are still served, and each answer ends its connection. */
  begin(): void;
  /** Calls are refused; those under way have this long to be answered. */
  close(patienceMs: number): Promise<void>;
}

/**
 * A connection that is kept alive would hold the server for as long as its client likes, so that every answer from the
 * beginning on closes its own. What is left when nothing is under way is silent, and is cut.
 */
export function leavesInOrder(server: FastifyInstance): Leaving {
  let hasBegun = false;
  let refuses = false;
  const underWay = new Set<ServerResponse>();
  server.addHook('onRequest', async (_request, { raw }) => {
    underWay.add(raw);
    const ended = () => underWay.delete(raw);
    raw.once('finish', ended);
    raw.once('close', ended);
    if (refuses) throw new Refusal('server.unavailable', { retryAfterSeconds });
  });
  server.addHook('onSend', async (_request, reply) => {
    if (hasBegun) void reply.header('connection', 'close');
  });
  const begin = () => {
    hasBegun = true;
  };
  return {
    get hasBegun() {
      return hasBegun;
    },
    begin,
    async close(patienceMs) {
      begin();
      refuses = true;
      const cutAt = performance.now() + patienceMs;
      const looking = setInterval(() => {
        if (underWay.size === 0 || performance.now() > cutAt) server.server.closeAllConnections();
      }, lookEveryMs);
      await server.close();
      clearInterval(looking);
    },
  };
}
