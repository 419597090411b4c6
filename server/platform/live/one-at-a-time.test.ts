import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('items that arrive during work are merged and handled after it', async () => {
  const done: string[] = [];
  const gates: (() => void)[] = [];
  const ask = oneAtATime<string>(
    (thing) => {
      done.push(thing);
      return new Promise((resolve) => gates.push(resolve));
    },
    (waiting, next) => `${waiting}+${next}`,
  );
  for (const thing of ['a', 'b', 'c', 'd']) ask(thing);
  expect(done).toEqual(['a']);
  gates.shift()?.();
  await expect.poll(() => done).toEqual(['a', 'b+c+d']);
  ask('e');
  gates.shift()?.();
  await expect.poll(() => done).toEqual(['a', 'b+c+d', 'e']);
  gates.shift()?.();
});
