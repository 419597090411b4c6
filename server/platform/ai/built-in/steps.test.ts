import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

/** On a Friday. */
const { repliesTo, lastReplyTo, untilOffer } = guidedChat({
  seed: 'steps',
  at: '2026-11-20T12:00:00Z',
});

const lastOf = (language: Language, ...texts: string[]) => lastReplyTo(language, texts);

const stepIn = ({ proposals }: ReturnType<typeof lastOf>) =>
  proposals.flatMap((one) => (one.kind === 'action' ? [one.payload] : []))[0];

describe('a step is heard however it is typed', () => {
  test.each([
    ['en', 'mayb i shud just txt him 2moro morning b4 standup', /^text him in the morning before/u],
    ['en', 'I could call Tom tomorrow', /^call Tom$/u],
    ['en', 'at 8 I’ll tell him over coffee tomorrow', /^tell him over coffee at 8$/u],
    ['en', 'I’ll tell him tonight', /^tell him in the evening$/u],
    ['en', 'I return the ladder to my neighbour tomorrow', /^return the ladder to my neighbour$/u],
    ['en', 'so tomorrow when I get home I water the plants', /^water the plants$/u],
    ['en', 'I want to ask the nurse tomorrow about it', /^ask the nurse about it$/u],
    ['en', 'omg. the thing is: I could call Tom tomorrow', /^call Tom$/u],
    ['en', 'I said I’ll speak to her tomorrow', /^speak to her$/u],
    ['en', 'tomorrow at 10 I swim', /^swim at 10$/u],
    ['en', 'I decided to give back the key tomorrow', /^give back the key$/u],
    ['en', 'I’ll write three lines tomorrow', /^write three lines$/u],
    ['en', 'I already told you my step. tomorrow. water the plants', /^water the plants$/u],
    [
      'en',
      'I’ll see the baker tomorrow, before he opens, and give back his keys',
      /^see the baker, before he opens, and give back his keys$/u,
    ],
    ['he', 'אגיד לו הערב', /^אגיד לו בערב$/u],
    ['he', 'אני יתקשר אליו מחר', /^יתקשר אליו$/u],
    ['he', 'אני חוזר מחר על פרק 3', /^חוזר על פרק 3$/u],
    ['he', 'אני רוצה לשאול את הרופאה מחר למה', /^לשאול את הרופאה למה$/u],
    ['he', 'תכתוב לי צעד: מחר אני יוצאת עם הכלב', /^יוצאת עם הכלב$/u],
    ['he', 'מחר בערב אני יושב איתה במרפסת, עם תה', /^יושב איתה במרפסת בערב, עם תה$/u],
    ['he', 'יודעת מה? כן. ים מחר.', /^ים$/u],
    ['he', 'ממחר אני לא קונה סוכריות', /^לא קונה סוכריות$/u],
    ['he', 'מחר אני שם את הכיסא בחלון ומבקש שתשב', /^שם את הכיסא בחלון ומבקש שתשב$/u],
    ['he', 'בריכה מחר עם דנה. תרשום את זה', /^בריכה עם דנה$/u],
    ['he', 'מחר מ7 עד 8 המחשב סגור', /^מ7 עד 8 המחשב סגור$/u],
  ] as const)('%s: %s', (language, text, title) => {
    expect(stepIn(lastOf(language, text))).toMatchObject({
      title: expect.stringMatching(title),
      due_on: expect.stringMatching(/^2026-11-2[01]$/u),
    });
  });

  test.each([
    ['en', 'my sister wants me to come on Friday'],
    ['en', 'everyone keeps asking me what I’m going to do with the flat'],
    ['en', 'said goodbye to the house this morning'],
    ['en', 'I work on Sunday'],
    ['en', 'I have an exam tomorrow'],
    ['en', 'every Monday I cry in the car'],
    ['en', 'surgery on Tuesday'],
    ['en', 'mum is 81, I’m with her nearly every day after work'],
    [
      'en',
      'one sentence: when dad starts on me sunday i want to say something short and get up. can you help with that or not',
    ],
    ['en', 'on sunday i’ll say something short and leave. can you help me with the words'],
    [
      'he',
      'אמא שלי בת 81 עם פרקינסון, אני אצלה כמעט כל יום אחרי העבודה, ואח שלי מופיע פעם בחודש עם עוגה. נמאס לי',
    ],
    ['he', 'אבא שלי חולה, אני איתו כל יום אחרי העבודה'],
    ['he', 'משפט אחד: כשאבא מתחיל בשבת אני רוצה להגיד משהו קצר ולקום. אפשר לעזור לי עם זה או לא'],
    ['en', 'this is not working today, I want to talk to a person'],
    ['en', 'honestly I’m just gonna say it, I want one person who asks'],
    ['he', 'היא רוצה שאבוא אליה בשישי'],
    ['he', 'אני עובדת בשישי'],
    ['he', 'ניתוח ביום שלישי'],
    ['he', 'שאני אקום בלי כאב'],
    ['he', 'הבנתי שאם אני אומרת לו עכשיו, זה כבר לא רק שלי'],
    ['he', 'המנהלת מצפה שאסיים מחר'],
    ['he', 'אני רוצה שהוא ישאל איך היה היום שלי'],
  ] as const)('%s: the will of others, the past and a wish are none: %s', (language, text) => {
    expect(stepIn(lastOf(language, text))).toBeUndefined();
  });
});

test.each([
  ['en', ['I want to be a calmer father', 'tomorrow from 6 to 8 the phone is off']],
  ['en', ['I want to understand it first', 'actually yes, let’s look at it from the other side']],
  ['he', ['אני רוצה להיות נוכח', 'מחר מ6 עד 8 הטלפון כבוי']],
] as const)('%s: a step has no words from before it: %s', (language, texts) => {
  expect(stepIn(lastOf(language, ...texts))?.title ?? '').not.toMatch(/calmer|understand|נוכח/u);
});

test.each([
  ['en', 'I’ll stay off the phone from 6 to 8 tomorrow', 'stay off the phone from 6 to 8'],
  ['he', 'אשים את הטלפון במגירה מ6 עד 8 מחר', 'אשים את הטלפון במגירה מ6 עד 8'],
] as const)('%s: hours from and to are not cut apart', (language, text, title) => {
  expect(stepIn(lastOf(language, text))?.title).toBe(title);
});

test.each([
  ['en', 'i’ll text her tues', 'text her', '2026-11-24'],
  ['en', 'i’ll call him on thurs', 'call him', '2026-11-26'],
  [
    'he',
    'אשתי אולי יודעת. אבל חשבתי שתעזור לי.. טוב. אני אשב איתו הערב לפני השינה ואגיד שאני טעיתי',
    'אשב איתו בערב לפני השינה ואגיד שאני טעיתי',
    '2026-11-20',
  ],
  [
    'en',
    'my wife may know. well. I’ll sit with him tonight before bed and say that I was wrong',
    'sit with him in the evening before bed and say that I was wrong',
    '2026-11-20',
  ],
] as const)('%s: a decision at the end has its day: %s', (language, text, title, due_on) => {
  expect(stepIn(lastOf(language, text))).toEqual({ title, due_on });
});

describe('a wish and then its day', () => {
  test.each([
    ['en', ['I want to visit my aunt', 'today after work', 'yes do it'], 'visit your aunt'],
    ['he', ['אני רוצה לבקר את סבתא שלי', 'היום אחרי העבודה', 'כן, תעשה את זה'], 'לבקר את סבתא'],
  ] as const)('%s: make a step', (language, texts, title) => {
    const accepted = lastOf(language, ...texts).accepted?.payload;
    expect(accepted).toMatchObject({ due_on: '2026-11-20' });
    expect(accepted).toMatchObject({ title: expect.stringContaining(title) });
  });

  test.each([
    ['en', ['I want to sell the house', 'we packed the last boxes this morning and cried']],
    ['en', ['I want to sell the house', 'what happens now?']],
    ['he', ['אני רוצה שהוא ישאל איך היה היום שלי', 'אז מה עכשיו']],
  ] as const)('%s: a story or a question names no day: %s', (language, texts) => {
    expect(stepIn(lastOf(language, ...texts))).toBeUndefined();
  });
});

test('an idea is asked about, and a day after it belongs to it', () => {
  const texts = ['My rent went up', 'The stairs are cold', 'My landlord is rude'];
  const said = [...texts, 'I should probably just write to him', 'on Sunday'];
  const [asked, dated] = repliesTo('en', said).slice(-2);
  expect(asked?.rule).toBe('idea');
  expect(dated?.proposals).toMatchObject([{ payload: { due_on: '2026-11-22' } }]);
});

test('a step that is noted twice brings its insight once', () => {
  const texts = ['I realised I never told him', 'I’ll write to Tom on Monday', 'yes'];
  const moved = [...texts, 'no wait, Tuesday', 'yes'];
  expect(lastOf('en', ...texts).proposals).toMatchObject([{ kind: 'insight' }]);
  expect(lastOf('en', ...moved).proposals).toEqual([]);
});

describe('another day for the step', () => {
  const plans = { en: 'I’ll call Dana tomorrow', he: 'אתקשר לדנה מחר' };
  const corrections = [
    ['en', 'I mean Sunday', '2026-11-22'],
    ['en', 'actually Monday is better', '2026-11-23'],
    ['en', 'make it Tuesday instead', '2026-11-24'],
    ['en', 'no wait, Thursday', '2026-11-26'],
    ['he', 'רגע, עדיף ביום שישי', '2026-11-27'],
    ['he', 'התכוונתי לראשון', '2026-11-22'],
  ] as const;

  test.each(corrections)('%s: is heard before it is noted: %s', (language, text, day) => {
    expect(stepIn(lastOf(language, plans[language], text))?.due_on).toBe(day);
  });

  test.each(corrections)('%s: is offered after it was noted: %s', (language, text, day) => {
    const yes = language === 'en' ? 'yes' : 'כן';
    const reply = lastOf(language, plans[language], yes, text);
    expect(stepIn(reply)?.due_on).toBe(day);
    expect(reply.text).toMatch(/action hub|מרכז הפעולה/u);
  });

  test('a question about the day moves nothing', () => {
    const reply = lastOf('he', plans.he, 'כן', 'על מה דיברנו היום בעצם?');
    expect(stepIn(reply)).toBeUndefined();
  });
});

describe('a late yes', () => {
  const story = untilOffer('en', ['I want to tell Tom about the shelf']);

  test('takes the stage that was offered a turn before', () => {
    const replies = repliesTo('en', [...story, 'it started in March', 'let’s do it']);
    expect(replies.at(-3)?.proposals).toMatchObject([{ kind: 'stage' }]);
    expect(replies.at(-1)).toMatchObject({ stageMoved: true, stage: 'ED' });
  });

  test('takes nothing that was declined, and a bare yes answers the last question', () => {
    expect(lastOf('en', ...story, 'not yet', 'let’s do it').stageMoved).toBe(false);
    expect(lastOf('en', ...story, 'it started in March', 'yes').stageMoved).toBe(false);
  });

  test('“note it” takes the step that was only spoken of', () => {
    const reply = lastOf('en', 'I need to tell my brother about the flat', 'yeah note it');
    expect(reply.rule).toBe('ask_day');
    expect(stepIn(reply)?.title).toContain('tell your brother about the flat');
  });
});

test('no despair is kept, and no word that only leads to what is said', () => {
  const despair = ['I realise I am worthless here', 'I’ll write to him on Thursday', 'yes'];
  expect(lastOf('en', ...despair).proposals).toEqual([]);
  const led = [
    'ok: I’ve been putting off the dentist for years',
    'I’ll call them on Monday',
    'yes',
  ];
  expect(lastOf('en', ...led).text).not.toMatch(/“\u2068?ok/u);
});
