import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** A problem of a program that still serves. */
type Trouble = 'redis' | 'storage';

/** `/healthz` (alive), `/readyz` (may get traffic) and `/metrics`. */
export function serveHealth(
  server: FastifyInstance,
  platform: Platform,
  isDraining: () => boolean,
): void {
  const { registry } = platform.metrics;
  const duration = new Histogram({
    name: 'zavit_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
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

  server.get('/healthz', async () => {
    const degraded: Trouble[] = [];
    if (platform.live.otherNodes === 'away') degraded.push('redis');
    if (await platform.storageRoom.isFull()) degraded.push('storage');
    return degraded.length === 0 ? { status: 'ok' } : { status: 'degraded', degraded };
  });
  server.get('/readyz', async (_request, reply) => {
    const [database, storage] = await Promise.all([
      platform.database.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
      platform.storageRoom.isFull().then((isFull) => !isFull),
    ]);
    const draining = isDraining();
    const ready = database && storage && !draining;
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not_ready', database, storage, draining });
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
