import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { exerciseOf, shortAnswer } from './exercises.ts';
import { waysTold } from './named-ways.ts';
import { readingOf } from './reading.ts';

const { lastReplyTo, poolsOf } = guidedChat({ seed: 'first', at: '2026-11-28T09:00:00Z' });

describe('a first message', () => {
  test.each([
    [
      'he',
      'שלום. בעלי נפטר לפני שלושה חודשים. היינו נשואים ארבעים שנה. אני לא יודעת למה אני כותבת כאן.',
      /בעלך נפטר/u,
    ],
    [
      'en',
      'My dog Biscuit was put to sleep last Wednesday. She was 14. It is so quiet.',
      /Biscuit/u,
    ],
  ] as const)('%s: that brings a death is met there: %s', (language, text, said) => {
    const reply = lastReplyTo(language, [text]);
    expect(reply.rule).toBe('grief');
    expect(reply.text).toMatch(said);
  });

  test('with a baby of seven weeks brings none', () => {
    const text = 'התינוקת שלי בת שבעה שבועות ואין לי כוח';
    expect(lastReplyTo('he', [text]).rule).not.toBe('grief');
  });

  test('is heard from a far weightier sentence than its first', () => {
    const text =
      'I look after my mum who is 83. I’m tired and I snapped at her and I feel dreadful.';
    expect(lastReplyTo('en', [text]).text).toContain('snapped at her');
  });

  test('of two offers that have to be decided on is no joy', () => {
    const text =
      'I’ve got two job offers and need to answer by Friday. I keep going round in circles.';
    expect(lastReplyTo('en', [text]).rule).not.toBe('listen:joy');
  });

  test('does not ask why somebody writes', () => {
    const text = 'She left on Sunday. Four years. I don’t really know why I’m typing this.';
    expect(lastReplyTo('en', [text]).text).not.toContain('why you');
  });
});

describe('words against oneself', () => {
  test.each(['that i must be boring i guess', 'she stopped last month and I didn’t even notice'])(
    'is never turned to them: %s',
    (text) => {
      const reply = lastReplyTo('en', ['we had a quiz', text]).text.toLowerCase();
      expect(reply).not.toMatch(/you must be boring|you didn['’]t even notice/u);
    },
  );

  test.each([
    ['en', 'I shouted at her. What sort of daughter does that?', 'judged_self'],
    ['en', 'I cried over a fig cutting. Is it ridiculous at 44?', 'not_silly'],
    ['he', 'צעקתי עליה. איזו בת עושה דבר כזה?', 'judged_self'],
  ] as const)('%s: is answered when it is a question: %s', (language, text, pool) => {
    expect(poolsOf(language, ['hm', text])).toContain(pool);
  });

  test('has no word about models', () => {
    const text = 'I’ll ask Dawn at break. Is it weak to ask for help, after eleven years?';
    expect(lastReplyTo('en', ['I dread Monday', text]).text).not.toMatch(/model|server/iu);
  });
});

describe('the last reply', () => {
  test.each([
    ['en', ['Her toothbrush is gone'], 'First sign of what?'],
    ['en', ['I was always at work'], 'You don’t have to rub it in.'],
  ] as const)('%s: is taken back after “%s %s”', (language, texts, text) => {
    expect(lastReplyTo(language, [...texts, text]).rule).toBe('protest');
  });

  test('is asked again as it was meant', () => {
    const texts = [
      'I could text Daz. Is that ok?',
      'what? i just asked if its daft to text my mate',
    ];
    expect(poolsOf('en', texts).join(' ')).toMatch(/not_silly/u);
  });
});

test.each([
  ['en', ['I’m 11 grand in debt', 'who do people call?'], 'who_debt'],
  ['he', ['יש לי חובות ומכתב מההוצאה לפועל', 'למי פונים?'], 'who_debt'],
  ['en', ['I look after my mum, she has dementia', 'who can I ask?'], 'who_care'],
] as const)('%s: those who know are named: %s', (language, texts, pool) => {
  expect(poolsOf(language, [...texts])).toContain(pool);
});

describe('a step', () => {
  test('said once more behind “did you get that down?” is offered', () => {
    const texts = [
      'I lost the job',
      'Did you get that down? Tell Dad, Saturday, at the allotment.',
    ];
    expect(lastReplyTo('en', texts).proposals).toMatchObject([
      { kind: 'action', payload: { title: expect.stringContaining('Dad') } },
    ]);
  });

  test.each([
    'I’ll take that as a no then. I’m angry with my husband.',
    'The other is a startup, more money but could fold in a year.',
    'I haven’t decided to keep quiet.',
  ])('is none in “%s”', (text) => {
    expect(lastReplyTo('en', ['I have to choose', text]).proposals).toEqual([]);
  });
});

test('head and gut name two ways', () => {
  expect(waysTold('My head says council and my gut says startup.', 'en')).toEqual({
    a: 'council',
    b: 'startup',
  });
});

describe('an answer in the next question', () => {
  const part = exerciseOf('better')?.parts[0];
  const held = (text: string) =>
    part && shortAnswer({ part, text }, 'en')?.replaceAll(/[\u2066-\u2069“”]/gu, '');

  test('is the first sentence, where none says far more', () => {
    expect(
      held(
        'I’d be home for bath time every night. I’d sleep like a stone again. Nobody would be ringing me on a Sunday.',
      ),
    ).toBe('I’d be home for bath time every night');
  });

  test('is no correction', () => {
    expect(
      held(
        'It’s her mother, not my wife. My wife knows. I want Maureen to know that I’ll still pay our share of it all.',
      ) ?? '',
    ).not.toContain('not my wife');
  });
});

test('somebody who is excluded is nobody’s addressee', () => {
  const texts = ['יש לי בעל ואחראית', 'אני רוצה לדבר עם האחראית שלי, לא עם בעלי'];
  expect(lastReplyTo('he', texts).text).not.toContain('בעלך');
  expect(readingOf(texts[1] ?? '', 'he').language).toBe('he');
});

test.each([
  ['en', 'No more questions please. Just go on writing. I’m 47 and nobody will take me', '47'],
  ['he', 'לא ארבע שאלות עכשיו. פשוט להמשיך לכתוב. אני בן 47 ומי ייקח אותי', '47'],
] as const)('%s: behind a wish to write on the message is heard: %s', (language, text, said) => {
  const reply = lastReplyTo(language, ['hm', 'hm', text]);
  expect(reply.text).toContain(said);
  expect(reply.text).not.toMatch(/write on|questions|שאלות|להמשיך לכתוב/u);
});

test.each([
  ['en', 'You’re repeating what I said. I’m trying to say that I’m scared of being 47.', 'scared'],
  ['he', 'אתה חוזר על מה שאמרתי. אני מנסה להגיד שאני מפחד שאף אחד לא ייקח אותי', 'מפחד'],
] as const)(
  '%s: behind a complaint about echoes the matter is heard: %s',
  (language, text, said) => {
    expect(lastReplyTo(language, ['hm', 'hm', text]).text).toContain(said);
  },
);

test('seven o’clock is no week of mourning', () => {
  expect(lastReplyTo('he', ['אני סופרת שעות עד שבעה ואין לי כוח']).rule).not.toBe('grief');
  expect(lastReplyTo('he', ['אנחנו יושבים שבעה על סבתא']).rule).toBe('grief');
});

test.each([
  ['en', ['I’ll ring her on Sunday'], 'Yes. Is that a cop-out?', /not_silly/u],
  ['he', ['אתקשר אליה ביום ראשון'], 'כן. את חושבת שאני צריכה לסלוח לה?', /question_waits/u],
] as const)(
  '%s: a question beside the yes to a step is not passed by',
  (language, texts, text, pool) => {
    const reply = lastReplyTo(language, [...texts, text]);
    expect(reply.rule).toBe('saved');
    expect(reply.lines.join(' ')).toMatch(pool);
  },
);

describe('words of harm that were meant otherwise', () => {
  test.each([
    ['en', 'I want to kill my boss', /kill/u],
    ['en', 'everyone would be better off without me', /better off/u],
    ['he', 'אני רוצה להרוג את הבוס', /להרוג/u],
  ] as const)('%s: are never said back: %s', (language, text, word) => {
    const { text: said, rule } = lastReplyTo(language, ['hm', text]);
    expect(rule).toBe('listen:harsh');
    expect(said).not.toMatch(word);
  });

  test('are none where somebody can’t breathe in a flat', () => {
    expect(lastReplyTo('en', ['I can’t breathe in this flat']).rule).not.toBe('listen:harsh');
  });
});

test.each([
  ['en', 'how many people live in Israel?'],
  ['he', 'כמה אנשים גרים בישראל?'],
] as const)('%s: a fact of the world is not asked back: %s', (language, text) => {
  expect(lastReplyTo(language, ['hm', text]).text).not.toContain('?');
});

test.each([
  ['en', ['I’ll call him on Sunday', 'yes'], 'tuesday morning'],
  ['he', ['אתקשר אליו ביום ראשון', 'כן'], 'ביום שלישי בבוקר'],
] as const)('%s: a day alone moves the step that stands', (language, texts, text) => {
  expect(lastReplyTo(language, [...texts, text]).proposals).toMatchObject([
    { kind: 'action', payload: { due_on: '2026-12-01' } },
  ]);
});

test('“zehu” after a step ends the talk', () => {
  expect(lastReplyTo('he', ['אתקשר אליו ביום ראשון', 'כן', 'זהו']).rule).not.toBe('boredom');
});

test('a sentence with “sum” in it asks for no summary', () => {
  expect(lastReplyTo('en', ['hm', 'Now I see that I am afraid of the sum']).rule).not.toBe(
    'answer:ask_summary',
  );
});

test('a refusal beside a death is met first', () => {
  const text = 'אמא שלי נפטרה לפני שבוע, לא רוצה לחשוב מה הלאה';
  expect(poolsOf('he', [text])).toContain('loss_bare');
});
