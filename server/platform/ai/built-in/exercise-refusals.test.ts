import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { skipsAmong, stopsAmong } from './exercise-refusals.ts';
import { readingOf } from './reading.ts';

test.each([
  ['en', 'I don’t want to be fair right now'],
  ['en', 'his side? rather not say'],
  ['en', 'not answering that'],
  ['en', 'ugh. skip this one please'],
  ['he', 'מהצד שלה? לא בא לי להיות נחמדה. לדלג על השאלה'],
  ['he', 'לא רוצה לענות על זה'],
  ['he', 'לא אכפת לי איך זה נראה מהצד שלו'],
] as const)('%s: leaves the question out: %s', (language, text) => {
  expect(skipsAmong(readingOf(text, language), false)).toBe(true);
});

test.each([
  ['en', 'I don’t want to be alone'],
  ['en', 'I don’t want to be fair. He’d say I nag all day'],
  ['en', 'he would skip it'],
  ['en', 'I can’t answer the phone at work'],
  ['he', 'לא רוצה להיות לבד'],
  ['he', 'הוא לא רוצה לענות לי'],
  ['he', 'אני מעדיפה לא לריב'],
] as const)('%s: answers it: %s', (language, text) => {
  expect(skipsAmong(readingOf(text, language), false)).toBe(false);
});

test.each([
  ['en', 'just stop here please, this is silly', true],
  ['en', 'can we stop this, I have to go', false],
  ['he', 'אפשר לעצור כאן, זה מטופש', true],
  ['he', 'די כבר, זה לא עוזר לי', false],
] as const)('%s: stops among other words: %s', (language, text, isForAll) => {
  const reading = readingOf(text, language);
  expect(stopsAmong(reading, false)).toBe(true);
  // Words for others may be a stop for them.
  expect(stopsAmong(reading, true)).toBe(isForAll);
});

test.each([
  ['en', 'I want him to stop this'],
  ['en', 'stop this, dad'],
  ['en', 'I told her to stop here. she drove on and we argued about it for hours'],
  ['he', 'די כבר עם הצעקות, אבא'],
  ['he', 'רציתי לעצור כאן'],
] as const)('%s: goes on: %s', (language, text) => {
  expect(stopsAmong(readingOf(text, language), false)).toBe(false);
});

test.each([
  [
    'en',
    'I want to talk to her about it',
    'No need, I know what I’ll say to her. Thanks, off to bed',
  ],
  ['he', 'אני רוצה לדבר איתה על זה', 'לא צריך, אני כבר יודע מה אני אגיד לה. תודה, אני הולך לישון'],
] as const)('%s: no need and a farewell begin none: %s %s', (language, ...texts) => {
  const { rule } = guidedChat({ seed: 'needless', at: '2026-11-27T20:00:00Z' }).lastReplyTo(
    language,
    [{ en: 'My boss laughed at me', he: 'הבוס שלי צחק עליי' }[language], ...texts],
  );
  expect(rule).toBe('goodbye');
});
