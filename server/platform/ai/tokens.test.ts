import { describe, expect, test } from 'vitest';
import { cutToTokens, tokensIn } from './tokens.ts';

/** Tokens of each text in the vocabularies cl100k_base and o200k_base, of which the first knows little Hebrew. */
const counted = [
  {
    text: 'Yesterday evening I talked with my mother about moving to another city, and she said she does not understand why I need it now. I sat in the kitchen afterwards and could not sleep. ',
    most: 38,
    least: 38,
  },
  {
    text: 'שלום, אתמול בערב דיברתי עם אמא שלי על המעבר לעיר אחרת והיא אמרה שהיא לא מבינה למה אני צריכה את זה עכשיו. ישבתי אחר כך במטבח ולא הצלחתי לישון. ',
    most: 130,
    least: 52,
  },
  { text: 'שָׁלוֹם עוֹלָם '.repeat(20), most: 422, least: 260 },
  { text: '昨天晚上我和妈妈谈了搬到另一个城市的事。'.repeat(5), most: 145, least: 75 },
  {
    text: 'Вчера вечером я говорила с мамой о переезде в другой город. '.repeat(5),
    most: 146,
    least: 81,
  },
  { text: '1234567890'.repeat(30), most: 100, least: 100 },
];

describe('an estimate of tokens', () => {
  test.each(counted)(
    'is near what vocabularies count, and not far below: $text',
    ({ text, most, least }) => {
      expect(tokensIn(text)).toBeGreaterThanOrEqual(least);
      expect(tokensIn(text)).toBeGreaterThanOrEqual(most * 0.7);
      expect(tokensIn(text)).toBeLessThanOrEqual(most * 2.5);
    },
  );

  test('counts long runs of letters and digits as keys and not as words', () => {
    const key = 'aB3xQ9'.repeat(100);
    expect(tokensIn(key)).toBeGreaterThan(key.length / 2);
    expect(tokensIn('')).toBe(0);
  });
});

describe('a text that is too long', () => {
  test('loses its middle, says how much, and fits', () => {
    const text = `The beginning. ${'Much in between. '.repeat(900)}The end.`;
    const cut = cutToTokens(text, 200);
    expect(tokensIn(cut)).toBeLessThanOrEqual(200);
    expect(tokensIn(cut)).toBeGreaterThan(150);
    expect(cut).toMatch(/^The beginning\. .*\[… \d+ characters left out …\].*The end\.$/su);
    expect(cutToTokens('Short', 200)).toBe('Short');
  });

  test('is left out whole where there is less than no room, and nothing stays nothing', () => {
    expect(cutToTokens('Much in between', -600)).toBe('[… 15 characters left out …]');
    expect(cutToTokens('', -600)).toBe('');
  });

  test('fits in Hebrew and with emoji, too, and breaks no character', () => {
    for (const text of [
      'זווית אחרת '.repeat(2_000),
      '😀'.repeat(8_000),
      `${'א'.repeat(8_000)}${'a '.repeat(4_000)}`,
    ]) {
      const cut = cutToTokens(text, 300);
      expect(tokensIn(cut)).toBeLessThanOrEqual(300);
      expect(cut.isWellFormed()).toBe(true);
    }
  });
});
