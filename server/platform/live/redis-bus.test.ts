import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startRedisServer } from '../../testing/redis-server.ts';
import type { Hint, LiveBus } from './bus.ts';
import { redisBus } from './redis-bus.ts';

const hint = (chatId: string): Hint => ({ kind: 'audience_changed', chatId });

function node(url: string): { bus: LiveBus; heard: Hint[]; lines: string[] } {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const bus = redisBus(url, log);
  const heard: Hint[] = [];
  bus.listen((hint) => heard.push(hint));
  onTestFinished(() => bus.close());
  return { bus, heard, lines };
}

async function twoNodes() {
  const redis = await startRedisServer();
  onTestFinished(() => redis.close());
  const [one, other] = [node(redis.url), node(redis.url)];
  await expect.poll(() => redis.subscriberCount).toBe(2);
  return { redis, one, other };
}

/** Hints are dropped while Redis is away, so the hint is repeated until it arrives. */
async function reaches(from: LiveBus, to: Hint[], word: string): Promise<void> {
  await expect
    .poll(
      () => {
        from.send(hint(word));
        return to;
      },
      { timeout: 10_000, interval: 100 },
    )
    .toContainEqual(hint(word));
}

test('a hint reaches the other nodes and never its sender', async () => {
  const { one, other } = await twoNodes();
  await reaches(one.bus, other.heard, 'first');
  await reaches(other.bus, one.heard, 'second');
  expect(one.heard).not.toContainEqual(hint('first'));
});

test('an invalid hint is ignored', async () => {
  const { redis, one, other } = await twoNodes();
  for (const nonsense of ['', '{', 'null', '{"from":"x"}', '[]'])
    redis.publish('zavit:live', nonsense);
  await reaches(one.bus, other.heard, 'first');
  expect(other.heard.every(({ kind }) => kind === 'audience_changed')).toBe(true);
});

test('broken connections are made again, and logged once', async () => {
  const { redis, one, other } = await twoNodes();
  redis.cut();
  await expect.poll(() => redis.subscriberCount, { timeout: 5_000 }).toBe(2);
  await reaches(one.bus, other.heard, 'after the cut');
  await redis.refuse();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  one.bus.send(hint('lost'));
  await redis.accept();
  await reaches(one.bus, other.heard, 'after the refusal');
  const away = one.lines.filter((line) => line.includes('redis is away'));
  expect(away.length).toBeLessThanOrEqual(4);
});

test('a Redis without answers is given up, and used again when it recovers', async () => {
  const { redis, one, other } = await twoNodes();
  redis.fallSilent();
  for (let count = 0; count < 1_000; count++) one.bus.send(hint('into silence'));
  await expect
    .poll(() => one.lines.join(), { timeout: 6_000 })
    .toMatch(/"part":"sender".*redis is away/u);
  await expect
    .poll(() => one.lines.join(), { timeout: 6_000 })
    .toMatch(/"part":"receiver".*redis is away/u);
  redis.wake();
  await reaches(one.bus, other.heard, 'awake');
});

test('a Redis that starts after the nodes is used from then on', async () => {
  const redis = await startRedisServer();
  onTestFinished(() => redis.close());
  await redis.refuse();
  const [one, other] = [node(redis.url), node(redis.url)];
  await expect.poll(() => one.lines.join()).toContain('redis is away');
  await redis.accept();
  await reaches(one.bus, other.heard, 'late');
});
