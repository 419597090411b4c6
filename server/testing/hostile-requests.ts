import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { termsVersion } from '#content/legal/terms-version.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ErrorBody, errors } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { rowCounts } from './guided-world.ts';
import { type Person, type World, pathOf, world } from './world.ts';

export type Json = Record<string, unknown>;

export const endpoints = Object.entries(api).flatMap(([noun, ofNoun]) =>
  Object.entries<Endpoint>(ofNoun).map(
    ([name, endpoint]) => [`${noun}.${name}`, endpoint] as const,
  ),
);
export const withBody = endpoints.filter(([, { method }]) => method !== 'GET');

/** Answers that a hostile request may get; 5xx is never one of them. */
export const refusals = new Set(Object.values(errors).filter((status) => status < 500));
export const answerTimeMaxMs = 5_000;

export interface Sent {
  method: string;
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

export interface Heard {
  status: number;
  code: string | null;
  text: string;
}

export let one: World;
export let ana: Person;
export let ben: Person;
/** Ids of Ana's things, by the parameter that names them. */
export let things: { chat: string; message: string; answer: string };

/** Sends it as Ana would, and holds what every answer must have. */
export async function send({ method, url, headers = {}, payload }: Sent): Promise<Heard> {
  const begun = performance.now();
  const response = await one.app.server.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${ana.token}`, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const what = `${method} ${url.slice(0, 200)} ${String(payload).slice(0, 200)} answered ${response.statusCode} ${response.body.slice(0, 500)}`;
  expect(performance.now() - begun, what).toBeLessThan(answerTimeMaxMs);
  // A service that is not configured says so whatever is asked of it.
  const isNotConfigured = response.statusCode === 503 && response.body.includes('.not_configured"');
  if (!isNotConfigured) expect(response.statusCode, what).toBeLessThan(500);
  expect(response.headers['x-content-type-options'], what).toBe('nosniff');
  expect(response.headers['referrer-policy'], what).toBe('no-referrer');
  expect(String(response.headers['content-security-policy']), what).toMatch(
    /(?:default|script)-src/u,
  );
  if (!url.startsWith(api.config.show.path))
    expect(response.headers['cache-control'], what).toBe('no-store');
  if (response.statusCode < 400)
    return { status: response.statusCode, code: null, text: response.body };
  if (!isNotConfigured) expect(refusals.has(response.statusCode as 400), what).toBe(true);
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

export function sendJson(
  endpoint: Endpoint,
  body: unknown,
  params?: Record<string, string>,
): Promise<Heard> {
  return send({
    method: endpoint.method,
    url: pathOf(endpoint, params ?? ownParams(endpoint)),
    // A key makes the whole body count, before the contract has read it.
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
}

/** Parameters that name something of Ana's, so that a refusal is about the body alone. */
export function ownParams({ path }: Endpoint): Record<string, string> {
  if (path.includes('/proposal/')) return { id: randomUUID() };
  if (path.includes(':card_type')) return { card_type: 'image', card_index: '1' };
  if (path.includes(':kind')) return { kind: 'image', id: things.chat };
  if (path.includes('/cards/users/')) return { id: ana.user.id };
  if (path.includes(':username')) return { id: things.chat, username: 'nobody_here' };
  if (path.includes('/media/')) return { id: randomUUID(), variant: 'avatar' };
  if (!path.includes('/message/')) return { id: things.chat };
  return { id: /regenerate|stop|continue|rating/u.test(path) ? things.answer : things.message };
}

/** Whether something else refuses before the body is read. */
export function refusesEarlier({ path, access }: Endpoint): boolean {
  return access === 'cookie' || /stop|continue|proposal|restore\/|regenerate/u.test(path);
}

export async function unchangedBy(work: () => Promise<unknown>): Promise<void> {
  const before = await rowCounts(one);
  await work();
  expect(await rowCounts(one)).toEqual(before);
}

/** A body that the endpoint would take. */
export function goodBody({ path }: Endpoint): Json {
  const bodies: Record<string, Json> = {
    '/api/user/register': {
      user: {
        username: `h${randomUUID().slice(0, 8)}`,
        email: 'h@example.org',
        password: 'a long quiet password',
        terms_version: termsVersion,
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
    '/api/file/create': { name: 'x' },
    '/api/connections': { username: 'nobody_here', note: 'x' },
    '/api/user/profile/notification': { notification_id: randomUUID(), action: 'accept' },
  };
  return bodies[path] ?? {};
}

/** Every place in a body, as a path of keys. */
export function places(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [at];
  return Object.entries(value)
    .flatMap(([key, inner]) => [[...at, key], ...places(inner, [...at, key])])
    .filter(
      (place, index, all) => all.findIndex((other) => other.join() === place.join()) === index,
    );
}

/** The body with another value in one place; `undefined` takes the field away. */
export function changed(body: Json, [key = '', ...rest]: string[], value: unknown): Json {
  const inner = rest.length === 0 ? value : changed(body[key] as Json, rest, value);
  return { ...body, [key]: inner };
}

export const needsBody = withBody.filter(
  ([, endpoint]) => Object.keys(goodBody(endpoint)).length > 0,
);
export const checked = needsBody.filter(([, endpoint]) => !refusesEarlier(endpoint));

/** Ana, Ben and what Ana owns, in a program of their own unless one is given. */
export async function prepared(within?: World): Promise<void> {
  one = within ?? (await world());
  ana = await one.person();
  ben = await one.person();
  const { id: chat } = await ana.chat();
  const sent = await ana.call(api.messages.send, {
    params: { id: chat },
    body: { message: 'a line', client_id: randomUUID() },
  });
  await ana.call(api.messages.stop, { params: { id: sent.body.answer?.id ?? '' } });
  things = { chat, message: sent.body.message.id, answer: sent.body.answer?.id ?? '' };
}
