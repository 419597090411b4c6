import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');

function lastOf(language: 'en' | 'he', ...texts: string[]) {
  const { text, ...reply } = guideReply({
    seed: 'weight',
    turns: texts.map((written) => ({ text: written, at })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  });
  return { ...reply, text: text.replaceAll(/[\u2066-\u2069]/gu, '') };
}

const begun = { en: 'My neighbour plays drums every evening', he: 'השכן שלי מנגן תופים כל ערב' };

describe('a reply holds on to', () => {
  test.each([
    ['he', 'אמא שלי אומרת שזה עובר, אבל אני מרגישה שאני מפספסת אותה', 'מפספסת', 'שזה עובר'],
    ['he', 'זה תמיד ב9 בערב. הילדה לא נרדמת', 'הילדה לא נרדמת', 'ב9'],
    ['he', 'לא נורא, אבל אני לא ישן טוב', 'אני לא ישן טוב', 'לא נורא'],
    ['he', 'היא בת 8 והיא מריחה עליי. אני רוצה לקום בלי שיעול', 'בלי שיעול', 'מריחה'],
    ['en', "he's back at work monday. but im also kind of furious?", 'furious', 'monday'],
    ['en', "sort of. i've got three kids. I can't breathe in this flat", 'breathe', 'three kids'],
  ] as const)('%s: the heavier clause: %s', (language, text, held, left) => {
    const reply = lastOf(language, begun[language], text);
    expect(reply.text).toContain(held);
    expect(reply.text).not.toContain(left);
  });

  test.each([
    ['he', 'לא, חלילה. לפגוע ברגשות שלה', 'לפגוע'],
    ['en', 'God no. Hurt her feelings', 'Hurt her'],
  ] as const)('%s: no words that a denial turned: %s', (language, text, words) => {
    expect(lastOf(language, begun[language], text).text).not.toContain(words);
  });
});

test.each([
  ['en', "he's young and lives alone. maybe he's lonely"],
  ['he', 'הוא בחור צעיר, גר לבד. אולי הוא בודד'],
] as const)(
  '%s: a feeling of somebody else is not asked about as the person’s: %s',
  (language, text) => {
    const { lines } = lastOf(language, begun[language], text);
    expect(lines.filter((line) => line.startsWith('feeling.'))).toEqual([]);
  },
);

test('words without a feeling are not asked about as one', () => {
  const text =
    "I don't have anything to say to anyone. I just feel like nothing much is ahead. I used to want things";
  const { lines, text: reply } = lastOf('en', begun.en, text);
  expect(reply).toMatch(/you used to want things/iu);
  expect(lines.filter((line) => line.startsWith('feeling.'))).toEqual([]);
});

test('words that are said back have no frame before them in the first replies', () => {
  const said: string[] = [];
  for (const text of ['I moved to Leeds in May', 'I know nobody here', 'My sister never calls me'])
    said.push(text);
  for (let count = 1; count <= said.length; count++) {
    const { text } = lastOf('en', begun.en, ...said.slice(0, count));
    expect(text).not.toMatch(/stays with me|coming back to|got it right|In your words|You wrote/u);
  }
});

test.each([
  ['en', ['My grandmother died on Monday', '🕯️'], /candle/u],
  ['he', ['סבתא שלי נפטרה ביום שני', '🕯️'], /נר/u],
] as const)('%s: a candle is a word, and asked about by nobody', (language, texts, word) => {
  const { text } = lastOf(language, ...texts);
  expect(text).toMatch(word);
  expect(text).not.toContain('?');
});

test.each([
  ['en', ['I’ll call my sister tomorrow', 'yes', 'no thanks']],
  ['he', ['אני אתקשר לאחותי מחר', 'כן', 'לא תודה']],
] as const)('%s: a no after the end is asked about by nobody', (language, texts) => {
  expect(lastOf(language, ...texts).text).not.toContain('?');
});
