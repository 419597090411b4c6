import { describe, expect, test } from 'vitest';
import { remarks } from './remarks.ts';
import { subjects } from './subjects.ts';

const texts = [
  ...subjects.map(({ key, lines }) => ({ key, texts: Object.values(lines).flat() })),
  ...remarks.map(({ key, replies }) => ({ key, texts: replies })),
].flatMap(({ key, texts: own }) => own.map((text) => ({ key, text })));
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

  test('each asks one thing, in both languages alike, and is short', () => {
    for (const { key, text } of texts)
      for (const one of text) {
        expect(one.split('?').length - 1, `${key}: ${one}`).toBe(1);
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

  test.each([
    // A first date is no long search.
    [
      'dating',
      /tired|stings?|starting over|on your own|again and again|עייפות|צורב|מאפס|שוב ושוב/iu,
    ],
    // Two months before retirement people still work.
    ['retirement', /without it|without work|stays empty|בלעדיה|בלי עבודה|נשארת ריקה/iu],
    // The school is the child’s, and the child is a son or a daughter.
    ['child_at_school', /memories|זיכרונות|הילד או הילדה/iu],
    // Smokers need not drink, and need not smoke in the evening.
    ['smoking_or_drinking', /glass|in the evening it looks|כוס(?! תה)|בערב זה נראה/iu],
    // A friend who is silent may come back.
    ['friend_faded', /goodbye|להיפרד|נפרדים/iu],
    // Work that is dull is not hard, and not everybody’s week begins with work.
    ['job_to_leave', /evening before|shoulders|to be bearable|הערב שלפני|בכתפיים|לקום לזה/iu],
    ['money_worries', /unopened|envelope|מעטפה/iu],
    ['exam_ahead', /teeth|שיניים/iu],
  ])('%s takes for granted nothing that a first message does not say', (key, assumed) => {
    const own = texts.filter((one) => one.key === key).flatMap(({ text }) => text);
    expect(own.filter((text) => assumed.test(text))).toEqual([]);
  });
});
