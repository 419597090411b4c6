import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { api } from '#contract/index.ts';
import { closeCodes, frameBytesMax, limits } from '#contract/values.ts';
import { LiveClient } from '../../testing/live-client.ts';
import { type Person, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();

/** Enough time to open a socket with a short-lived token. */
const shortMs = 4_000;

/** The same claims signed by the same key, with other times. */
async function tokenUntil(token: string, expiresInMs: number): Promise<string> {
  const [header = '', claims = ''] = token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString('utf8'));
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({
    ...(JSON.parse(claims) as object),
    iat: now - 60,
    exp: now + Math.round(expiresInMs / 1_000),
  })
    .setProtectedHeader(JSON.parse(header) as { alg: string })
    .sign(one.app.platform.config.secrets.token);
}

async function signOut(person: Person): Promise<void> {
  const cookie = Object.entries(person.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const left = await one.call(api.account.logout, {
    headers: { cookie, 'x-csrftoken': person.cookies['csrftoken'] ?? '' },
  });
  expect(left.status, left.text).toBe(200);
}

/** Whether the socket still answers. */
async function answers(client: LiveClient): Promise<boolean> {
  client.send({ type: 'ping' });
  await client.until(
    () => client.closeCode !== null || client.frames.some(({ type }) => type === 'pong'),
  );
  return client.closeCode === null;
}

describe('a token', () => {
  test('that is missing, forged, expired or of another kind is accepted at the upgrade and then closed with 4403', async () => {
    const url = await one.url();
    const ana = await one.person();
    const [header = '', claims = '', signature = ''] = ana.token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    const tokens = [
      '',
      'nonsense',
      unsigned,
      `${header}.${claims}.${signature.slice(0, -2)}`,
      await tokenUntil(ana.token, -60_000),
      'x'.repeat(8_000),
    ];
    for (const token of tokens) {
      const socket = new WebSocket(
        `${url.replace('http', 'ws')}/ws/user/?token=${encodeURIComponent(token)}`,
      );
      const opened = new Promise((resolve) => socket.once('open', () => resolve(true)));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      expect(await opened, token.slice(0, 20)).toBe(true);
      expect(await closed, token.slice(0, 20)).toBe(closeCodes.tokenInvalid);
    }
    const without = new WebSocket(`${url.replace('http', 'ws')}/ws/user/`);
    expect(await new Promise((resolve) => without.once('close', resolve))).toBe(4403);
  });

  test('of an ended session closes with 4409, at once and at the next try', async () => {
    const ana = await one.person();
    const ben = await one.person();
    const [live, other] = [await ana.live(), await ben.live()];
    const begun = performance.now();
    await signOut(ana);
    expect(await live.closed()).toBe(closeCodes.sessionRevoked);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(await LiveClient.connect(await one.url(), ana.token).closed()).toBe(4409);
    expect(await answers(other)).toBe(true);
  });

  test.concurrent('that expires closes the socket within five seconds, unless it was renewed in-band', async () => {
    const url = await one.url();
    const ana = await one.person();
    const begun = performance.now();
    const short = await tokenUntil(ana.token, shortMs);
    const [silent, renewed] = [
      await LiveClient.open(url, short, {}),
      await LiveClient.open(url, short, {}),
    ];
    renewed.send({ type: 'auth', token: ana.token });
    expect(await silent.closed()).toBe(4403);
    expect(performance.now() - begun).toBeLessThan(shortMs + 6_000);
    // All expired tokens are found in one sweep, so the other socket would be closed by now.
    expect(await answers(renewed)).toBe(true);
    renewed.close();
  });

  test.concurrent('that is invalid in-band closes the socket; another person’s token renews nothing', async () => {
    const url = await one.url();
    const ana = await one.person();
    const ben = await one.person();
    const live = await ana.live();
    live.send({ type: 'auth', token: 'nonsense' });
    expect(await live.closed()).toBe(4403);
    const begun = performance.now();
    const borrowed = await LiveClient.open(url, await tokenUntil(ana.token, shortMs), {});
    borrowed.send({ type: 'auth', token: ben.token });
    expect(await borrowed.closed()).toBe(4403);
    expect(performance.now() - begun).toBeLessThan(shortMs + 6_000);
  });

  test('in the query opens nothing but the socket', async () => {
    const ana = await one.person();
    const asked = await one.call(api.account.profile, { query: { token: ana.token } });
    expect([asked.status, asked.code]).toEqual([403, 'auth.token_missing']);
  });
});

describe('sockets of one person', () => {
  const sockets = async (person: Person, count: number) =>
    Promise.all(Array.from({ length: count }, () => person.live()));

  test('are twenty at most, and the least recently used one is closed with 4429', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const [first, ...rest] = await sockets(ana, limits.socketsMax);
    const other = await ben.live();
    first?.send({ type: 'typing', chat_id: randomUUID() });
    expect(first && (await answers(first))).toBe(true);
    const late = await sockets(ana, 3);
    await expect
      .poll(() => rest.filter(({ closeCode }) => closeCode === closeCodes.tooManySockets).length)
      .toBe(3);
    const open = [first, ...rest, ...late].filter((live) => live?.closeCode === null);
    expect(open).toHaveLength(limits.socketsMax);
    for (const live of open) expect(live && (await answers(live))).toBe(true);
    expect(await answers(other)).toBe(true);
    for (const live of [...open, other]) live?.close();
  });

  test('that are closed and do not confirm it hold no place', async () => {
    const ana = await one.person();
    const all = await sockets(ana, limits.socketsMax);
    const count = () => one.app.platform.live.connectionCount;
    const before = count();
    for (const live of all) live.pause();
    const late = await sockets(ana, limits.socketsMax);
    expect(count()).toBe(before);
    for (const live of [...all, ...late]) live.close();
  });
});

describe('an origin', () => {
  test.each(['http://evil.test', 'null', 'http://zavit.test.evil.test'])(
    'that is foreign receives nothing (%s)',
    async (origin) => {
      const ana = await one.person();
      const socket = new WebSocket(
        `${(await one.url()).replace('http', 'ws')}/ws/user/?token=${ana.token}`,
        { origin },
      );
      const heard: unknown[] = [];
      socket.on('message', (data) => heard.push(data));
      socket.on('open', () => socket.send(JSON.stringify({ type: 'resume', streams: {} })));
      socket.on('error', () => undefined);
      await new Promise((resolve) => socket.once('close', resolve));
      await ana.chat();
      expect(heard).toEqual([]);
    },
  );

  test('of our own pages is accepted', async () => {
    const ana = await one.person();
    const socket = new WebSocket(
      `${(await one.url()).replace('http', 'ws')}/ws/user/?token=${ana.token}`,
      { origin: 'http://zavit.test' },
    );
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('{"type":"ping"}');
    const heard = await new Promise<string>((resolve) =>
      socket.once('message', (data: Buffer) => resolve(data.toString('utf8'))),
    );
    expect(heard).toBe('{"type":"pong"}');
    socket.terminate();
  });
});

describe('frames', () => {
  test('of the state come only after `resume`', async () => {
    const ana = await one.person();
    const client = LiveClient.connect(await one.url(), ana.token);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const chat = await ana.chat();
    await ana.call(api.chat.rename, { params: { id: chat.id }, body: { name: 'Named' } });
    expect(await answers(client)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(client.frames.map(({ type }) => type)).toEqual(['pong']);
    client.send({ type: 'resume', streams: {} });
    await client.until(() => client.frames.some(({ type }) => type === 'hello'));
    await ana.chat();
    await client.until(() => client.events.length > 0);
    expect(client.events.map(({ type }) => type)).toEqual(['chat.created']);
    client.close();
  });

  test('that can’t be parsed change nothing, and the socket stays open', async () => {
    const ana = await one.person();
    const live = await ana.live();
    const odd = [
      '',
      '{',
      'null',
      '[]',
      '7',
      '"ping"',
      '{"type":"nothing"}',
      '{"type":"ping","more":1}',
      '{"type":"resume"}',
      '{"type":"resume","streams":[]}',
      '{"type":"resume","streams":{"a":-1}}',
      '{"type":"resume","streams":{"a":1.5}}',
      '{"type":"auth"}',
      '{"type":"auth","token":7}',
      '{"type":"message.created","chat_id":"x"}',
      '{"__proto__":{"type":"ping"}}',
      '\u0000',
      '['.repeat(20_000),
      JSON.stringify({
        type: 'resume',
        streams: Object.fromEntries(Array.from({ length: 201 }, () => [randomUUID(), 0])),
      }),
    ];
    for (const text of odd) live.sendText(text);
    expect(await answers(live)).toBe(true);
    expect(live.frames.map(({ type }) => type)).toEqual(['hello', 'pong']);
    live.close();
  });

  test('that name unknown streams, or other people’s, are ignored', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const chat = await ben.chat();
    const live = await ana.live({
      'not-an-id': 3,
      '': 0,
      [randomUUID()]: 5,
      [chat.id]: 0,
      [ben.user.id]: 0,
      '\uD800': 1,
      ['é'.repeat(50)]: 1,
    });
    expect(await answers(live)).toBe(true);
    await ben.call(api.chat.rename, { params: { id: chat.id }, body: { name: 'Private' } });
    const mine = await ana.chat();
    await live.until(() => live.events.length > 0);
    expect(live.events.map((event) => event.stream)).toEqual([ana.user.id]);
    expect(JSON.stringify(live.frames)).not.toContain(chat.id);
    expect(mine.id).not.toBe(chat.id);
    live.close();
  });

  test('above 64 kB close the socket, and nobody else’s', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const [live, other] = [await ana.live(), await ben.live()];
    live.sendText(JSON.stringify({ type: 'auth', token: 'x'.repeat(frameBytesMax) }));
    expect(await live.closed()).toBe(1009);
    expect(await answers(other)).toBe(true);
  });

  test('in a flood close the socket', async () => {
    const ana = await one.person();
    const live = await ana.live();
    for (let count = 0; count < 200; count++) live.send({ type: 'ping' });
    expect(await live.closed()).toBe(1008);
    expect(live.frames.length).toBeLessThan(70);
  });
});

test('the end of the program closes with 1012', async () => {
  const ending = await world();
  const ana = await ending.person();
  const live = await ana.live();
  await ending.restart();
  expect(await live.closed()).toBe(closeCodes.restart);
});
