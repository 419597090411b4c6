import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { ownWordsOf } from './own-words.ts';
import { pointOf } from './point.ts';
import { quotableIn } from './quotes.ts';

const mirrorOf = (text: string, language: 'en' | 'he' = 'en') =>
  ownWordsOf(text, language).mirrors[0]?.text;

describe('the clause that is said back', () => {
  test.each([
    ['My uncle died and I missed the funeral', 'your uncle died and you missed the funeral'],
    ['Maybe i just stop making plans', 'maybe you just stop making plans'],
    ['if she says no, I leave the band', 'if she says no, you leave the band'],
    ['dad died two years ago', 'your dad died two years ago'],
    ['the others are fine. I was the easy one', 'you were the easy one'],
    ["My face gets red. It's 6am and there's one guy with a dog", 'your face gets red'],
    ["I don't trust my body anymore. I just ran", "you don't trust your body anymore"],
    ["it's a bit everything. I can't sleep", "you can't sleep"],
    ["'Nobody read it as politics. I read it.' I wrote that in May", 'you wrote that in May'],
    ['no, nobody hurts me. my readers wont believe it', "your readers won't believe it"],
  ])('%s', (text, mirror) => {
    expect(mirrorOf(text)).toBe(mirror);
  });

  test.each([
    [
      'en',
      'Its just 8 weeks of this and then i can run normally, if I go slower than I did last time and rest in between',
    ],
    ['en', 'just one of the days'],
    ['en', 'the moment after she laughed'],
    ['en', 'She might have six more months. without it weeks'],
    ['he', 'אולי לדבר איתו'],
    ['he', 'אבא שלי רוצה שאלך להנדסה'],
    ['he', 'ושאני קיבלתי עזרה על הדירה'],
  ] as const)('%s: is none that says something else alone: %s', (language, text) => {
    expect(mirrorOf(text, language)).toBeUndefined();
  });
});

describe('the words that are quoted', () => {
  test.each([
    ['he', 'דיברה אליי יפה. ואני כועסת, אבל גם יודעת שקשה לה', 'אני כועסת, אבל גם יודעת שקשה לה'],
    ['he', 'אמרתי, אינסטגרם. או שפתאום דחוף לי לשטוף כלים', 'פתאום דחוף לי לשטוף כלים'],
    ['he', 'ואני מתחילה לטעות בעבודה', 'אני מתחילה לטעות בעבודה'],
    [
      'he',
      'סבתא שלי אומרת תלכי על מה שטוב. אבל אני לא יודעת מה עושה לי טוב',
      'אני לא יודעת מה עושה לי טוב',
    ],
    ['en', 'Like I am failing at it. And angry as well, I’m ashamed to say', 'I am failing at it'],
    ['en', "That I don't know if I'd do it for me", "I don't know if I'd do it for me"],
    ['en', 'without my sister I would have given up', 'without my sister I would have given up'],
  ] as const)('%s: %s', (language, text, quote) => {
    expect(quotableIn(text, language)).toBe(quote);
  });
});

test.each([
  ['he', 'אמא שלי אומרת שאני צריכה להחליף עבודה'],
  ['he', 'אני רוצה להציע לבת הזוג שלי שנבלה יותר זמן ביחד'],
  ['en', 'my mum says I should change jobs'],
  ['en', 'I want to tell my boss that I quit'],
] as const)('%s: the aim of others, and half of one, is no aim: %s', (language, text) => {
  expect(ownWordsOf(text, language).aims).toEqual([]);
});

test.each([
  ['en', 'That I hid it from her. I think I even get something back.', 'I hid it from her.'],
  ['en', 'That it isn’t mine anymore. We wanted 70 people in a barn.', 'it isn’t mine anymore.'],
  ['he', 'שאני לא מספיק בשבילו. הוא ידע את זה כבר מזמן.', 'אני לא מספיק בשבילו.'],
] as const)('%s: the answer to the guide stands first: %s', (language, text, point) => {
  expect(pointOf(text, language)).toBe(point);
});

test.each([
  ['en', 'That I can live with. But the silence kills me.'],
  ['en', 'That I know. He told me himself.'],
] as const)('%s: “that” alone points back: %s', (language, text) => {
  expect(pointOf(text, language)).toBe(text);
});

test.each([
  ['he', 'אני שומעת אותו אומר "אני לא רואה את עצמי איתך" שוב ושוב', 'אני שומעת אותו אומר'],
  ['en', 'I keep hearing him say "it is over" and then she said', 'and then she said'],
] as const)('%s: words before a quotation are not said back alone: %s', (language, text, cut) => {
  expect(quotableIn(text, language) ?? '').not.toBe(cut);
});

test('an “as if”, a “that” of a denial and the duty of somebody else are no words to the person', () => {
  const { lastReplyTo } = guidedChat({ seed: 'as if', at: '2026-11-27T20:00:00Z' });
  expect(
    lastReplyTo('he', ['פיטרו אותי', 'קראו לי לחדר ויצאתי. כאילו לא הייתי שם אף פעם']).text,
  ).not.toMatch(/^לא היית שם/u);
  expect(
    lastReplyTo('en', ['They let me go', 'That I wasn’t good enough. They kept Martin.']).text,
  ).not.toMatch(/^You weren’t|^You weren't/u);
  expect(
    lastReplyTo('en', ['My dad left me a message', 'It’s still something he has to say to me.'])
      .text,
  ).not.toMatch(/to you to say|on you(?:r shoulders)?: to say/u);
});
