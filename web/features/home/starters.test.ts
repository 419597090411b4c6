import { expect, test } from 'vitest';
import prompts from '#content/prompts.json' with { type: 'json' };
import { type Starter, startersOfDay } from './starters.ts';

const all = prompts.starters as Starter[];

test('each day offers three first lines of three stages', () => {
  for (let day = 20_000; day < 20_010; day += 1) {
    expect(startersOfDay(all, day).map(({ stage }) => stage)).toEqual(['PS', 'ED', 'FC']);
  }
});

test('the next day offers others', () => {
  const today = startersOfDay(all, 20_000).map(({ id }) => id);
  expect(startersOfDay(all, 20_001).some(({ id }) => today.includes(id))).toBe(false);
});
