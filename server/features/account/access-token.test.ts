import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/index.ts';
import { type Person, sharedWorld } from '../../testing/world.ts';

const seconds = () => Math.floor(Date.now() / 1_000);

const app = sharedWorld();

async function prepared() {
  const person = await app.person();
  const [, payload = ''] = person.token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
    string,
    unknown
  >;
  return { person, claims };
}

function signed(
  claims: Record<string, unknown>,
  header: Record<string, unknown> = {},
  key?: Uint8Array,
) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
    .sign(key ?? app.app.platform.config.secrets.token);
}

async function refusal(person: Person, token: string) {
  const answer = await person.call(api.account.profile, {
    headers: { authorization: `Bearer ${token}` },
  });
  return [answer.status, answer.code];
}

describe('an access token', () => {
  test('says whose session it is and lives for fifteen minutes', async () => {
    const { person, claims } = await prepared();
    expect(claims).toMatchObject({
      sub: person.user.id,
      iss: 'http://zavit.test',
      aud: 'http://zavit.test/api',
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(900);
    expect(await refusal(person, await signed(claims))).toEqual([200, null]);
  });

  test('is refused when it is forged', async () => {
    const { person, claims } = await prepared();
    const secret = app.app.platform.config.secrets.token;
    const [header = '', payload = '', signature = ''] = person.token.split('.');
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const other = await app.person();
    const [, otherPayload = ''] = other.token.split('.');
    const hmac = (
      head: string,
      body: string,
      digest = 'sha256',
      key: Uint8Array | string = secret,
    ) => `${head}.${body}.${createHmac(digest, key).update(`${head}.${body}`).digest('base64url')}`;
    const forged = [
      new UnsecuredJWT(claims).encode(),
      `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      `${part({ alg: 'NONE', typ: 'at+jwt' })}.${payload}.${signature}`,
      `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.${signature}`,
      hmac(part({ alg: 'HS512', typ: 'at+jwt' }), payload, 'sha512'),
      hmac(part({ alg: 'HS384', typ: 'at+jwt' }), payload, 'sha384'),
      hmac(
        part({ alg: 'HS256', typ: 'at+jwt' }),
        payload,
        'sha256',
        publicKey.export({ type: 'spki', format: 'pem' }),
      ),
      hmac(part({ alg: 'HS256', typ: 'at+jwt', kid: '../../../dev/null' }), payload, 'sha256', ''),
      hmac(
        part({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'YWFh' } }),
        payload,
        'sha256',
        'aaa',
      ),
      hmac(part({ alg: 'HS256', typ: 'at+jwt', crit: ['exp'] }), payload),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
        .sign(privateKey),
      await signed(claims, {}, app.app.platform.config.secrets.csrf),
      await signed(claims, {}, app.app.platform.config.secrets.refresh),
      await signed(claims, { typ: 'JWT' }),
      await signed(claims, { typ: undefined }),
      await signed({ ...claims, iss: 'http://evil.test' }),
      await signed({ ...claims, iss: undefined }),
      await signed({ ...claims, aud: 'http://zavit.test' }),
      await signed({ ...claims, aud: undefined }),
      await signed({ ...claims, exp: undefined }),
      await signed({ ...claims, iat: undefined }),
      await signed({ ...claims, sid: undefined }),
      await signed({ ...claims, sid: 7 }),
      await signed({ ...claims, sid: "' or 1=1" }),
      await signed({ ...claims, sub: undefined }),
      await signed({ ...claims, sub: 'admin' }),
      await signed({ ...claims, nbf: seconds() + 60 }),
      `${header}.${otherPayload}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}..${signature}`,
      `.${payload}.${signature}`,
      `${person.token}.${signature}`,
      `${person.token}A`,
      person.cookies.refresh_token!,
      person.cookies.media_token!,
      person.cookies.csrftoken!,
      'null',
      'undefined',
      'x'.repeat(5_000),
    ];
    for (const token of forged)
      expect.soft(await refusal(person, token), token).toEqual([403, 'auth.token_invalid']);
  });

  test('is refused when one of its characters is another one', async () => {
    const { person } = await prepared();
    const { token } = person;
    for (let at = 0; at < token.length - 1; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      const changed = `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
      expect.soft(await refusal(person, changed), String(at)).toEqual([403, 'auth.token_invalid']);
    }
  });

  test('that ended says so, so that the browser fetches another', async () => {
    const { person, claims } = await prepared();
    const ended = await signed({ ...claims, iat: seconds() - 901, exp: seconds() - 1 });
    expect(await refusal(person, ended)).toEqual([403, 'auth.token_expired']);
    expect(await refusal(person, `${ended.slice(0, -6)}AAAAAA`)).toEqual([
      403,
      'auth.token_invalid',
    ]);
  });

  test('that ends while it is known is refused from then on', async () => {
    const { person, claims } = await prepared();
    const short = await signed({ ...claims, exp: seconds() + 2 });
    expect(await refusal(person, short)).toEqual([200, null]);
    await expect
      .poll(() => refusal(person, short), { timeout: 4_000, interval: 200 })
      .toEqual([403, 'auth.token_expired']);
  });

  test('of another session than its person’s is refused', async () => {
    const { person, claims } = await prepared();
    const other = await app.person();
    expect(await refusal(person, await signed({ ...claims, sub: other.user.id }))).toEqual([
      403,
      'auth.token_revoked',
    ]);
  });

  test('in the query of a call counts for nothing', async () => {
    const { person } = await prepared();
    const response = await app.app.server.inject({
      url: `/api/user/profile/get_profile?token=${person.token}`,
    });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: { code: 'auth.token_missing' } });
  });

  test('of somebody whose account is gone is refused within a second', async () => {
    const { person } = await prepared();
    expect(await refusal(person, person.token)).toEqual([200, null]);
    await app.app.platform.database.pool.query(
      'update users set deleted_at = now() where id = $1',
      [person.user.id],
    );
    await expect
      .poll(() => refusal(person, person.token), { timeout: 1_200, interval: 100 })
      .toEqual([403, 'auth.token_revoked']);
  });
});
