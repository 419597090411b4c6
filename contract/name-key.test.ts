import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['Dana Levi', 'dana  levi'],
  ['Dana', 'Dana\u200b'],
  ['Dana', 'Ｄａｎａ'],
  ['Dana', 'D\u0335ana'],
  ['Iris', 'lris'],
  ['Noa.Levi', 'noa levi'],
  ['דנה', 'דָּנָה'],
  ['Bar', 'BAR'],
])('%j and %j read as one name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test.each([
  ['Dana', 'Dena'],
  ['Noa', 'Noam'],
  ['דנה', 'דינה'],
  ['', 'a'],
])('%j and %j stay apart', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));
