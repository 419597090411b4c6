import { expect, test } from 'vitest';
import { initials } from './Avatar.tsx';

test.each([
  ['Noa Levi', 'NL'],
  ['נועה לוי', 'נל'],
  ['dana', 'D'],
  ['e\u0301lodie', 'E\u0301'],
  ['שׁירה', 'שׁ'],
  ['Ana Maria de Souza', 'AS'],
  ['  spaced   out ', 'SO'],
  ['👩‍👧 Family', '👩‍👧F'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
