import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { careAfter } from './care.ts';
import { dangerIn } from './danger.ts';

const scenes = JSON.parse(
  readFileSync(
    new URL('../../../../content/guide/examples/ordinary-scenes.json', import.meta.url),
    'utf8',
  ),
) as Record<Language, string[]>;

/** Each of these sentences holds the words of a feature, so some are asked about. */
const askedMax = 0.2;

describe.each(['en', 'he'] as const)(
  'ordinary scenes with words of sure danger, in %s',
  (language) => {
    const sentences = scenes[language];

    test('are at least 90, never sure, and mostly not asked about', () => {
      expect(sentences.length).toBeGreaterThanOrEqual(90);
      expect(sentences.filter((text) => dangerIn(text)?.level === 'sure')).toEqual([]);
      const asked = sentences.filter((text) => (dangerIn(text)?.clarity ?? 0) > 0);
      expect(asked.length / sentences.length, asked.join('\n')).toBeLessThanOrEqual(askedMax);
    });
  },
);

describe('danger with the words of such scenes', () => {
  test.each([
    'my husband grabbed me by the throat',
    'my boyfriend shoved me into the wall',
    'he dragged me by the hair into the bedroom',
    'my wife threw a pot of boiling water at me',
    'my stepmom locked me in the boiler room',
    'Mum hit me with her stick again',
    'he pushed me to the floor',
    "my husband beat me and I'm in the hospital",
    'he put his hands around my neck',
    'my doctor raped me in the exam room',
    'I was raped last night',
    'my mum collapsed on the sofa and she is blue',
    "a patient collapsed and I'm alone with him",
    "my baby won't wake up",
    'I swallowed a bunch of tablets',
    'a bee stung my finger and my lips are swollen',
    'a snake bit me and my leg is swollen',
    'בעלי תפס אותי בגרון',
    'הוא גרר אותי בשיער למסדרון',
    'הוא דחף אותי לרצפה',
    'אבא נעל אותי במרתף',
    'אמא שרפה אותי עם סיגריה',
    'אשתי זורקת עליי צלחות',
    'המטפלת קושרת אותו לכיסא',
    'הוא שם ידיים על הצוואר שלי',
    'אחותי נאנסה במסיבה',
    'הרופא אנס אותי',
    'הבוס הכריח אותי לשכב איתו',
    'אמא התמוטטה על הספה והיא לא מגיבה',
    'דבורה עקצה אותי והגרון מתנפח',
    'נשך אותי נחש והרגל נפוחה',
  ])('is sure: %s', (text) => {
    expect(dangerIn(text)?.level).toBe('sure');
  });

  test.each([
    'I stand at the window and think about jumping',
    'by the window it would be so easy to let go',
    'my son shoves me when I ask for the fare',
    'my roommate was assaulted at work',
    'אני עומדת ליד החלון וחושבת לקפוץ',
    'בעלי תוקף אותי כל לילה',
    'זה אונס גם אם אנחנו נשואים?',
  ])('is asked about at least: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });
});

describe('a window, an apology and a laugh', () => {
  test.each([
    'I find I get through four pages and then stand at the window',
    'In the evening I stand at the window and look at the street',
    'אני קוראת שני עמודים ואז עומדת מול החלון',
    'בערב הוא עומד ליד החלון ומסתכל על הילדים',
    'סליחה, כבר אמרתי שאני לא רוצה לחזור לעבוד. אבל אם שואלים, היא נתנה לי שם. "המורה רחל"',
    "I'm sorry, I said already that I don't want to go back to work",
    'מבחוץ? בנאדם בן 23 נבהל ממשוואה. די מצחיק',
  ])('bring nothing: %s', (text) => {
    const person = {
      language: /[א-ת]/u.test(text) ? 'he' : 'en',
      timezone: 'Europe/London',
    } as const;
    expect(careAfter(null, text, person, { turn: 6 }).reply).toBeNull();
  });

  test.each([
    "I'm sorry for everything, I love you all, goodbye to my kids",
    'סליחה על הכול, אני אוהבת אתכם, להתראות ילדים',
  ])('take nothing from a farewell: %s', (text) => {
    expect(dangerIn(text)).not.toBeNull();
  });
});
