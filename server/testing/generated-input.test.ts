import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#contract/index.ts';
import { edgeValues } from './edge-values.ts';
import {
  type Json,
  ana,
  ben,
  endpoints,
  goodBody,
  ownParams,
  prepared,
  send,
  sendJson,
  things,
  unchangedBy,
} from './hostile-requests.ts';
import { pathOf } from './world.ts';

test('a thousand generated requests get no 5xx, and the program is well after them', async () => {
  await prepared();
  await generated();
  // The requests may have deleted everything that was there before.
  const chat = { chat_type: 'AI' as const };
  const { id } = (await ana.call(api.chat.create, { body: { chat } })).body.chat;
  expect((await ana.call(api.chat.openTheme, { params: { id } })).status).toBe(200);
});

test('ids of somebody else, wherever they are put, are not there', async () => {
  await prepared();
  await strangers();
  expect((await ben.call(api.chat.list)).body.items).toHaveLength(1);
});

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
  const edges = fc.constantFrom(...edgeValues(schema as object, () => undefined));
  if (type === 'object')
    return fc.record(
      Object.fromEntries(
        Object.entries(properties ?? {}).map(([key, inner]) => [key, fromSchema(inner)]),
      ),
      { requiredKeys: [] },
    );
  if (type === 'array') return fc.array(fromSchema(items ?? {}), { maxLength: 5 });
  if (type === 'integer' || type === 'number')
    return fc.oneof(fc.integer(), fc.double(), fc.maxSafeInteger(), edges);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string')
    return fc.oneof(
      fc.string({ unit: 'binary', maxLength: Math.min(maxLength ?? 60, 300) }),
      fc.uuid(),
      fc.emailAddress(),
      edges,
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
  const secret = await ben.call(api.messages.send, {
    params: { id: other },
    body: { message: 'private-canary', client_id: randomUUID() },
  });
  await ben.call(api.messages.stop, { params: { id: secret.body.answer?.id ?? '' } });
  await unchangedBy(async () => {
    for (const [name, endpoint] of endpoints.filter(
      ([, { path, access }]) => path.includes(':id') && access === 'member',
    )) {
      for (const id of [other, secret.body.message.id, secret.body.answer?.id ?? '', ben.user.id]) {
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
      api.messages.send,
      { message: 'x', client_id: randomUUID(), parent_id: secret.body.message.id },
      { id: things.chat },
    );
    expect([parent.status, parent.code]).toEqual([404, 'message.not_found']);
    const found = await send({
      method: 'GET',
      url: `/api/chat/search?query=canary&chat_id=${other}`,
    });
    expect(JSON.parse(found.text)).toMatchObject({
      results: [],
      counts: { chat: 0, message: 0, person: 0 },
    });
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
