import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { errors } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { refusalsOf } from '#contract/refusals.ts';
import { world } from '../../testing/world.ts';
import { openApiDocument } from './api-reference.ts';

interface Documented {
  responses: Record<string, { content: { 'application/json': { examples?: object } } }>;
}

test('the reference runs only scripts with the nonce of its answer, in an opaque origin', async () => {
  const { app } = await world();
  const read = () => app.server.inject({ method: 'GET', url: '/api/reference/' });
  const [page, another] = [await read(), await read()];
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toMatch(/^sandbox allow-scripts/u);
  expect(policy).not.toMatch(/unsafe|allow-same-origin/u);
  const nonce = /script-src 'nonce-(?<nonce>[^']+)'/u.exec(policy)?.groups?.['nonce'] ?? '';
  expect(nonce.length).toBeGreaterThan(20);
  expect(another.payload).not.toContain(nonce);
  const scripts = page.payload.match(/<script[^>]*>/gu) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  const document = await app.server.inject({ method: 'GET', url: '/api/reference/openapi.json' });
  expect(document.json()).toMatchObject({ openapi: '3.1.0' });
});

test.each([
  [{ PUBLIC_URL: 'https://zavit.test' }, 404],
  [{ PUBLIC_URL: 'https://zavit.test', API_REFERENCE: 'on' }, 200],
  [{ API_REFERENCE: 'off' }, 404],
])('with %o the reference answers %d, and the document 200', async (settings, status) => {
  const { app } = await world(settings);
  const asked = async (url: string) =>
    (await app.server.inject({ method: 'GET', url, headers: { accept: 'application/json' } }))
      .statusCode;
  expect([await asked('/api/reference/'), await asked('/api/openapi.json')]).toEqual([status, 200]);
});

test('the reference and its document have a call limit', async () => {
  const { app } = await world({ RATE_LIMITS: 'on' });
  const statuses: number[] = [];
  for (let count = 0; count < 61; count++)
    statuses.push(
      (await app.server.inject({ method: 'GET', url: '/api/openapi.json' })).statusCode,
    );
  expect(statuses.indexOf(429)).toBe(60);
  expect((await app.server.inject({ method: 'GET', url: '/api/reference' })).statusCode).toBe(429);
});

test('the document shows of each call the refusals that it may answer, with status and sentence', async () => {
  const { app } = await world();
  const { paths, components } = openApiDocument(app.platform.config);
  for (const endpoint of Object.values(api).flatMap((ofNoun) => Object.values<Endpoint>(ofNoun))) {
    const place = endpoint.path.replaceAll(/:(\w+)/gu, '{$1}');
    const documented = paths[place]?.[endpoint.method.toLowerCase()] as Documented | undefined;
    const shown = Object.entries(documented?.responses ?? {}).flatMap(([status, { content }]) =>
      Object.keys(content['application/json'].examples ?? {}).map((code) => `${status} ${code}`),
    );
    const may = [...refusalsOf(endpoint)].map((code) => `${errors[code]} ${code}`);
    expect(shown.toSorted(), endpoint.summary).toEqual(may.toSorted());
  }
  for (const [code, { value }] of Object.entries(components.examples)) {
    expect(value.error.code).toBe(code);
    expect(value.error.message).toMatch(/^[\p{Lu}\d][^{}]+$/u);
  }
});
