import { describe, expect, test } from 'vitest';
import { remarks } from './remarks.ts';
import { subjects } from './subjects.ts';

const texts = [
  ...subjects.flatMap(({ key, lines, stays }) => [
    ...stays.map((text) => ({ key, text, asks: false })),
    ...Object.values(lines)
      .flat()
      .map((text) => ({ key, text, asks: true })),
  ]),
  ...remarks.flatMap(({ key, replies }) =>
    replies.map((text) => ({ key, text, asks: text[0].includes('?') })),
  ),
];
const wordsMax = 32;

describe('the lines of subjects and remarks', () => {
  test('each belongs to one entry, and stands there once', () => {
    for (const entries of [subjects, remarks])
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    const english = texts.map(({ text: [en] }) => en);
    expect(english.filter((text, at) => english.indexOf(text) !== at)).toEqual([]);
    const hebrew = texts.map(({ text: [, he] }) => he);
    expect(hebrew.filter((text, at) => hebrew.indexOf(text) !== at)).toEqual([]);
  });

  test('each asks at most one thing, in both languages alike, and is short', () => {
    for (const { key, text, asks } of texts)
      for (const one of text) {
        expect(one.split('?').length - 1, `${key}: ${one}`).toBe(asks ? 1 : 0);
        expect(one.split(/\s+/u).length, `${key}: ${one}`).toBeLessThanOrEqual(wordsMax);
        expect(one, key).not.toMatch(/[!"„]/u);
      }
  });

  test('no English question is answered by yes or no', () => {
    const closed =
      /^(?:do|does|did|is|are|was|were|can|could|would|will|have|has|had|should)\b[^,:]*\?$/iu;
    for (const { key, text } of texts) {
      const last = text[0].split(/(?<=[.:])\s/u).at(-1) ?? '';
      expect(last, key).not.toMatch(closed);
    }
  });

  test('no Hebrew line gives the person or the guide one gender', () => {
    const gendered =
      /(?<!\p{L})(?:אתה|אני (?:שומע|קורא|מקשיב|יודע|חושב|מבין|זוכר|שואל|עונה|מציע)|תרצה|תרצי|תגיד|תגידי|תכתוב|תכתבי|ספר לי|ספרי|תוכל|תוכלי|מרגיש|מרגישה|חושב|חושבת|עליך|עלייך|אליך|אלייך|בלעדייך|תעשה|תעשי|תבחר|תבחרי|תצטרך|תצטרכי|תרגיש|תרגישי|תדע|תדעי|נסה|נסי|קח|קחי|דמיין|דמייני)(?!\p{L})/u;
    for (const { key, text } of texts) expect(text[1], key).not.toMatch(gendered);
  });

  test('each subject has questions for every stage', () => {
    for (const { key, lines } of subjects)
      for (const stage of Object.values(lines)) expect(stage.length, key).toBeGreaterThanOrEqual(3);
  });
});
