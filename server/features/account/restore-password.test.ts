import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type World, password, world } from '../../testing/world.ts';

const fresh = 'another quiet password';

async function prepared() {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const app = await world({ SMTP_URL: smtp.url });
  const person = await app.person({ username: 'noa', email: 'noa@example.org' });
  await smtp.mailTo('noa@example.org');
  const mailsOf = (kind: RegExp) => smtp.mails.filter(({ subject }) => kind.test(subject));
  return { app, smtp, person, restores: () => mailsOf(/^Restore/u), mailsOf };
}

function restore(app: World, email: string, headers: Record<string, string> = {}) {
  return app.call(api.account.restorePassword, { body: { email }, headers });
}

function confirm(app: World, token: string, given = fresh) {
  return app.call(api.account.confirmPassword, { body: { token, password: given } });
}

test('a known and an unknown address are answered alike', async () => {
  const { app, restores } = await prepared();
  const [known, unknown] = [
    await restore(app, 'noa@example.org'),
    await restore(app, 'nobody@example.org'),
  ];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect(known.body).toEqual({ ok: true });
  const names = (answer: typeof known) => Object.keys(answer.headers).toSorted();
  expect(names(known)).toEqual(names(unknown));
  await expect.poll(() => restores().length).toBe(1);
  expect(restores()[0]?.to).toEqual(['noa@example.org']);
});

test('the link sets the password, claims the address and ends every session', async () => {
  const { app, person, restores, mailsOf } = await prepared();
  const live = await person.live();
  await restore(app, 'NOA@example.org', {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  await expect.poll(() => restores().length).toBe(1);
  const [mail] = restores();
  expect(mail!.text).toContain('http://zavit.test/restore-password?token=');
  expect(mail!.raw).not.toContain('evil.example');
  expect((await confirm(app, linkToken(mail!))).body).toEqual({ ok: true });
  expect(await live.closed()).toBe(4409);
  expect((await person.call(api.account.profile)).code).toBe('auth.token_revoked');
  const login = (username: string, given: string) =>
    app.call(api.account.login, { body: { user: { username, password: given } } });
  expect((await login('noa', password)).status).toBe(401);
  expect(signedIn((await login('noa@example.org', fresh)).body).user.email_verified).toBe(true);
  await expect.poll(() => mailsOf(/was changed/u).length).toBe(1);
});

describe('a link', () => {
  test('works once, also when it is followed three times at once', async () => {
    const { app, restores } = await prepared();
    await restore(app, 'noa@example.org');
    await expect.poll(() => restores().length).toBe(1);
    const token = linkToken(restores()[0]!);
    const answers = await Promise.all(
      [1, 2, 3].map((n) => confirm(app, token, `quiet password number ${n}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422,
    ]);
    expect((await confirm(app, token)).code).toBe('account.restore_token_invalid');
  });

  test('stops working when a newer one was sent', async () => {
    const { app, restores } = await prepared();
    for (const count of [1, 2]) {
      await restore(app, 'noa@example.org');
      await expect.poll(() => restores().length).toBe(count);
    }
    const [old, newest] = restores().map(linkToken);
    expect((await confirm(app, old!)).code).toBe('account.restore_token_invalid');
    expect((await confirm(app, newest!)).status).toBe(200);
  });

  test('stops working after thirty minutes', async () => {
    const { app, restores } = await prepared();
    await restore(app, 'noa@example.org');
    await expect.poll(() => restores().length).toBe(1);
    await app.app.platform.database.pool.query(
      `update mail_tokens set expires_at = expires_at - interval '30 minutes'`,
    );
    expect((await confirm(app, linkToken(restores()[0]!))).code).toBe(
      'account.restore_token_invalid',
    );
  });

  test('is not used up by a password that is refused', async () => {
    const { app, person, restores } = await prepared();
    await restore(app, 'noa@example.org');
    await expect.poll(() => restores().length).toBe(1);
    const token = linkToken(restores()[0]!);
    const refused = await confirm(app, token, 'Password123!');
    expect([refused.status, refused.error.fields]).toEqual([
      422,
      { password: 'field.password_common' },
    ]);
    expect((await person.call(api.account.profile)).status).toBe(200);
    expect((await confirm(app, token)).status).toBe(200);
  });

  test('of one kind is no link of the other', async () => {
    const { app, smtp } = await prepared();
    const verify = linkToken(await smtp.mailTo('noa@example.org'));
    expect((await confirm(app, verify)).code).toBe('account.restore_token_invalid');
  });

  test('that was never sent is refused', async () => {
    const { app } = await prepared();
    for (const token of ['x'.repeat(43), '\0', 'half \uD800', "' or 1=1", '🦊']) {
      const answer = await confirm(app, token);
      expect([answer.status, answer.code]).toEqual([422, 'account.restore_token_invalid']);
    }
  });

  test('is stored as a hash alone', async () => {
    const { app, restores } = await prepared();
    await restore(app, 'noa@example.org');
    await expect.poll(() => restores().length).toBe(1);
    const { rows } = await app.app.platform.database.pool.query<{ text: string }>(
      'select mail_tokens::text as text from mail_tokens',
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(linkToken(restores()[0]!));
  });
});

test('three links an hour are sent to an account, and the answer stays the same', async () => {
  const { app, restores } = await prepared();
  for (let n = 1; n <= 5; n++) {
    expect((await restore(app, 'noa@example.org')).body).toEqual({ ok: true });
    await expect.poll(() => restores().length).toBe(Math.min(n, 3));
  }
  await sleep(200);
  expect(restores()).toHaveLength(3);
  expect((await confirm(app, linkToken(restores()[2]!))).status).toBe(200);
});

test('every account that names an unclaimed address gets its own link; once claimed, its owner alone', async () => {
  const { app, smtp, restores } = await prepared();
  await app.person({ username: 'twin77', email: 'noa@example.org' });
  await restore(app, 'noa@example.org');
  await expect.poll(() => restores().length).toBe(2);
  const ofTwin = restores().find(({ text }) => text.includes('twin77'));
  await confirm(app, linkToken(ofTwin!));
  await restore(app, 'noa@example.org');
  await expect.poll(() => restores().length).toBe(3);
  await sleep(200);
  expect(restores()).toHaveLength(3);
  expect(restores()[2]!.text).toContain('twin77');
  expect(smtp.mails.every(({ to }) => to.length === 1)).toBe(true);
});

test('an address with a line break or a second address is refused', async () => {
  const { app } = await prepared();
  for (const email of [
    'noa@example.org\r\nBcc: x@example.org',
    'noa@example.org, x@example.org',
    'noa@example.org\0',
    '',
  ]) {
    const answer = await restore(app, email);
    expect([answer.status, answer.error.fields]).toEqual([422, { email: 'field.email_invalid' }]);
  }
});
