import { type Socket, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { bufferedBytesMax } from '../platform/live/connection.ts';
import { eventually } from './guided-world.ts';
import { type PeopleWorld, groupOf, peopleWorld, sayTo } from './people-world.ts';
import type { Person, World } from './world.ts';

/** As long as a message may be, in letters of three bytes each. */
const longText = '字'.repeat(16_000);
const frameBytes = 50_000;
/** More than the kernel holds for two sockets, and the server for one reader. */
const floodCount = 260;

/** A socket that asks for everything and then never reads. */
async function deafSocket(one: World, { token }: Person, streams: object): Promise<Socket> {
  const url = new URL(await one.url());
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `GET /ws/user/?token=${token} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const resume = Buffer.from(JSON.stringify({ type: 'resume', streams }));
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | resume.length, 0, 0, 0, 0]), resume]));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

/** The most that the program has held for one reader so far. */
function watchBuffers({ app }: World): () => number {
  let most = 0;
  const timer = setInterval(() => {
    for (const { bufferedAmount } of app.server.websocketServer.clients)
      most = Math.max(most, bufferedAmount);
  }, 2);
  onTestFinished(() => clearInterval(timer));
  return () => most;
}

async function flood({ group, member }: PeopleWorld, count: number): Promise<void> {
  for (let sent = 0; sent < count; sent++) await sayTo(member, group.id, longText);
}

test('a reader that never reads is cut off at a bounded buffer while the others get every message', async () => {
  const one = await peopleWorld();
  const { owner, group, app } = one;
  const deaf = await one.person();
  await owner.call(api.members.invite, {
    params: { id: group.id },
    body: { usernames: [deaf.username] },
  });
  await deaf.call(api.members.accept, { params: { id: group.id } });
  const { items } = (await owner.call(api.messages.list, { params: { id: group.id } })).body;
  const socket = await deafSocket(one, deaf, {});
  const live = await owner.live();
  onTestFinished(() => live.close());
  expect(app.platform.live.connectionCount).toBe(2);
  const mostHeld = watchBuffers(one);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const before = process.memoryUsage().rss;
  await flood(one, floodCount);
  await eventually(() => app.platform.live.connectionCount === 1);
  expect(mostHeld()).toBeLessThan(bufferedBytesMax + 2 * frameBytes);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  const seqs = () =>
    live.events.flatMap((event) => (event.type === 'message.created' ? [event.message.seq] : []));
  await live.until(() => seqs().length >= floodCount);
  expect(seqs()).toEqual(Array.from({ length: floodCount }, (_, at) => items.length + 1 + at));
  socket.resume();
  await closed;
  expect(live.closeCode).toBeNull();
});

test('a reader that was cut off, and reads again, gets everything it missed, however much it is', async () => {
  const one = await peopleWorld();
  const { owner, group } = one;
  await flood(one, floodCount);
  const mostHeld = watchBuffers(one);
  const live = await owner.live({ [group.id]: 0 });
  onTestFinished(() => live.close());
  const messages = () => live.events.filter(({ type }) => type === 'message.created');
  await live.until(() => live.closeCode !== null || messages().length >= floodCount);
  expect([live.closeCode, messages().length >= floodCount]).toEqual([null, true]);
  expect(mostHeld()).toBeLessThan(bufferedBytesMax + 2 * frameBytes);
});

test('many who never read hold up nobody', async () => {
  const one = await peopleWorld();
  const { owner, member } = one;
  const deaf = await one.person();
  const crowded = await groupOf(owner, member, deaf);
  for (let count = 0; count < 20; count++) await deafSocket(one, deaf, {});
  const live = await owner.live();
  onTestFinished(() => live.close());
  const mostHeld = watchBuffers(one);
  const before = process.memoryUsage().rss;
  await flood({ ...one, group: crowded }, floodCount);
  await eventually(() => one.app.platform.live.connectionCount === 1);
  expect(mostHeld()).toBeLessThan(bufferedBytesMax + 2 * frameBytes);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  await live.until(
    () => live.events.filter(({ type }) => type === 'message.created').length >= floodCount,
  );
});
