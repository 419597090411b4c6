import { describe, expect, test } from 'vitest';
import { ownWordsOf } from './own-words.ts';
import { quotableIn } from './quotes.ts';

describe('a clause turned to the person', () => {
  test.each([
    [
      'en',
      'My boss humiliated me in front of everyone',
      'your boss humiliated you in front of everyone',
    ],
    ['en', 'I was late and im tired of it', "you were late and you're tired of it"],
    ['en', 'She left and nobody has called since', 'she left and nobody has called since'],
    ['en', "he'd be more upset about the lying", "he'd be more upset about the lying"],
    ['en', "she's not mean, just vague", "she's not mean, just vague"],
    [
      'en',
      'maybe i can say yes to coming but no to cooking',
      'maybe you can say yes to coming but no to cooking',
    ],
    ['en', "can't sleep since the move", "you can't sleep since the move"],
    ['en', 'thinking of dropping out. 1 year left', "you're thinking of dropping out"],
    ['en', 'been crying all day', "you've been crying all day"],
    ['en', 'we moved to Haifa last year', 'you moved to Haifa last year'],
    ['en', 'I GOT IN', 'you got in'],
    ['en', 'The MRI is on Monday', 'the MRI is on Monday'],
    ['en', 'id txt him 2moro', "you'd text him tomorrow"],
    ['en', 'we laughed so loud the neighbour came', 'you laughed so loud the neighbour came'],
    ['en', "I'm scared because of the needle", "you're scared because of the needle"],
    [
      'en',
      'the others are more his friends than mine if I’m honest',
      'the others are more his friends than yours',
    ],
    ['en', 'My mate has basically stopped replying to me', 'your mate has stopped replying to you'],
    ['he', 'הבוס השפיל אותי מול כולם', 'הבוס השפיל אותך מול כולם'],
    ['he', 'כבר שבועיים לא דיברתי עם אחותי', 'כבר שבועיים לא דיברת עם אחותך'],
    ['he', 'אמא שלי בכתה במטבח', 'אמא שלך בכתה במטבח'],
  ] as const)('%s: %s', (language, text, mirror) => {
    expect(ownWordsOf(text, language).mirrors.map((one) => one.text)).toContain(mirror);
  });

  test.each([
    'אני עייפה מזה מאוד',
    'אנחנו גרים בחיפה שנתיים',
    'אני אלך אליו מחר בבוקר',
    'אני ואחותי לא מדברות מאז',
    'לא מסוגל לשמוע את זה שוב',
  ])('Hebrew that would show one gender is not turned: %s', (text) => {
    expect(ownWordsOf(text, 'he').mirrors).toEqual([]);
  });

  test.each([
    'What do you want from me now',
    'thanks for listening to me',
    'because of the rent and',
    "my mum's fine she's just ill",
    'my mother not talking to me',
    '1 year left',
  ])('a question, a courtesy or an open end is not turned: %s', (text) => {
    expect(ownWordsOf(text, 'en').mirrors).toEqual([]);
  });
});

describe('people, things and aims', () => {
  test.each([
    ['en', 'I told Dana about it', 'people', ['Dana']],
    ['en', 'My best friend moved away', 'people', ['your best friend']],
    ['en', 'I keep looking at the thesis every night', 'things', ['the thesis']],
    ['he', 'לא סיפרתי לאמא שלי', 'people', ['אמא שלך']],
    ['he', 'אני חושב על הדירה כל הזמן', 'things', ['הדירה']],
  ] as const)('%s: %s', (language, text, kind, named) => {
    expect(ownWordsOf(text, language)[kind]).toEqual(expect.arrayContaining([...named]));
  });

  test.each([
    ['en', 'I want to leave the job because of him', 'wish', 'leave the job'],
    ['en', 'I have to tell my parents', 'duty', 'tell your parents'],
    ['en', "I can't sit down with it", 'trouble', 'sit down with it'],
    ['he', 'אני רוצה לעזוב את העבודה', 'wish', 'לעזוב את העבודה'],
    ['he', 'אני מפחדת להרים טלפון', 'fear', 'להרים טלפון'],
  ] as const)('%s: %s', (language, text, kind, aim) => {
    expect(ownWordsOf(text, language).aims).toEqual([{ kind, text: aim }]);
  });

  test('a denied wish is no aim', () => {
    expect(ownWordsOf("I don't want to calm down", 'en').aims).toEqual([]);
    expect(ownWordsOf('אני לא רוצה להירגע עכשיו', 'he').aims).toEqual([]);
  });
});

test.each([
  ['en', 'I don’t know what I want to do with my life'],
  ['en', 'I have no idea where I really want to live'],
  ['he', 'אין לי מושג מה אני רוצה לעשות הלאה בחיים'],
  ['he', 'אני לא יודעת אם אני רוצה לעזוב את העבודה'],
  ['he', 'רק רציתי לשנות את זה למחר'],
] as const)('%s: an open question and an explanation are no wish: %s', (language, text) => {
  expect(ownWordsOf(text, language).aims).toEqual([]);
});

test.each([
  [
    'en',
    "i'm just tired of it all. what do other people do, seriously",
    "i'm just tired of it all",
  ],
  ['he', 'אני פשוט עייפה מהכול. מה אנשים אחרים עושים', 'אני פשוט עייפה מהכול'],
] as const)('%s: a question without its mark is not quoted: %s', (language, text, quote) => {
  expect(quotableIn(text, language)).toBe(quote);
});

test('a quotation is a whole clause, or there is none', () => {
  expect(quotableIn('Well, the train had gone.', 'en')).toBe('the train had gone');
  const long =
    'A train without any lights went slowly through the small station just before dawn today';
  expect(quotableIn(long, 'en')).toBeNull();
  expect(quotableIn('The moment she asked me there, in front of my parents', 'en')).not.toBe(
    'in front of my parents',
  );
});

test.each([
  ['en', '9 years at the same agency'],
  ['en', 'a few months of silence'],
  ['he', 'חברה שלי הכי טובה'],
  ['he', 'תעזור לי לכתוב מכתב'],
] as const)('%s: what is no statement is not said back as one: %s', (language, text) => {
  expect(ownWordsOf(text, language).mirrors).toEqual([]);
});

test.each([
  ['en', 'I have to choose between Leeds and Bristol'],
  ['en', 'I want to die of shame'],
  ['he', 'בא לי למות מבושה'],
] as const)('%s: half of a choice and a manner of speaking are no aim: %s', (language, text) => {
  expect(ownWordsOf(text, language).aims).toEqual([]);
});

test.each([
  ['I keep telling the client the real number', ['telling the client the real number']],
  ['I stopped telling the client the real reason for all of our delays', []],
] as const)('a doing is named whole or not at all: %s', (text, named) => {
  const doings = ownWordsOf(text, 'en').things.filter((one) => one.startsWith('telling'));
  expect(doings.filter((one) => !(named as readonly string[]).includes(one))).toEqual([]);
});

test('a noun is named with its adjective in Hebrew', () => {
  expect(ownWordsOf('אני אוהבת את העבודה החדשה שלי', 'he').things).toEqual(['העבודה החדשה שלך']);
  expect(ownWordsOf('צריך לדבר עם אח שלי', 'he').aims).toEqual([
    { kind: 'duty', text: 'לדבר עם אח שלך' },
  ]);
});

describe('an aim', () => {
  test.each([
    'help me do one thing so i dont look at her pics',
    'give me something so I stop checking her page',
    'can you please find me some way so that he hears me',
    'I put a lock on the fridge in the kitchen last night so that my brother leaves my food',
  ])('is not said back as a fact: %s', (text) => {
    for (const { text: mirror } of ownWordsOf(text, 'en').mirrors)
      expect(mirror).not.toMatch(/^(?:you (?:don't|stop)|he hears|your brother leaves)/u);
  });

  test('stays in the sentence of the person', () => {
    const { mirrors } = ownWordsOf('I turned it off so that I don’t text him', 'en');
    expect(mirrors[0]?.text).toBe("you turned it off so that you don't text him");
  });

  test('is none where “so” says what came of it', () => {
    const { mirrors } = ownWordsOf('She left so I sleep at my brother’s', 'en');
    expect(mirrors.map(({ text }) => text).join(' ')).toMatch(/you sleep at your brother/u);
  });
});

test.each([
  ['en', 'I sat there in the meeting and kept quiet like an idiot'],
  ['en', 'I feel like a right git'],
  ['en', 'my son heard me and I was such a failure again'],
  ['he', 'ישבתי שם בישיבה ושתקתי כמו אידיוט'],
  ['he', 'דיברתי איתה כמו מטומטמת'],
] as const)('%s: an insult of oneself is never turned: %s', (language, text) => {
  for (const { source } of ownWordsOf(text, language).mirrors)
    expect(source).not.toMatch(/idiot|git|failure|אידיוט|מטומטמת/u);
});
