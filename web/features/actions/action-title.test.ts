import { expect, test } from 'vitest';
import { beginningOf } from './action-title.ts';

test('a short message is the title as it is, and a long one is cut at a word', () => {
  expect(beginningOf('Call Dan')).toBe('Call Dan');
  const long = beginningOf(`${'word '.repeat(40)}end`);
  expect(long.length).toBeLessThanOrEqual(121);
  expect(long.endsWith('word…')).toBe(true);
});

test('of several lines the first with words counts, without the mark of a list', () => {
  expect(beginningOf('\n  \n• Write a letter\nand send it')).toBe('Write a letter');
});

test('a cut leaves no half of a character', () => {
  expect(beginningOf('🌱'.repeat(200)).isWellFormed()).toBe(true);
});
