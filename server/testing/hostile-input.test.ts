import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorBody, errors } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { rowCounts } from './guided-world.ts';
import { type Person, type World, pathOf, world } from './world.ts';

type Json = Record<string, unknown>;

const endpoints = Object.entries(api).flatMap(([noun, ofNoun]) =>
  Object.entries<Endpoint>(ofNoun).map(
    ([name, endpoint]) => [`${noun}.${name}`, endpoint] as const,
  ),
);
const withBody = endpoints.filter(([, { method }]) => method !== 'GET');

/** Answers that a hostile request may get; 5xx is never one of them. */
const refusals = new Set(Object.values(errors).filter((status) => status < 500));
const answerTimeMaxMs = 5_000;

interface Sent {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

interface Heard {
  status: number;
  code: string | null;
  text: string;
}

let one: World;
let ana: Person;
let ben: Person;
/** What Ana owns, by the parameter that names it. */
let things: { chat: string; message: string; answer: string };

/** Sends it as Ana would, and holds what every answer must have. */
async function send({ method, url, headers = {}, payload }: Sent): Promise<Heard> {
  const begun = performance.now();
  const response = await one.app.server.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${ana.token}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const what = `${method} ${url.slice(0, 200)} ${String(payload).slice(0, 200)} answered ${response.statusCode} ${response.body.slice(0, 500)}`;
  expect(performance.now() - begun, what).toBeLessThan(answerTimeMaxMs);
  expect(response.statusCode, what).toBeLessThan(500);
  expect(response.headers['x-content-type-options'], what).toBe('nosniff');
  expect(response.headers['referrer-policy'], what).toBe('no-referrer');
  expect(String(response.headers['content-security-policy']), what).toMatch(
    /(?:default|script)-src/u,
  );
  if (!url.startsWith(api.config.show.path))
    expect(response.headers['cache-control'], what).toBe('no-store');
  if (response.statusCode < 400)
    return { status: response.statusCode, code: null, text: response.body };
  expect(refusals.has(response.statusCode as 400), what).toBe(true);
  expect(String(response.headers['content-type']), what).toMatch(/^application\/json/u);
  expect(response.body, what).not.toMatch(
    /\n\s+at |node_modules|\.ts:\d|Failed query|select |<html/iu,
  );
  const { error } = JSON.parse(response.body) as ErrorBody;
  expect(errors[error.code], what).toBe(response.statusCode);
  expect(error.message.length, what).toBeGreaterThan(0);
  expect(error.request_id, what).toMatch(/^[0-9a-f-]{36}$/u);
  return { status: response.statusCode, code: error.code, text: response.body };
}

function sendJson(
  endpoint: Endpoint,
  body: unknown,
  params?: Record<string, string>,
): Promise<Heard> {
  return send({
    method: endpoint.method,
    url: pathOf(endpoint, params ?? ownParams(endpoint)),
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
}

/** Parameters that name something of Ana's, so that a refusal is about the body alone. */
function ownParams({ path }: Endpoint): Record<string, string> {
  if (path.includes('/proposal/')) return { id: randomUUID() };
  if (path.includes('/media/')) return { id: randomUUID(), variant: 'avatar' };
  if (!path.includes('/message/')) return { id: things.chat };
  return { id: /regenerate|stop|continue|rating/u.test(path) ? things.answer : things.message };
}

/** Whether something else refuses before the body is read. */
function refusesEarlier({ path, access }: Endpoint): boolean {
  return access === 'cookie' || /stop|continue|proposal|restore\/|regenerate/u.test(path);
}

async function unchangedBy(work: () => Promise<unknown>): Promise<void> {
  const before = await rowCounts(one);
  await work();
  expect(await rowCounts(one)).toEqual(before);
}

/** A body that the endpoint would take. */
function goodBody({ path }: Endpoint): Json {
  const bodies: Record<string, Json> = {
    '/api/user/register': {
      user: {
        username: `h${randomUUID().slice(0, 8)}`,
        email: 'h@example.org',
        password: 'a long quiet password',
      },
    },
    '/api/user/login': { user: { username: 'nobody-here', password: 'a long quiet password' } },
    '/api/user/password_restore': { email: 'nobody@example.org' },
    '/api/user/password_restore/confirm': { token: 'x', password: 'a long quiet password' },
    '/api/user/verify_email': { token: 'x' },
    '/api/user/profile/update': { user: { bio: 'x' } },
    '/api/intro/answer': { lines: ['hello'], language: 'en', seed: 's' },
    '/api/chat/create_chat': { chat: { chat_type: 'AI', title: 'x' } },
    '/api/chat/chat/:id/send': { message: 'x', client_id: randomUUID() },
    '/api/chat/rename/:id': { name: 'x' },
    '/api/chat/:id/read': { seq: 1 },
    '/api/chat/:id/settings': { pinned: true },
    '/api/chat/:id/draft': { text: 'x' },
    '/api/chat/:id/stage': { stage: 'ED' },
    '/api/chat/message/:id': { text: 'x' },
    '/api/chat/message/:id/version': { index: 1 },
    '/api/chat/message/:id/rating': { value: 'good' },
    '/api/chat/proposal/:id': { action: 'accept' },
  };
  return bodies[path] ?? {};
}

/** Every place in a body, as a path of keys. */
function places(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at];
  return Object.entries(value)
    .flatMap(([key, inner]) => [[...at, key], ...places(inner, [...at, key])])
    .filter(
      (place, index, all) => all.findIndex((other) => other.join() === place.join()) === index,
    );
}

/** The body with another value in one place; `undefined` takes the field away. */
function changed(body: Json, [key = '', ...rest]: string[], value: unknown): Json {
  const inner = rest.length === 0 ? value : changed(body[key] as Json, rest, value);
  return { ...body, [key]: inner };
}

const needsBody = withBody.filter(([, endpoint]) => Object.keys(goodBody(endpoint)).length > 0);
const checked = needsBody.filter(([, endpoint]) => !refusesEarlier(endpoint));

async function prepared(): Promise<void> {
  one = await world();
  ana = await one.person();
  ben = await one.person();
  const { id: chat } = await ana.chat();
  const sent = await ana.call(api.chat.send, {
    params: { id: chat },
    body: { message: 'a line', client_id: randomUUID() },
  });
  await ana.call(api.chat.stop, { params: { id: sent.body.answer.id } });
  things = { chat, message: sent.body.message.id, answer: sent.body.answer.id };
}

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
  ['headers that are odd', endpoints.filter(([, { files }]) => !files), oddHeaders],
])('%s', (_what, attacked, attack) => {
  test('are refused as promised by every endpoint, and leave nothing behind', async () => {
    await prepared();
    await unchangedBy(async () => {
      for (const [name, endpoint] of attacked) await attack(name, endpoint);
    });
    expect(attacked.length).toBeGreaterThan(5);
  }, 60_000);
});

test('an upload that is cut off or wrong is refused, and the picture stays as it was', async () => {
  await prepared();
  for (const [name, endpoint] of withBody.filter(([, { files }]) => files)) {
    await wrongMultiparts(name, endpoint);
    await oddHeaders(name, endpoint);
  }
  expect((await rowCounts(one))['media']).toBe(0);
}, 30_000);

test('odd texts that are allowed come back as they were sent', async () => {
  await prepared();
  await oddTexts();
  expect((await ana.call(api.chat.info, { params: { id: things.chat } })).body.draft).toBe('');
});

test('a thousand generated requests get no 5xx, and the program is well after them', async () => {
  await prepared();
  await generated();
  expect((await ana.call(api.chat.openTheme, { params: { id: things.chat } })).status).toBe(200);
}, 60_000);

test('ids of somebody else, wherever they are put, are not there', async () => {
  await prepared();
  await strangers();
  expect((await ben.call(api.chat.list)).body.items).toHaveLength(1);
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
      ).toBe(200);
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
      expect([200, 400, 422], `${name} ${field}=${value.slice(0, 20)}`).toContain(status);
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
    const { status } = await send({ method: endpoint.method, url, headers });
    expect(
      [200, 400, 401, 403, 404, 415, 422, 429],
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

/** A value that a schema describes, or nearly. */
function fromSchema(schema: unknown): fc.Arbitrary<unknown> {
  const {
    type,
    enum: values,
    const: constant,
    properties,
    items,
    anyOf,
    oneOf,
    maxLength,
  } = schema as {
    type?: string;
    enum?: unknown[];
    const?: unknown;
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: unknown[];
    oneOf?: unknown[];
    maxLength?: number;
  };
  if (constant !== undefined) return fc.constant(constant);
  if (values) return fc.constantFrom(...values);
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return fc.oneof(...alternatives.map(fromSchema));
  if (type === 'object')
    return fc.record(
      Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, inner]) => [key, fromSchema(inner)]),
      ),
      { requiredKeys: [] },
    );
  if (type === 'array') return fc.array(fromSchema(items ?? {}), { maxLength: 5 });
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger());
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string')
    return fc.oneof(
      fc.string({ unit: 'binary', maxLength: Math.min(maxLength ?? 60, 300) }),
      fc.uuid(),
      fc.emailAddress(),
    );
  return fc.jsonValue();
}

async function generated(): Promise<void> {
  const anything = fc.constantFrom<unknown>(null, 0, '', [], {}, 'x', true, '\uD800', 1e300);
  const requests = fc
    .constantFrom(...endpoints.filter(([name]) => name !== 'chat.remove'))
    .chain(([, endpoint]) => {
      const body = fromSchema(
        z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }),
      );
      const query = fromSchema(
        z.toJSONSchema(endpoint.query, { io: 'input', unrepresentable: 'any' }),
      );
      return fc.record({
        endpoint: fc.constant(endpoint),
        body: fc.oneof(
          { weight: 6, arbitrary: body },
          {
            weight: 2,
            arbitrary: fc
              .tuple(body, fc.string(), anything)
              .map(([given, key, value]) => ({ ...(given as Json), [key]: value })),
          },
          { weight: 1, arbitrary: fc.jsonValue() },
        ),
        query: fc.oneof(
          { weight: 3, arbitrary: query },
          {
            weight: 1,
            arbitrary: fc.dictionary(
              fc.string({ maxLength: 10 }),
              fc.string({ unit: 'binary', maxLength: 20 }),
              { maxKeys: 3 },
            ),
          },
        ),
        own: fc.boolean(),
        id: fc.oneof(fc.uuid(), fc.string({ unit: 'binary', maxLength: 40 })),
      });
    });
  await fc.assert(
    fc.asyncProperty(requests, async ({ endpoint, body, query, own, id }) => {
      const search: Record<string, string> = {};
      for (const [key, value] of Object.entries(query as Json))
        search[key.toWellFormed()] = String(value).toWellFormed();
      const url = pathOf(
        endpoint,
        own ? ownParams(endpoint) : { id: id.toWellFormed(), variant: 'avatar' },
        search,
      );
      const payload =
        endpoint.method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
      await send({ method: endpoint.method, url, ...payload });
    }),
    { seed: 20_261_121, numRuns: 1_000, endOnFailure: true },
  );
}

/** Somebody else’s ids in every place, and addresses that are none. */
async function strangers(): Promise<void> {
  const { id: other } = await ben.chat();
  const secret = await ben.call(api.chat.send, {
    params: { id: other },
    body: { message: 'private-canary', client_id: randomUUID() },
  });
  await ben.call(api.chat.stop, { params: { id: secret.body.answer.id } });
  await unchangedBy(async () => {
    for (const [name, endpoint] of endpoints.filter(
      ([, { path, access }]) => path.includes(':id') && access === 'member',
    )) {
      for (const id of [other, secret.body.message.id, secret.body.answer.id, ben.user.id]) {
        const heard = await send({
          method: endpoint.method,
          url: pathOf(endpoint, { id }),
          ...(endpoint.method === 'GET'
            ? {}
            : {
                headers: { 'content-type': 'application/json' },
                payload: JSON.stringify(goodBody(endpoint)),
              }),
        });
        expect([name, heard.status]).toEqual([name, 404]);
      }
    }
    const parent = await sendJson(
      api.chat.send,
      { message: 'x', client_id: randomUUID(), parent_id: secret.body.message.id },
      { id: things.chat },
    );
    expect([parent.status, parent.code]).toEqual([404, 'message.not_found']);
    const found = await send({
      method: 'GET',
      url: `/api/chat/search?query=canary&chat_id=${other}`,
    });
    expect(JSON.parse(found.text)).toMatchObject({ results: [], counts: { chat: 0, message: 0 } });
    expect(
      (await send({ method: 'GET', url: '/api/chat/search?query=canary' })).text,
    ).not.toContain('canary');
  });
  for (const url of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/chat',
    '/api//chat/chats',
    '/api/chat/chats/',
    '/api/%00',
    '/api/%',
  ]) {
    const { status } = await send({ method: 'GET', url });
    expect([400, 404], url).toContain(status);
  }
}
