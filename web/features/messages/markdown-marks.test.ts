import { expect, test } from 'vitest';
import { withoutMarks } from './markdown-marks.ts';

test.each([
  ['> what they said\n> and more', 'what they said\nand more'],
  ['>> deeper', 'deeper'],
  ['mine\n> theirs', 'mine\ntheirs'],
  ['3 > 2, x>y', '3 > 2, x>y'],
  ['>:( no', '>:( no'],
  ['# A **bold** `line`', ' A bold line'],
])('%s is previewed as %s', (written, shown) => {
  expect(withoutMarks(written)).toBe(shown);
});
