import { expect, test } from 'vitest';
import { asksOfExercise } from './asks-exercise.ts';
import { newChat } from './chat-state.ts';
import { readingOf } from './reading.ts';

function isOf(language: 'en' | 'he', text: string, since: number) {
  const state = newChat('exercise', language);
  state.turn = 5;
  state.exerciseOffer = { keys: ['stock'], turn: 5 - since };
  return asksOfExercise(state, readingOf(text, language));
}

test.each([
  ['en', 'whats the four numbers thing?'],
  ['en', "what's that moment thing"],
  ['en', 'what do you mean by both ways?'],
  ['he', 'מה זה להכין מה לומר? למי?'],
  ['he', 'מה זה ארבעת המספרים?'],
  ['he', 'מה זה לעשות בדיקת מצב?'],
] as const)('%s: asks after an exercise that was offered: %s', (language, text) => {
  expect(isOf(language, text, 1)).toBe(true);
  expect(isOf(language, text, 3)).toBe(false);
});

test.each([
  ['en', 'what should I do about my mother?'],
  ['he', 'מה עושים עם אמא שלי?'],
] as const)('%s: another question asks after none: %s', (language, text) => {
  expect(isOf(language, text, 1)).toBe(false);
});
