import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { startRedisServer } from './redis-server.ts';

async function serverAndClients(options: { protocol?: 2 | 3 } = {}) {
  const server = await startRedisServer();
  const open = () => {
    const client = new Redis(server.url, { ...options, commandTimeout: 500 });
    client.on('error', () => undefined);
    return client;
  };
  const [speaker, listener] = [open(), open()];
  onTestFinished(async () => {
    speaker.disconnect();
    listener.disconnect();
    await server.close();
  });
  const heard: string[] = [];
  listener.on('message', (channel: string, text: string) => heard.push(`${channel}: ${text}`));
  return { server, speaker, listener, heard };
}

test.each([2, 3] as const)(
  'a published message reaches subscribers, in RESP%d',
  async (protocol) => {
    const { server, speaker, listener, heard } = await serverAndClients({ protocol });
    await listener.subscribe('news');
    expect(await speaker.publish('news', 'שלום\r\n$3')).toBe(1);
    expect(await speaker.publish('other', 'nobody')).toBe(0);
    await expect.poll(() => heard).toEqual(['news: שלום\r\n$3']);
    await expect(listener.ping()).resolves.toBeDefined();
    await expect(speaker.lpush('key', 'value')).rejects.toThrow('unknown command');
    await listener.unsubscribe('news');
    expect(server.subscriberCount).toBe(0);
    expect(await speaker.publish('news', 'late')).toBe(0);
    expect(await speaker.quit()).toBe('OK');
  },
);

test('a silent server answers when it wakes, and one that refused takes connections again', async () => {
  const { server, speaker, listener, heard } = await serverAndClients();
  await listener.subscribe('news');
  await speaker.ping();
  server.fallSilent();
  await expect(speaker.publish('news', 'one')).rejects.toThrow('timed out');
  expect(heard).toEqual([]);
  server.wake();
  await expect.poll(() => heard).toEqual(['news: one']);

  await server.refuse();
  await expect.poll(() => speaker.status).toBe('reconnecting');
  await server.accept();
  await expect.poll(() => server.subscriberCount, { timeout: 5_000 }).toBe(1);
  await speaker.publish('news', 'two');
  await expect.poll(() => heard).toEqual(['news: one', 'news: two']);
});
