import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('a few run at once, and the others follow in the order of their arrival', async () => {
  const turns = new Turns({ atOnceMax: 2, waitingMax: 10 });
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) =>
      turns.run('ana', async () => {
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

test('a failure releases its place', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 10 });
  const failing = turns.run('ana', () => Promise.reject(new Error('no')));
  const following = turns.run('ana', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await following).toBe('yes');
  expect(await turns.run('ana', async () => 'free again')).toBe('free again');
});

test('a call is refused when the queue is full', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 1 });
  const first = turns.run('ana', () => sleep(5));
  const second = turns.run('ana', () => sleep(5));
  await expect(turns.run('ana', () => sleep(5))).rejects.toMatchObject({
    code: 'server.unavailable',
    retryAfterSeconds: 2,
  });
  await Promise.all([first, second]);
});

test('a person with one call does not wait for all calls of a person with many', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 10 });
  const done: string[] = [];
  const ask = (who: string, n: number) =>
    turns.run(who, async () => {
      await sleep(1);
      done.push(`${who} ${n}`);
    });
  await Promise.all([
    ...[1, 2, 3, 4].map((n) => ask('ana', n)),
    ...[1, 2].map((n) => ask('ben', n)),
    ask('cleo', 1),
  ]);
  expect(done).toEqual(['ana 1', 'ana 2', 'ben 1', 'cleo 1', 'ana 3', 'ben 2', 'ana 4']);
});

test('in a full queue the last of the person who waits for most gives way to somebody else', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 3 });
  const outcomes = (
    await Promise.allSettled(
      ['ana', 'ana', 'ana', 'ana', 'ben', 'ana', 'cleo', 'dan'].map((who) =>
        turns.run(who, () => sleep(5)),
      ),
    )
  ).map(({ status }) => status === 'fulfilled');
  // One of Ana’s calls runs; of her three waiting ones, two give way to Ben and Cleo. Nothing gives way to
  // Dan, because nobody has two left.
  expect(outcomes).toEqual([true, true, false, false, true, false, true, false]);
  expect(await turns.run('ana', async () => 'free again')).toBe('free again');
});
