import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** `/healthz` (alive), `/readyz` (may get traffic) and `/metrics`. */
export function serveHealth(
  server: FastifyInstance,
  platform: Platform,
  isDraining: () => boolean,
): void {
  const registry = new Registry();
  // Its own default wakes the process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  const duration = new Histogram({
    name: 'zavit_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'zavit_live_connections',
    help: 'Open live sockets.',
    registers: [registry],
    collect() {
      this.set(platform.live.connectionCount);
    },
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith('/api')) {
      duration.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1_000,
      );
    }
    done();
  });

  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    const database = await platform.database.db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const ready = database && !isDraining();
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not_ready', database, draining: isDraining() });
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, platform.config.METRICS_TOKEN))
      throw new Refusal('request.not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return (
      loopback.has(request.socket.remoteAddress ?? '') &&
      request.headers['x-forwarded-for'] === undefined
    );
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
