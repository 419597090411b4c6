import { expect, test } from 'vitest';
import { firstWords, wordCount } from './word-by-word.ts';

test('words come with the lines they stand in', () => {
  const text = 'One chair.\n\nWho got up?';
  expect(firstWords(text, 2)).toBe('One chair.');
  expect(firstWords(text, 3)).toBe('One chair.\n\nWho');
  expect(firstWords(text, wordCount(text))).toBe(text);
});

test('nothing said is nothing shown', () => {
  expect(firstWords('', 3)).toBe('');
  expect(wordCount(' \n ')).toBe(0);
});
