import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { withSecondStep, codeOf } from '../../testing/factors.ts';
import { cookieHeader, googleWorld as prepared } from '../../testing/google-world.ts';
import { change } from '../../platform/change.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { type Person, type World, password, world } from '../../testing/world.ts';
import { newSignUpLink } from '../sign-up/codes.ts';

const profileOf = async (app: World, token: string) =>
  (await app.call(api.account.profile, { headers: { authorization: `Bearer ${token}` } })).body;

const cookiesOf = ({ cookies }: Person) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

async function peopleOf({ app }: World): Promise<number> {
  const { rows } = await app.platform.database.pool.query<{ n: number }>(
    'select count(*)::int as n from users',
  );
  return rows[0]?.n ?? 0;
}

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
    expect(address.searchParams.get('state')).toMatch(/^\d+\.[\w-]{43}$/u);
    for (const name of ['nonce', 'code_challenge'])
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
  test('gets an account without a password, whose address is theirs, once they agreed to the terms', async () => {
    const { app, back, send, signUp } = await prepared();
    const answer = await send(await back('d1', 'dana.levi@example.org'));
    expect(answer.body).toEqual({
      sign_up_required: true,
      ticket: expect.any(String) as string,
      email: 'dana.levi@example.org',
      name: 'Dana Levi',
    });
    expect(answer.cookies.map(({ name }) => name)).not.toContain('refresh_token');
    expect(await peopleOf(app)).toBe(0);
    const opened = await signUp(answer, { language: 'he', timezone: 'Asia/Jerusalem' });
    const user = await profileOf(app, tokenIn(opened.body));
    expect(user).toMatchObject({
      username: 'dana.levi',
      display_name: 'Dana Levi',
      email: 'dana.levi@example.org',
      email_verified: true,
      has_password: false,
      language: 'he',
      timezone: 'Asia/Jerusalem',
      terms_due: null,
    });
    expect(opened.cookies.map(({ name }) => name)).toContain('refresh_token');
    // The subject names them, whatever address they have by then.
    const again = await send(await back('d1', 'other@example.org', false));
    expect((await profileOf(app, tokenIn(again.body))).id).toBe(user.id);
  });

  test('gets none without the present terms or with a reserved name, and can correct it', async () => {
    const { app, back, send, signUp } = await prepared();
    const answer = await send(await back('d1', 'dana@example.org'));
    for (const [wish, field, problem] of [
      [{ terms_version: undefined }, 'terms_version', 'field.terms_required'],
      [{ terms_version: '2026-01-01' }, 'terms_version', 'field.terms_outdated'],
      [{ terms_version: '2099-01-01' }, 'terms_version', 'field.terms_outdated'],
      [{ display_name: 'Zavit' }, 'display_name', 'field.name_reserved'],
      [{ display_name: ' ' }, 'display_name', 'field.required'],
    ] as const) {
      const refused = await signUp(answer, wish);
      expect([refused.status, refused.error.fields]).toEqual([422, { [`user.${field}`]: problem }]);
    }
    expect(await peopleOf(app)).toBe(0);
    expect((await signUp(answer)).status).toBe(200);
  });

  test('opens one account, in the browser that went to Google', async () => {
    const { app, back, send, signUp } = await prepared();
    const [first, other] = [await back('d1', 'dana@example.org'), await back('d2', 'ben@e.org')];
    const [answer, foreign] = [await send(first), await send(other)];
    expect((await signUp(answer, {}, '')).code).toBe('account.ticket_invalid');
    expect((await signUp(answer, {}, cookieHeader(foreign))).code).toBe('account.ticket_invalid');
    const statuses = (await Promise.all([signUp(answer), signUp(answer)])).map((one) => one.status);
    expect(statuses.toSorted((one, two) => one - two)).toEqual([200, 422]);
    expect((await signUp(answer)).code).toBe('account.ticket_invalid');
    expect(await peopleOf(app)).toBe(1);
  });

  test('gets none where the address, or the Google account, got one meanwhile', async () => {
    const { app, back, send, signUp, verified, link, enrolled } = await prepared();
    const answer = await send(await back('d1', 'dana@example.org'));
    await verified('dana');
    expect((await signUp(answer)).code).toBe('account.ticket_invalid');
    const tied = await send(await back('d2', 'ben@example.org'));
    await link(await app.person(), 'd2');
    expect((await signUp(tied)).code).toBe('account.ticket_invalid');
    const twice = [
      await send(await back('d3', 'c@e.org')),
      await send(await back('d3', 'c@e.org')),
    ];
    const answers = await Promise.all(twice.map((one) => signUp(one)));
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 422,
    ]);
    expect((await enrolled('d4', 'd4@example.org')).status).toBe(200);
  });

  test('with a name that is taken, held or reserved gets another one', async () => {
    const { app, back, send, enrolled, verified } = await prepared();
    const dana = await verified('dana');
    await app
      .person({ username: 'later' })
      .then((one) =>
        one.call(api.account.updateProfile, { body: { user: { username: 'renamed' } } }),
      );
    for (const [subject, email] of [
      ['d1', 'dana@elsewhere.example'],
      ['d2', 'admin@elsewhere.example'],
      ['d4', 'later@elsewhere.example'],
    ] as const) {
      const { username } = await profileOf(app, tokenIn((await enrolled(subject, email)).body));
      expect(username).toMatch(/^(?:dana|admin|friend|later)\d+$/u);
      expect(username).not.toBe(dana.username);
    }
    const odd = await send(await back('d3', 'ד@elsewhere.example'));
    expect(odd.code).toBe('google.address_unverified');
  });

  test('is invited where sign-up needs it: the invitation is used up with the account, and not before', async () => {
    const { app, back, send, signUp } = await prepared({ SIGNUP: 'invite' });
    const link = await change(app.app.platform, (unit) => newSignUpLink(unit, 1));
    const invite = new URL(link).searchParams.get('code') ?? '';
    const answer = await send(await back('d1', 'dana@example.org'));
    for (const [given, problem] of [
      [undefined, 'field.required'],
      ['nonsense', 'field.invite_invalid'],
    ] as const) {
      const refused = await signUp(answer, { invite: given });
      expect(refused.error.fields).toEqual({ 'user.invite': problem });
    }
    expect((await signUp(answer, { invite, terms_version: 'soon' })).status).toBe(422);
    const opened = await signUp(answer, { invite });
    expect((await profileOf(app, tokenIn(opened.body))).email).toBe('dana@example.org');
    const second = await signUp(await send(await back('d2', 'ben@example.org')), { invite });
    expect(second.error.fields).toEqual({ 'user.invite': 'field.invite_invalid' });
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
    const { app, smtp, enrolled } = await prepared();
    const eve = await app.person({ username: 'squatter', email: 'dana@example.org' });
    const verify = linkToken(await smtp.mailTo('dana@example.org'));
    const signedIn = await enrolled('d1', 'dana@example.org');
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

  test('keeps a session and a Google account of their own, which open their account alone', async () => {
    const { app, back, send, link, enrolled } = await prepared();
    const eve = await app.person({ username: 'squatter', email: 'dana@example.org' });
    expect((await link(eve, 'evil')).status).toBe(200);
    const dana = await profileOf(app, tokenIn((await enrolled('d1', 'dana@example.org')).body));
    const byGoogle = await send(await back('evil', 'dana@example.org'));
    const byPassword = await app.call(api.account.login, {
      body: { user: { username: 'squatter', password } },
    });
    const refreshed = await app.call(api.account.refresh, {
      headers: { cookie: cookiesOf(eve), 'x-csrftoken': eve.cookies['csrftoken'] ?? '' },
    });
    for (const answer of [byGoogle, byPassword, refreshed]) {
      const { id, email } = await profileOf(app, tokenIn(answer.body));
      expect([id, email]).toEqual([eve.user.id, '']);
    }
    const again = await profileOf(app, tokenIn((await send(await back('d1'))).body));
    expect(again).toMatchObject({ id: dana.id, email: 'dana@example.org' });
  });

  test('can’t move their account there by a change that waits', async () => {
    const { app, smtp, enrolled } = await prepared();
    const eve = await app.person({ username: 'squatter', email: 'eve@example.org' });
    const proof = { kind: 'password' as const, password };
    await eve.call(api.security.changeEmail, { body: { email: 'dana@example.org', proof } });
    const waiting = linkToken(await smtp.mailTo('dana@example.org'));
    await enrolled('d1', 'dana@example.org');
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
