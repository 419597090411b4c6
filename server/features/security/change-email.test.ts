import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, type World, password, world } from '../../testing/world.ts';

const proof = { kind: 'password' as const, password };

async function prepared() {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const app = await world({ SMTP_URL: smtp.url });
  const mailsTo = (to: string, subject: RegExp) =>
    smtp.mails.filter((mail) => mail.to.includes(to) && subject.test(mail.subject));
  /** The newest mail of its kind, once there are so many. */
  const mailTo = async (to: string, subject: RegExp, count = 1) => {
    await expect.poll(() => mailsTo(to, subject).length).toBe(count);
    return mailsTo(to, subject).at(-1)!;
  };
  const verified = async (username: string) => {
    const email = `${username}@example.org`;
    const one = await app.person({ username, email });
    const token = linkToken(await mailTo(email, /^Confirm your address/u));
    await app.call(api.account.verifyEmail, { body: { token } });
    return one;
  };
  const ana = await verified('ana');
  return { app, smtp, ana, verified, mailsTo, mailTo };
}

const ask = (person: Person, email: string, given: object = proof) =>
  person.call(api.security.changeEmail, { body: { email, proof: given as typeof proof } });
const follow = (app: World, token: string) =>
  app.call(api.account.verifyEmail, { body: { token } });
const undo = (app: World, token: string) => app.call(api.security.undoEmail, { body: { token } });
const login = (app: World, username: string) =>
  app.call(api.account.login, { body: { user: { username, password } } });

const wish = /^Confirm your new/u;
const changed = /has another address$/u;

describe('a new address', () => {
  test('takes effect when its mail is answered; the one before gets a way back', async () => {
    const { app, ana, mailTo } = await prepared();
    expect((await ask(ana, 'new@example.org')).body).toEqual({ ok: true });
    const link = await mailTo('new@example.org', wish);
    expect(link.text).toContain('http://zavit.test/verify?token=');
    expect((await ana.call(api.account.profile)).body.email).toBe('ana@example.org');
    expect((await follow(app, linkToken(link))).body).toEqual({ email: 'new@example.org' });
    const after = (await ana.call(api.account.profile)).body;
    expect([after.email, after.email_verified]).toEqual(['new@example.org', true]);
    expect((await login(app, 'ana@example.org')).status).toBe(401);
    expect(signedIn((await login(app, 'new@example.org')).body).user.id).toBe(ana.user.id);

    const back = await mailTo('ana@example.org', changed);
    expect(back.text).toContain('http://zavit.test/undo-email?token=');
    const live = await ana.live();
    expect((await undo(app, linkToken(back))).body).toEqual({ email: 'ana@example.org' });
    expect(await live.closed()).toBe(4409);
    expect((await ana.call(api.account.profile)).code).toBe('auth.token_revoked');
    expect(signedIn((await login(app, 'ana@example.org')).body).user.email_verified).toBe(true);
    expect((await undo(app, linkToken(back))).code).toBe('account.verify_token_invalid');
  });

  test('needs a proof', async () => {
    const { ana, mailsTo } = await prepared();
    const refused = await ask(ana, 'new@example.org', { ...proof, password: 'not the password' });
    expect(refused.error.fields).toEqual({ 'proof.password': 'field.password_wrong' });
    const unknown = await ask(ana, 'new@example.org', { kind: 'mail', code: '12345678' });
    expect(unknown.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
    expect((await ask(ana, 'not an address')).error.fields).toEqual({
      email: 'field.email_invalid',
    });
    expect(mailsTo('new@example.org', wish)).toEqual([]);
  });

  test('that somebody has is answered alike, and its owner gets a notice', async () => {
    const { app, ana, verified, mailTo, mailsTo } = await prepared();
    await verified('ben');
    const [free, taken] = [await ask(ana, 'free@example.org'), await ask(ana, 'BEN@example.org')];
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const names = (answer: typeof free) => Object.keys(answer.headers).toSorted();
    expect(names(taken)).toEqual(names(free));
    const notice = await mailTo('ben@example.org', /was chosen for another account/u);
    expect(notice.text).not.toContain('token=');
    expect(mailsTo('ben@example.org', wish)).toEqual([]);
    expect(signedIn((await login(app, 'ben@example.org')).body).user.username).toBe('ben');
  });

  test('that somebody claimed meanwhile is not taken from them', async () => {
    const { app, ana, verified, mailTo } = await prepared();
    await ask(ana, 'cleo@example.org');
    const link = await mailTo('cleo@example.org', wish);
    await verified('cleo');
    expect((await follow(app, linkToken(link))).code).toBe('account.verify_token_invalid');
    const after = (await ana.call(api.account.profile)).body;
    expect([after.email, after.email_verified]).toEqual(['ana@example.org', true]);
  });

  test('is the last one that was asked for, once, within a day', async () => {
    const { app, ana, mailTo } = await prepared();
    await ask(ana, 'first@example.org');
    const first = linkToken(await mailTo('first@example.org', wish));
    await ask(ana, 'second@example.org');
    const second = linkToken(await mailTo('second@example.org', wish));
    expect((await follow(app, first)).code).toBe('account.verify_token_invalid');
    const answers = await Promise.all([follow(app, second), follow(app, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    await ask(ana, 'third@example.org');
    const third = linkToken(await mailTo('third@example.org', wish));
    await app.app.platform.database.pool.query(
      `update mail_tokens set expires_at = expires_at - interval '1 day'`,
    );
    expect((await follow(app, third)).code).toBe('account.verify_token_invalid');
  });

  test('that waits is given up with a new password', async () => {
    const { app, ana, mailTo } = await prepared();
    await ask(ana, 'new@example.org');
    const link = linkToken(await mailTo('new@example.org', wish));
    await ana.call(api.security.changePassword, {
      body: { current: password, password: 'another quiet password' },
    });
    expect((await follow(app, link)).code).toBe('account.verify_token_invalid');
  });
});

test('the way back of the first owner outlives what an intruder does with the account', async () => {
  const { app, ana, mailTo } = await prepared();
  await ask(ana, 'thief@example.org');
  await follow(app, linkToken(await mailTo('thief@example.org', wish)));
  const mine = linkToken(await mailTo('ana@example.org', changed));
  await ask(ana, 'thief2@example.org');
  await follow(app, linkToken(await mailTo('thief2@example.org', wish)));
  const theirs = linkToken(await mailTo('thief@example.org', changed));
  await app.call(api.account.restorePassword, { body: { email: 'thief2@example.org' } });
  const restore = linkToken(await mailTo('thief2@example.org', /^Restore/u));
  expect((await undo(app, mine)).body).toEqual({ email: 'ana@example.org' });
  expect((await undo(app, theirs)).code).toBe('account.verify_token_invalid');
  const late = await app.call(api.account.confirmPassword, {
    body: { token: restore, password: 'a quiet thief in town' },
  });
  expect(late.code).toBe('account.restore_token_invalid');
});

test('five wishes an hour are mailed, and the answer stays the same', async () => {
  const { ana, mailsTo, smtp } = await prepared();
  for (let n = 1; n <= 7; n++) {
    expect((await ask(ana, 'new@example.org')).body).toEqual({ ok: true });
    await expect.poll(() => mailsTo('new@example.org', wish).length).toBe(Math.min(n, 5));
  }
  expect(smtp.mails.filter(({ to }) => to.includes('new@example.org'))).toHaveLength(5);
});

describe('a mailed code', () => {
  async function withoutPassword() {
    const given = await prepared();
    await given.app.app.platform.database.pool.query(
      'update users set password_hash = null where id = $1',
      [given.ana.user.id],
    );
    const code = async (count = 1) => {
      expect((await given.ana.call(api.proof.mailCode)).body).toEqual({ ok: true });
      const mail = await given.mailTo('ana@example.org', /^Your code/u, count);
      return /\b\d{8}\b/u.exec(mail.text)?.[0] ?? '';
    };
    return { ...given, code };
  }

  test('is the proof of somebody without a password, and works once', async () => {
    const { ana, code, mailTo } = await withoutPassword();
    expect((await ana.call(api.proof.kinds)).body.kinds).toEqual(['mail']);
    const given = await code();
    const mailed = { kind: 'mail', code: ` ${given.slice(0, 4)} ${given.slice(4)}` };
    expect((await ask(ana, 'new@example.org', mailed)).status).toBe(200);
    await mailTo('new@example.org', wish);
    const again = await ask(ana, 'other@example.org', mailed);
    expect(again.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
  });

  test('is the newest one, of this person, for ten minutes', async () => {
    const { app, ana, verified, code } = await withoutPassword();
    const [first, second] = [await code(1), await code(2)];
    const old = await ask(ana, 'new@example.org', { kind: 'mail', code: first });
    expect(old.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
    const ben = await verified('ben');
    const { pool } = app.app.platform.database;
    await pool.query('update users set password_hash = null where id = $1', [ben.user.id]);
    const foreign = await ask(ben, 'new@example.org', { kind: 'mail', code: second });
    expect(foreign.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
    await pool.query(`update mail_tokens set expires_at = expires_at - interval '10 minutes'`);
    const late = await ask(ana, 'new@example.org', { kind: 'mail', code: second });
    expect(late.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
  });

  test('is mailed to nobody who has a password, and stored in no table', async () => {
    const { app, ana, code, smtp, verified } = await withoutPassword();
    const given = await code();
    const ben = await verified('ben');
    expect((await ben.call(api.proof.mailCode)).body).toEqual({ ok: true });
    await ana.call(api.proof.mailCode);
    await expect
      .poll(() => smtp.mails.filter(({ subject }) => subject.startsWith('Your code')).length)
      .toBe(2);
    expect(
      smtp.mails.some(
        ({ to, subject }) => to.includes('ben@example.org') && subject.startsWith('Your code'),
      ),
    ).toBe(false);
    const { rows } = await app.app.platform.database.pool.query<{ text: string }>(
      'select mail_tokens::text as text from mail_tokens',
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(given);
  });
});
