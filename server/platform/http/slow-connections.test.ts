import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sharedWorld } from '../../testing/world.ts';

const one = sharedWorld();

/** How long the server keeps a connection that sends this text, letter by letter. */
async function keptMs(text: string): Promise<number> {
  const { hostname, port } = new URL(await one.url());
  const begun = performance.now();
  const socket = connect(Number(port), hostname);
  let said = 0;
  const saying = setInterval(() => {
    if (said < text.length && socket.writable) socket.write(text[said++] ?? '');
  }, 200);
  socket.on('error', () => undefined);
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(saying);
  return performance.now() - begun;
}

test.concurrent.each([
  ['says nothing', ''],
  [
    'sends its headers letter by letter',
    `GET / HTTP/1.1\r\nHost: zavit.test\r\nX-Slow: ${'a'.repeat(500)}`,
  ],
])(
  'a connection that %s is cut off after ten seconds',
  async (_name, text) => {
    const kept = await keptMs(text);
    expect(kept).toBeGreaterThan(5_000);
    expect(kept).toBeLessThan(14_000);
  },
  60_000,
);
