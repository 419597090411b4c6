import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo, repliesTo, untilOffer } = guidedChat({
  seed: 'offers',
  at: '2026-11-27T09:00:00Z',
});
const story = {
  en: 'My sister keeps borrowing money',
  he: 'אחותי לווה ממני כסף כל חודש',
};

describe('an offer of a stage', () => {
  test.each([
    ['en', 'I was nine when my dad left and I had to be quiet'],
    ['en', 'I was 9 when it began'],
    ['en', 'It is like it was with my mother, like a guest'],
    ['en', 'Ha, we laughed about the cake. I do love her'],
    ['en', 'Being someone without being needed by anyone'],
    ['en', 'I freeze, squeak, then Dan hugs me'],
    ['en', 'My son wakes up, and I walk up and down the corridor with him until it is light'],
    ['he', 'הייתי בת 9 ומישהו היה צריך לא לעשות רעש'],
    ['he', 'שהיא לא תרצה לבוא. כמו שאני עם אמא שלי'],
    ['he', 'היא יושבת לי על הכתף ושותקת גם היא'],
    ['he', 'הייתי עושה שניצלים לכולם בצהריים'],
    ['he', 'הוא היחיד שראה אותי בוכה בלבנון'],
    ['he', 'אף אחד לא ממש שואל אותי'],
    ['he', 'שהיא לא תיפגע ושלא נריב לפני החתונה'],
  ] as const)('%s: is none after what is told with weight: %s', (language, text) => {
    for (const seed of ['offers', 'more', 'third']) {
      const before = untilOffer(language, [story[language]], seed).slice(0, -1);
      expect(lastReplyTo(language, [...before, text], seed).rule).not.toBe('offer_stage');
    }
  });

  test.each([
    ['en', ['My boss wants a report', 'I sit by the window', 'I eat my bread at the table']],
    ['he', ['הבוס רוצה דוח', 'ישבתי ליד החלון בפינה', 'אכלתי את הלחם ליד השולחן']],
  ] as const)('%s: is none before the fourth message', (language, texts) => {
    const rules = repliesTo(language, texts).map(({ rule }) => rule);
    expect(rules).not.toContain('offer_stage');
  });
});
