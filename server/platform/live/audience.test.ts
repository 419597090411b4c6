import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { eventually, guidedWorld, say } from '../../testing/guided-world.ts';
import { world } from '../../testing/world.ts';

test('nobody receives frames of other people’s chats, whatever happens there and whatever they request', async () => {
  const { consenting } = await guidedWorld({ kind: 'tokens', tokens: ['An ', 'answer.'] });
  const [ana, ben] = [await consenting(), await consenting()];
  const { id } = await ana.chat();
  const early = await ben.live({ [id]: 0, [ana.user.id]: 0 });
  const own = await ana.live({ [id]: 0 });
  const sent = await say(ana, id, 'Private line');
  await sent.ended();
  await ana.call(api.chat.rename, { params: { id }, body: { name: 'Private name' } });
  await ana.call(api.chat.draft, { params: { id }, body: { text: 'Private draft' } });
  await ana.call(api.chat.settings, { params: { id }, body: { pinned: true, archived: true } });
  await ana.call(api.chat.stage, { params: { id }, body: { stage: 'DG' } });
  await ana.call(api.chat.read, { params: { id }, body: { seq: 0 } });
  await ana.call(api.messages.rate, {
    params: { id: sent.answer?.id ?? '' },
    body: { value: 'bad' },
  });
  await ana.call(api.account.updateProfile, { body: { user: { bio: 'Private bio' } } });
  const edited = await ana.call(api.messages.edit, {
    params: { id: sent.message.id },
    body: { text: 'Private edit' },
  });
  await ana.call(api.messages.stop, { params: { id: edited.body.answer?.id ?? '' } });
  await ana.call(api.messages.chooseVersion, {
    params: { id: sent.message.id },
    body: { index: 1 },
  });
  await ana.call(api.chat.remove, { params: { id } });
  await ana.call(api.chat.restore, { params: { id } });
  await own.until(() => own.events.some(({ type }) => type === 'chat.removed'));
  const late = await ben.live({ [id]: 0, [ana.user.id]: 0, [sent.message.id]: 0 });
  const { id: mine } = await ben.chat();
  await early.until(() => early.events.length > 0);
  await late.until(() => late.events.length > 0);
  for (const live of [early, late]) {
    expect(
      live.frames.every(
        (frame) => frame.type === 'hello' || ('stream' in frame && frame.stream === ben.user.id),
      ),
    ).toBe(true);
    expect(JSON.stringify(live.frames)).not.toMatch(/Private|An answer/u);
    expect(JSON.stringify(live.frames)).toContain(mine);
    live.close();
  }
  expect(new Set(own.events.map(({ type }) => type)).size).toBeGreaterThan(6);
  own.close();
});

test('a reader that never reads is cut off at a bounded buffer, and delays nobody', async () => {
  const one = await world();
  const [ana, ben] = [await one.person(), await one.person()];
  const { id } = await ana.chat();
  const url = new URL(await one.url());
  const socket = connect(Number(url.port), url.hostname);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `GET /ws/user/?token=${ana.token} HTTP/1.1\r\nHost: ${url.host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  await new Promise((resolve) => socket.once('data', resolve));
  const resume = Buffer.from('{"type":"resume","streams":{}}');
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | resume.length, 0, 0, 0, 0]), resume]));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  const { live } = one.app.platform;
  expect(live.connectionCount).toBe(1);
  const other = await ben.live();

  const before = process.memoryUsage().rss;
  const text = 'x'.repeat(60_000);
  for (let index = 0; index < 2_000 && live.connectionCount > 1; index++) {
    live.publishAnswer({
      type: 'message.delta',
      chat_id: id,
      message_id: randomUUID(),
      index: 1,
      offset: 0,
      text,
    });
    if (index % 20 === 0) await new Promise(setImmediate);
  }
  const begun = performance.now();
  await eventually(() => live.connectionCount === 1, 5_000);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  await ben.chat();
  await other.until(() => other.events.length > 0);
  other.close();
  socket.resume();
  await closed;
});
