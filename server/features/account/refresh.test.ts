import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { refreshTokens, sessions } from '#db/schema/account.ts';
import { LiveClient } from '../../testing/live-client.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type Person, type World, password, world } from '../../testing/world.ts';
import { forgetEnded } from './forget-ended.ts';
import { drainMails } from './mails.ts';
import { hashOf } from './tokens.ts';

type Cookies = Record<string, string>;

function withCookies(cookies: Cookies, headers: Record<string, string> = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return {
    headers: { cookie: cookie.join('; '), 'x-csrftoken': cookies.csrftoken ?? '', ...headers },
  };
}

async function refreshed(app: World, cookies: Cookies) {
  const answer = await app.call(api.account.refresh, withCookies(cookies));
  const next = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { answer, cookies: { ...cookies, ...next } };
}

async function age(app: World, token: string, ms: number) {
  const { db } = app.app.platform.database;
  await db
    .update(refreshTokens)
    .set({ rotatedAt: new Date(Date.now() - ms) })
    .where(eq(refreshTokens.hash, hashOf(token)));
}

async function isSignedIn(person: Person, token = person.token) {
  const { status, code } = await person.call(api.account.profile, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (status !== 200) expect(code).toBe('auth.token_revoked');
  return status === 200;
}

describe('the refresh cookie', () => {
  test('is HttpOnly, Lax and narrow, and comes with one for pictures', async () => {
    const app = await world();
    const answer = await app.call(api.account.register, {
      body: {
        user: { username: 'noa', email: 'noa@example.org', password, terms_version: termsVersion },
      },
    });
    const byName = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]));
    expect(byName.get('refresh_token')).toMatchObject({
      path: '/api/user',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 7 * 86_400,
    });
    expect(byName.get('media_token')).toMatchObject({
      path: '/api/media',
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(byName.get('refresh_token')?.value).toMatch(/^[\w-]{43}$/u);
    expect(byName.get('refresh_token')).not.toHaveProperty('secure');
  });

  test('is __Secure- and Secure behind https, and works there', async () => {
    const app = await world({ PUBLIC_URL: 'https://zavit.test' });
    const { cookies } = await app.person();
    const answer = await app.call(api.account.refresh, withCookies(cookies));
    expect(answer.status).toBe(200);
    for (const name of ['__Secure-refresh_token', '__Secure-media_token']) {
      expect(answer.cookies.find((cookie) => cookie.name === name)).toMatchObject({
        secure: true,
        httpOnly: true,
      });
    }
  });

  test('ends with the browser for those who don’t want to stay signed in', async () => {
    const app = await world();
    const { username } = await app.person();
    const answer = await app.call(api.account.login, {
      body: { user: { username, password, remember: false } },
    });
    const cookies = answer.cookies.filter(({ name }) => name.endsWith('_token'));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).not.toHaveProperty('maxAge');
      expect(cookie).not.toHaveProperty('expires');
    }
  });

  test('is stored as a hash alone', async () => {
    const app = await world();
    const { cookies } = await app.person();
    const { rows } = await app.app.platform.database.pool.query<{ text: string }>(
      'select refresh_tokens::text as text from refresh_tokens union all select sessions::text from sessions',
    );
    const stored = rows.map(({ text }) => text).join('\n');
    expect(stored).not.toBe('');
    for (const name of ['refresh_token', 'media_token'])
      expect(stored).not.toContain(cookies[name]);
  });
});

describe('rotation', () => {
  test('gives another token each time, and the old access token keeps working', async () => {
    const app = await world();
    const person = await app.person();
    const first = await refreshed(app, person.cookies);
    const second = await refreshed(app, first.cookies);
    const tokens = [person.cookies, first.cookies, second.cookies].map(
      (cookies) => cookies.refresh_token,
    );
    expect(new Set(tokens).size).toBe(3);
    expect(second.cookies.media_token).toBe(person.cookies.media_token);
    expect(await isSignedIn(person)).toBe(true);
    expect(await isSignedIn(person, second.answer.body.token)).toBe(true);
  });

  test('twenty tabs at once get one successor and stay signed in', async () => {
    const app = await world({ DATABASE_POOL: '20' });
    const person = await app.person();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refreshed(app, person.cookies)),
    );
    expect(answers.map(({ answer }) => answer.status)).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
    expect(new Set(answers.map(({ cookies }) => cookies.refresh_token)).size).toBe(1);
    expect((await refreshed(app, answers[0]!.cookies)).answer.status).toBe(200);
  });

  test('the predecessor answers the same successor within ten seconds, and then no more', async () => {
    const app = await world();
    const person = await app.person();
    const first = await refreshed(app, person.cookies);
    await age(app, person.cookies.refresh_token!, 9_000);
    expect((await refreshed(app, person.cookies)).cookies.refresh_token).toBe(
      first.cookies.refresh_token,
    );
    await age(app, person.cookies.refresh_token!, 10_500);
    const late = await refreshed(app, person.cookies);
    expect(late.answer.code).toBe('auth.refresh_invalid');
    expect(late.answer.status).toBe(403);
    expect(late.cookies.refresh_token).toBe('');
    expect((await refreshed(app, first.cookies)).answer.code).toBe('auth.refresh_invalid');
  });

  test('an older token ends the family and its sockets, and no other family', async () => {
    const app = await world();
    const person = await app.person();
    const other = await app.call(api.account.login, {
      body: { user: { username: person.username, password } },
    });
    const live = await person.live();
    const first = await refreshed(app, person.cookies);
    const second = await refreshed(app, first.cookies);
    expect((await refreshed(app, person.cookies)).answer.code).toBe('auth.refresh_invalid');
    expect(await live.closed()).toBe(4409);
    expect(await isSignedIn(person)).toBe(false);
    expect(await isSignedIn(person, second.answer.body.token)).toBe(false);
    expect((await refreshed(app, second.cookies)).answer.code).toBe('auth.refresh_invalid');
    expect(await isSignedIn(person, signedIn(other.body).token)).toBe(true);
    const late = LiveClient.connect(await app.url(), person.token);
    expect(await late.closed()).toBe(4409);
  });

  test('a token that was never given ends nothing', async () => {
    const app = await world();
    const person = await app.person();
    for (const refresh_token of [
      'x'.repeat(43),
      'short',
      '',
      '../../etc/passwd',
      person.cookies.media_token!,
    ]) {
      expect((await refreshed(app, { ...person.cookies, refresh_token })).answer.code).toMatch(
        /^(auth.refresh_invalid|csrf.invalid)$/u,
      );
    }
    expect(await isSignedIn(person)).toBe(true);
    expect((await refreshed(app, person.cookies)).answer.status).toBe(200);
  });

  test.each([
    ['after seven days without use', { lastSeenAt: -7 * 24 }, true],
    ['after a day without use, when it was not to stay', { lastSeenAt: -24 }, false],
    ['thirty days after signing in, whatever the use', { expiresAt: 0 }, true],
  ])('ends %s', async (_when, hours, remember) => {
    const app = await world();
    const person = await app.person();
    const { db } = app.app.platform.database;
    const times = Object.fromEntries(
      Object.entries(hours).map(([name, hour]) => [
        name,
        new Date(Date.now() + hour * 3_600_000 - 1_000),
      ]),
    );
    await db
      .update(sessions)
      .set({ ...times, remember })
      .where(eq(sessions.userId, person.user.id));
    expect((await refreshed(app, person.cookies)).answer.code).toBe('auth.refresh_invalid');
    expect(await isSignedIn(person)).toBe(false);
  });

  test('a session lives thirty days at most, and its cookie no longer than it', async () => {
    const app = await world();
    const person = await app.person();
    const { db } = app.app.platform.database;
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, person.user.id));
    expect(session!.expiresAt.getTime() - session!.createdAt.getTime()).toBe(30 * 86_400_000);
    await db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + 3_600_000) })
      .where(eq(sessions.id, session!.id));
    const { answer } = await refreshed(app, person.cookies);
    const cookie = answer.cookies.find(({ name }) => name === 'refresh_token');
    expect(Number(cookie?.maxAge)).toBeGreaterThan(3_500);
    expect(Number(cookie?.maxAge)).toBeLessThanOrEqual(3_600);
  });
});

test('the owner of a claimed address gets a mail about a copied session that was ended', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const app = await world({ SMTP_URL: smtp.url });
  const person = await app.person({ email: 'noa@example.org' });
  await app.call(api.account.verifyEmail, {
    body: { token: linkToken(await smtp.mailTo('noa@example.org')) },
  });
  const first = await refreshed(app, person.cookies);
  await refreshed(app, first.cookies);
  await refreshed(app, person.cookies);
  await drainMails();
  expect((await smtp.mailTo('noa@example.org')).subject).toBe('A device was signed out of Zavit');
});

test('sessions that ended long ago are forgotten, live ones are not', async () => {
  const app = await world();
  const [noa, dan] = [await app.person(), await app.person()];
  const { db, pool } = app.app.platform.database;
  await pool.query(
    `update sessions set revoked_at = now() - interval '25 hours' where user_id = $1`,
    [noa.user.id],
  );
  await pool.query(
    `update mail_tokens set expires_at = now() - interval '25 hours' where user_id = $1`,
    [noa.user.id],
  );
  await forgetEnded(db, new Date());
  const { rows } = await pool.query<{ id: string }>(
    'select user_id as id from sessions union all select user_id from mail_tokens union all select sessions.user_id from refresh_tokens join sessions on sessions.id = session_id',
  );
  expect(rows.map(({ id }) => id)).toEqual([dan.user.id, dan.user.id, dan.user.id]);
  expect(await isSignedIn(dan)).toBe(true);
});

describe('an action authorised by a cookie needs the CSRF header', () => {
  const hostile: [string, (cookies: Cookies) => { headers: Record<string, string> }][] = [
    ['no header', (cookies) => withCookies(cookies, { 'x-csrftoken': '' })],
    [
      'another value',
      (cookies) => withCookies(cookies, { 'x-csrftoken': `${cookies.csrftoken}x` }),
    ],
    [
      'a value that we did not sign',
      (cookies) => withCookies({ ...cookies, csrftoken: 'nonce.signature' }),
    ],
    ['a foreign page', (cookies) => withCookies(cookies, { origin: 'https://evil.example' })],
    ['an origin that hides', (cookies) => withCookies(cookies, { origin: 'null' })],
    ['a cross-site request', (cookies) => withCookies(cookies, { 'sec-fetch-site': 'cross-site' })],
  ];

  test.each(hostile)('%s is refused', async (_name, hostileHeaders) => {
    const app = await world();
    const person = await app.person();
    for (const endpoint of [api.account.refresh, api.account.logout]) {
      const answer = await app.call(endpoint, hostileHeaders(person.cookies));
      expect([answer.status, answer.code]).toEqual([403, 'csrf.invalid']);
    }
    expect(await isSignedIn(person)).toBe(true);
    expect((await refreshed(app, person.cookies)).answer.status).toBe(200);
  });

  test('a value of somebody else’s session is refused', async () => {
    const app = await world();
    const [noa, dan] = [await app.person(), await app.person()];
    const { answer } = await refreshed(app, { ...noa.cookies, csrftoken: dan.cookies.csrftoken! });
    expect(answer.code).toBe('csrf.invalid');
  });
});

test('a value that was made for nobody acts for no session, and is replaced by one that does', async () => {
  const app = await world();
  const { cookies } = await app.person();
  const visitor = await app.call(api.account.refresh);
  const forNobody = visitor.cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
  expect(forNobody).not.toBe('');
  const first = await refreshed(app, { ...cookies, csrftoken: forNobody });
  expect(first.answer.code).toBe('csrf.invalid');
  expect((await refreshed(app, first.cookies)).answer.status).toBe(200);
});

describe('signing out', () => {
  test('ends the session everywhere at once and clears its cookies', async () => {
    const app = await world();
    const person = await app.person();
    const other = await app.call(api.account.login, {
      body: { user: { username: person.username, password } },
    });
    const live = await person.live();
    const answer = await app.call(api.account.logout, withCookies(person.cookies));
    expect(answer.body).toEqual({ ok: true });
    for (const name of ['refresh_token', 'media_token']) {
      expect(answer.cookies.find((cookie) => cookie.name === name)).toMatchObject({
        value: '',
        maxAge: 0,
      });
    }
    expect(await isSignedIn(person)).toBe(false);
    expect(await live.closed()).toBe(4409);
    expect((await refreshed(app, person.cookies)).answer.code).toBe('auth.refresh_invalid');
    expect(await isSignedIn(person, signedIn(other.body).token)).toBe(true);
  });

  test('is possible twice', async () => {
    const app = await world();
    const person = await app.person();
    await app.call(api.account.logout, withCookies(person.cookies));
    expect((await app.call(api.account.logout, withCookies(person.cookies))).status).toBe(200);
  });
});
