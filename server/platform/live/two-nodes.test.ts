import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { LiveClient } from '../../testing/live-client.ts';
import { type TestRedisServer, startRedisServer } from '../../testing/redis-server.ts';
import { type Person, type World, world } from '../../testing/world.ts';

const hintMaxMs = 300;
const catchUpMaxMs = 5_000;

/** Two programs on one database, with a Redis between them, and a person who acts at one and listens at the other. */
async function twoNodes() {
  const redis = await startRedisServer();
  onTestFinished(() => redis.close());
  const here = await world({ REDIS_URL: redis.url });
  const { DATABASE_URL = '', DATA_DIR } = here.app.platform.config;
  const there = await world({ REDIS_URL: redis.url, DATABASE_URL, DATA_DIR });
  await expect.poll(() => redis.subscriberCount, { timeout: 5_000 }).toBe(2);
  const ana = await here.person();
  const { id } = await ana.chat();
  const live = await liveAt(there, ana, id);
  return { redis, here, there, ana, id, live };
}

async function liveAt(node: World, person: Person, id: string): Promise<LiveClient> {
  const { version } = (await person.call(api.account.profile)).body;
  const live = await LiveClient.open(await node.url(), person.token, {
    [id]: 0,
    [person.user.id]: version,
  });
  onTestFinished(() => live.close());
  return live;
}

type Nodes = Awaited<ReturnType<typeof twoNodes>>;

/** Renames the chat at one node, and returns how long the other node took to send the event. */
async function receivedAfterMs({ ana, id, live }: Nodes, title: string): Promise<number> {
  const begun = performance.now();
  await ana.call(api.chat.rename, { params: { id }, body: { name: title } });
  await live.until(() =>
    live.events.some((event) => event.type === 'chat.updated' && event.changes.title === title),
  );
  return performance.now() - begun;
}

/** Events are complete, unique and in order. */
function expectWhole({ live, id }: Nodes): void {
  const versions = live.events.filter(({ stream }) => stream === id).map(({ version }) => version);
  expect(versions).toEqual(versions.map((_, at) => at + 1));
}

async function untilHintsCome(nodes: Nodes): Promise<void> {
  let tries = 0;
  await expect
    .poll(() => receivedAfterMs(nodes, `Back ${++tries}`), { timeout: 12_000, interval: 200 })
    .toBeLessThan(hintMaxMs);
}

test('an event of one node reaches a socket of the other at once', async () => {
  const nodes = await twoNodes();
  const took: number[] = [];
  for (let count = 0; count < 15; count++) took.push(await receivedAfterMs(nodes, `Name ${count}`));
  expect(took.toSorted((one, other) => one - other)[7]).toBeLessThan(hintMaxMs);
  expectWhole(nodes);
});

interface Fault {
  name: string;
  begin(redis: TestRedisServer): void | Promise<void>;
  end(redis: TestRedisServer): void | Promise<void>;
}

const faults: Fault[] = [
  {
    name: 'answers nothing',
    begin: (redis) => redis.fallSilent(),
    end: (redis) => redis.wake(),
  },
  { name: 'is gone', begin: (redis) => redis.refuse(), end: (redis) => redis.accept() },
];

test.each(faults)(
  'while Redis $name it comes by the database, and at once again when Redis is back',
  async (fault) => {
    const nodes = await twoNodes();
    await receivedAfterMs(nodes, 'Before');
    await fault.begin(nodes.redis);
    for (const title of ['Away', 'Still away'])
      expect(await receivedAfterMs(nodes, title)).toBeLessThan(catchUpMaxMs);
    expectWhole(nodes);
    await fault.end(nodes.redis);
    await untilHintsCome(nodes);
    expectWhole(nodes);
  },
);

test('a session that ends while Redis is away loses its socket at the other node', async () => {
  const { redis, here, ana, live } = await twoNodes();
  redis.fallSilent();
  const cookie = Object.entries(ana.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const left = await here.call(api.account.logout, {
    headers: { cookie, 'x-csrftoken': ana.cookies['csrftoken'] ?? '' },
  });
  expect(left.status, left.text).toBe(200);
  const begun = performance.now();
  expect(await live.closed()).toBe(4409);
  expect(performance.now() - begun).toBeLessThan(catchUpMaxMs);
});

test('people of a stopped node go offline at the others within seconds', async () => {
  const { here, there, ana } = await twoNodes();
  const isOnline = () => here.app.platform.live.isOnline(ana.user.id);
  await expect.poll(isOnline).toBe(true);
  await there.restart();
  await expect.poll(isOnline).toBe(false);
});

test('an event that was stored long before its commit is found as well', async () => {
  const nodes = await twoNodes();
  nodes.redis.fallSilent();
  const { pool } = nodes.here.app.platform.database;
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`insert into streams (id, version) values ($1, 1)`, [nodes.id]);
  await client.query(
    `insert into events (stream_id, version, event, created_at)
     values ($1::uuid, 1, jsonb_build_object('type', 'chat.updated', 'chat_id', $1::text, 'changes', '{"title": "Slow"}'::jsonb), clock_timestamp())`,
    [nodes.id],
  );
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await client.query('commit');
  client.release();
  const begun = performance.now();
  await nodes.live.until(() => nodes.live.events.length > 0);
  expect(performance.now() - begun).toBeLessThan(catchUpMaxMs);
  expectWhole(nodes);
});
