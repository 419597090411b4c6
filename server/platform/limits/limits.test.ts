import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { limits as maxima } from '#contract/values.ts';
import { type TestRedisServer, startRedisServer } from '../../testing/redis-server.ts';
import { world } from '../../testing/world.ts';
import { redisLimits } from './redis-limits.ts';

async function redisServer(): Promise<TestRedisServer> {
  const redis = await startRedisServer();
  onTestFinished(() => redis.close());
  return redis;
}

/** Two nodes that count together. */
async function twoNodes(answerMaxMs: number) {
  const redis = await redisServer();
  const nodes = [0, 1].map(() =>
    redisLimits(redis.url, pino({ level: 'silent' }), { answerMaxMs }),
  );
  onTestFinished(() => nodes.forEach((node) => node.close()));
  const [here, there] = nodes.map((node) => node.counter('tests', 60));
  if (!here || !there) throw new Error('there are two');
  const areShared = async () => {
    const before = (await here.get('beat'))?.consumedPoints ?? 0;
    await there.penalty('beat');
    return ((await here.get('beat'))?.consumedPoints ?? 0) > before;
  };
  await expect.poll(areShared).toBe(true);
  return { redis, here, there, areShared };
}

test('two nodes share one count, and reset and block for both', async () => {
  const { here, there } = await twoNodes(20_000);
  const counts = await Promise.all(
    [here, there, here, there, here].map(
      async (node) => (await node.penalty('ana')).consumedPoints,
    ),
  );
  expect(counts.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  await here.block('ben', 30);
  expect((await there.get('ben'))?.msBeforeNext).toBeGreaterThan(20_000);
  await there.delete('ana');
  expect((await here.penalty('ana')).consumedPoints).toBe(1);
});

interface Fault {
  name: string;
  begin(redis: TestRedisServer): void | Promise<void>;
  end(redis: TestRedisServer): void | Promise<void>;
}

const faults: Fault[] = [
  { name: 'answers nothing', begin: (redis) => redis.fallSilent(), end: (redis) => redis.wake() },
  { name: 'is gone', begin: (redis) => redis.refuse(), end: (redis) => redis.accept() },
];

describe.each(faults)('while Redis $name', ({ begin, end }) => {
  test('each node counts alone without waiting, and they share again when it is back', async () => {
    const { redis, here, there, areShared } = await twoNodes(500);
    await begin(redis);
    // The first may wait for the missing answer.
    await here.penalty('beat');
    await expect
      .poll(
        async () => {
          const begun = performance.now();
          await here.penalty('beat');
          return performance.now() - begun;
        },
        { timeout: 10_000 },
      )
      .toBeLessThan(100);
    expect((await here.penalty('cleo')).consumedPoints).toBe(1);
    expect((await here.penalty('cleo')).consumedPoints).toBe(2);
    expect((await there.penalty('cleo')).consumedPoints).toBe(1);
    await end(redis);
    await expect.poll(areShared, { timeout: 15_000, interval: 200 }).toBe(true);
  });
});

test('a caller has one limit for all nodes, and is served while Redis is away', async () => {
  const redis = await redisServer();
  const here = await world({ REDIS_URL: redis.url, RATE_LIMITS: 'on' });
  const { DATABASE_URL = '', DATA_DIR } = here.app.platform.config;
  const there = await world({ REDIS_URL: redis.url, RATE_LIMITS: 'on', DATABASE_URL, DATA_DIR });
  const visit = async (node: typeof here) =>
    (
      await node.call(api.intro.answer, {
        body: { lines: ['hello'], language: 'en', seed: 'seed' },
      })
    ).status;
  const counter = (node: typeof here) => node.app.platform.limits.counter('beats', 60);
  await expect
    .poll(async () => {
      await counter(there).penalty('beat');
      return (await counter(here).get('beat'))?.consumedPoints ?? 0;
    })
    .toBeGreaterThan(0);
  const answered: number[] = [];
  for (let count = 0; count < maxima.introAnswersMax + 2; count++)
    answered.push(await visit(count % 2 === 0 ? here : there));
  expect(answered.filter((status) => status === 200)).toHaveLength(maxima.introAnswersMax);
  expect(answered.slice(maxima.introAnswersMax)).toEqual([429, 429]);
  await redis.refuse();
  expect(await visit(here)).toBe(200);
});
