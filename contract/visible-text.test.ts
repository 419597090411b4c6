import { expect, test } from 'vitest';
import { isVisible, plainLine } from './visible-text.ts';

test.each([
  '',
  ' \n\t',
  '\u200f',
  '\u200b\u2060',
  '\u3164',
  '\u115f',
  '\u2800',
  '\u{1d159}',
  '\u{1d15a}',
  '\u202e',
  '\u0301',
])('nothing is seen of %j', (text) => expect(isVisible(text)).toBe(false));

test.each(['.', 'א', '👍', '0', '🇮🇱', '👩‍🚀', '\u200f?', '①', '∞', 'e\u0301'])(
  '%j is visible',
  (text) => expect(isVisible(text)).toBe(true),
);

test.each([
  ['Dana\u200b\u200d\u2060', 'Dana'],
  ['\u202eanaD\u202c', 'anaD'],
  ['Spring\u200e\u2066 plan\u2069\u00ad', 'Spring plan'],
  ['a\n\u2028b', 'a b'],
  ['Dana\u3164', 'Dana'],
  ['a\ufe0f\u200cb', 'ab'],
  ['👩\u200d🚀 ❤️ 👨🏽\u200d🌾', '👩\u200d🚀 ❤️ 👨🏽\u200d🌾'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is kept as %j', (text, kept) => expect(plainLine(text)).toBe(kept));
