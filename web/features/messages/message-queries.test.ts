import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#contract/values.ts';
import { queryClient } from '#web/platform/query.ts';
import { loadAround, messagesQuery, shownWindow } from './message-queries.ts';

/** A chat of 60 messages, answered as the server does; `held` is awaited before a newest page is. */
const count = 60;
let chat = '';
let held: Promise<void> = Promise.resolve();

const pageOf = (from: number, to: number) => {
  const items = [];
  for (let seq = from; seq <= to; seq++) items.push({ id: `m${seq}`, seq });
  return { items, previous: from > 1 ? from : null, next: to < count ? to : null, version: 'v' };
};

async function answer(url: string): Promise<Response> {
  const { searchParams } = new URL(url, 'http://localhost');
  const limit = Number(searchParams.get('limit') ?? limits.messagePage);
  const [around, after] = ['around', 'after'].map((name) => searchParams.get(name));
  if (typeof around === 'string')
    return Response.json(pageOf(Math.max(1, Number(around) - limit / 2), Number(around) + 14));
  if (typeof after === 'string')
    return Response.json(pageOf(Number(after) + 1, Math.min(count, Number(after) + limit)));
  await held;
  return Response.json(pageOf(count - limit + 1, count));
}

const shownSeqs = () => shownWindow(chat)?.items.map(({ seq }) => seq) ?? [];

beforeEach(() => {
  chat = randomUUID();
  held = Promise.resolve();
  vi.stubGlobal('fetch', (url: string) => answer(url));
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a page around a message stays when the newest messages were being read again', async () => {
  await queryClient.fetchQuery(messagesQuery(chat));
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const again = queryClient.refetchQueries({ queryKey: messagesQuery(chat).queryKey });
  await loadAround(chat, 7);
  expect(shownSeqs()).toContain(7);
  resolve();
  await again.catch(() => undefined);
  expect(shownSeqs()).toContain(7);
});

test('a page around a message is read again as it is, however short', async () => {
  await queryClient.fetchQuery(messagesQuery(chat));
  await loadAround(chat, 7);
  await queryClient.fetchQuery({ ...messagesQuery(chat), staleTime: 0 });
  expect(shownSeqs()[0]).toBe(1);
  expect(shownSeqs()).toContain(21);
});
