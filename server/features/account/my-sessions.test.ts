import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { sessions } from '#db/schema/account.ts';
import { LiveClient } from '../../testing/live-client.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { type Person, password, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const hourMs = 3_600_000;

/** The same person on another device. */
async function another(person: Person, timezone?: string, app = one) {
  const { body, cookies } = await app.call(api.account.login, {
    body: { user: { username: person.username, password, ...(timezone ? { timezone } : {}) } },
    headers: { 'user-agent': firefox },
  });
  const jar = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  const { token } = signedIn(body);
  const call: Person['call'] = (endpoint, asked = {}) =>
    app.call(endpoint, {
      ...asked,
      headers: { authorization: `Bearer ${token}`, ...asked.headers },
    });
  const refresh = () =>
    app.call(api.account.refresh, {
      headers: {
        cookie: Object.entries(jar)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        'x-csrftoken': jar['csrftoken'] ?? '',
      },
    });
  return { token, call, refresh };
}

const listed = async (device: Pick<Person, 'call'>) =>
  (await device.call(api.security.sessions)).body.items;

async function idOf(device: Pick<Person, 'call'>) {
  const mine = (await listed(device)).find(({ current }) => current);
  return mine?.id ?? '';
}

function change(id: string, values: Partial<typeof sessions.$inferInsert>) {
  return one.app.platform.database.db.update(sessions).set(values).where(eq(sessions.id, id));
}

describe('the list of sessions', () => {
  test('names device, time zone and last use of each, this device first', async () => {
    const ana = await one.person({ timezone: 'Europe/Berlin' });
    const before = await idOf(ana);
    const laptop = await another(ana, 'Asia/Jerusalem');
    const items = await listed(ana);
    expect(items).toEqual([
      expect.objectContaining({ id: before, current: true, timezone: 'Europe/Berlin' }),
      expect.objectContaining({
        current: false,
        browser: 'Firefox',
        system: 'Linux',
        timezone: 'Asia/Jerusalem',
      }),
    ]);
    expect((await listed(laptop)).map(({ id, current }) => ({ id, current }))).toEqual([
      { id: items[1]?.id, current: true },
      { id: before, current: false },
    ]);
  });

  test('is ordered by the last use, which a renewal of the token updates', async () => {
    const ana = await one.person();
    const [first, second] = [await another(ana), await another(ana)];
    const [firstId, secondId] = [await idOf(first), await idOf(second)];
    for (const id of [firstId, secondId])
      await change(id, { lastSeenAt: new Date(Date.now() - hourMs) });
    await first.refresh();
    expect((await listed(ana)).slice(1).map(({ id }) => id)).toEqual([firstId, secondId]);
    await second.refresh();
    expect((await listed(ana)).slice(1).map(({ id }) => id)).toEqual([secondId, firstId]);
  });

  test.each([
    ['was signed out', { revokedAt: new Date() }],
    ['was not used for seven days', { lastSeenAt: new Date(Date.now() - 7 * 24 * hourMs) }],
    [
      'was not to stay signed in, and was not used for a day',
      { remember: false, lastSeenAt: new Date(Date.now() - 25 * hourMs) },
    ],
    ['is older than thirty days', { expiresAt: new Date(Date.now() - 1) }],
  ])('has no session that %s', async (_name, values) => {
    const ana = await one.person();
    const id = await idOf(await another(ana));
    await change(id, values);
    expect((await listed(ana)).map((session) => session.id)).not.toContain(id);
  });

  test('holds the sessions of the person alone', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    expect(await listed(ana)).toHaveLength(1);
    expect(await idOf(ana)).not.toBe(await idOf(ben));
  });
});

describe('a session that its person ends', () => {
  test('has no access, no renewal and no live socket from then on', async () => {
    const ana = await one.person();
    const laptop = await another(ana);
    const live = LiveClient.connect(await one.url(), laptop.token);
    await laptop.call(api.account.profile);
    const id = await idOf(laptop);
    expect((await ana.call(api.security.endSession, { params: { id } })).body).toEqual({
      ok: true,
    });
    expect(await live.closed()).toBe(4409);
    const after = await laptop.call(api.account.profile);
    expect([after.status, after.code]).toEqual([403, 'auth.token_revoked']);
    expect((await laptop.refresh()).code).toBe('auth.refresh_invalid');
    const late = LiveClient.connect(await one.url(), laptop.token);
    expect(await late.closed()).toBe(4409);
    expect((await ana.call(api.account.profile)).status).toBe(200);
    expect(await listed(ana)).toHaveLength(1);
    const again = await ana.call(api.security.endSession, { params: { id } });
    expect([again.status, again.code]).toEqual([404, 'session.not_found']);
  });

  test('may be the one of the call', async () => {
    const ana = await one.person();
    const id = await idOf(ana);
    expect((await ana.call(api.security.endSession, { params: { id } })).status).toBe(200);
    expect((await ana.call(api.account.profile)).code).toBe('auth.token_revoked');
  });

  test('is nobody else’s to end', async () => {
    const [ana, eve] = [await one.person(), await one.person()];
    for (const id of [await idOf(ana), randomUUID(), 'nonsense', '%00']) {
      const refused = await eve.call(api.security.endSession, { params: { id } });
      expect([refused.status, refused.code], id).toEqual([404, 'session.not_found']);
    }
    expect((await ana.call(api.account.profile)).status).toBe(200);
  });
});

test('all other sessions end at once, and those of others stay', async () => {
  const app = await world();
  const [ana, ben] = [await app.person(), await app.person()];
  const others = [await another(ana, undefined, app), await another(ana, undefined, app)];
  const sockets = [];
  for (const { token } of others) sockets.push(LiveClient.connect(await app.url(), token));
  const live = await ana.live();
  expect((await ana.call(api.security.endOtherSessions)).body).toEqual({ ended: 2 });
  for (const socket of sockets) expect(await socket.closed()).toBe(4409);
  for (const { call, refresh } of others) {
    expect((await call(api.account.profile)).code).toBe('auth.token_revoked');
    expect((await refresh()).code).toBe('auth.refresh_invalid');
  }
  expect(await listed(ana)).toHaveLength(1);
  expect((await ben.call(api.account.profile)).status).toBe(200);
  expect((await ana.call(api.security.endOtherSessions)).body).toEqual({ ended: 0 });
  live.close();
});
