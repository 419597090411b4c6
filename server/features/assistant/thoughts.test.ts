import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#contract/values.ts';
import { Thoughts } from './thoughts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function thinking() {
  const shown: string[] = [];
  return { shown, thoughts: new Thoughts((text) => shown.push(text)) };
}

test('the first thought is shown at once, and those that come fast are shown together', () => {
  const { shown, thoughts } = thinking();
  for (let at = 0; at < 1_000; at++) {
    thoughts.add('word ');
    vi.advanceTimersByTime(4);
  }
  vi.advanceTimersByTime(1_000);
  expect(shown[0]).toBe('word ');
  expect(shown.join('')).toBe('word '.repeat(1_000));
  expect(shown.length).toBeLessThan(11);
});

test('a flood is cut to its newest words, without half a letter', () => {
  const { shown, thoughts } = thinking();
  thoughts.add('First. ');
  for (let at = 0; at < 5_000; at++) thoughts.add('🙂');
  thoughts.add('x');
  vi.advanceTimersByTime(1_000);
  expect(shown).toHaveLength(2);
  expect(shown[1]?.length).toBe(limits.thoughtLengthMax);
  expect(shown[1]?.endsWith('🙂x')).toBe(true);
  expect(shown[1]?.isWellFormed()).toBe(true);
});

test('an empty thought says only that a model thinks', () => {
  const { shown, thoughts } = thinking();
  for (let at = 0; at < 50; at++) {
    thoughts.add('');
    vi.advanceTimersByTime(100);
  }
  expect(shown).toEqual(['']);
});

test('nothing is shown after the end', () => {
  const { shown, thoughts } = thinking();
  thoughts.add('First. ');
  thoughts.add('Second. ');
  thoughts.end();
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual(['First. ']);
});
