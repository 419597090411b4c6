import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('a few work at once, and the others follow in the order in which they came', async () => {
  const turns = new Turns({ atOnceMax: 2, waitingMax: 10 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      turns.run(async () => {
        begun.push(n);
        most = Math.max(most, ++running);
        await sleep(5);
        running--;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a failure gives its place to the next', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 10 });
  const failing = turns.run(() => Promise.reject(new Error('no')));
  const following = turns.run(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await following).toBe('yes');
  expect(await turns.run(async () => 'free again')).toBe('free again');
});

test('whoever comes when the queue is full is asked to come back', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 1 });
  const first = turns.run(() => sleep(5));
  const second = turns.run(() => sleep(5));
  await expect(turns.run(() => sleep(5))).rejects.toMatchObject({
    code: 'server.unavailable',
    retryAfterSeconds: 2,
  });
  await Promise.all([first, second]);
});
