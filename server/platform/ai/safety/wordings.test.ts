import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { dangerIn } from './danger.ts';

type Phrases = Record<Language, { dangerous: { text: string }[]; everyday: string[] }>;

const noticedMin = 0.95;
const sureMax = 0.01;
const perhapsMax = 0.05;

describe.each(['seen', 'seen-second', 'seen-third'])('the phrases of the set %s', (set) => {
  const phrases = JSON.parse(
    readFileSync(
      new URL(`../../../../content/guide/examples/safety-${set}.json`, import.meta.url),
      'utf8',
    ),
  ) as Phrases;

  test.each(['en', 'he'] as const)('are noticed where they are dangerous (%s)', (language) => {
    const { dangerous } = phrases[language];
    const missed = dangerous.filter(({ text }) => !dangerIn(text)).map(({ text }) => text);
    expect(1 - missed.length / dangerous.length, missed.join('\n')).toBeGreaterThanOrEqual(
      noticedMin,
    );
  });

  test.each(['en', 'he'] as const)('are let be where they are everyday talk (%s)', (language) => {
    const { everyday } = phrases[language];
    const at = (level: 'sure' | 'perhaps') =>
      everyday.filter((text) => dangerIn(text)?.level === level);
    expect(at('sure').length / everyday.length, at('sure').join('\n')).toBeLessThanOrEqual(sureMax);
    expect(at('perhaps').length / everyday.length, at('perhaps').join('\n')).toBeLessThanOrEqual(
      perhapsMax,
    );
  });
});

test.each([
  'What do you remember about me?',
  'What will you remember about me tomorrow?',
  'What do you remember about my mother?',
  'מה אתה זוכר עליי?',
])('the question to the guide “%s” is no sign', (text) => {
  expect(dangerIn(text)).toBeNull();
});

describe('words of a hurried hand', () => {
  test.each([
    'im so scred of my husabnd he stranlged me',
    'i cant stop thinkng about suicdie',
    'he threatned to kill me tongiht',
    'my dauhgter is uncosncious',
    'אני רוצא למות',
    'אני רוצה להטאבד',
    'היא התמוטתה ולא מגיבה',
  ])('show the same danger: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });

  test.each(['the sacred place was lovely', 'we put the tables together', 'I fried the fish'])(
    'are not made of words of their own: %s',
    (text) => {
      expect(dangerIn(text)).toBeNull();
    },
  );
});

describe('expressions with small words between', () => {
  test.each([
    'I left the front door unlocked so they will not have to break it',
    "I left all of my passwords on the fridge, they won't have to deal with any of it",
    'שילמתי את כל החובות, סגרתי את החשבון ואני שקט',
    'השארתי לה את כל הסיסמאות על המקרר, שלא יצטרכו לחפש',
  ])('are the same: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });
});

describe('a message of few words', () => {
  test.each(["can't do life anymore", 'הלוואי שמישהו היה יורה בי'])(
    'is noticed where it clearly reads like danger: %s',
    (text) => {
      expect(dangerIn(text)).not.toBeNull();
    },
  );

  test.each(['I am so tired today', 'no idea what to cook', 'אני עייפה היום מאוד', 'מה לבשל היום'])(
    'is nothing where it does not: %s',
    (text) => {
      expect(dangerIn(text)).toBeNull();
    },
  );
});

describe('danger from somebody else', () => {
  test.each([
    'there is a man with a knife outside my door',
    'someone is trying to get into my flat',
    'the same car with its lights off is under my window, fourth evening',
    'he shot at our house last night',
    'אותו אוטו עם אורות כבויים מתחת לחלון שלי, ערב רביעי',
    'מישהו הולך אחריי ברחוב',
  ])('concerns the one who writes: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ kind: 'violence', who: 'self' });
  });
});
