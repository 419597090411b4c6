import { expect, test } from 'vitest';
import { isVisible } from './visible-text.ts';

test.each([
  '',
  ' \n\t',
  '\u200f',
  '\u200b\u2060',
  '\u3164',
  '\u115f',
  '\u2800',
  '\u202e',
  '\u0301',
])('nothing is seen of %j', (text) => expect(isVisible(text)).toBe(false));

test.each(['.', 'א', '👍', '0', '🇮🇱', '👩‍🚀', '\u200f?', '①', '∞', 'e\u0301'])(
  'something is seen of %j',
  (text) => expect(isVisible(text)).toBe(true),
);
