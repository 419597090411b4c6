import { expect, test } from 'vitest';
import { takenBack, withoutAddressee, withoutFillers } from './exercise-drafts.ts';

test.each([
  ['en', 'The surgery. God. I didn’t expect to write that', 'The surgery.'],
  ['en', 'my team lol', 'my team'],
  ['en', 'From others. The pasta. I said the pasta.', 'From others. The pasta.'],
  ['en', 'Hm', 'Hm'],
  ['en', 'Yes. I did not expect him to say that', 'Yes. I did not expect him to say that'],
  ['he', 'השקט חחח', 'השקט'],
  ['he', 'העירייה. וואלה. לא ציפיתי לכתוב את זה', 'העירייה.'],
  ['he', 'הצוות עזר. כן זה משפט טוב וואלה', 'הצוות עזר.'],
  ['he', 'לא ידעתי מה לומר', 'לא ידעתי מה לומר'],
] as const)('%s: what trails after an answer is left out: %s', (language, text, own) => {
  expect(withoutFillers(text, language)).toBe(own);
});

test.each([
  ['en', 'I think you should ... ugh no, sounds weak', 'I think you should'],
  ['en', 'Dan, this was my work ugh no', 'Dan, this was my work'],
  ['en', 'Can we talk? That’s so lame', 'Can we talk?'],
  ['he', 'דני, נראה לי שטעית ו... אוף לא. נשמע חלש', 'דני, נראה לי שטעית'],
  ['he', 'אבא, חשוב לי לדבר. לא, זה נשמע מתחנף', 'אבא, חשוב לי לדבר.'],
] as const)('%s: words are taken back: %s', (language, text, own) => {
  expect(takenBack(text, language)).toBe(own);
});

test.each([
  ['en', 'It hurt that you said that. This is wrong.'],
  ['en', 'Dan, this was my work. That sounds right'],
  ['en', 'Mum, I’m tired. It feels too much'],
  ['he', 'דני, זה לא בסדר. זה לא נכון'],
  ['he', 'אפשר לדבר? נשמע טוב'],
] as const)('%s: words for somebody are not taken back: %s', (language, text) => {
  expect(takenBack(text, language)).toBeNull();
});

test.each([
  ['en', 'For Dan. He should know that I noticed', 'He should know that I noticed'],
  ['en', 'my boss: that I need a break', 'that I need a break'],
  ['en', 'To my sister', 'To my sister'],
  ['he', 'ליעל. שיעבור שזה לא היה בסדר', 'שיעבור שזה לא היה בסדר'],
  ['he', 'קשה לי. אני לבד עם זה', 'קשה לי. אני לבד עם זה'],
] as const)('%s: the person before what should be clear is left out: %s', (language, text, own) => {
  expect(withoutAddressee(text, language)).toBe(own);
});
