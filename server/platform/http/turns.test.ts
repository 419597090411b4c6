import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pictureTurns } from '../../features/media/pictures.ts';
import { Turns } from './turns.ts';

test('a few work at once, and the others follow in the order in which they came', async () => {
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

test('a failure gives its place to the next', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 10 });
  const failing = turns.run('ana', () => Promise.reject(new Error('no')));
  const following = turns.run('ana', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await following).toBe('yes');
  expect(await turns.run('ana', async () => 'free again')).toBe('free again');
});

test('whoever comes when the queue is full is asked to come back', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 1 });
  const first = turns.run('ana', () => sleep(5));
  const second = turns.run('ana', () => sleep(5));
  await expect(turns.run('ana', () => sleep(5))).rejects.toMatchObject({
    code: 'server.unavailable',
    retryAfterSeconds: 2,
  });
  await Promise.all([first, second]);
});

test('whoever asks for one thing does not wait for all of somebody who asks for many', async () => {
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

test('in a full queue the last of whoever waits for most gives way to somebody else', async () => {
  const turns = new Turns({ atOnceMax: 1, waitingMax: 3 });
  const outcomes = (
    await Promise.allSettled(
      ['ana', 'ana', 'ana', 'ana', 'ben', 'ana', 'cleo', 'dan'].map((who) =>
        turns.run(who, () => sleep(5)),
      ),
    )
  ).map(({ status }) => status === 'fulfilled');
  // One of Ana’s runs; of her three that wait, two give way to Ben and Cleo. For Dan nobody waits twice.
  expect(outcomes).toEqual([true, true, false, false, true, false, true, false]);
  expect(await turns.run('ana', async () => 'free again')).toBe('free again');
});

test('a busy queue of pictures has a code of its own', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const all: Promise<unknown>[] = [];
  const refused = await new Promise((resolve) => {
    // More than it lets in and lets wait.
    for (let n = 0; n < 40; n++)
      all.push(pictureTurns.run(`person ${n}`, () => isOver).catch(resolve));
  });
  end();
  await Promise.all(all);
  expect(refused).toMatchObject({ code: 'media.busy', status: 503, retryAfterSeconds: 2 });
});
