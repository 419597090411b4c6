import { expect, test } from 'vitest';
import { initials } from './Avatar.tsx';

test.each([
  ['Noa Levi', 'NL'],
  ['נועה לוי', 'נל'],
  ['dana', 'D'],
  ['Ana Maria de Souza', 'AS'],
  ['  spaced   out ', 'SO'],
  ['👩‍👧 Family', '👩‍👧F'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
