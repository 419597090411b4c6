import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import { api } from '#contract/index.ts';
import { rowCounts } from '../../testing/guided-world.ts';
import { sharedWorld, world } from '../../testing/world.ts';

const shared = sharedWorld();

describe('every answer', () => {
  test.each([
    '/',
    '/chat/x',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/config',
    '/api/openapi.json',
    '/api/nothing',
    '/nothing.js',
    '/ws/user/',
    '/api/media/x/avatar',
    '/api/%',
  ])('has the strict headers (%s)', async (url) => {
    const { headers } = await shared.app.server.inject({ method: 'GET', url });
    const policy = String(headers['content-security-policy']);
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain("script-src 'self' 'unsafe");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('under TLS says so, and not without it', async () => {
    const secure = await world({ PUBLIC_URL: 'https://zavit.test' });
    expect((await secure.call(api.config.show)).headers['strict-transport-security']).toMatch(
      /max-age=\d{7,}/u,
    );
    expect(
      (await shared.call(api.config.show)).headers['strict-transport-security'],
    ).toBeUndefined();
  });
});

describe('an error', () => {
  test('is in the profile’s language, else the browser’s, else English', async () => {
    const { call, person } = shared;
    const noa = await person({ language: 'he' });
    const isHebrew = (text: string) => /[\u05D0-\u05EA]/u.test(text);
    const asked = { params: { id: randomUUID() } };
    expect(
      isHebrew(
        (await noa.call(api.chat.info, { ...asked, headers: { 'accept-language': 'en' } })).error
          .message,
      ),
    ).toBe(true);
    expect(
      isHebrew(
        (
          await call(api.chat.info, {
            ...asked,
            headers: { 'accept-language': 'he-IL,he;q=0.9,en;q=0.8' },
          })
        ).error.message,
      ),
    ).toBe(true);
    expect(
      isHebrew(
        (await call(api.chat.info, { ...asked, headers: { 'accept-language': 'fr, de' } })).error
          .message,
      ),
    ).toBe(false);
    expect(isHebrew((await call(api.chat.info, asked)).error.message)).toBe(false);
  });

  test('gives a code for each invalid field', async () => {
    const refused = await shared.call(api.account.register, {
      body: { user: { username: 'a', email: 'x', password: 'short', more: 1 } as never },
    });
    expect([refused.status, refused.error.fields]).toEqual([
      422,
      {
        'user.username': 'field.too_short',
        'user.email': 'field.email_invalid',
        'user.password': 'field.too_short',
        user: 'field.unknown',
      },
    ]);
  });
});

describe('a repeat with the same Idempotency-Key', () => {
  test('gets the first answer, also in parallel and after a restart, and has one effect', async () => {
    const one = await world();
    const ana = await one.person();
    const asked = {
      body: { chat: { chat_type: 'AI' as const, title: 'Once' } },
      headers: { 'idempotency-key': randomUUID() },
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.call(api.chat.create, asked)),
    );
    await one.restart();
    answers.push(await ana.call(api.chat.create, asked));
    expect(
      new Set(
        answers.map(
          ({ status, text }) =>
            `${status} ${text.length} ${(JSON.parse(text) as { chat: { id: string } }).chat.id}`,
        ),
      ).size,
    ).toBe(1);
    expect((await rowCounts(one))['chats']).toBe(1);
  });

  test('with another body is 422, another person has separate keys, and failures are not stored', async () => {
    const [ana, ben] = [await shared.person(), await shared.person()];
    const headers = { 'idempotency-key': randomUUID() };
    const first = await ana.call(api.chat.create, {
      body: { chat: { chat_type: 'AI', title: 'One' } },
      headers,
    });
    const other = await ana.call(api.chat.create, {
      body: { chat: { chat_type: 'AI', title: 'Two' } },
      headers,
    });
    expect([other.status, other.code]).toEqual([422, 'request.idempotency_key_reused']);
    const bens = await ben.call(api.chat.create, {
      body: { chat: { chat_type: 'AI', title: 'One' } },
      headers,
    });
    expect(bens.body.chat.id).not.toBe(first.body.chat.id);
    const again = { 'idempotency-key': randomUUID() };
    expect(
      (
        await ana.call(api.chat.create, {
          body: { chat: { chat_type: 'AI', title: 'x'.repeat(2_000) } },
          headers: again,
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await ana.call(api.chat.create, {
          body: { chat: { chat_type: 'AI', title: 'Good' } },
          headers: again,
        })
      ).status,
    ).toBe(200);
    const odd = await ana.call(api.chat.create, {
      body: { chat: { chat_type: 'AI' } },
      headers: { 'idempotency-key': 'seven' },
    });
    expect([odd.status, odd.code]).toEqual([400, 'request.idempotency_key_invalid']);
  });

  test('never stores a credential', async () => {
    const one = await world();
    const body = {
      user: {
        username: 'somebody',
        email: 's@example.org',
        password: 'a long quiet password',
        terms_version: termsVersion,
      },
    };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await one.call(api.account.register, { body, headers })).status).toBe(200);
    expect((await one.call(api.account.register, { body, headers })).status).toBe(422);
    expect(
      (
        await one.call(api.account.login, {
          body: { user: { username: 'somebody', password: 'a long quiet password' } },
          headers,
        })
      ).status,
    ).toBe(200);
    expect((await rowCounts(one))['idempotency_keys']).toBe(0);
  });
});

test('after three hundred calls in a minute, whatever they are, the next one waits, and nobody else', async () => {
  const { person } = await world({ RATE_LIMITS: 'on' });
  const [ana, ben] = [await person(), await person()];
  for (let count = 0; count < 300; count++) {
    const endpoint = count % 2 === 0 ? api.account.profile : api.people.blocks;
    expect((await ana.call(endpoint)).status).toBe(200);
  }
  const refused = await ana.call(api.account.profile);
  expect([refused.status, refused.code]).toEqual([429, 'request.too_many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ben.call(api.account.profile)).status).toBe(200);
});
