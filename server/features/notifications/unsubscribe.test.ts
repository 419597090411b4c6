import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { unsubscribeToken } from '../account/unsubscribe-tokens.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';
import { forgetOldNotifications } from './forget-old.ts';
import { notify } from './notify.ts';
import { change } from '../../platform/change.ts';

const one = sharedWorld();
const settingsOf = async (person: Person) => (await person.call(api.account.profile)).body.settings;
const tokenFor = ({ user }: Person, scope: 'digest' | 'action_reminder' = 'digest') =>
  unsubscribeToken(one.app.platform.config, { userId: user.id, scope });

describe('the link of a mail', () => {
  test('ends these mails alone and brings them back; looking changes nothing', async () => {
    const ana = await one.person();
    const live = await ana.live();
    for (const scope of ['digest', 'action_reminder'] as const) {
      const params = { token: tokenFor(ana, scope) };
      const before = await settingsOf(ana);
      for (let look = 0; look < 3; look += 1)
        expect((await one.call(api.unsubscribe.show, { params })).body).toEqual({
          scope,
          on: true,
        });
      expect(await settingsOf(ana)).toEqual(before);
      expect((await one.call(api.unsubscribe.end, { params })).body).toEqual({ scope, on: false });
      expect((await one.call(api.unsubscribe.end, { params })).body).toEqual({ scope, on: false });
      const ended = await settingsOf(ana);
      expect([ended.mail_digest, ended.notifications.action_reminder?.mail]).toEqual(
        scope === 'digest' ? [false, undefined] : [true, false],
      );
      expect((await one.call(api.unsubscribe.resume, { params })).body).toEqual({
        scope,
        on: true,
      });
    }
    await live.until(
      () => live.frames.filter(({ type }) => type === 'profile.changed').length === 4,
    );
    live.close();
  });

  test('is followed by mail programs with the form of RFC 8058, and by nothing else that is a form', async () => {
    const ana = await one.person();
    const url = `${await one.url()}/api/unsubscribe/${tokenFor(ana)}`;
    const post = (to: string, body: string | FormData, type?: string) =>
      fetch(to, { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
    const form = 'application/x-www-form-urlencoded';
    expect((await post(url, 'List-Unsubscribe=One-Click', form)).status).toBe(200);
    expect((await settingsOf(ana)).mail_digest).toBe(false);
    await one.call(api.unsubscribe.resume, { params: { token: tokenFor(ana) } });
    const fields = new FormData();
    fields.set('List-Unsubscribe', 'One-Click');
    expect((await post(url, fields)).status).toBe(200);
    expect((await settingsOf(ana)).mail_digest).toBe(false);
    expect((await post(url, 'List-Unsubscribe=Perhaps', form)).status).toBe(422);
    expect((await post(url, 'x'.repeat(2_000), form)).status).toBe(413);
    const login = `${await one.url()}/api/user/login`;
    expect((await post(login, 'user=x', form)).status).toBe(415);
  });

  test('leads a browser that only looks to the screen', async () => {
    const ana = await one.person();
    const token = tokenFor(ana);
    const headers = { accept: 'text/html,application/xhtml+xml' };
    const looked = await one.call(api.unsubscribe.show, { params: { token }, headers });
    expect([looked.status, looked.headers.location]).toEqual([
      303,
      `http://zavit.test/unsubscribe?token=${token}`,
    ]);
    expect((await settingsOf(ana)).mail_digest).toBe(true);
  });

  test('works for nobody else, in no other form, and not after the account is gone', async () => {
    const [ana, ben] = [await one.person(), await one.person()];
    const token = tokenFor(ana);
    const [scope = '', id = '', signed = ''] = token.split('.');
    const hostile = [
      'x',
      `${scope}.${id}`,
      `${scope}.${id}.`,
      `${scope}.${ben.user.id}.${signed}`,
      `action_reminder.${id}.${signed}`,
      `security.${id}.${signed}`,
      `${scope}.${id.toUpperCase()}.${signed}`,
      `${token}.x`,
      `${token}A`,
      token.slice(0, -1),
      `${scope}.${id}.${'א'.repeat(43)}`,
    ];
    for (const forged of hostile) {
      const params = { token: forged };
      for (const endpoint of [api.unsubscribe.show, api.unsubscribe.end, api.unsubscribe.resume]) {
        const { status, code } = await one.call(endpoint, { params });
        expect([forged, status, code]).toEqual([forged, 404, 'unsubscribe.not_found']);
      }
    }
    expect((await settingsOf(ben)).mail_digest).toBe(true);
    await one.app.platform.database.pool.query(
      'update users set deleted_at = now() where id = $1',
      [ana.user.id],
    );
    expect((await one.call(api.unsubscribe.end, { params: { token } })).status).toBe(404);
  });
});

test('a notification older than 90 days is deleted, and open devices count again', async () => {
  const ana = await one.person();
  const { platform } = one.app;
  const outcome = {
    kind: 'report_outcome',
    actorId: null,
    params: { outcome: 'image_removed' },
  } as const;
  for (let at = 0; at < 3; at += 1)
    await change(platform, (unit) => notify(unit, ana.user.id, outcome));
  const { items } = (await ana.call(api.notifications.list)).body;
  const days = [89, 91, 400];
  for (const [at, { id }] of items.entries())
    await platform.database.pool.query(
      `update notifications set created_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days[at]],
    );
  const live = await ana.live();
  await forgetOldNotifications(platform);
  await live.until(() => live.frames.some(({ type }) => type === 'notification.seen'));
  expect(live.frames.find(({ type }) => type === 'notification.seen')).toMatchObject({ unread: 1 });
  const left = (await ana.call(api.notifications.list)).body;
  expect(left.items.map(({ id }) => id)).toEqual([items[0]?.id]);
  live.close();
});
