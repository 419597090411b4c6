import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

const lookEveryMs = 50;
const retryAfterSeconds = 2;

/** The orderly shutdown of a server under load. */
export interface Leaving {
  readonly hasBegun: boolean;
  /** Calls are still served, and each answer closes its connection. */
  begin(): void;
  /** Calls are refused; running ones have this long to be answered. */
  close(patienceMs: number): Promise<void>;
}

/**
 * A kept-alive connection would hold the server for as long as its client likes, so every answer after
 * `begin` closes its connection. Connections that are left when no call is running are idle, and are cut.
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
