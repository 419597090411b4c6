import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { codeOf, firstStep, withSecondStep } from '../../testing/factors.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { password, sharedWorld, world } from '../../testing/world.ts';

const one = sharedWorld();
const proof = { kind: 'password' as const, password };
const plain = (code: string) => code.replace('-', '');
const wrong = { code: 'field.code_wrong' };

describe('turning the second step on', () => {
  test('takes a proof and a code of the app, and gives ten backup codes', async () => {
    const ana = await one.person();
    const live = await ana.live();
    expect((await ana.call(api.twoFactor.show)).body).toEqual({
      since: null,
      backup_codes_left: 0,
    });
    const { secret, uri } = (await ana.call(api.twoFactor.setUp, { body: { proof } })).body;
    expect(uri).toContain(`secret=${secret}`);
    expect(new URL(uri).searchParams.get('issuer')).toBe('Zavit');
    const { body } = await ana.call(api.twoFactor.enable, { body: { code: codeOf(secret) } });
    expect(new Set(body.backup_codes).size).toBe(10);
    expect((await ana.call(api.account.profile)).body.two_factor).toBe(true);
    const shown = (await ana.call(api.twoFactor.show)).body;
    expect([typeof shown.since, shown.backup_codes_left]).toEqual(['string', 10]);
    live.close();
  });

  test('is refused with a wrong proof, a wrong code, without a set-up, and when it is on', async () => {
    const ana = await one.person();
    const bad = { ...proof, password: 'not the password' };
    const refused = await ana.call(api.twoFactor.setUp, { body: { proof: bad } });
    expect(refused.error.fields).toEqual({ 'proof.password': 'field.password_wrong' });
    const early = await ana.call(api.twoFactor.enable, { body: { code: '123456' } });
    expect(early.code).toBe('two_factor.not_set_up');
    const { secret } = (await ana.call(api.twoFactor.setUp, { body: { proof } })).body;
    const mistyped = await ana.call(api.twoFactor.enable, { body: { code: codeOf(secret, 9) } });
    expect(mistyped.error.fields).toEqual(wrong);
    expect((await ana.call(api.account.profile)).body.two_factor).toBe(false);
    await ana.call(api.twoFactor.enable, { body: { code: codeOf(secret, 0) } });
    const again = await ana.call(api.twoFactor.enable, { body: { code: codeOf(secret) } });
    expect(again.code).toBe('two_factor.on_already');
  });

  test('takes no secret that was made long before', async () => {
    const ana = await one.person();
    const { secret } = (await ana.call(api.twoFactor.setUp, { body: { proof } })).body;
    await one.app.platform.database.pool.query(
      `update authenticators set created_at = created_at - interval '16 minutes' where user_id = $1`,
      [ana.user.id],
    );
    const late = await ana.call(api.twoFactor.enable, { body: { code: codeOf(secret) } });
    expect(late.code).toBe('two_factor.not_set_up');
  });
});

describe('signing in with a second step', () => {
  test('gives nothing but a ticket for the password, and the session for the code', async () => {
    const ana = await one.person();
    const { secret } = await withSecondStep(ana);
    const answer = await one.call(api.account.login, {
      body: { user: { username: ana.username, password } },
    });
    expect(Object.keys(answer.body).toSorted()).toEqual(['ticket', 'two_factor_required']);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('refresh_token');
    const holder = answer.cookies.find(({ name }) => name === 'ticket_holder');
    expect(holder).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
    const { second } = await firstStep(one, ana.username);
    const done = await second(codeOf(secret));
    expect(done.body).toMatchObject({ user: { id: ana.user.id } });
    expect(done.cookies.map(({ name }) => name)).toContain('refresh_token');
  });

  test('takes the codes of one step before and after now, each once, in order', async () => {
    const app = await world();
    const ana = await app.person();
    const { secret } = await withSecondStep(ana);
    const moment = Date.now() + 10 * 60_000;
    app.app.platform.now = () => new Date(moment);
    const statuses: number[] = [];
    for (const steps of [-2, 2, -1, -1, 0, 1, 1, 0, -1]) {
      const { second } = await firstStep(app, ana.username);
      statuses.push((await second(codeOf(secret, steps, moment))).status);
    }
    expect(statuses).toEqual([422, 422, 200, 422, 200, 200, 422, 422, 422]);
  });

  test('takes a code once where it is sent five times at once', async () => {
    const ana = await one.person();
    const { secret } = await withSecondStep(ana);
    const steps = await Promise.all([1, 2, 3, 4, 5].map(() => firstStep(one, ana.username)));
    const code = codeOf(secret);
    const answers = await Promise.all(steps.map(({ second }) => second(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes each backup code once, however it is typed', async () => {
    const ana = await one.person();
    const { backupCodes } = await withSecondStep(ana);
    const [code = ''] = backupCodes;
    const typed = ` ${code.toUpperCase().replace('-', ' ')}`;
    expect((await (await firstStep(one, ana.username)).second(typed)).status).toBe(200);
    expect((await (await firstStep(one, ana.username)).second(code)).error.fields).toEqual(wrong);
    expect((await ana.call(api.twoFactor.show)).body.backup_codes_left).toBe(9);
    const other = await one.person();
    await withSecondStep(other);
    const foreign = await (await firstStep(one, other.username)).second(backupCodes[1] ?? '');
    expect(foreign.error.fields).toEqual(wrong);
  });
});

describe('a ticket', () => {
  const invalid = 'account.ticket_invalid';

  test('signs in once, also with another right code', async () => {
    const ana = await one.person();
    const { backupCodes } = await withSecondStep(ana);
    const { second } = await firstStep(one, ana.username);
    const answers = await Promise.all([second(backupCodes[0]!), second(backupCodes[1]!)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await second(backupCodes[2]!)).code).toBe(invalid);
  });

  test('takes five tries', async () => {
    const ana = await one.person();
    const { backupCodes } = await withSecondStep(ana);
    const { second } = await firstStep(one, ana.username);
    for (let n = 1; n <= 5; n++) expect((await second('nonsense')).error.fields).toEqual(wrong);
    expect((await second(backupCodes[0]!)).code).toBe(invalid);
  });

  test('is of use in the browser of the first step alone', async () => {
    const ana = await one.person();
    const { secret } = await withSecondStep(ana);
    const [mine, theirs] = [await firstStep(one, ana.username), await firstStep(one, ana.username)];
    for (const cookie of ['', theirs.cookie, `ticket_holder=${'x'.repeat(43)}`]) {
      const refused = await mine.second(codeOf(secret), { ticket: mine.ticket, cookie });
      expect(refused.code).toBe(invalid);
    }
    expect((await mine.second(codeOf(secret))).status).toBe(200);
  });

  test('ends with the password and with the second step', async () => {
    const ana = await one.person();
    const { secret, backupCodes } = await withSecondStep(ana);
    const before = await firstStep(one, ana.username);
    await ana.call(api.security.changePassword, {
      body: { current: password, password: 'another quiet password' },
    });
    expect((await before.second(backupCodes[0]!)).code).toBe(invalid);
    const later = await firstStep(one, ana.username, 'another quiet password');
    const code = { kind: 'code' as const, code: codeOf(secret) };
    await ana.call(api.twoFactor.disable, { body: { proof: code } });
    expect((await later.second(backupCodes[1]!)).code).toBe(invalid);
  });

  test('is no access token, and no other token is a ticket', async () => {
    const ana = await one.person();
    await withSecondStep(ana);
    const { ticket, cookie, second } = await firstStep(one, ana.username);
    const asToken = await one.call(api.account.profile, {
      headers: { authorization: `Bearer ${ticket}` },
    });
    expect(asToken.code).toBe('auth.token_invalid');
    const [head = '', claims = ''] = ticket.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"ticket+jwt"}').toString('base64url')}.${claims}.`;
    for (const forged of [ana.token, unsigned, `${head}.${claims}.x`, 'nonsense', '\0'])
      expect((await second('123456', { ticket: forged, cookie })).code).toBe(invalid);
  });
});

test('tickets grow old after five minutes', async () => {
  const app = await world();
  const ana = await app.person();
  const { backupCodes } = await withSecondStep(ana);
  const { second } = await firstStep(app, ana.username);
  app.app.platform.now = () => new Date(Date.now() + 5 * 60_000 + 1_000);
  expect((await second(backupCodes[0]!)).code).toBe('account.ticket_invalid');
});

describe('guessing codes', () => {
  test('ends after ten an hour for the account, from all networks and tickets together; backup codes work on', async () => {
    const app = await world({ TRUST_PROXY: '127.0.0.1' });
    const ana = await app.person();
    const { secret, backupCodes } = await withSecondStep(ana);
    const tickets = await Promise.all(
      Array.from({ length: 15 }, () => firstStep(app, ana.username)),
    );
    const answers = await Promise.all(tickets.map(({ second }) => second(codeOf(secret, 99))));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    const { second } = await firstStep(app, ana.username);
    const right = await second(codeOf(secret));
    expect([right.status, right.code]).toEqual([429, 'account.too_many_codes']);
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(3_600);
    expect((await second(backupCodes[0]!)).status).toBe(200);
  });

  test('is mailed to the person, once', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    const app = await world({ SMTP_URL: smtp.url });
    const ana = await app.person({ email: 'ana@example.org' });
    await app.call(api.account.verifyEmail, {
      body: { token: linkToken(await smtp.mailTo('ana@example.org')) },
    });
    const { secret } = await withSecondStep(ana);
    for (let n = 1; n <= 13; n++)
      await (await firstStep(app, ana.username)).second(codeOf(secret, 99));
    const mails = (subject: RegExp) => smtp.mails.filter((mail) => subject.test(mail.subject));
    await expect.poll(() => mails(/^Wrong codes/u).length).toBe(1);
    await expect.poll(() => mails(/is on$/u).length).toBe(1);
    expect(mails(/^Wrong codes/u)).toHaveLength(1);
  });

  test('is not possible for a stranger, who keeps nobody out by trying', async () => {
    const ana = await one.person();
    const { secret } = await withSecondStep(ana);
    for (let n = 1; n <= 12; n++)
      await one.call(api.twoFactor.signIn, {
        body: { ticket: 'made up', code: '123456' },
        headers: { cookie: `ticket_holder=${'x'.repeat(43)}` },
      });
    expect((await (await firstStep(one, ana.username)).second(codeOf(secret))).status).toBe(200);
  });
});

describe('turning the second step off, and new backup codes', () => {
  test('take the second factor: the password is not enough', async () => {
    const ana = await one.person();
    const { secret, backupCodes } = await withSecondStep(ana);
    expect((await ana.call(api.proof.kinds)).body.kinds).toEqual(['code']);
    for (const endpoint of [api.twoFactor.disable, api.twoFactor.renewBackupCodes]) {
      const refused = await ana.call(endpoint, { body: { proof } });
      expect(refused.error.fields).toEqual({ 'proof.password': 'field.password_wrong' });
    }
    const [code = ''] = backupCodes;
    const renewed = await ana.call(api.twoFactor.renewBackupCodes, {
      body: { proof: { kind: 'code', code } },
    });
    expect(renewed.body.backup_codes).not.toContain(code);
    const old = await (await firstStep(one, ana.username)).second(backupCodes[1] ?? '');
    expect(old.error.fields).toEqual(wrong);
    const off = await ana.call(api.twoFactor.disable, {
      body: { proof: { kind: 'code', code: codeOf(secret) } },
    });
    expect(off.body.two_factor).toBe(false);
    const login = { body: { user: { username: ana.username, password } } };
    expect((await one.call(api.account.login, login)).body).toHaveProperty('token');
    const again = await ana.call(api.twoFactor.disable, { body: { proof } });
    expect(again.code).toBe('two_factor.off');
  });

  test('use a code up that was a proof', async () => {
    const ana = await one.person();
    const { secret } = await withSecondStep(ana);
    const code = { kind: 'code' as const, code: codeOf(secret) };
    expect((await ana.call(api.twoFactor.renewBackupCodes, { body: { proof: code } })).status).toBe(
      200,
    );
    const again = await ana.call(api.twoFactor.disable, { body: { proof: code } });
    expect(again.error.fields).toEqual({ 'proof.code': 'field.code_wrong' });
    expect((await (await firstStep(one, ana.username)).second(code.code)).status).toBe(422);
  });
});

test('secrets, backup codes and tickets are in no table', async () => {
  const ana = await one.person();
  const { secret, backupCodes } = await withSecondStep(ana);
  const { ticket, cookie } = await firstStep(one, ana.username);
  const { pool } = one.app.platform.database;
  const stored: string[] = [];
  for (const table of ['users', 'authenticators', 'backup_codes', 'spent_tokens', 'events']) {
    const { rows } = await pool.query<{ text: string }>(`select t::text as text from ${table} t`);
    stored.push(...rows.map(({ text }) => text));
  }
  expect(stored.join()).toContain(ana.user.id);
  const holder = /ticket_holder=([^;]+)/u.exec(cookie)?.[1] ?? 'missing';
  for (const text of [secret, ticket, holder, ...backupCodes, ...backupCodes.map(plain)])
    expect(stored.join().includes(text), text).toBe(false);
});

test('a spent ticket is forgotten once it would be too old', async () => {
  const app = await world();
  const ana = await app.person();
  const { backupCodes } = await withSecondStep(ana);
  await (await firstStep(app, ana.username)).second(backupCodes[0]!);
  const { removeOutdated } = await import('../upkeep/upkeep.ts');
  const { pool } = app.app.platform.database;
  const count = async () => (await pool.query('select 1 from spent_tokens')).rowCount;
  await removeOutdated(app.app.platform);
  expect(await count()).toBe(1);
  app.app.platform.now = () => new Date(Date.now() + 24 * 3_600_000);
  await removeOutdated(app.app.platform);
  expect(await count()).toBe(0);
});
