import { expect, test } from 'vitest';
import { wovenKind } from './woven.ts';

test.each([
  ['en', 'your boss humiliated you in front of everyone', 'woven_past'],
  ['en', 'they all know you made that model', 'woven_now'],
  ['en', 'your husband never asks how it went', 'woven_hard'],
  ['en', 'you feel sad all the time', 'woven_feeling'],
  ['en', 'you keep saying yes to them', 'woven_now'],
  ['he', 'אבא לא שואל אותך אף פעם', 'woven_hard'],
  ['he', 'כולם צוחקים שזה של סבתות', 'woven_now'],
  ['he', 'הם החליטו בלעדיך', 'woven_past'],
  ['he', 'הבוס צעק עליך מול כולם', 'woven_past'],
  ['he', 'היום אבא צעק עליך', 'woven_past'],
  ['he', 'פיטרו אותך בזום', 'woven_past'],
  ['he', 'אבא לא מדבר', 'woven_hard'],
] as const)('%s: “%s” fits a question of the kind %s', (language, clause, kind) => {
  expect(wovenKind(clause, clause, language)).toBe(kind);
});

test.each([
  ['en', 'it’s with your head of department'],
  ['en', 'you think he’s avoiding you'],
  ['en', 'you’re a vet nurse, five years in'],
  ['en', 'you’d keep the other three'],
  ['en', 'silence is cheaper to fix'],
  ['en', 'you had a good time once, but no more'],
  ['he', 'אולי הוא בלחץ גם כן'],
  ['he', 'יש לך חנות פרחים ברעננה'],
  ['he', 'הוא בן 46 היום'],
  ['he', 'הוא לא מרביץ'],
  ['he', 'אבא היה שופט בבית'],
  ['he', 'היא אמרה לך תבחרי'],
  ['he', 'הוא רוצה שנעבור דירה'],
  ['he', 'הרופא אמר שהכול תקין אבל הכאבים ממשיכים'],
] as const)('%s: “%s” is said back and woven into nothing', (language, clause) => {
  expect(wovenKind(clause.replaceAll('’', "'"), clause, language)).toBeNull();
});

test('a verb of the person’s own makes a Hebrew clause past', () => {
  expect(wovenKind('נכנסת לרכב ובכית עד הצומת', 'נכנסתי לרכב ובכיתי עד הצומת', 'he')).toBe(
    'woven_past',
  );
});

test('a state of years has no “after”', () => {
  expect(wovenKind('ניהלת בית ספר גדול', 'ניהלתי בית ספר גדול', 'he')).toBeNull();
});
