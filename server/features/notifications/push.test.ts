import { randomUUID } from 'node:crypto';
import { decodeJwt, importJWK, jwtVerify } from 'jose';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { api } from '#contract/index.ts';
import { unsubscribeToken } from '../account/unsubscribe-tokens.ts';
import { startPushService } from '../../testing/push-service.ts';
import { groupOf, pairOf } from '../../testing/people-world.ts';
import { type Person, world } from '../../testing/world.ts';

async function pushWorld() {
  const service = await startPushService();
  onTestFinished(service.close);
  const one = await world({}, { exemptOrigins: [service.origin] });
  const register = async (person: Person, name = 'Phone') => {
    const browser = service.browser();
    const { endpoint, keys } = browser;
    const { device } = (await person.call(api.push.add, { body: { endpoint, keys, name } })).body;
    const got = () => service.messages(browser.path);
    return { ...browser, device, got };
  };
  return { one, service, register };
}

const say = async (from: Person, id: string, message: string) =>
  (
    await from.call(api.messages.sendUser, {
      params: { id },
      body: { message, client_id: randomUUID() },
    })
  ).body;

const choose = (person: Person, settings: object) =>
  person.call(api.account.updateProfile, { body: { user: { settings } } });

/** Until something has come; what is not to come would have come with it. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

describe('a push message', () => {
  test('is encrypted for its browser alone and signed with the key that browsers subscribe with', async () => {
    const { one, service, register } = await pushWorld();
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const phone = await register(ben);
    await say(ana, id, 'Secret harbour');
    await until(() => expect(phone.got()).toHaveLength(1));
    expect(phone.got()[0]).toMatchObject({
      kind: 'notice',
      text: 'Secret harbour',
      link: expect.stringContaining(`/chat/${id}`),
      language: 'en',
    });
    const headers = service.pushed[0]?.headers ?? {};
    expect(headers['content-encoding']).toBe('aes128gcm');
    const { public_key: key } = (await ben.call(api.push.list)).body;
    const [, token = '', signer] =
      /^vapid t=([\w.-]+), ?k=([\w-]+)$/u.exec(String(headers['authorization'])) ?? [];
    expect(signer).toBe(key);
    expect(decodeJwt(token).aud).toBe(service.origin);
    const point = Buffer.from(key, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    await jwtVerify(token, await importJWK(jwk, 'ES256'));
    // The same key after a restart, or all subscriptions would end.
    await one.restart();
    expect((await ben.call(api.push.list)).body.public_key).toBe(key);
  });

  test('says from whom something came and not what, where the person wants that', async () => {
    const { one, register } = await pushWorld();
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const phone = await register(ben);
    await choose(ben, { push_texts: false });
    await say(ana, id, 'Secret harbour');
    await until(() => expect(phone.got()).toHaveLength(1));
    expect(JSON.stringify(phone.got())).not.toContain('harbour');
    expect(phone.got()[0]).toMatchObject({ kind: 'notice', text: '' });
  });

  test('of further messages in a chat replaces the one before, and is taken away on other devices when it is read', async () => {
    const { one, service, register } = await pushWorld();
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const phone = await register(ben);
    await say(ana, id, 'one');
    await until(() => expect(phone.got()).toHaveLength(1));
    await say(ana, id, 'two');
    await until(() => expect(phone.got()).toHaveLength(2));
    const ids = phone.got().map((message) => (message.kind === 'notice' ? message.id : ''));
    expect(new Set(ids).size).toBe(1);
    const topics = service.pushed.map(({ headers }) => headers['topic']);
    expect(new Set(topics).size).toBe(1);

    await ben.call(api.chat.read, { params: { id }, body: { seq: 2 } });
    await until(() => expect(phone.got()).toHaveLength(3));
    expect(phone.got()[2]).toEqual({ kind: 'seen', ids: [ids[0]] });
    // Nothing is shown there any more.
    await ben.call(api.notifications.seeAll);
    await say(ana, id, 'three');
    await until(() => expect(phone.got()).toHaveLength(4));
    expect(phone.got()[3]).toMatchObject({ kind: 'notice', text: 'three' });
  });

  test('comes neither in quiet hours nor of a kind that is switched off', async () => {
    const { one, register } = await pushWorld();
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const phones = { ben: await register(ben), cleo: await register(cleo) };
    const { id } = await groupOf(ana, ben, cleo);
    await until(() => expect(phones.cleo.got().length).toBeGreaterThan(0));
    await until(() => expect(phones.ben.got().length).toBeGreaterThan(0));
    const before = phones.ben.got().length;
    const quiet: object[] = [
      { quiet_hours: { from: '00:00', to: '23:59' } },
      { quiet_hours: null, notifications: { message: { in_app: true, push: false, mail: true } } },
    ];
    for (const [at, settings] of quiet.entries()) {
      await choose(ben, settings);
      const heard = phones.cleo.got().length;
      await say(ana, id, `unheard ${at}`);
      await until(() => expect(phones.cleo.got()).toHaveLength(heard + 1));
    }
    expect(phones.ben.got()).toHaveLength(before);
  });
});

describe('the button of a notification of messages', () => {
  async function notified() {
    const { one, register } = await pushWorld();
    const [ana, ben, cleo] = [await one.person(), await one.person(), await one.person()];
    const { id } = await groupOf(ana, ben, cleo);
    const phone = await register(ben);
    const heard = async (line: string) => {
      const count = phone.got().length;
      await say(ana, id, line);
      await until(() => expect(phone.got()).toHaveLength(count + 1));
      const message = phone.got().at(-1);
      return (message?.kind === 'notice' && message.read) || expect.fail('no button');
    };
    const press = (token: string) => one.call(api.push.read, { body: { token } });
    const unread = async () => (await ben.call(api.chat.info, { params: { id } })).body.unread;
    const isListed = async () =>
      (await ben.call(api.notifications.list)).body.items.some(
        ({ kind, seen_at: seen }) => kind === 'message' && seen === null,
      );
    return { one, ana, ben, id, phone, heard, press, unread, isListed };
  }

  test('reads them without a sign-in, up to the last that the device was notified of', async () => {
    const { one, heard, press, unread, isListed } = await notified();
    const first = await heard('one');
    expect(first).toMatchObject({
      label: 'Mark as read',
      url: `${one.app.platform.config.API_URL}/api/notifications/push/read`,
    });
    const second = await heard('two');
    expect((await press(first.token)).status).toBe(200);
    expect([await unread(), await isListed()]).toEqual([1, true]);
    expect((await press(second.token)).status).toBe(200);
    expect([await unread(), await isListed()]).toEqual([0, false]);
    // An older button takes nothing back.
    expect((await press(first.token)).status).toBe(200);
    expect(await unread()).toBe(0);
  });

  test('does nothing with another seq, another purpose, or for somebody else', async () => {
    const { one, ana, ben, heard, press, phone, unread } = await notified();
    const { token } = await heard('one');
    const [device = '', notice = '', , signed = ''] = token.split('.');
    const { config } = one.app.platform;
    const forged = [
      '',
      token.slice(0, -1),
      `${device}.${notice}.99.${signed}`,
      unsubscribeToken(config, { userId: ben.user.id, scope: 'digest' }),
    ];
    for (const wrong of forged) {
      const answer = await press(wrong);
      expect([answer.status, answer.code]).toEqual([404, 'push.not_found']);
    }
    // The browser belongs to somebody else now.
    const { endpoint, keys } = phone;
    await ana.call(api.push.add, { body: { endpoint, keys, name: 'Hers' } });
    expect((await press(token)).code).toBe('push.not_found');
    expect(await unread()).toBe(1);
  });

  test('ends with the session of the device', async () => {
    const { ben, heard, press } = await notified();
    const { token } = await heard('one');
    const [session] = (await ben.call(api.security.sessions)).body.items;
    await ben.call(api.security.endSession, { params: { id: session?.id ?? '' } });
    expect((await press(token)).code).toBe('push.not_found');
  });

  test('ends with the membership', async () => {
    const { ana, ben, id, heard, press } = await notified();
    const { token } = await heard('one');
    await ana.call(api.members.remove, { params: { id, username: ben.username } });
    expect((await press(token)).status).toBe(404);
  });
});

describe('a device', () => {
  test('that its push service has forgotten is forgotten here; a redirect and an error change nothing', async () => {
    const { one, service, register } = await pushWorld();
    const ben = await one.person();
    const [gone, busy] = [await register(ben, 'Old'), await register(ben, 'Busy')];
    const names = async () =>
      (await ben.call(api.push.list)).body.items.map(({ name }) => name).toSorted();
    for (const [status, left] of [
      [302, ['Busy', 'Old']],
      [503, ['Busy', 'Old']],
      [410, ['Busy']],
    ] as const) {
      service.answer(gone.path, status);
      const before = gone.got().length;
      await ben.call(api.push.test, { params: { id: gone.device.id } });
      await until(() => expect(gone.got()).toHaveLength(before + 1));
      await vi.waitFor(async () => expect(await names()).toEqual(left));
    }
    service.answer(busy.path, 404);
    await ben.call(api.push.test, { params: { id: busy.device.id } });
    await vi.waitFor(async () => expect(await names()).toEqual([]));
  });

  test('is tried by its person alone, and belongs to who is signed in there last', async () => {
    const { one, service, register } = await pushWorld();
    const [ana, ben] = [await one.person(), await one.person()];
    const phone = await register(ben, 'Kitchen');
    expect(phone.device).toMatchObject({ name: 'Kitchen', mine: true });
    await ben.call(api.push.test, { params: { id: phone.device.id } });
    await until(() => expect(phone.got()).toHaveLength(1));
    const { endpoint, keys } = phone;
    await ana.call(api.push.add, { body: { endpoint, keys, name: 'Kitchen' } });
    expect((await ben.call(api.push.list)).body.items).toEqual([]);
    const { id } = await pairOf(ana, ben);
    await say(ana, id, 'not for this kitchen');
    await say(ben, id, 'for this kitchen');
    await until(() =>
      expect(JSON.stringify(service.messages(phone.path))).toContain('for this kitchen'),
    );
    expect(JSON.stringify(phone.got())).not.toContain('not for this kitchen');
  });

  test('gets nothing after its session has ended', async () => {
    const { one, register } = await pushWorld();
    const [ana, ben] = [await one.person(), await one.person()];
    const { id } = await pairOf(ana, ben);
    const phone = await register(ben);
    await say(ana, id, 'before');
    await until(() => expect(phone.got().length).toBe(1));
    const [session] = (await ben.call(api.security.sessions)).body.items;
    const ended = await ben.call(api.security.endSession, { params: { id: session?.id ?? '' } });
    expect(ended.status).toBe(200);
    const other = await one.person();
    const { id: second } = await pairOf(ana, other);
    const watch = await register(other);
    await say(ana, id, 'after');
    await say(ana, second, 'after');
    await until(() => expect(watch.got()).toHaveLength(1));
    expect(phone.got()).toHaveLength(1);
  });

  test('at an address inside of a network is not registered', async () => {
    const { one, service } = await pushWorld();
    const ben = await one.person();
    const { keys } = service.browser();
    for (const endpoint of [
      'https://127.0.0.1/x',
      'http://push.example.org/x',
      'https://[::1]/x',
    ]) {
      const answer = await ben.call(api.push.add, { body: { endpoint, keys, name: 'x' } });
      expect([answer.status, answer.code]).toEqual([422, 'push.address_refused']);
    }
  });
});
