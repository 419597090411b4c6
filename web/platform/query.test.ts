import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { askAgain, queryClient } from './query.ts';

afterEach(() => queryClient.clear());

/** Answers in the order in which the server is let answer. */
function slowServer() {
  let state = 'before';
  const waiting: (() => void)[] = [];
  return {
    asked: () =>
      new Promise<string>((resolve) => {
        const received = state;
        waiting.push(() => resolve(received));
      }),
    change: () => (state = 'after'),
    answer: () => waiting.shift()?.(),
    waiting,
  };
}

const options = (server: ReturnType<typeof slowServer>) => ({
  queryKey: ['things', 'mine'],
  queryFn: server.asked,
  staleTime: Infinity,
});

test('a change that is heard while the first answer is on its way is asked for after it', async () => {
  const server = slowServer();
  const observer = new QueryObserver(queryClient, options(server));
  const stop = observer.subscribe(() => undefined);
  server.change();
  void askAgain(['things']);
  void askAgain(['things']);
  server.answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe('before');
  await expect.poll(() => server.waiting.length).toBe(1);
  server.answer();
  await expect.poll(() => observer.getCurrentResult().data).toBe('after');
  expect(server.waiting).toEqual([]);
  stop();
});

test('hidden data is fetched when it is shown next', async () => {
  const server = slowServer();
  const first = queryClient.prefetchQuery(options(server));
  server.change();
  const again = askAgain(['things']);
  server.answer();
  await Promise.all([first, again]);
  expect(server.waiting).toEqual([]);
  expect(queryClient.getQueryState(['things', 'mine'])?.isInvalidated).toBe(true);
});

test('every waiting caller gets the newer answer, also if the first one is on its way', async () => {
  const server = slowServer();
  const observer = new QueryObserver(queryClient, options(server));
  const stop = observer.subscribe(() => undefined);
  server.change();
  const again = askAgain(['things']);
  server.answer();
  await expect.poll(() => server.waiting.length).toBe(1);
  server.answer();
  await again;
  expect(queryClient.getQueryData(['things', 'mine'])).toBe('after');
  stop();
});
