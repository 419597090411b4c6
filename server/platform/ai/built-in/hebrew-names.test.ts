import { expect, test } from 'vitest';
import { hebrewClause, hebrewMentions } from './hebrew-words.ts';

test.each([
  ['קראו לו איתי', 'קראו לו איתי'],
  ['הבן שלי איתי לא מדבר איתי כבר חודש', 'הבן שלך איתי לא מדבר איתך כבר חודש'],
  ['איתי כועס עליי', 'איתי כועס עליך'],
  ['אלי לא מדבר איתי מאז הריב', 'אלי לא מדבר איתך מאז הריב'],
  ['לא דיברתי עם שלי מאז החתונה', 'לא דיברת עם שלי מאז החתונה'],
  ['בעלי איתי עזב אותי לפני שבוע', 'בעלך איתי עזב אותך לפני שבוע'],
  ['דיברתי על איתי עם אמא שלי', 'דיברת על איתי עם אמא שלך'],
  ['סיפרתי את זה לאיתי אתמול', 'סיפרת את זה לאיתי אתמול'],
])('a name that is also the first person stays: %s', (said, turned) => {
  expect(hebrewClause(said)).toBe(turned);
});

test.each([
  ['הוא לא רוצה לבוא איתי', 'הוא לא רוצה לבוא איתך'],
  ['איתי הוא מדבר', 'איתך הוא מדבר'],
  ['הוא לא בא אלי כבר שבועיים', 'הוא לא בא אליך כבר שבועיים'],
  ['אבי לא מדבר איתי כבר שנה', 'אביך לא מדבר איתך כבר שנה'],
  ['החבר שלי לא בא לחתונה', 'החבר שלך לא בא לחתונה'],
  ['דיברתי עם אחותי על הכסף שלי', 'דיברת עם אחותך על הכסף שלך'],
])('the first person is turned: %s', (said, turned) => {
  expect(hebrewClause(said)).toBe(turned);
});

test.each(['הבן שלי איתי בבית כל היום', 'איתי לא מדבר כבר שבוע', 'הוא שכח את שלי בבית'])(
  'a word that may be either is left as it was written: %s',
  (said) => {
    expect(hebrewClause(said)).toBeNull();
  },
);

test('a name makes nobody a father', () => {
  expect(hebrewMentions('קראו לו אבי והוא היה חבר')).toEqual([]);
  expect(hebrewMentions('אבי לא מדבר איתי')).toEqual([{ kind: 'person', text: 'אביך' }]);
});
