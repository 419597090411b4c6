import { describe, expect, onTestFinished, test } from 'vitest';
import { api } from '#contract/index.ts';
import { linkToken } from '../../testing/mail-link.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { type World, password, world } from '../../testing/world.ts';
import { triesOf } from './tries.ts';

function login(
  app: World,
  username: string,
  given = password,
  headers: Record<string, string> = {},
) {
  return app.call(api.account.login, { body: { user: { username, password: given } }, headers });
}

describe('signing in', () => {
  test('works by username, whatever its case', async () => {
    const app = await world();
    const { user } = await app.person({ username: 'Noa.Levi' });
    for (const name of ['Noa.Levi', 'noa.levi', ' NOA.LEVI ']) {
      const answer = await login(app, name);
      const { user: same } = signedIn(answer.body);
      expect(same).toEqual({ ...user, usage: same.usage });
    }
  });

  test('does not take a name that only looks like it', async () => {
    const app = await world();
    await app.person({ username: 'noa.levi' });
    for (const name of ['noa_levi', 'n0a.levi', 'noalevi'])
      expect((await login(app, name)).status).toBe(401);
  });

  test('gives every device its own session', async () => {
    const app = await world();
    const { username } = await app.person();
    const [one, other] = [await login(app, username), await login(app, username)];
    expect(signedIn(one.body).token).not.toBe(signedIn(other.body).token);
    expect(one.cookies.find(({ name }) => name === 'refresh_token')?.value).not.toBe(
      other.cookies.find(({ name }) => name === 'refresh_token')?.value,
    );
  });

  test('ignores an Authorization header', async () => {
    const app = await world();
    const { username } = await app.person();
    expect(
      (await login(app, username, password, { authorization: 'Bearer nonsense' })).status,
    ).toBe(200);
  });

  test('from a foreign page is refused', async () => {
    const app = await world();
    const { username } = await app.person();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      expect((await login(app, username, password, headers)).code).toBe('csrf.invalid');
    }
  });
});

describe('nobody learns from a refusal whether an address or a name is known', () => {
  test('wrong password, unknown name, unknown, unclaimed and claimed address are answered alike', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    const app = await world({ SMTP_URL: smtp.url });
    const claimed = await app.person({ email: 'claimed@example.org' });
    await app.call(api.account.verifyEmail, {
      body: { token: linkToken(await smtp.mailTo('claimed@example.org')) },
    });
    const open = await app.person({ email: 'open@example.org' });
    const names = [
      claimed.username,
      open.username,
      'claimed@example.org',
      'open@example.org',
      'nobody@example.org',
      'nobody',
      'no\0body',
      'no\uD800body',
      "' or 1=1 --",
      '\u202Enoa🦊',
    ];
    const answers: Awaited<ReturnType<typeof login>>[] = [];
    for (const name of names) answers.push(await login(app, name, 'not the password'));
    const shape = (answer: (typeof answers)[number]) => ({
      status: answer.status,
      error: { ...answer.error, request_id: '' },
      headers: Object.keys(answer.headers).toSorted(),
    });
    for (const answer of answers) expect(shape(answer)).toEqual(shape(answers[0]!));
    expect(answers[0]!.status).toBe(401);
    expect(answers[0]!.code).toBe('account.credentials_wrong');
  });

  test('a password that can’t be text is wrong, not a failure', async () => {
    const app = await world();
    const { username } = await app.person();
    for (const given of ['\0', 'half \uD800', '\uFFFD'.repeat(10), 'x'.repeat(128)]) {
      expect((await login(app, username, given)).status).toBe(401);
    }
  });
});

describe('guessing', () => {
  test('is slowed down for that account and network after five failures, whatever the password then', async () => {
    const app = await world({ TRUST_PROXY: '127.0.0.1' });
    const { username } = await app.person();
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    for (let n = 1; n <= 5; n++)
      expect((await login(app, username, 'wrong password', from('198.51.100.7'))).status).toBe(401);
    for (const given of ['wrong password', password]) {
      const slowed = await login(app, username, given, from('198.51.100.7'));
      expect([slowed.status, slowed.code]).toEqual([429, 'account.too_many_tries']);
      expect(slowed.headers['retry-after']).toBe(String(slowed.error.seconds));
      expect(Number(slowed.error.seconds)).toBeGreaterThan(0);
      expect(Number(slowed.error.seconds)).toBeLessThanOrEqual(5);
    }
    expect((await login(app, username, password, from('198.51.100.8'))).status).toBe(200);
  });

  test('is not freed by a made-up forwarding header', async () => {
    const app = await world();
    const { username } = await app.person();
    const answers: Awaited<ReturnType<typeof login>>[] = [];
    for (let n = 1; n <= 6; n++)
      answers.push(
        await login(app, username, 'wrong password', { 'x-forwarded-for': `198.51.100.${n}` }),
      );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('an unknown name is slowed down alike', async () => {
    const app = await world();
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n++) statuses.push((await login(app, 'nobody')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('a device that signed in before', () => {
  const from = (ip: string, device = '') => ({
    'x-forwarded-for': ip,
    ...(device === '' ? {} : { cookie: `known_device=${device}` }),
  });
  const deviceIn = ({ cookies }: Awaited<ReturnType<typeof login>>) =>
    cookies.find(({ name }) => name === 'known_device');

  /** Strangers of many networks, and one of them in the owner’s own. */
  async function guessed(app: World, username: string) {
    const networks = Array.from({ length: 18 }, (_, n) => `203.0.${n}.1`);
    for (const ip of [...networks, ...Array<string>(6).fill('198.51.100.7')])
      await triesOf(app.app.platform).noteFailure(username, { ip, device: null });
  }

  test('does not wait while strangers guess, and all others do', async () => {
    const app = await world({ TRUST_PROXY: '127.0.0.1' });
    const { username, cookies } = await app.person();
    const { username: other } = await app.person();
    await guessed(app, username);
    const order: string[] = [];
    const entered = async (name: string, device?: string) => {
      const answer = await login(app, username, password, from('198.51.100.8', device));
      order.push(`${name} ${answer.status}`);
    };
    await Promise.all([
      entered('stranger'),
      entered('forger', `${'0'.repeat(22)}.${'0'.repeat(43)}`),
      entered('owner', cookies.known_device),
    ]);
    expect(order[0]).toBe('owner 200');
    const near = (device?: string) =>
      login(app, username, password, from('198.51.100.7', device)).then(({ status }) => status);
    expect([await near(), await near(cookies.known_device)]).toEqual([429, 200]);
    // A device of another person is a stranger here.
    const foreign = deviceIn(await login(app, other, password, from('198.51.100.9')));
    expect(await near(foreign?.value)).toBe(429);
  });

  test('is slowed down for its own failures, which slow no other device', async () => {
    const app = await world();
    const { username, cookies } = await app.person();
    const tries = async (given: string) =>
      (await login(app, username, given, from('', cookies.known_device))).status;
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n++) statuses.push(await tries('wrong password'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await tries(password)).toBe(429);
    expect((await login(app, username)).status).toBe(200);
  });

  test('is remembered for the last five people, beyond the end of a sign-in, in a cookie that no script reads', async () => {
    const app = await world();
    const people = [];
    for (let n = 0; n < 6; n++) people.push(await app.person());
    let device = '';
    for (const { username } of people)
      device = deviceIn(await login(app, username, password, from('', device)))?.value ?? '';
    expect(device.split('~')).toHaveLength(5);
    const again = deviceIn(await login(app, people[3]!.username, password, from('', device)));
    expect(again?.value.split('~').toSorted()).toEqual(device.split('~').toSorted());
    expect(again).toMatchObject({ path: '/api', httpOnly: true, sameSite: 'Lax' });
    expect(again?.maxAge).toBe(400 * 24 * 3_600);
    expect(device).not.toContain(people[3]!.user.id);
    const left = await app.call(api.account.logout, { headers: from('', device) });
    expect(left.cookies.map(({ name }) => name)).not.toContain('known_device');
  });

  test('is known from its next refresh on, where it signed in before devices were remembered', async () => {
    const app = await world();
    const { cookies } = await app.person();
    const { known_device: _, ...older } = cookies;
    const refreshed = await app.call(api.account.refresh, {
      headers: {
        cookie: Object.entries(older)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        'x-csrftoken': cookies.csrftoken ?? '',
      },
    });
    expect(refreshed.status).toBe(200);
    expect(refreshed.cookies.map(({ name }) => name)).toContain('known_device');
  });
});
