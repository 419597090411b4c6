import { expect, test } from 'vitest';
import { mentionedKeys } from './mentions.ts';

test('names after @ are mentions, also behind a Hebrew prefix and before a full stop', () => {
  expect([...mentionedKeys('ask @maya, then @tom. ו-@noa')]).toEqual(['maya', 'tom', 'noa']);
});

test('addresses are none', () => {
  expect([...mentionedKeys('write to maya@example.org or a/@noa')]).toEqual([]);
});
