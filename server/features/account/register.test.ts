import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type World, password, world } from '../../testing/world.ts';

async function mailedWorld(environment: Record<string, string> = {}) {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  return { smtp, app: await world({ SMTP_URL: smtp.url, ...environment }) };
}

interface Wish {
  username?: unknown;
  email?: unknown;
  password?: unknown;
  [field: string]: unknown;
}

function registered(app: World, wish: Wish = {}, headers: Record<string, string> = {}) {
  const agreed = { terms_version: termsVersion };
  const user = { username: 'noa', email: 'noa@example.org', password, ...agreed, ...wish };
  return app.call(api.account.register, { payload: JSON.stringify({ user }), headers });
}

async function countUsers(app: World) {
  const { rows } = await app.app.platform.database.pool.query<{ n: string }>(
    'select (select count(*) from users) + (select count(*) from sessions) + (select count(*) from mail_tokens) as n',
  );
  return Number(rows[0]?.n);
}

describe('opening an account', () => {
  test('signs in and answers the person’s account', async () => {
    const { app } = await mailedWorld();
    const { status, body } = await registered(app, {
      display_name: 'נעה לוי',
      language: 'he',
      timezone: 'Asia/Jerusalem',
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      username: 'noa',
      display_name: 'נעה לוי',
      email: 'noa@example.org',
      email_verified: false,
      has_password: true,
      language: 'he',
      timezone: 'Asia/Jerusalem',
      plan: { id: 'pro', status: 'none' },
      settings: { discoverable: false, presence: true, provider_consent: false },
      two_factor: false,
      version: 0,
    });
    expect(body.user.usage.map(({ limit }) => limit)).toEqual(['answers', 'analyses', 'storage']);
    const profile = await app.call(api.account.profile, {
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(profile.body).toEqual(body.user);
  });

  test('takes the language of the browser where none is named', async () => {
    const { app } = await mailedWorld();
    const { body } = await registered(app, {}, { 'accept-language': 'he-IL,he;q=0.9,en;q=0.8' });
    expect(body.user.language).toBe('he');
  });

  test('stores the password as argon2id alone', async () => {
    const { app } = await mailedWorld();
    await registered(app);
    const { rows } = await app.app.platform.database.pool.query<{ text: string }>(
      'select users::text as text from users',
    );
    expect(rows[0]?.text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(rows[0]?.text).not.toContain(password);
  });

  test('is refused where sign-up is closed', async () => {
    const { app } = await mailedWorld({ SIGNUP: 'closed' });
    const answer = await registered(app);
    expect([answer.status, answer.code]).toEqual([409, 'account.signup_closed']);
    expect(await countUsers(app)).toBe(0);
  });

  test('from a foreign page is refused', async () => {
    const { app } = await mailedWorld();
    const answer = await registered(app, {}, { origin: 'https://evil.example' });
    expect([answer.status, answer.code]).toEqual([403, 'csrf.invalid']);
  });
});

describe('a username', () => {
  test('that somebody has, or that looks like theirs, is taken', async () => {
    const { app } = await mailedWorld();
    await registered(app, { username: 'Noa.Levi' });
    for (const username of ['noa.levi', 'NOA_LEVI', 'n0a-lev1', 'noalevl']) {
      const answer = await registered(app, { username });
      expect.soft([answer.status, answer.code], username).toEqual([422, 'account.username_taken']);
      expect(answer.error.fields).toEqual({ 'user.username': 'field.username_taken' });
    }
  });

  test('goes to one of those who ask for it at the same time', async () => {
    const { app } = await mailedWorld();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => registered(app, { email: `p${n}@example.org` })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422, 422,
    ]);
  });
});

describe('hostile fields are refused, and nothing is stored', () => {
  const hostile: [string, Wish, string, string][] = [
    ['a username with NUL', { username: 'no\0a' }, 'user.username', 'field.username_invalid'],
    [
      'a username with half a character',
      { username: 'noa\uD800' },
      'user.username',
      'field.username_invalid',
    ],
    ['a username of emoji', { username: '🦊🦊🦊🦊' }, 'user.username', 'field.username_invalid'],
    [
      'a username that turns around',
      { username: '\u202Enoa' },
      'user.username',
      'field.username_invalid',
    ],
    [
      'a username with invisible letters',
      { username: 'no\u200Ba' },
      'user.username',
      'field.username_invalid',
    ],
    [
      'a username with Cyrillic letters',
      { username: 'nоa' },
      'user.username',
      'field.username_invalid',
    ],
    ['a username of separators', { username: '...' }, 'user.username', 'field.username_invalid'],
    ['a reserved username', { username: 'GU1DE' }, 'user.username', 'field.username_reserved'],
    ['a short username', { username: 'no' }, 'user.username', 'field.too_short'],
    ['a long username', { username: 'n'.repeat(31) }, 'user.username', 'field.too_long'],
    ['no username', { username: undefined }, 'user.username', 'field.required'],
    [
      'an address with a line break',
      { email: 'noa@example.org\r\nBcc: x@example.org' },
      'user.email',
      'field.email_invalid',
    ],
    [
      'two addresses',
      { email: 'noa@example.org,x@example.org' },
      'user.email',
      'field.email_invalid',
    ],
    ['an address with NUL', { email: 'no\0a@example.org' }, 'user.email', 'field.email_invalid'],
    [
      'an address with a name',
      { email: 'Noa <noa@example.org>' },
      'user.email',
      'field.email_invalid',
    ],
    ['a short password', { password: 'short pw' }, 'user.password', 'field.too_short'],
    ['a long password', { password: `${'long '.repeat(26)}x` }, 'user.password', 'field.too_long'],
    ['a common password', { password: 'Password123!' }, 'user.password', 'field.password_common'],
    [
      'a password with the username',
      { password: 'boat and noalevi 7', username: 'noalevi' },
      'user.password',
      'field.password_contains_name',
    ],
    [
      'a password with NUL',
      { password: 'quiet\0 long boat' },
      'user.password',
      'field.text_invalid',
    ],
    [
      'a password with half a character',
      { password: 'quiet \uDFFF long boat' },
      'user.password',
      'field.text_invalid',
    ],
    ['a name with NUL', { display_name: 'N\0' }, 'user.display_name', 'field.text_invalid'],
    [
      'a name with half a character',
      { display_name: 'N\uD83D' },
      'user.display_name',
      'field.text_invalid',
    ],
    [
      'a name that can’t be seen',
      { display_name: '\u202E\u200F \u200B' },
      'user.display_name',
      'field.required',
    ],
    ['a long name', { display_name: 'n'.repeat(61) }, 'user.display_name', 'field.too_long'],
    [
      'a time zone that is none',
      { timezone: 'Mars/Olympus' },
      'user.timezone',
      'field.timezone_invalid',
    ],
    ['a language that we don’t speak', { language: 'xx' }, 'user.language', 'field.invalid'],
    ['a plan', { plan_id: 'pro' }, 'user', 'field.unknown'],
  ];

  test('each with the code that says why', async () => {
    const { app } = await mailedWorld();
    for (const [name, wish, field, problem] of hostile) {
      const answer = await registered(app, wish);
      expect.soft([answer.status, answer.error.fields], name).toEqual([422, { [field]: problem }]);
    }
    expect(await countUsers(app)).toBe(0);
  });

  test('a megabyte is refused before it is read', async () => {
    const { app } = await mailedWorld();
    const answer = await registered(app, { display_name: 'n'.repeat(1024 * 1024) });
    expect([answer.status, answer.code]).toEqual([413, 'request.too_large']);
  });

  test('emoji, Hebrew and a password of both are fine', async () => {
    const { app } = await mailedWorld();
    const wish = {
      username: 'נעה_לוי',
      display_name: '\u202Eנעה 🦊\n לוי',
      password: 'שלוש סירות 🦊🌊',
    };
    const { body } = await registered(app, wish);
    expect(body.user).toMatchObject({ username: 'נעה_לוי', display_name: 'נעה 🦊 לוי' });
    const login = await app.call(api.account.login, {
      body: { user: { username: wish.username, password: wish.password } },
    });
    expect(login.status).toBe(200);
  });
});

describe('the address', () => {
  test('gets a link that claims it once', async () => {
    const { app, smtp } = await mailedWorld();
    const { body } = await registered(app);
    const mail = await smtp.mailTo('noa@example.org');
    expect(mail.subject).toBe('Confirm your address for Zavit');
    expect(mail.text).toContain('http://zavit.test/verify?token=');
    const token = linkToken(mail);
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call(api.account.verifyEmail, { body: { token } })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422,
    ]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      email: 'noa@example.org',
      takes_effect_at: null,
    });
    expect(answers.find(({ status }) => status === 422)?.code).toBe('account.verify_token_invalid');
    const profile = await app.call(api.account.profile, {
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(profile.body).toMatchObject({ email_verified: true, version: 1 });
  });

  test('has a link from the configuration, whatever host the request named', async () => {
    const { app, smtp } = await mailedWorld();
    await registered(app, {}, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const mail = await smtp.mailTo('noa@example.org');
    expect(mail.raw).not.toContain('evil.example');
  });

  test('gets a text in the person’s language, from right to left', async () => {
    const { app, smtp } = await mailedWorld();
    await registered(app, { language: 'he' });
    const mail = await smtp.mailTo('noa@example.org');
    expect(mail.subject).toBe('אישור הכתובת שלך · זווית');
    expect(mail.html).toContain('<html lang="he" dir="rtl">');
  });

  test('does not sign anybody in before it is claimed', async () => {
    const { app, smtp } = await mailedWorld();
    await registered(app);
    const byAddress = () =>
      app.call(api.account.login, { body: { user: { username: 'Noa@Example.org', password } } });
    expect((await byAddress()).code).toBe('account.credentials_wrong');
    await app.call(api.account.verifyEmail, {
      body: { token: linkToken(await smtp.mailTo('noa@example.org')) },
    });
    expect((await byAddress()).status).toBe(200);
  });

  test('that somebody claimed is answered alike, and its owner gets a mail', async () => {
    const { app, smtp } = await mailedWorld();
    await registered(app);
    await app.call(api.account.verifyEmail, {
      body: { token: linkToken(await smtp.mailTo('noa@example.org')) },
    });
    const known = await registered(app, { username: 'other1', email: 'NOA@example.org' });
    const unknown = await registered(app, { username: 'other2', email: 'new@example.org' });
    expect(known.status).toBe(unknown.status);
    const shape = (answer: typeof known) => ({
      ...answer.body,
      user: {
        ...answer.body.user,
        id: '',
        created_at: '',
        username: '',
        display_name: '',
        email: '',
        usage: [],
      },
      token: '',
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect(known.body.user.email).toBe('NOA@example.org');
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
    await expect.poll(() => smtp.mails.length).toBe(3);
    const mail = await smtp.mailTo('noa@example.org');
    expect(mail.subject).toBe('Your address was used to sign up to Zavit');
    expect(mail.text).toContain('noa');
    expect(mail.text).not.toContain('token=');
  });

  test('once claimed is no longer the address of accounts that only named it; they keep working by name', async () => {
    const { app, smtp } = await mailedWorld();
    const squatter = await registered(app, { username: 'squatter' });
    const squatterMail = await smtp.mailTo('noa@example.org');
    const owner = await registered(app, { username: 'owner77', email: 'NOA@example.org' });
    const ownerMail = await smtp.mailTo('NOA@example.org');
    await app.call(api.account.verifyEmail, { body: { token: linkToken(ownerMail) } });
    const profileOf = async (token: string) =>
      (await app.call(api.account.profile, { headers: { authorization: `Bearer ${token}` } })).body;
    expect(await profileOf(owner.body.token)).toMatchObject({
      email: 'NOA@example.org',
      email_verified: true,
    });
    expect(await profileOf(squatter.body.token)).toMatchObject({
      email: '',
      email_verified: false,
    });
    const late = await app.call(api.account.verifyEmail, {
      body: { token: linkToken(squatterMail) },
    });
    expect(late.code).toBe('account.verify_token_invalid');
    expect(
      (await app.call(api.account.login, { body: { user: { username: 'squatter', password } } }))
        .status,
    ).toBe(200);
    const byAddress = await app.call(api.account.login, {
      body: { user: { username: 'noa@example.org', password } },
    });
    expect(signedIn(byAddress.body).user.username).toBe('owner77');
  });

  test('is claimed by one of two who follow their links at the same time', async () => {
    const { app, smtp } = await mailedWorld();
    await registered(app, { username: 'first77', email: 'noa@example.org' });
    await registered(app, { username: 'second77', email: 'NOA@example.org' });
    const tokens = [
      linkToken(await smtp.mailTo('noa@example.org')),
      linkToken(await smtp.mailTo('NOA@example.org')),
    ];
    const answers = await Promise.all(
      tokens.map((token) => app.call(api.account.verifyEmail, { body: { token } })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ]);
  });

  test('can’t be claimed by a link that is a day old', async () => {
    const { app, smtp } = await mailedWorld();
    await registered(app);
    const token = linkToken(await smtp.mailTo('noa@example.org'));
    await app.app.platform.database.pool.query(
      `update mail_tokens set expires_at = expires_at - interval '24 hours'`,
    );
    const answer = await app.call(api.account.verifyEmail, { body: { token } });
    expect([answer.status, answer.code]).toEqual([422, 'account.verify_token_invalid']);
  });

  test('gets five mails an hour at most, however many sign up with it', async () => {
    const { app, smtp } = await mailedWorld();
    for (let n = 1; n <= 8; n++)
      await registered(app, { username: `person${n}x${'abcdefgh'[n - 1]}` });
    await registered(app, { username: 'another', email: 'last@example.org' });
    await smtp.mailTo('last@example.org');
    await sleep(200);
    expect(smtp.mails.filter(({ to }) => to.includes('noa@example.org'))).toHaveLength(5);
  });
});
