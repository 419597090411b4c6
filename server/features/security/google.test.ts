import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { withSecondStep, codeOf } from '../../testing/factors.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { startOpenidServer } from '../../testing/openid-server.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type World, password, world } from '../../testing/world.ts';

async function prepared(environment: Record<string, string> = {}) {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.close());
  const google = await startOpenidServer();
  onTestFinished(() => google.close());
  const app = await world({
    SMTP_URL: smtp.url,
    GOOGLE_CLIENT_ID: google.client.id,
    GOOGLE_CLIENT_SECRET: google.client.secret,
    GOOGLE_ISSUER: google.issuer,
    ...environment,
  });
  const verified = async (username: string) => {
    const email = `${username}@example.org`;
    const person = await app.person({ username, email });
    await app.call(api.account.verifyEmail, {
      body: { token: linkToken(await smtp.mailTo(email)) },
    });
    return person;
  };
  /** A browser that has been to Google and is back. */
  const back = async (subject: string, email?: string, isVerified = true) => {
    google.person = {
      subject,
      ...(email ? { email } : {}),
      verified: isVerified,
      name: 'Dana Levi',
    };
    const started = await app.call(api.google.start);
    expect(started.status).toBe(302);
    const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const returned = await google.walk(String(started.headers.location));
    const code = returned.searchParams.get('code') ?? '';
    const state = returned.searchParams.get('state') ?? '';
    return { cookie, code, state, started, returned };
  };
  type Back = Pick<Awaited<ReturnType<typeof back>>, 'cookie' | 'code' | 'state'>;
  const send = ({ cookie, code, state }: Back) =>
    app.call(api.google.signIn, { body: { auth_code: code, state }, headers: { cookie } });
  return { app, smtp, google, verified, back, send };
}

const profileOf = async (app: World, token: string) =>
  (await app.call(api.account.profile, { headers: { authorization: `Bearer ${token}` } })).body;

function tokenIn(answer: object): string {
  if (!('token' in answer)) throw new Error(`not signed in: ${Object.keys(answer).join()}`);
  return String(answer.token);
}

describe('without a Google client', () => {
  test('nothing of it is offered', async () => {
    const app = await world();
    expect((await app.call(api.config.show)).body.google_client_id).toBeNull();
    const start = await app.call(api.google.start);
    expect([start.status, start.code]).toEqual([503, 'google.not_configured']);
    const post = await app.call(api.google.signIn, { body: { auth_code: 'x', state: 'x' } });
    expect([post.status, post.code]).toEqual([503, 'google.not_configured']);
  });
});

describe('the way to Google', () => {
  test('carries state, nonce and PKCE, and is tied to the browser by a cookie', async () => {
    const { back, app, google } = await prepared();
    const { started, returned } = await back('d1', 'dana@example.org');
    const address = new URL(String(started.headers.location));
    expect(address.origin).toBe(google.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: google.client.id,
      redirect_uri: 'http://zavit.test/profile/login',
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(address.searchParams.get(name)?.length, name).toBe(43);
    expect(started.cookies).toEqual([
      expect.objectContaining({
        name: 'google_way',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/api/google-cred',
        maxAge: 600,
      }),
    ]);
    expect(returned.pathname).toBe('/profile/login');
    expect((await app.call(api.config.show)).body.google_client_id).toBe(google.client.id);
  });

  test('of another browser is refused: nobody is signed in to somebody else’s account', async () => {
    const { back, send } = await prepared();
    const [mine, theirs] = [await back('d1', 'd1@example.org'), await back('d2', 'd2@example.org')];
    for (const cookie of ['', theirs.cookie, `google_way=${'x'.repeat(43)}`])
      expect((await send({ ...mine, cookie })).code).toBe('google.failed');
  });

  test('is gone once: code and cookie are of no use again', async () => {
    const { back, send } = await prepared();
    const mine = await back('d1', 'd1@example.org');
    const answers = await Promise.all([send(mine), send(mine), send(mine)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const other = await back('d1', 'd1@example.org');
    expect((await send({ ...other, code: mine.code })).code).toBe('google.failed');
  });

  test('is refused with another state, and from a foreign page', async () => {
    const { app, back, send } = await prepared();
    const first = await back('d1', 'd1@example.org');
    expect((await send({ ...first, state: 'x'.repeat(43) })).code).toBe('google.failed');
    const { cookie, code, state } = await back('d1', 'd1@example.org');
    const foreign = await app.call(api.google.signIn, {
      body: { auth_code: code, state },
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(foreign.code).toBe('csrf.invalid');
  });

  test('returns with an error while the provider is away', async () => {
    const app = await world({
      GOOGLE_CLIENT_ID: 'x',
      GOOGLE_CLIENT_SECRET: 'y',
      GOOGLE_ISSUER: 'http://127.0.0.1:9',
    });
    const start = await app.call(api.google.start);
    expect([start.status, start.headers.location, start.cookies]).toEqual([
      302,
      'http://zavit.test/profile/login?error=failed&state=',
      [],
    ]);
  });
});

describe('somebody new', () => {
  test('gets an account without a password, whose address is theirs', async () => {
    const { app, back, send } = await prepared();
    const first = await send(await back('d1', 'dana.levi@example.org'));
    const user = await profileOf(app, tokenIn(first.body));
    expect(user).toMatchObject({
      username: 'dana.levi',
      display_name: 'Dana Levi',
      email: 'dana.levi@example.org',
      email_verified: true,
      has_password: false,
    });
    expect(user.terms_due).not.toBeNull();
    expect(first.cookies.map(({ name }) => name)).toContain('refresh_token');
    // The subject names them, whatever address they have by then.
    const again = await send(await back('d1', 'other@example.org', false));
    expect((await profileOf(app, tokenIn(again.body))).id).toBe(user.id);
  });

  test('with a name that is taken or reserved gets another one', async () => {
    const { app, back, send, verified } = await prepared();
    await verified('dana');
    for (const [subject, email] of [
      ['d1', 'dana@elsewhere.example'],
      ['d2', 'admin@elsewhere.example'],
      ['d3', 'ד@elsewhere.example'],
    ] as const) {
      const answer = await send(await back(subject, email));
      if (subject === 'd3') {
        expect(answer.code).toBe('google.address_unverified');
        continue;
      }
      const { username } = await profileOf(app, tokenIn(answer.body));
      expect(username).toMatch(/^(?:dana|admin|friend)\d+$/u);
    }
  });

  test('is refused where signing up is closed, and without a verified address', async () => {
    const { back, send } = await prepared({ SIGNUP: 'closed' });
    expect((await send(await back('d1', 'd1@example.org'))).code).toBe('account.signup_closed');
    expect((await send(await back('d2', 'd2@example.org', false))).code).toBe(
      'google.address_unverified',
    );
    expect((await send(await back('d3'))).code).toBe('google.address_unverified');
  });
});

describe('an account that has the address', () => {
  const link = (app: World, ticket: string, cookie: string, given = password) =>
    app.call(api.google.link, { body: { ticket, password: given }, headers: { cookie } });

  async function asked(given: Awaited<ReturnType<typeof prepared>>, subject = 'd1') {
    const answer = await given.send(await given.back(subject, 'DANA@example.org'));
    if (!('password_required' in answer.body)) throw new Error('no password is asked for');
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { ticket: answer.body.ticket, cookie };
  }

  test('is tied by its password, once, in this browser; then Google alone opens it', async () => {
    const given = await prepared();
    const { app, smtp, send, back } = given;
    const dana = await given.verified('dana');
    const { ticket, cookie } = await asked(given);
    expect((await link(app, ticket, '')).code).toBe('account.ticket_invalid');
    const wrong = await link(app, ticket, cookie, 'not the password');
    expect(wrong.error.fields).toEqual({ password: 'field.password_wrong' });
    const done = await link(app, ticket, cookie);
    expect((await profileOf(app, tokenIn(done.body))).id).toBe(dana.user.id);
    expect((await link(app, ticket, cookie)).code).toBe('account.ticket_invalid');
    const later = await send(await back('d1', 'dana@example.org'));
    expect((await profileOf(app, tokenIn(later.body))).id).toBe(dana.user.id);
    await expect
      .poll(() => smtp.mails.filter(({ subject }) => subject.startsWith('Google now')).length)
      .toBe(1);
  });

  test('is asked for its second step, which the ticket of the first is not', async () => {
    const given = await prepared();
    const { app, send, back } = given;
    const dana = await given.verified('dana');
    const { secret } = await withSecondStep(dana);
    const { ticket, cookie } = await asked(given);
    const jump = await app.call(api.twoFactor.signIn, {
      body: { ticket, code: codeOf(secret) },
      headers: { cookie },
    });
    expect(jump.code).toBe('account.ticket_invalid');
    expect((await link(app, ticket, cookie)).body).toHaveProperty('two_factor_required');
    const later = await send(await back('d1', 'dana@example.org'));
    expect(Object.keys(later.body).toSorted()).toEqual(['ticket', 'two_factor_required']);
  });

  test('is not tied by somebody who guesses', async () => {
    const given = await prepared();
    await given.verified('dana');
    const { ticket, cookie } = await asked(given);
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n++)
      statuses.push((await link(given.app, ticket, cookie, `wrong password ${n}`)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });
});

describe('somebody who opened an account with a stranger’s address beforehand', () => {
  test('ends with nothing of the account that its owner gets by Google', async () => {
    const { app, smtp, back, send } = await prepared();
    const eve = await app.person({ username: 'squatter', email: 'dana@example.org' });
    const verify = linkToken(await smtp.mailTo('dana@example.org'));
    const signedIn = await send(await back('d1', 'dana@example.org'));
    const dana = await profileOf(app, tokenIn(signedIn.body));
    expect(dana.id).not.toBe(eve.user.id);
    const left = (await eve.call(api.account.profile)).body;
    expect([left.email, left.email_verified]).toEqual(['', false]);
    // Their mailed link, their password and their restore links open nothing of it.
    expect((await app.call(api.account.verifyEmail, { body: { token: verify } })).code).toBe(
      'account.verify_token_invalid',
    );
    const byAddress = await app.call(api.account.login, {
      body: { user: { username: 'dana@example.org', password } },
    });
    expect(byAddress.status).toBe(401);
    await app.call(api.account.restorePassword, { body: { email: 'dana@example.org' } });
    await expect
      .poll(() => smtp.mails.filter(({ subject }) => subject.startsWith('Restore')).length)
      .toBe(1);
    expect(smtp.mails.findLast(({ subject }) => subject.startsWith('Restore'))?.text).toContain(
      dana.username,
    );
  });

  test('can’t move their account there by a change that waits', async () => {
    const { app, smtp, back, send } = await prepared();
    const eve = await app.person({ username: 'squatter', email: 'eve@example.org' });
    const proof = { kind: 'password' as const, password };
    await eve.call(api.security.changeEmail, { body: { email: 'dana@example.org', proof } });
    const waiting = linkToken(await smtp.mailTo('dana@example.org'));
    await send(await back('d1', 'dana@example.org'));
    expect((await app.call(api.account.verifyEmail, { body: { token: waiting } })).code).toBe(
      'account.verify_token_invalid',
    );
  });

  test('gets nothing by an address that Google did not verify', async () => {
    const given = await prepared();
    await given.verified('dana');
    const answer = await given.send(await given.back('evil', 'dana@example.org', false));
    expect(answer.code).toBe('google.address_unverified');
  });
});
