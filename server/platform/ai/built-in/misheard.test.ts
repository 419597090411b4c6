import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { askedAgain } from './asked-again.ts';
import { newChat } from './chat-state.ts';
import { refusesCard } from './card-refusal.ts';
import { dayNamedIn } from './dates.ts';
import { readingOf } from './reading.ts';
import { titleIn } from './step-title.ts';
import { concernsGuide } from './to-guide.ts';
import { normalised } from './normalise.ts';

/** A Saturday. */
const at = '2026-11-28T09:00:00Z';
const { lastReplyTo, poolsOf } = guidedChat({ seed: 'misheard', at });
const dueIn = (language: Language, text: string) =>
  dayNamedIn(text, language, new Date(at), 'UTC')?.dueOn ?? null;
const titleOf = (language: Language, texts: readonly string[]) =>
  lastReplyTo(language, texts).proposals.map(({ payload }) => payload);

describe('a step', () => {
  test('is none where the sentence is about the past', () => {
    const text = 'I’m a nurse. I sat in the car this morning before I could make myself go in.';
    expect(lastReplyTo('en', [text]).proposals).toEqual([]);
  });

  test.each([
    ['something like ringing the market office', 'ringing the market office'],
    ['send it before I lose my nerve, wish me luck', 'send it before I lose my nerve'],
  ])('has no words around its act: %s', (text, title) => {
    expect(titleIn(text, 'en')).toBe(title);
  });

  test('keeps “it” where “it up” belongs to the verb', () => {
    const text = 'Maybe I could ask what they charge and go a bit under. I’ll look it up tonight.';
    expect(titleOf('en', ['I don’t know the price', text])).toMatchObject([
      { title: expect.stringMatching(/^look it up/u) },
    ]);
  });

  test('is no greeting before a stand on a Saturday', () => {
    const text = 'Hi, I want to start a Saturday bike repair stand at our market.';
    expect(dueIn('en', text)).toBeNull();
    expect(lastReplyTo('en', [text]).text).not.toMatch(/\*\*.?Hi/u);
  });

  test.each([
    ['he', 'בכל מקרה אני אדבר איתו ביום ראשון', /^אדבר איתו/u],
    ['he', 'אני מתכננת לפתוח בלוג ביום ראשון', /^לפתוח בלוג/u],
  ] as const)('%s: begins with its verb: %s', (language, text, title) => {
    expect(titleOf(language, ['אני רוצה שמשהו יזוז', text])).toMatchObject([
      { title: expect.stringMatching(title) },
    ]);
  });

  test.each([
    [
      'en',
      ['I should talk to Mia', 'I’ll ring her on Sunday', 'yes'],
      'and if she is out I’ll do it on Monday',
    ],
    [
      'he',
      ['צריך לדבר עם הבוס', 'אדבר איתו ביום ראשון', 'כן'],
      'ואם הוא לא יהיה, אז אעשה ביום שני',
    ],
  ] as const)('%s: stays on its day beside a plan for what may come', (language, texts, text) => {
    expect(lastReplyTo(language, [...texts, text]).proposals).toEqual([]);
  });
});

describe('a day', () => {
  test('is the one after what tomorrow is', () => {
    expect(dueIn('en', 'Tomorrow’s Sunday, so it is shut. Monday.')).toBe('2026-11-30');
    expect(dueIn('he', 'מחר זה ראשון והם סגורים. ביום שני.')).toBe('2026-11-30');
    expect(dueIn('en', 'Tomorrow’s Sunday.')).toBe('2026-11-29');
  });

  test('may stand in the last sentence but thanks', () => {
    const chat = ['I shouted and she was quiet', 'I lean to saying sorry to her'];
    const text = 'That she isn’t scared of me. Right, tonight at bedtime then. Thanks.';
    expect(titleOf('en', [...chat, text])).toMatchObject([{ due_on: '2026-11-28' }]);
  });
});

describe('a question', () => {
  test.each([
    ['en', 'What would you do about it, say sorry to her?'],
    ['he', 'מה דעתך, להתקשר לעירייה?'],
  ] as const)('%s: that names a way is answered with it: %s', (language, text) => {
    const first = { en: 'I shouted at my daughter', he: 'השכן משפץ כל לילה' }[language];
    expect(poolsOf(language, [first, text])).toContain('option_own');
  });

  test('of two ways is weighed as any other', () => {
    expect(poolsOf('en', ['hm', 'What do you think, stay or go?'])).not.toContain('option_own');
  });

  test.each([
    ['en', 'Do you think I’m weak?'],
    ['en', 'Did I overreact?'],
    ['he', 'זה אגואיסטי מצידי?'],
  ] as const)('%s: about oneself is met with warmth: %s', (language, text) => {
    const pools = poolsOf(language, [{ en: 'I said no', he: 'אמרתי לא' }[language], text]);
    expect(pools.join(' ')).toMatch(/not_silly|judged_self/u);
  });

  test.each([
    ['en', 'Is five pounds for a puncture too little?'],
    ['he', 'חמישים שקל לשעה זה מעט מדי?'],
  ] as const)('%s: about a price leads to those who know: %s', (language, text) => {
    expect(poolsOf(language, ['hm', text])).toContain('who_price');
  });

  test.each([
    ['en', ['im bored', 'meh'], 'got any game?'],
    ['he', ['משעמם לי', 'סתם'], 'יש לך משחק?'],
  ] as const)('%s: for a game brings one', (language, texts, text) => {
    expect(poolsOf(language, [...texts, text])).toContain('play');
  });
});

describe('words to the guide', () => {
  test.each([
    ['en', 'You’re not really following me.'],
    ['en', 'I said a text, you’ve put a talk.'],
    ['he', 'אבל שאלתי אם זה מטופש ולא ענית לי'],
  ] as const)('%s: are never said back as a matter: %s', (language, text) => {
    expect(concernsGuide(normalised(text), language)).toBe(true);
  });

  test('of others are none of them', () => {
    expect(concernsGuide(normalised('she said you asked for it'), 'en')).toBe(false);
  });

  test.each([
    ['en', 'You don’t listen. Draw a card.', false],
    ['en', 'No more cards please', true],
    ['he', 'אוקיי אתה לא מקשיב. לשלוף קלף', false],
    ['he', 'בלי קלפים בבקשה', true],
  ] as const)('%s: refuse a card within a sentence alone: %s', (language, text, refuses) => {
    expect(refusesCard(readingOf(text, language))).toBe(refuses);
  });

  test('that say its question again hold the answer', () => {
    const state = { ...newChat('misheard', 'he'), lastReply: 'מה בעניין הזה הכי מפריע לך?' };
    const said = readingOf('מה זאת אומרת מה מפריע לי, הרעש! אני עובד לילות', 'he');
    expect(askedAgain(state, said)?.reading.text).toBe('הרעש! אני עובד לילות');
  });
});

describe('a feeling', () => {
  test.each([
    ['en', 'I thought I’d be excited by now, but I feel sick about it'],
    ['en', 'it sounds less empty now'],
    ['he', 'חשבתי שאהיה שמחה אבל אני לא ישנה'],
  ] as const)('%s: that was only expected, or is less, is none: %s', (language, text) => {
    const { feelings } = readingOf(text, language);
    expect(feelings.map(({ feeling }) => feeling.id)).not.toContain('joy');
    expect(feelings.map(({ feeling }) => feeling.id)).not.toContain('emptiness');
  });
});

describe('good news', () => {
  test.each([
    ['en', 'I passed my driving test!!! I can’t believe it', 'Congratulations'],
    ['he', 'התקבלתי לרפואה!!!! אני לא מאמינההה', 'מזל טוב'],
  ] as const)(
    '%s: is congratulated on, with the news and not the cry: %s',
    (language, text, word) => {
      const { text: said } = lastReplyTo(language, [text]);
      expect(said).toContain(word);
      expect(said).not.toMatch(/can’t believe|מאמינההה/u);
    },
  );
});

describe('something against oneself', () => {
  test.each([
    ['en', 'I shouted with my daughter in the car and I’m not proud of that'],
    ['he', 'צעקתי על הבת שלי, טיפשה שכמותי'],
  ] as const)('%s: is met before anything is asked: %s', (language, text) => {
    expect(poolsOf(language, ['hm', text])).toContain('warm_reproach');
  });
});

describe('beside a death', () => {
  const death = { en: 'My mum died two months ago', he: 'אמא שלי נפטרה לפני חודשיים' };

  test.each([
    ['en', 'It was silly not to write the recipe down, wasn’t it?'],
    ['he', 'זה היה טיפשי לא לרשום, לא?'],
  ] as const)('%s: a regret has its own answer: %s', (language, text) => {
    expect(poolsOf(language, [death[language], 'hm', text])).toContain('grief_regret');
  });

  test.each([
    ['en', 'when I was ten she laughed at my crooked vine leaves'],
    ['he', 'כשהייתי בת עשר היא צחקה על העלים שלי'],
  ] as const)('%s: a memory is received without a question: %s', (language, text) => {
    const { text: said } = lastReplyTo(language, [death[language], 'hm', 'hm', 'hm', text]);
    expect(said).not.toContain('?');
  });
});

test.each([
  [
    'en',
    ['I dread my shifts', 'It’s the mornings'],
    'I’ll leave it there. I’m on again at seven tomorrow.',
  ],
  ['he', ['אני מפחדת מהמשמרות', 'הבקרים'], 'אעצור כאן. מחר בשבע אני שוב שם.'],
] as const)('%s: a farewell with something behind it is one', (language, texts, text) => {
  const reply = lastReplyTo(language, [...texts, text]);
  expect(reply.rule).toBe('goodbye');
  expect(reply.text).not.toContain('?');
});

test('a question that would fit any message comes at most every second time', () => {
  const chat = [
    'My street has a bakery, a post office and a bench where the old men sit all day',
    'My neighbours painted the stairs green in spring and then they painted them blue again in autumn',
    'The baker moved his oven to the window so that everybody can see the bread from outside',
    'The post office closed its second counter in May and nobody in the queue said a word',
  ];
  const general = chat.map((_, place) =>
    poolsOf('en', chat.slice(0, place + 1)).some((pool) => /^(?:said|event)$/u.test(pool)),
  );
  expect(general.some((one, place) => one && general[place + 1])).toBe(false);
});

describe('a sentence that is said back', () => {
  test.each([
    ['en', 'I shouldn’t have let her see me cry', /[“"].{0,2}I shouldn’t have let her see me cry/u],
    ['he', 'לא הייתי צריכה לתת לה לראות אותי בוכה', /״.{0,2}לא הייתי צריכה/u],
  ] as const)('%s: is quoted where it would judge: %s', (language, text, quotation) => {
    expect(lastReplyTo(language, [text]).text).toMatch(quotation);
  });

  test.each([
    ['en', 'My brother sold Dad’s tools', 'I want to scream at him'],
    ['he', 'אחי מכר את הכלים של אבא', 'בא לי לצעוק עליו'],
  ] as const)('%s: takes an urge for anger, and for no wish: %s, %s', (language, story, text) => {
    expect(lastReplyTo(language, [story, text]).rule).toBe('remark:angry');
  });
});

test.each([
  [
    'en',
    'I’m bored',
    'So there’s nothing to do till tomorrow. Maybe I’ll call my grandpa, it’s been a month',
  ],
  ['he', 'משעמם לי', 'אז אין מה לעשות עד מחר. אולי אתקשר לסבא בינתיים, חודש לא דיברתי איתו'],
] as const)(
  '%s: an idea of the person comes before ideas of the guide: %s, %s',
  (language, first, text) => {
    expect(poolsOf(language, [first, text])).not.toContain('bored_ideas');
  },
);
