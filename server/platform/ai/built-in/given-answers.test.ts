import { expect, test } from 'vitest';
import type { Line } from '#content/guide/script.ts';
import { asksGiven } from './given-answers.ts';
import { newChat } from './chat-state.ts';
import { momentOf } from './moment.ts';
import { readingOf } from './reading.ts';

const hour = ['At which hour of the day is the pull strongest?', 'באיזו שעה ביום המשיכה הכי חזקה?'];
const heaviest = ['When is it heaviest?', 'מתי זה הכי כבד?'];
const person = [
  'If one person were to know, with whom would it be in good hands?',
  'אילו רק אדם אחד ידע על זה, אצל מי זה יהיה בידיים טובות?',
];
const other = ['What does it do for you?', 'מה זה נותן לך?'];

function isGiven([en = '', he = '']: string[], language: 'en' | 'he', texts: readonly string[]) {
  const state = newChat('given', language);
  state.said = texts.slice(0, -1);
  const line: Line = { id: 'subject.x.PS.0', en, he, asks: true, slots: [] };
  const moment = momentOf(state, readingOf(texts.at(-1) ?? '', language), {
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    at: new Date('2026-11-26T09:00:00Z'),
    avoid: new Set(),
    keepsActions: true,
    wordsMax: 60,
    isShown: false,
    laysCards: true,
    amongPeople: false,
    dealt: null,
    laid: null,
    pressed: null,
    remembered: null,
    protest: null,
  });
  return asksGiven(line, moment);
}

test.each([
  ['en', hour, ['it’s the 6pm thing. beer, balcony, chat', 'he’s the only person I speak to']],
  ['en', hour, ['evenings I guess, when she’s on the sofa, in the evening']],
  ['en', heaviest, ['mostly at night', 'and I just nod']],
  ['he', heaviest, ['בלילה, כשכולם ישנים']],
  ['en', person, ['I don’t know how to tell my wife', 'it was too late', 'so how do I start']],
  ['he', hour, ['זה תמיד ב3 בלילה', 'שאני לבד עם המספרים']],
  ['he', hour, ['בסוף יום אחרי שהילדים נרדמים']],
  ['he', person, ['קשה לי לספר לאשתי']],
] as const)('%s: %j is not asked after %j', (language, line, texts) => {
  expect(isGiven([...line], language, texts)).toBe(true);
});

test.each([
  ['en', hour, ['I smoke too much']],
  ['en', hour, ['it was at 9 in the evening', 'yes', 'no', 'and she left', 'I stayed']],
  ['en', other, ['it’s the 6pm thing, at night']],
  ['he', hour, ['אני מעשן יותר מדי']],
  ['he', other, ['זה תמיד ב3 בלילה']],
] as const)('%s: %j may be asked after %j', (language, line, texts) => {
  expect(isGiven([...line], language, texts)).toBe(false);
});
