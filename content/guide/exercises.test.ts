import { describe, expect, test } from 'vitest';
import { exerciseChips, exercises, goOnWriting } from './exercises.ts';
import type { Text } from './exercises/exercise.ts';

const wordsMax = 45;
const questions = exercises.flatMap(({ key, parts, ends }) => [
  ...parts.map((part) => ({ key: `${key}.${part.key}`, texts: part.asks })),
  { key: `${key}.ends`, texts: ends },
]);
const everyText = exercises.flatMap(({ key, name, offers, pick, parts, ends }) =>
  [
    name,
    ...offers,
    pick,
    ...parts.flatMap(({ label, asks, help }) => [label, help, ...asks]),
    ...ends,
  ].map((text) => ({ key, text })),
);
const slotsOf = (text: string) => (text.match(/\{\w\}/gu) ?? []).toSorted();

describe('the exercises', () => {
  test('have keys and chips of their own', () => {
    const chips = [
      ...exercises.map(({ pick }) => pick),
      goOnWriting,
      ...Object.values(exerciseChips),
    ];
    for (const language of [0, 1] as const) {
      const texts = chips.map((chip) => chip[language]);
      expect(new Set(texts).size).toBe(texts.length);
    }
    expect(new Set(exercises.map(({ key }) => key)).size).toBe(exercises.length);
  });

  test.each(questions)('$key can always be asked, and asks one thing', ({ texts }) => {
    const last: Text | undefined = texts.at(-1);
    expect(slotsOf(last?.[0] ?? '{a}')).toEqual([]);
    for (const [en, he] of texts) {
      expect(slotsOf(en)).toEqual(slotsOf(he));
      for (const one of [en, he]) {
        expect(one.split('?').length - 1, one).toBeLessThanOrEqual(1);
        expect(one.split(/\s+/u).length, one).toBeLessThanOrEqual(wordsMax);
      }
    }
  });

  test('each chip picks the exercise it names', () => {
    for (const { pick, picked, key } of exercises) {
      expect(` ${pick[0].toLowerCase()} `, key).toMatch(picked.en);
      expect(` ${pick[1]} `, key).toMatch(picked.he);
    }
  });

  test('no Hebrew text gives the person or the guide one gender', () => {
    const gendered =
      /(?<!\p{L})(?:אתה|אני (?:שומע|קורא|מקשיב|יודע|חושב|מבין|שואל|מציע)|תרצה|תרצי|תגיד|תגידי|תכתוב|תכתבי|תוכל|תוכלי|עליך|עלייך|אליך|אלייך|תעשה|תעשי|תבחר|תבחרי|דמיין|דמייני|נסה|נסי)(?!\p{L})/u;
    for (const { key, text } of everyText) expect(text[1], key).not.toMatch(gendered);
  });
});
