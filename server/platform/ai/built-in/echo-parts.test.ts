import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { firstAnswer, quotableIn } from './quotes.ts';
import { ownWordsOf } from './own-words.ts';
import { pointOf } from './point.ts';

const mirrorOf = (text: string, language: 'en' | 'he') =>
  ownWordsOf(text, language).mirrors[0]?.text;

test.each([
  ['en', 'I want him there. not because someone makes him', 'you want him there'],
  ['en', "I'm only here because my wife left", "you're only here because your wife left"],
  ['en', 'I said yes even though I was tired', 'you said yes even though you were tired'],
  ['en', 'my husband but he says all boys do it', 'he says all boys do it'],
  ['en', 'she asked me if im mad at her. That broke me a bit', 'that broke you a bit'],
  ['en', 'he forgot my birthday. it got to me', 'it got to you'],
  ['he', 'אבא לא הגיע לטקס. זה שבר אותי קצת', 'זה שבר אותך קצת'],
  ['he', 'הוא צעק עליי ואני קפאתי', 'הוא צעק עליך וקפאת'],
] as const)(
  '%s: a clause keeps its reason, and a blow weighs most: %s',
  (language, text, mirror) => {
    expect(mirrorOf(text, language)).toBe(mirror);
  },
);

test.each([
  ['en', 'This girl dana who laughed last time'],
  ['en', 'the kids and they never ask'],
  ['en', 'on the phone with jess like two weeks ago'],
  ['en', "it's a bit everything"],
  ['en', 'I asked whose side you mean'],
  ['he', 'אופס מחר שבת'],
  ['he', 'איזו החלטה? שאלתי אם זה ילדותי'],
] as const)('%s: a fragment, or a question of one’s own, is not quoted: %s', (language, text) => {
  expect(quotableIn(text, language)).toBeNull();
});

test.each([
  ['en', 'one of my cousins who moved away is back'],
  ['en', 'on sundays I visit my gran'],
  ['en', 'from the outside it looks fine'],
  ['he', 'מחר מבחן'],
  ['en', 'I asked him if he loves me'],
  ['he', 'מחר יום הולדת שלה'],
  ['he', 'שאלתי אותו אם הוא אוהב אותי'],
  ['he', 'שכחתי את היום הולדת שלה'],
] as const)('%s: a whole sentence is quoted: %s', (language, text) => {
  expect(quotableIn(text, language)).toBe(text);
});

describe('the point of a message', () => {
  test.each([
    ['en', "What's left is that I miss her laugh", 'I miss her laugh'],
    ['en', "what would help is if he'd just turn it off", "he'd just turn it off"],
    ['en', 'it leaves me with a knot in my stomach', 'a knot in my stomach'],
    ['en', "it's not the money. it's the way he looks at me", "it's the way he looks at me"],
    ['en', "it's not that I hate it, it's that nobody sees me", 'nobody sees me'],
    ['he', 'מה שחדש זה שהוא התחיל לשאול', 'שהוא התחיל לשאול'],
    ['he', 'בעד זה שיהיה לי שקט', 'שיהיה לי שקט'],
    ['he', 'בעד זה שאני אישן, נגד זה שהכסף יחסר', 'בעד זה שאני אישן, נגד זה שהכסף יחסר'],
    ['he', 'לא מפריע לי הרעש, אני רגיל. מפריע לי הוא', 'מפריע לי הוא'],
  ] as const)('%s: is what its label or its denial leads to: %s', (language, text, point) => {
    expect(pointOf(text, language)).toBe(point);
  });

  test('in Hebrew is not a clause that hangs on another', () => {
    expect(quotableIn('שהייתי מתגעגעת אליו כשהוא נוסע. הוא נסע ולא התגעגעתי', 'he')).toBe(
      'הוא נסע ולא התגעגעתי',
    );
  });
});

test.each([
  ['אני צריכה לדבר מול 40 איש והקול שלי רועד', 'לדבר מול 40 איש'],
  ['אני רוצה לטפל בבית והילדים כל הזמן צועקים', 'לטפל בבית'],
  ['אני רוצה לבקר את אמא והאחות שלי', 'לבקר את אמא והאחות שלך'],
])('an aim ends before a clause with its own subject: %s', (text, aim) => {
  expect(ownWordsOf(text, 'he').aims[0]?.text).toBe(aim);
});

test.each([
  ['en', 'Being needed, I suppose. And the guys.', 'Being needed'],
  ['en', 'The quiet of the house. We had a table there', 'The quiet of the house'],
  ['en', 'He came home late. I felt like a ghost', null],
  ['en', "I don't know really. We had a table there", null],
  ['he', 'השקט של הבית. היה לנו שם שולחן', 'השקט של הבית'],
] as const)('%s: the first short sentence answers a question: %s', (language, text, answer) => {
  expect(firstAnswer(text, language)).toBe(answer);
});

test.each([
  ['en', 'no one can help me now'],
  ['en', 'no one in my family talks to me'],
  ['en', 'no sleep for three days'],
] as const)('%s: a no that belongs to its word is never cut off: %s', (language, text) => {
  expect(mirrorOf(text, language) ?? quotableIn(text, language)).toMatch(/^no /u);
});

test.each([
  ['en', 'no, he never calls', 'he never calls'],
  ['en', 'no I am fine with my job', 'you are fine with your job'],
  ['he', 'אף אחד לא יכול לעזור לי', 'אף אחד לא יכול לעזור לך'],
] as const)('%s: a no of its own is: %s', (language, text, mirror) => {
  expect(mirrorOf(text, language)).toBe(mirror);
});

describe('a message in both languages', () => {
  const { lastReplyTo } = guidedChat({ seed: 'mixed', at: '2026-11-26T09:00:00Z' });

  test.each([
    ['en', 'I’m so stressed, אמא שלי keeps calling me'],
    ['he', 'אני כל כך בלחץ, my boss keeps calling me'],
  ] as const)('%s: is quoted whole, with its cause: %s', (language, text) => {
    const reply = lastReplyTo(language, [text]);
    expect(reply.text.replaceAll('’', "'")).toContain(text.replaceAll('’', "'"));
    expect(reply.text).not.toMatch(/come from|ממה זה בא/u);
  });

  test('is turned where it is in one', () => {
    expect(lastReplyTo('en', ['I’m so stressed, my mother keeps calling me']).text).not.toMatch(
      /“/u,
    );
  });
});
