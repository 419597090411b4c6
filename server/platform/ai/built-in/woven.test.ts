import { expect, test } from 'vitest';
import { lastThingIn, wovenKind } from './woven.ts';

test.each([
  ['en', 'your boss humiliated you in front of everyone', 'woven_past'],
  ['en', 'they all know you made that model', 'woven_now'],
  ['en', 'your husband never asks how it went', 'woven_hard'],
  ['en', 'you feel sad all the time', 'woven_feeling'],
  ['en', 'you keep saying yes to them', 'woven_now'],
  ['he', 'אבא לא שואל אותך אף פעם', 'woven_hard'],
  ['he', 'כולם צוחקים שזה של סבתות', 'woven_now'],
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
] as const)('%s: “%s” is said back and woven into nothing', (language, clause) => {
  expect(wovenKind(clause.replaceAll('’', "'"), clause, language)).toBeNull();
});

test('a verb of the person’s own makes a Hebrew clause past', () => {
  expect(wovenKind('נכנסת לרכב ובכית עד הצומת', 'נכנסתי לרכב ובכיתי עד הצומת', 'he')).toBe(
    'woven_past',
  );
});

test.each([
  ['en', 'We bought a narrowboat last year', 'the narrowboat'],
  ['en', 'I have to sort out my visa', 'your visa'],
  ['en', 'It was a long day', null],
  ['he', 'סידרתי את המחסן', 'המחסן'],
] as const)('%s: “%s” names %s', (language, text, thing) => {
  expect(lastThingIn(text, language)).toBe(thing);
});
