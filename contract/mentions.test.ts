import { expect, test } from 'vitest';
import { withNames } from './mentions.ts';

const maya = { id: '1', username: 'Maya.C', display_name: 'Maya Cohen' };
const noa = { id: '2', username: 'noa', display_name: 'נועה לוי' };
const named = (text: string) => withNames({ text, mentioned: [maya, noa] }, 'המלווה');

test.each([
  ['ask @maya.c, then @noa.', 'ask \u2068@Maya Cohen\u2069, then \u2068@נועה לוי\u2069.'],
  ['ו-@mayac', 'ו-\u2068@Maya Cohen\u2069'],
  ['and @guide or @zavit', 'and \u2068@המלווה\u2069 or \u2068@המלווה\u2069'],
  ['write to noa@noa or a/@noa', 'write to noa@noa or a/@noa'],
  ['@nobody knows', '@nobody knows'],
  // The words around a name keep their own direction, whatever the direction of the name.
  ['@mayac, בואי', '\u200f\u2068@Maya Cohen\u2069, בואי'],
  ['@noa come', '\u200e\u2068@נועה לוי\u2069 come'],
  ['@noa @guide', '\u2068@נועה לוי\u2069 \u2068@המלווה\u2069'],
])('%s', (text, shown) => {
  expect(named(text)).toBe(shown);
});

test('a text stays unchanged without people to mention', () => {
  expect(withNames({ text: '@noa and @guide' }, 'Guide')).toBe('@noa and @guide');
});
