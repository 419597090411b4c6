import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, type World, password, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();
const fresh = 'another quiet password';

const change = (person: Person, current: string, next = fresh) =>
  person.call(api.security.changePassword, { body: { current, password: next } });
const login = (app: World, username: string, given: string) =>
  app.call(api.account.login, { body: { user: { username, password: given } } });

describe('a new password', () => {
  test('replaces the present one and signs all other devices out', async () => {
    const ana = await one.person();
    const laptop = signedIn((await login(one, ana.username, password)).body);
    expect((await change(ana, password)).body).toEqual({ ok: true });
    const elsewhere = await one.call(api.account.profile, {
      headers: { authorization: `Bearer ${laptop.token}` },
    });
    expect(elsewhere.code).toBe('auth.token_revoked');
    expect((await ana.call(api.account.profile)).status).toBe(200);
    expect((await login(one, ana.username, password)).status).toBe(401);
    expect((await login(one, ana.username, fresh)).status).toBe(200);
  });

  test.each([
    ['is common', 'Password123!', 'field.password_common'],
    ['is too short', 'short', 'field.too_short'],
  ])('is refused where it %s, and nothing changes', async (_name, next, problem) => {
    const ana = await one.person();
    const refused = await change(ana, password, next);
    expect([refused.status, refused.error.fields]).toEqual([422, { password: problem }]);
    expect((await login(one, ana.username, password)).status).toBe(200);
  });

  test('needs the present one, which nobody can guess in a row', async () => {
    const ana = await one.person();
    for (let n = 1; n <= 5; n++) {
      const refused = await change(ana, 'not the password');
      expect([refused.status, refused.error.fields]).toEqual([
        422,
        { current: 'field.password_wrong' },
      ]);
    }
    const slowed = await change(ana, password);
    expect([slowed.status, slowed.code]).toEqual([429, 'account.too_many_tries']);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(one, ana.username, password)).status).toBe(200);
  });

  test('can’t be set by this call for an account without one', async () => {
    const ana = await one.person();
    await one.app.platform.database.pool.query(
      'update users set password_hash = null where id = $1',
      [ana.user.id],
    );
    expect((await change(ana, password)).error.fields).toEqual({ current: 'field.password_wrong' });
  });
});

test('a change is mailed to a claimed address, in the language of the person, and ends links that were sent', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const app = await world({ SMTP_URL: smtp.url });
  const noa = await app.person({ email: 'noa@example.org', language: 'he' });
  const token = linkToken(await smtp.mailTo('noa@example.org'));
  await app.call(api.account.verifyEmail, { body: { token } });
  await app.call(api.account.restorePassword, { body: { email: 'noa@example.org' } });
  const mails = (subject: RegExp) => smtp.mails.filter((mail) => subject.test(mail.subject));
  await expect.poll(() => mails(/שחזור/u).length).toBe(1);
  await change(noa, password);
  await expect.poll(() => mails(/הוחלפה/u).length).toBe(1);
  const old = await app.call(api.account.confirmPassword, {
    body: { token: linkToken(mails(/שחזור/u)[0]!), password: 'a third quiet password' },
  });
  expect(old.code).toBe('account.restore_token_invalid');
});
