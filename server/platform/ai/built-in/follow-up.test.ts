import { describe, expect, test } from 'vitest';
import { followUpOf } from './follow-up.ts';
import { newChat } from './chat-state.ts';
import type { Moment } from './moment.ts';
import { readingOf } from './reading.ts';

function asked(language: 'en' | 'he', text: string): string | undefined {
  const state = newChat('follow', language);
  const moment = { state, reading: readingOf(text, language), avoid: new Set<string>() };
  return followUpOf(moment as unknown as Moment)?.text;
}

describe('a question made of the words of a sentence', () => {
  test.each([
    ['It’s my dad. I haven’t told him.', 'What keeps you from telling him?'],
    ['I never told Sam about the offer', 'What keeps you from telling Sam?'],
    ['My mum doesn’t know that I left', 'What would be different if your mum knew?'],
    [
      'my parents want me to meet a girl',
      'And what would you like, apart from what your parents want?',
    ],
    ['I can’t stop eating at night', 'What happens just before you start eating at night?'],
    ['I keep agreeing to things', 'What do you think keeps you agreeing to things?'],
    ['I miss the sea so bad', 'What do you miss most about the sea?'],
    ['I wish he listened to me', 'What would be different for you if he listened to you?'],
    ['I’m nervous about Monday', 'What about Monday worries you most?'],
    ['I’m scared he’ll leave', 'When you picture that he’ll leave, what do you see?'],
    ['I thought of Sam’s face', 'What comes up when you think of Sam’s face?'],
    ['I can’t face the stairs', 'What happens when you try to face the stairs?'],
    ['I tried to call her', 'What happened when you tried to call her?'],
    ['I want him to be sorry', 'What would be different for you if he were to be sorry?'],
    ['he said "you wouldn’t get it" and left', 'What did you hear in “⁨you wouldn’t get it⁩”?'],
    ['what if they find out', 'And if they find out, what then?'],
  ])('en: %s', (text, question) => {
    expect(asked('en', text)?.replaceAll('’', "'")).toBe(question.replaceAll('’', "'"));
  });

  test.each([
    ['עוד לא סיפרתי לו', 'מה עוצר אותך מלספר לו?'],
    ['לא סיפרתי על זה לאף אחד', 'מה עוצר אותך מלספר למישהו?'],
    ['לא סיפרתי לאשתי עד היום', 'מה עוצר אותך מלספר לאשתך?'],
    ['ההורים שלי לא יודעים שעזבתי', 'מה היה משתנה אם ההורים שלך היו יודעים?'],
    ['היא אמרה לי "תודה" ויצאה', 'מה עשו לך המילים ״⁨תודה⁩״?'],
    ['אני מתגעגעת אליו כל הזמן', 'כשבא הגעגוע אליו, מה הכי חסר?'],
    ['אני מפחדת שהוא יעזוב', 'ואם הוא יעזוב, מה אז?'],
    ['ניסיתי לענות לה', 'מה קרה כשניסית לענות לה?'],
    ['נמאס לי מהפקקים', 'מה היית רוצה במקום הפקקים?'],
    ['אין לי עם מי לדבר', 'עם מי הכי היית רוצה לדבר?'],
    ['לא הצלחתי להיכנס', 'מה מנע ממך להיכנס?'],
    ['התחלתי ללמוד גיטרה בגיל 57', 'מה הביא אותך ללמוד גיטרה בגיל 57?'],
    ['רבנו על הכלים', 'מה באמת יושב מתחת לריב על הכלים?'],
  ])('he: %s', (text, question) => {
    expect(asked('he', text)).toBe(question);
  });

  test.each([
    ['en', 'I told him, and he said it was fine'],
    ['en', 'I can’t wait'],
    ['en', 'I want to move on to Focus'],
    ['en', 'She wants to leave'],
    ['he', 'אמרתי לו והוא צחק'],
  ] as const)('%s: none for “%s”', (language, text) => {
    expect(asked(language, text)).toBeUndefined();
  });

  test('the same question comes once in a chat', () => {
    const state = newChat('follow', 'en');
    const questions = [1, 2, 3, 4].map(
      () =>
        followUpOf({
          state,
          reading: readingOf('I haven’t told him', 'en'),
          avoid: new Set<string>(),
        } as unknown as Moment)?.text,
    );
    expect(new Set(questions).size).toBe(4);
    expect(questions[3]).toBeUndefined();
  });
});
