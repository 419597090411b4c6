import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'parting', at: '2026-11-27T20:00:00Z' });
const before = {
  en: [
    'My sister has not called since the wedding',
    'We quarrelled about the speeches',
    'I miss our lunches',
  ],
  he: ['אחותי לא התקשרה מאז החתונה', 'רבנו על הנאומים', 'חסרות לי הארוחות שלנו'],
};

describe('a farewell at the end of a message', () => {
  test.each([
    ['en', 'Writing it down made it smaller. Thanks, going to bed now'],
    ['en', 'The lunches are what I want back. Good night!'],
    ['en', 'I see now that I never asked her. Bye for now'],
    ['en', 'I think I just miss her. Ok gonna try sleep. Thx'],
    ['en', 'It was the speeches all along. See you tomorrow'],
    ['he', 'הכתיבה הקטינה את זה. תודה, הולכת לישון'],
    ['he', 'הארוחות הן מה שחסר לי. לילה טוב'],
    ['he', 'אף פעם לא שאלתי אותה בעצם. ביי'],
    ['he', 'זה היה הנאומים כל הזמן. שבת שלום'],
  ] as const)('%s: %s', (language, text) => {
    const reply = lastReplyTo(language, [...before[language], text]);
    expect(reply.rule).toBe('goodbye');
    expect(reply.text).not.toContain('?');
  });

  test.each([
    ['en', 'She left without saying goodbye'],
    ['en', 'I never got to say good night'],
    ['en', 'That is enough to make me cry'],
    ['en', 'I go to bed late and she is going to bed at nine'],
    ['he', 'היא הלכה בלי להגיד ביי'],
    ['he', 'אף פעם לא אמרתי לה לילה טוב'],
    ['he', 'הוא תמיד הולך לישון לפניי'],
  ] as const)('none: %s: %s', (language, text) => {
    expect(lastReplyTo(language, [...before[language], text]).rule).not.toBe('goodbye');
  });
});

describe('thanks beside something that is said', () => {
  test.each([
    ['en', 'The speeches were not the point at all. Thanks for this'],
    ['he', 'הנאומים בכלל לא היו העניין. תודה רבה'],
  ] as const)('%s: nothing is asked after %s', (language, text) => {
    expect(lastReplyTo(language, [...before[language], text]).text).not.toMatch(/\?$/u);
  });

  test.each([
    ['en', 'Thanks. One more question about her husband, he never liked me'],
    ['en', 'Thank you. I feel so guilty about the speeches'],
    ['he', 'תודה. יש לי עוד שאלה על בעלה, הוא אף פעם לא אהב אותי'],
  ] as const)('what goes on is heard: %s: %s', (language, text) => {
    expect(lastReplyTo(language, [...before[language], text]).rule).not.toBe('rest');
  });
});

test('going to celebrate, with thanks, is a farewell and no step', () => {
  const reply = lastReplyTo('he', ['התקבלתי לרפואה!', 'אני לא מאמין', 'יאללה הולך לחגוג, תודה']);
  expect(reply.rule).toBe('goodbye');
  expect(reply.proposals).toEqual([]);
});
