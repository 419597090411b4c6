import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { startRedisServer } from '../../testing/redis-server.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type World, world } from '../../testing/world.ts';

const at = async ({ app }: World, url: string) => {
  const answer = await app.server.inject({ url });
  return { code: answer.statusCode, ...answer.json<object>() };
};

async function metricsOf({ app }: World): Promise<string> {
  return (await app.server.inject({ url: '/metrics' })).body;
}

const whole = { code: 200, status: 'ok' };

test('a single node is healthy and ready', async () => {
  const alone = await world();
  expect(await at(alone, '/healthz')).toEqual(whole);
  expect(await at(alone, '/readyz')).toEqual({
    code: 200,
    status: 'ready',
    database: true,
    storage: true,
    draining: false,
  });
});

test('health names a Redis that does not answer, and the node stays ready', async () => {
  const redis = await startRedisServer();
  onTestFinished(() => redis.close());
  const one = await world({ REDIS_URL: redis.url });
  await expect.poll(() => at(one, '/healthz'), { timeout: 10_000 }).toEqual(whole);
  expect(await metricsOf(one)).toContain('zavit_redis_up 1');

  redis.fallSilent();
  await expect
    .poll(() => at(one, '/healthz'), { timeout: 15_000 })
    .toEqual({ code: 200, status: 'degraded', degraded: ['redis'] });
  expect((await at(one, '/readyz')).code).toBe(200);
  expect(await metricsOf(one)).toContain('zavit_redis_up 0');

  redis.wake();
  await expect.poll(() => at(one, '/healthz'), { timeout: 15_000 }).toEqual(whole);
}, 60_000);

test('the metrics show connections, jobs, waiting mails and answers by result', async () => {
  const smtp = await startSmtpServer();
  const one = await world({ SMTP_URL: smtp.url });
  await smtp.close();
  const ana = await one.person();
  const { id } = await ana.chat();
  await ana.call(api.messages.send, {
    params: { id },
    body: { message: 'Hello', client_id: crypto.randomUUID() },
  });
  await expect
    .poll(() => metricsOf(one), { timeout: 30_000 })
    .toMatch(/^zavit_answers_total\{state="sent"\} 1$/mu);
  await expect.poll(() => metricsOf(one), { timeout: 30_000 }).toMatch(/^zavit_mails_waiting 1$/mu);
  const text = await metricsOf(one);
  expect(text).toMatch(/^zavit_database_connections\{state="waiting"\} 0$/mu);
  expect(text).toMatch(/^zavit_database_connections\{state="idle"\} \d+$/mu);
  expect(text).toMatch(/^zavit_jobs\{name="send_letter",state="(created|retry|active)"\} 1$/mu);
  expect(text).toMatch(/^zavit_answers_running 0$/mu);
  expect(text).toMatch(/^zavit_redis_up 0$/mu);
}, 60_000);
