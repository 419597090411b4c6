import { expect, test } from 'vitest';
import { TypingPace } from './typing-pace.ts';

test('typing is passed on at intervals for each chat, and for three chats at once', () => {
  const pace = new TypingPace();
  const allowed = (person: string, chat: string, at: number) => pace.allows(person, chat, at);
  expect([0, 1, 2_499, 2_500, 2_501].map((at) => allowed('ana', 'a', at))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(['b', 'c', 'd', 'e'].map((chat) => allowed('ana', chat, 3_000))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(allowed('ben', 'a', 3_000)).toBe(true);
  expect(['d', 'e', 'f', 'g'].filter((chat) => allowed('ana', chat, 6_000))).toEqual([
    'd',
    'e',
    'f',
  ]);
});
