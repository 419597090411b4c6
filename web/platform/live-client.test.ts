import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientFrame, ServerFrame } from '#contract/live.ts';
import { ApiError } from './api-error.ts';
import { LiveClient, type SocketListeners } from './live-client.ts';

const now = new Date('2026-11-21T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

function tokenUntil(minutes: number): string {
  const payload = btoa(JSON.stringify({ sub: 'me', exp: now.getTime() / 1_000 + minutes * 60 }));
  return `h.${payload}.s`;
}

/** A client, and the server's end of every socket that it opens. */
function connected(token: string | null = tokenUntil(15)) {
  const sockets: {
    token: string;
    listeners: SocketListeners;
    sent: ClientFrame[];
    closed: boolean;
  }[] = [];
  const received = {
    frames: [] as ServerFrame[],
    resyncs: [] as string[],
    returns: 0,
    revoked: 0,
    expired: 0,
  };
  const world = {
    token,
    logs: [] as unknown[][],
    answersPings: true,
    losses: 0,
    renew: async () => {
      world.token = tokenUntil(30);
      client.tokenChanged(world.token);
      return world.token;
    },
  };
  const client = new LiveClient(
    {
      open: (used, listeners) => {
        const socket = { token: used, listeners, sent: [] as ClientFrame[], closed: false };
        sockets.push(socket);
        return {
          send: (text) => {
            const frame = JSON.parse(text) as ClientFrame;
            socket.sent.push(frame);
            if (frame.type === 'ping' && world.answersPings) say({ type: 'pong' });
          },
          close: () => (socket.closed = true),
        };
      },
      token: () => world.token,
      renewToken: () => world.renew(),
      log: (...words) => void world.logs.push(words),
      reached: () => undefined,
      lost: () => void world.losses++,
      random: () => 1,
    },
    {
      frame: (frame) => void received.frames.push(frame),
      resync: (stream) => void received.resyncs.push(stream),
      status: () => undefined,
      revoked: () => (received.revoked += 1),
      expired: () => (received.expired += 1),
      returned: () => (received.returns += 1),
    },
  );
  const say = (frame: ServerFrame) => sockets.at(-1)?.listeners.heard(JSON.stringify(frame));
  const open = () => {
    sockets.at(-1)?.listeners.opened();
    say({ type: 'hello', server_time: now.toISOString() });
  };
  return { client, sockets, received, world, say, open };
}

function event(version: number): ServerFrame {
  return { type: 'chat.updated', stream: 'chat', version, chat_id: 'chat', changes: {} };
}

test('no socket is opened without a token', () => {
  const { client, sockets } = connected(null);
  client.start();
  expect(sockets).toHaveLength(0);
  expect(client.status).toBe('off');
});

test('it resumes with what it holds, and asks for a gap of one stream alone', () => {
  const { client, sockets, received, say, open } = connected();
  client.follow('me', 3);
  client.start();
  open();
  client.follow('chat', 1);
  say(event(3));
  say(event(2));
  expect(sockets[0]?.sent).toEqual([
    { type: 'resume', streams: { me: 3 } },
    { type: 'resume', streams: { chat: 1 } },
    { type: 'resume', streams: { chat: 1 } },
  ]);
  expect(received.frames.filter(({ type }) => type === 'chat.updated')).toEqual([
    event(2),
    event(3),
  ]);
});

test('after a cut it comes back with growing pauses, from the versions it has reached', () => {
  const { client, sockets, received, say, open } = connected();
  client.start();
  open();
  client.follow('chat', 1);
  say(event(2));
  sockets[0]?.listeners.closed(1006);
  expect(client.status).toBe('waiting');
  vi.advanceTimersByTime(1_000);
  sockets[1]?.listeners.closed(1006);
  vi.advanceTimersByTime(1_999);
  expect(sockets).toHaveLength(2);
  vi.advanceTimersByTime(1);
  open();
  expect(sockets[2]?.sent[0]).toEqual({ type: 'resume', streams: { chat: 2 } });
  expect(received.returns).toBe(1);
});

test('the pause never grows beyond thirty seconds, and ends when the network is back', () => {
  const { client, sockets } = connected();
  client.start();
  for (let at = 1; at <= 12; at += 1) {
    sockets.at(-1)?.listeners.closed(1006);
    let waitedMs = 0;
    for (; sockets.length === at; waitedMs += 500) vi.advanceTimersByTime(500);
    expect(waitedMs).toBe(Math.min(1_000 * 2 ** (at - 1), 30_000));
  }
  sockets.at(-1)?.listeners.closed(1006);
  client.retryNow();
  expect(sockets).toHaveLength(14);
});

test('it renews in-band a minute before the token ends', async () => {
  const { client, sockets, world, open } = connected();
  client.start();
  open();
  await vi.advanceTimersByTimeAsync(13 * 60_000 + 50_000);
  expect(sockets[0]?.sent).toContainEqual({ type: 'auth', token: world.token });
  expect(sockets).toHaveLength(1);
});

test('4403 refreshes and reconnects with the new token', async () => {
  const { client, sockets, world } = connected();
  client.start();
  sockets[0]?.listeners.closed(4403);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets[1]?.token).toBe(world.token);
});

test('a server that refuses fresh tokens is not asked in a circle', async () => {
  const { client, sockets } = connected();
  client.start();
  sockets[0]?.listeners.closed(4403);
  await vi.advanceTimersByTimeAsync(0);
  sockets[1]?.listeners.closed(4403);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(2);
  expect(client.status).toBe('waiting');
});

test('4403 with a refused refresh ends the sign-in; without an answer it waits', async () => {
  const { client, sockets, received, world } = connected();
  client.start();
  world.renew = () =>
    Promise.reject(new ApiError({ status: 0, code: 'network.failed', message: '' }));
  sockets[0]?.listeners.closed(4403);
  await vi.advanceTimersByTimeAsync(0);
  expect(client.status).toBe('waiting');
  world.renew = () =>
    Promise.reject(new ApiError({ status: 403, code: 'auth.refresh_invalid', message: '' }));
  await vi.advanceTimersByTimeAsync(2_000);
  sockets[1]?.listeners.closed(4403);
  await vi.advanceTimersByTimeAsync(0);
  expect(received.expired).toBe(1);
  expect(client.status).toBe('off');
});

test('4409 means that the session was revoked', () => {
  const { client, sockets, received } = connected();
  client.start();
  sockets[0]?.listeners.closed(4409);
  expect(received.revoked).toBe(1);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('4429 lets the socket rest without a try of its own, until the tab is used', () => {
  const { client, sockets, world, received, say, open } = connected();
  client.start();
  open();
  client.follow('chat', 1);
  say(event(2));
  sockets[0]?.listeners.closed(4429);
  expect([client.status, world.losses]).toEqual(['resting', 0]);
  client.retryNow();
  client.tokenChanged(tokenUntil(30));
  vi.advanceTimersByTime(3_600_000);
  expect(sockets).toHaveLength(1);
  client.used();
  client.used();
  expect(sockets).toHaveLength(2);
  open();
  expect(sockets[1]?.sent[0]).toEqual({ type: 'resume', streams: { chat: 2 } });
  expect(received.returns).toBe(1);
});

test('a silent line is asked after 25 seconds and given up after 10 more', () => {
  const { client, sockets, world, open } = connected();
  world.answersPings = false;
  client.start();
  open();
  vi.advanceTimersByTime(25_000);
  expect(sockets[0]?.sent.at(-1)).toEqual({ type: 'ping' });
  vi.advanceTimersByTime(10_000);
  expect(sockets[0]?.closed).toBe(true);
  expect(client.status).toBe('waiting');
});

test('a frame that can not be read is logged and nothing else', () => {
  const { client, sockets, received, world, open } = connected();
  client.start();
  open();
  sockets[0]?.listeners.heard('{"type":');
  sockets[0]?.listeners.heard('null');
  expect(world.logs).toHaveLength(2);
  expect(JSON.stringify(world.logs)).not.toContain(world.token);
  expect(received.frames).toHaveLength(1);
  expect(client.status).toBe('open');
});

test('resync is announced, and later events of that stream come again', () => {
  const { client, received, say, open } = connected();
  client.start();
  open();
  client.follow('chat', 1);
  say({ type: 'resync', stream: 'chat' });
  expect(received.resyncs).toEqual(['chat']);
  say(event(40));
  expect(received.frames.at(-1)).toEqual(event(40));
});
