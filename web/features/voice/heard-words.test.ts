import { expect, test } from 'vitest';
import { HeardWords } from './heard-words.ts';

/** Hears the results one after another in a box that nobody else writes in. */
function heard(before: string, ...runs: string[][]): string {
  const words = new HeardWords(before);
  return runs.reduce((text, results) => words.with(results, text), before);
}

test('words follow what was written, a guess is replaced by what was heard', () => {
  expect(heard('', ['three'], ['three quite'], ['Three quiet mornings'])).toBe(
    'Three quiet mornings',
  );
  expect(heard('Before.', ['שלושה'], ['שלושה בקרים', ' שקטים'])).toBe('Before. שלושה בקרים שקטים');
  expect(heard('A line\n', [' and ', ' more'])).toBe('A line\nand more');
});

test('silence and empty results change nothing', () => {
  expect(heard('Before ', [], ['', ' '])).toBe('Before ');
});

test('an edit meanwhile stays as the person wrote it', () => {
  const words = new HeardWords('');
  expect(words.with(['three quite'], '')).toBe('three quite');
  const edited = 'Three quiet,';
  expect(words.with(['three quite mornings'], edited)).toBe(edited);
  expect(words.with(['three quite mornings', 'by the sea'], edited)).toBe(
    'Three quiet, by the sea',
  );
});

test('a box that was emptied stays empty until something new is heard', () => {
  const words = new HeardWords('');
  words.with(['a wrong word'], '');
  expect(words.with(['a wrong word'], '')).toBe('');
  expect(words.with(['a wrong word', 'right'], '')).toBe('right');
});
