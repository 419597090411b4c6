import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { api } from '#contract/index.ts';
import { rowCounts } from './guided-world.ts';
import {
  type Json,
  ana,
  changed,
  checked,
  endpoints,
  goodBody,
  needsBody,
  one,
  ownParams,
  places,
  prepared,
  refusesEarlier,
  send,
  sendJson,
  things,
  unchangedBy,
  withBody,
} from './hostile-requests.ts';
import { pathOf } from './world.ts';

/** Nothing is an answer that changes something, so every table holds what it held. */
describe.each<
  [
    string,
    readonly (readonly [string, Endpoint])[],
    (name: string, endpoint: Endpoint) => Promise<void>,
  ]
>([
  ['bodies that can’t be read', needsBody, malformedBodies],
  ['fields that are wrong, missing or unknown', checked, wrongFields],
  ['ids that are none', endpoints, wrongIds],
  ['queries that are odd', endpoints, wrongQueries],
  ['methods that are not declared', endpoints, wrongMethods],
  [
    'multipart bodies where none are taken, or cut off',
    withBody.filter(([, { files }]) => !files),
    wrongMultiparts,
  ],
  [
    'headers that are odd',
    // Another mail is all that the one call is for, whatever its headers.
    endpoints.filter(([name, { files }]) => !files && name !== 'account.resendVerifyMail'),
    oddHeaders,
  ],
])('%s', (_what, attacked, attack) => {
  test('are refused as promised by every endpoint, and leave nothing behind', async () => {
    await prepared();
    await unchangedBy(async () => {
      for (const [name, endpoint] of attacked) await attack(name, endpoint);
    });
    expect(attacked.length).toBeGreaterThan(5);
  });
});

test('an upload that is cut off or wrong is refused, and the picture stays as it was', async () => {
  await prepared();
  for (const [name, endpoint] of withBody.filter(([, { files }]) => files)) {
    await wrongMultiparts(name, endpoint);
    await oddHeaders(name, endpoint);
  }
  expect((await rowCounts(one))['media']).toBe(0);
});

test('odd texts that are allowed come back as they were sent', async () => {
  await prepared();
  await oddTexts();
  expect((await ana.call(api.chat.info, { params: { id: things.chat } })).body.draft).toBe('');
});

async function malformedBodies(name: string, endpoint: Endpoint): Promise<void> {
  const early = refusesEarlier(endpoint);
  for (const text of [
    '{',
    '{"a":',
    'nothing',
    '{"a":1}}',
    "{'a':1}",
    '\u0000',
    Buffer.from([0xff, 0xfe, 0x7b]),
  ]) {
    const heard = await sendJson(endpoint, text);
    expect([name, text, heard.status, heard.code]).toEqual([name, text, 400, 'request.malformed']);
  }
  for (const body of [
    'null',
    '[]',
    '7',
    '"text"',
    'true',
    '',
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ]) {
    const { status } = await sendJson(endpoint, body);
    expect(
      early ? [400, 403, 404, 409, 422] : [400, 422],
      `${name} ${body.slice(0, 20)}`,
    ).toContain(status);
  }
  for (const body of [
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"user":{"__proto__":{"a":1}}}',
  ]) {
    const { status } = await sendJson(endpoint, body);
    expect(early ? [400, 403, 404, 409, 422] : [400, 422], `${name} ${body}`).toContain(status);
  }
  expect(({} as Json)['admin']).toBeUndefined();
  const large = await sendJson(
    endpoint,
    JSON.stringify({ ...goodBody(endpoint), more: 'x'.repeat(1_100_000) }),
  );
  expect([name, large.status, large.code]).toEqual([name, 413, 'request.too_large']);
  for (const type of [
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/json2',
    'x',
    'multipart/form-data',
  ]) {
    const { status } = await send({
      method: endpoint.method,
      url: pathOf(endpoint, ownParams(endpoint)),
      headers: { 'content-type': type },
      payload: JSON.stringify(goodBody(endpoint)),
    });
    expect([400, 415], `${name} as ${type}`).toContain(status);
  }
}

/** Values that no field of the contract takes, whatever it holds. */
const wrongValues: readonly unknown[] = [
  [],
  [[]],
  { a: 1 },
  1e308,
  -1,
  0.5,
  Number.MAX_SAFE_INTEGER,
  'a\u0000b',
  '\uD800',
  'x'.repeat(1_000_000),
  '\u202E'.repeat(20_000),
];

async function wrongFields(name: string, endpoint: Endpoint): Promise<void> {
  const good = goodBody(endpoint);
  const expectInvalid = async (body: unknown, what: string) => {
    const { status, code, text } = await sendJson(endpoint, body);
    expect([name, what, status], text).toEqual([name, what, 422]);
    expect(
      [
        'request.invalid',
        'account.username_taken',
        'account.restore_token_invalid',
        'account.verify_token_invalid',
      ],
      `${name} ${what}`,
    ).toContain(code);
  };
  await expectInvalid({ ...good, surprise: 1 }, 'an unknown field');
  for (const place of places(good)) {
    const leaf = place.join('.');
    for (const value of wrongValues) {
      const body = changed(good, place, value);
      if (endpoint.body.safeParse(body).success) continue;
      const shown = typeof value === 'string' ? value.slice(0, 10) : JSON.stringify(value);
      await expectInvalid(body, `${leaf} = ${shown}`);
    }
    for (const value of [undefined, null, true, '']) {
      const body = changed(good, place, value);
      if (!endpoint.body.safeParse(body).success) await expectInvalid(body, `${leaf} = ${value}`);
    }
  }
}

const ids = (): string[] => [
  randomUUID(),
  'x',
  '0',
  '-1',
  'undefined',
  'null',
  '__proto__',
  '..',
  '%00',
  "' or 1=1 --",
  '\u202Eid',
  'ייי',
  '🙂',
  'x'.repeat(299),
  things.chat.toUpperCase().slice(1),
  `${things.chat} `,
];

async function wrongIds(name: string, endpoint: Endpoint): Promise<void> {
  if (!endpoint.path.includes(':id')) return;
  for (const id of ids()) {
    const url = pathOf(endpoint, { ...ownParams(endpoint), id });
    const heard = await send({
      method: endpoint.method,
      url,
      ...(endpoint.method === 'GET' || endpoint.method === 'DELETE'
        ? {}
        : {
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(goodBody(endpoint)),
          }),
    });
    expect(
      endpoint.access === 'cookie' ? [403, 404] : [404],
      `${name} ${id} ${heard.text}`,
    ).toContain(heard.status);
  }
  for (const path of [
    '%',
    '%zz',
    '%C0%80',
    '%FF',
    'x'.repeat(2_000),
    '..%2F..%2Fetc%2Fpasswd',
    'a/b',
  ]) {
    const url = endpoint.path.replace(':id', path).replace(':variant', 'avatar');
    const { status } = await send({ method: endpoint.method, url });
    expect([400, 403, 404], `${name} ${url.slice(0, 60)}`).toContain(status);
  }
}

async function wrongQueries(name: string, endpoint: Endpoint): Promise<void> {
  if (endpoint.method !== 'GET' || endpoint.access === 'cookie') return;
  const url = pathOf(endpoint, ownParams(endpoint));
  const names = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
  const without = await send({ method: 'GET', url });
  for (const query of ['surprise=1', '__proto__=1', 'constructor=x', 'toString=1']) {
    const heard = await send({ method: 'GET', url: `${url}?${query}` });
    expect([name, query, heard.status, heard.code]).toEqual([name, query, 422, 'request.invalid']);
  }
  for (const field of names) {
    const twice = await send({ method: 'GET', url: `${url}?${field}=1&${field}=2` });
    expect([name, field, twice.status]).toEqual([name, field, 422]);
    for (const empty of ['', 'null'])
      expect(
        (await send({ method: 'GET', url: `${url}?${field}=${empty}` })).status,
        `${name} ${field}`,
      ).toBe(without.status);
    for (const value of [
      '%00',
      '%ED%A0%80',
      '%',
      'x'.repeat(5_000),
      '-1',
      '1e308',
      '99999999999999999999',
      '%F0%9F%99%82',
      '%E2%80%AE',
      '[]',
      "'",
      '%25_',
      'MQ',
      'bnVsbA',
      'W10',
    ]) {
      const { status } = await send({ method: 'GET', url: `${url}?${field}=${value}` });
      expect([200, 400, 404, 422], `${name} ${field}=${value.slice(0, 20)}`).toContain(status);
    }
  }
}

async function wrongMethods(_name: string, endpoint: Endpoint): Promise<void> {
  const url = pathOf(endpoint, ownParams(endpoint));
  const declared = endpoints
    .filter(([, other]) =>
      new RegExp(`^${other.path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u').test(url),
    )
    .map(([, { method }]) => method as string);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    if (declared.includes(method)) continue;
    const heard = await send({ method, url });
    expect([method, url, heard.status]).toEqual([method, url, 404]);
  }
}

async function wrongMultiparts(_name: string, endpoint: Endpoint): Promise<void> {
  const part = (name: string, value: string, file = '') =>
    `--cut\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  const bodies = [
    '',
    '--cut',
    '--cut--',
    '--other\r\n\r\n',
    part('user', '{}'),
    `${part('user', '{"bio":')}--cut--`,
    `${part('__proto__', '{}')}--cut--\r\n`,
    `${part('avatar', 'no image', '; filename="a.png"')}--cut--\r\n`,
    `${part('avatar', 'cut off', '; filename="a.png"')}`,
    `${part('surprise', 'x', '; filename="../../x"')}--cut--\r\n`,
    `${part('user', '{}').repeat(30)}--cut--\r\n`,
    `${part('a'.repeat(2_000), 'x')}--cut--\r\n`,
    `--cut\r\nContent-Disposition: form-data\r\n\r\nx\r\n--cut--\r\n`,
  ];
  for (const payload of bodies) {
    const { status } = await send({
      method: endpoint.method,
      url: pathOf(endpoint, ownParams(endpoint)),
      headers: { 'content-type': 'multipart/form-data; boundary=cut' },
      payload,
    });
    // An empty multipart is an update that changes nothing.
    expect(
      [...(endpoint.files ? [200] : []), 400, 403, 404, 409, 413, 415, 422],
      `${endpoint.path} ${payload.slice(0, 80)}`,
    ).toContain(status);
  }
}

async function oddHeaders(_name: string, endpoint: Endpoint): Promise<void> {
  const url = pathOf(endpoint, { ...ownParams(endpoint), id: randomUUID() });
  for (const headers of [
    { authorization: 'Bearer' },
    { authorization: `Basic ${'x'.repeat(3_000)}` },
    { authorization: 'Bearer a b' },
    { 'accept-language': 'x'.repeat(3_000) },
    { cookie: `csrftoken=${'%'.repeat(500)}; refresh_token=\u0001; media_token=x` },
    { 'x-forwarded-for': '::::::' },
    { origin: 'null' },
    { 'content-length': '0' },
  ] as Record<string, string>[]) {
    const { status, code } = await send({ method: endpoint.method, url, headers });
    if (code?.endsWith('.not_configured')) continue;
    expect(
      [200, 400, 401, 403, 404, 409, 415, 422, 429],
      `${endpoint.path} ${JSON.stringify(headers).slice(0, 60)}`,
    ).toContain(status);
  }
  if (endpoint.method !== 'GET' && endpoint.access === 'member' && endpoint.repeatable) {
    const heard = await send({
      method: endpoint.method,
      url,
      headers: { 'idempotency-key': 'not-a-uuid' },
    });
    expect([
      endpoint.path,
      heard.code === 'request.idempotency_key_invalid' ||
        heard.status === 404 ||
        heard.status === 422,
    ]).toEqual([endpoint.path, true]);
  }
}

/** Texts that are odd and allowed: they come back as they were sent. */
async function oddTexts(): Promise<void> {
  const texts = [
    '🙂👩‍👩‍👧‍👦',
    '\u202Eabc\u202C \u2066x\u2069',
    'שלום John (3)',
    '<script>alert(1)</script>',
    "'; drop table users; --",
    '\\u0000 \\x00 %00',
    'x'.repeat(16_000),
    '\u0001\u001F\u007F',
    '{{7*7}}${7*7}',
  ];
  for (const text of texts) {
    const kept = await sendJson(api.chat.draft, { text }, { id: things.chat });
    expect([text.slice(0, 20), kept.status]).toEqual([text.slice(0, 20), 200]);
    expect((await ana.call(api.chat.info, { params: { id: things.chat } })).body.draft).toBe(text);
  }
  expect(
    (await sendJson(api.chat.draft, { text: 'x'.repeat(16_001) }, { id: things.chat })).code,
  ).toBe('request.invalid');
  expect((await sendJson(api.chat.draft, { text: '' }, { id: things.chat })).status).toBe(200);
}
