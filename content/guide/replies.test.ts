import { describe, expect, test } from 'vitest';
import { gestureWords, questionLines, replies } from './replies.ts';

const lines = [...Object.values(replies).flat(), ...Object.values(questionLines).flat()];
const slotsIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/gu)].map(([, slot]) => slot ?? ''))].toSorted();

describe('the lines of replies and questions', () => {
  test('each has its own id, both languages, and the same places in both', () => {
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    for (const { id, en, he, slots } of lines) {
      expect(slotsIn(en), id).toEqual([...new Set(slots)].toSorted());
      expect(slotsIn(he), id).toEqual(slotsIn(en));
    }
  });

  test('each question stands once', () => {
    for (const language of ['en', 'he'] as const) {
      const asked = Object.values(questionLines)
        .flat()
        .map((line) => line[language]);
      expect(asked.filter((text, at) => asked.indexOf(text) !== at)).toEqual([]);
    }
  });

  test('each asks at most one thing, in both languages alike', () => {
    for (const { id, en, he, asks } of lines) {
      for (const text of [en, he]) expect(text.split('?').length - 1, id).toBe(asks ? 1 : 0);
    }
  });

  test('no exclamation mark, and no Hebrew particle touches a place', () => {
    for (const { id, en, he } of lines) {
      expect(`${en}${he}`, id).not.toContain('!');
      expect(he, id).not.toMatch(/(?<!\p{L})[בלמכשוה]\{(?!c\})/u);
    }
  });

  test('no Hebrew line gives the person or the guide one gender', () => {
    const gendered =
      /(?<!\p{L})(?:אתה|אני (?:שומע|קורא|מקשיב|יודע|חושב|מבין|רואה את|זוכר|שואל|עונה|לוקח|מציע)|תרצה|תרצי|תגיד|תגידי|תכתוב|תכתבי|ספר|ספרי|תוכל|תוכלי|מרגיש|מרגישה|צריך לך|חושב|חושבת)(?!\p{L})/u;
    for (const { id, he } of lines) expect(he, id).not.toMatch(gendered);
  });
});

test('a sign stands for one gesture alone', () => {
  const signs = gestureWords.flatMap((gesture) =>
    [...gesture.signs].filter((sign) => /\p{Extended_Pictographic}/u.test(sign)),
  );
  expect(new Set(signs).size).toBe(signs.length);
});

test('a complaint is answered with the two choices of its buttons', () => {
  for (const { id, en, he } of replies['insulted'] ?? []) {
    expect(en, id).toMatch(/\b(?:ask|asking|question)\b.*\blisten\b/u);
    expect(he, id).toMatch(/(?:לשאול|שאלה).*(?:להקשיב|הקשבה)/u);
  }
  for (const { id, en, he } of replies['bored'] ?? []) {
    expect(en, id).toMatch(/\bcard\b.*\b(?:question|ask)\b/u);
    expect(he, id).toMatch(/קלף.*(?:שאלה|לשאול)/u);
  }
});
