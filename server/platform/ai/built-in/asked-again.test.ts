import { expect, test } from 'vitest';
import { askedAgain } from './asked-again.ts';
import { newChat } from './chat-state.ts';
import { readingOf } from './reading.ts';

function heard(language: 'en' | 'he', lastReply: string, text: string) {
  const state = newChat('again', language);
  state.turn = 2;
  state.lastReply = lastReply.toLowerCase();
  return askedAgain(state, readingOf(text, language))?.reading;
}

test.each([
  [
    'en',
    'How would you like it to be?',
    "How would i like it to be? i'd like her back",
    "i'd like her back",
  ],
  [
    'en',
    'What does it do to you?',
    'what does it do to me? it makes me tired',
    'it makes me tired',
  ],
  ['he', 'איך היית רוצה שזה יהיה?', 'איך הייתי רוצה שזה יהיה? שקט יותר', 'שקט יותר'],
] as const)('%s: a question said back before its answer: %s %s', (language, reply, text, own) => {
  expect(heard(language, reply, text)?.text).toBe(own);
});

test.each([
  ['en', 'Which part of that touches you most?', 'idk touches me??'],
  ['he', 'מה מזה הכי נוגע בך?', 'לא יודעת מה נוגע'],
] as const)('%s: “idk” with words of the question: %s %s', (language, reply, text) => {
  expect(heard(language, reply, text)?.intent).toBe('dont_know');
});

test.each([
  ['en', 'How would you like it to be?', 'How would he like it if I left? I wonder about that'],
  ['en', 'What would help?', 'I think I will call her'],
  ['he', 'מה היה עוזר?', 'איך מדברים איתו? הוא לא עונה'],
] as const)('%s: another question stays: %s %s', (language, reply, text) => {
  expect(heard(language, reply, text)).toBeUndefined();
});

test.each([
  ['en', 'didnt ask that mate. i asked what to do about them', 'what to do about them?'],
] as const)('%s: a question by itself after a rejection: %s', (language, text, own) => {
  expect(heard(language, 'What is that like for you?', text)?.text).toBe(own);
});
