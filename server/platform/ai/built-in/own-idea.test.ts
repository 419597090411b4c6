import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { careNote } from '#content/guide/safety-replies.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { ideaIn } from './own-idea.ts';

/** On a Friday. */
const { lastReplyTo } = guidedChat({ seed: 'idea', at: '2026-11-27T09:00:00Z' });
const story = {
  en: 'My brother and I barely talk since the summer',
  he: 'אחי ואני כמעט לא מדברים מאז הקיץ',
};
const lastReply = (language: Language, ...texts: string[]) =>
  lastReplyTo(language, [story[language], ...texts]);

describe('an idea of one’s own', () => {
  test.each([
    [
      'en',
      'the kettle lol. maybe i should just make him a tea',
      'maybe i should just make him a tea',
    ],
    ['en', 'could send him just the first pages', 'could send him just the first pages'],
    ['en', 'I could message Priya and ask her, no commitment', 'I could message Priya and ask her'],
    [
      'en',
      'in my body? idk. Maybe i just stop making plans with him',
      'Maybe i just stop making plans',
    ],
    ['en', 'hm. maybe writing is easier', 'maybe writing is easier'],
    ['en', 'I was thinking of asking him to come along', 'I was thinking of asking him'],
    ['en', 'what if I just wrote him a letter', 'what if I just wrote him a letter'],
    ['en', 'idk maybe talk to him', 'maybe talk to him'],
    ['en', "Maybe I could ask. Or maybe I'll show him one", "maybe I'll show him one"],
    ['he', 'אני לא ישנה. אולי פשוט אשאל אותו אם הוא בא', 'אולי פשוט אשאל אותו אם הוא בא'],
    ['he', 'אולי אני אראה לו ציור אחד', 'אולי אני אראה לו ציור אחד'],
    ['he', 'לא יודעת, אולי לדבר איתו', 'אולי לדבר איתו'],
    ['he', 'חשבתי לכתוב לו מכתב', 'חשבתי לכתוב לו מכתב'],
    ['he', 'אני יכולה פשוט לשאול אותו', 'אני יכולה פשוט לשאול אותו'],
    ['he', 'מה אם פשוט אשאל אותו', 'מה אם פשוט אשאל אותו'],
  ] as const)('%s: is said back with its maybe and asked about: %s', (language, text, words) => {
    const reply = lastReply(language, text);
    expect(reply.rule).toBe('idea');
    expect(reply.text).toContain(words);
    expect(reply.text.match(/\?/gu)).toHaveLength(1);
  });

  test.each([
    ['en', "maybe I'm jealous"],
    ['en', "maybe he doesn't know"],
    ['en', 'I could have said something'],
    ['en', 'I could scream'],
    ['en', 'I could kill him'],
    ['en', "I can't talk to him"],
    ['en', "maybe I shouldn't go"],
    ['en', 'could you help me with that'],
    ['en', 'what if I fail again'],
    ['en', 'what if I tell her and she leaves'],
    ['en', 'when I was a kid I could play outside all day'],
    ['en', 'I could do it asleep'],
    ['en', 'I shut the drawer and go paint. or watch youtube'],
    ['en', 'I shut the drawer and go paint. Or call a friend'],
    ['he', 'סוגר את המגירה והולך לצייר. או לראות יוטיוב'],
    ['en', 'my mother said maybe I should call him'],
    ['en', 'I could tell he was angry'],
    ['en', 'what would you say, tell him or leave it'],
    ['he', 'אולי אני קנאית'],
    ['he', 'אולי הוא צודק'],
    ['he', 'אולי אני אשמה'],
    ['he', 'אולי אכשל שוב'],
    ['he', 'אני לא יכולה לדבר איתו'],
    ['he', 'אני יכולה להרוג אותו'],
    ['he', 'הייתי יכולה לומר משהו'],
    ['he', 'אולי איבדתי אותו'],
    ['he', 'אפשר לשאול אותך משהו'],
  ] as const)('%s: is not in: %s', (language, text) => {
    expect(ideaIn(text, language)).toBeNull();
  });

  test.each([
    [
      'en',
      'I could send him one of the photos',
      ['yeah I think so'],
      'send him one of the photos',
      null,
    ],
    [
      'en',
      'I could send him one of the photos',
      ['maybe I really could send him a photo', 'on saturday at 11'],
      'send him a photo at 11',
      '2026-11-28',
    ],
    [
      'en',
      'hm. maybe writing is easier',
      ['yes an email. tomorrow morning before work'],
      'an email in the morning before work',
      '2026-11-28',
    ],
    ['en', 'I should probably just tell him on sunday', [], 'tell him', '2026-11-29'],
    ['he', 'לא יודעת, אולי לדבר איתו', ['כן'], 'לדבר איתו', null],
    ['he', 'אולי לדבר איתו', ['כן', 'בשבת בשמונה בבוקר'], 'לדבר איתו בשמונה בבוקר', '2026-11-28'],
    [
      'he',
      'אולי אני אציע לו ערב קבוע, נגיד ימי שלישי',
      ['כן, נראה לי טוב'],
      'אציע לו ערב קבוע, נגיד ימי שלישי',
      '2026-12-01',
    ],
    [
      'he',
      'אולי אנסה כמו רונן, אשלח לו סיכום קצר ביום ראשון',
      [],
      'אשלח לו סיכום קצר',
      '2026-11-29',
    ],
  ] as const)('%s: becomes a step: %s %j', (language, idea, answers, title, day) => {
    const { proposals } = lastReply(language, idea, ...answers);
    expect(proposals).toEqual([{ kind: 'action', payload: { title, due_on: day } }]);
  });
});

describe('the title of a step', () => {
  test.each([
    [
      'en',
      "A note to say sorry. I'll put it under his door on Sunday",
      'put a note under his door',
    ],
    ['en', "She sold the house and my car. I'll fetch it on Sunday", 'fetch it'],
    [
      'en',
      "I'll ask him for a coffee on Sunday and say that first, that I miss how we were",
      'ask him for a coffee and say that first, that I miss how we were',
    ],
    [
      'en',
      'so on Sunday I do the intervals, slow, and I leave the watch at home',
      'do the intervals, slow',
    ],
    ['he', 'פתק קטן. אשים אותו מתחת לדלת ביום ראשון', 'אשים פתק קטן מתחת לדלת'],
    ['he', 'אז ביום ראשון אני שולחת לו הודעה', 'שולחת לו הודעה'],
  ] as const)('%s: keeps its noun and its end: %s', (language, text, title) => {
    expect(lastReply(language, text).proposals).toEqual([
      { kind: 'action', payload: { title, due_on: '2026-11-29' } },
    ]);
  });
});

test.each(['en', 'he'] as const)(
  '%s: going on after the note of care refuses nothing',
  (language) => {
    const plan = { en: "I'll call him on Sunday", he: 'אתקשר אליו ביום ראשון' }[language];
    const reply = lastReply(language, plan, careNote.goOn[language]);
    expect(reply.proposals).toMatchObject([{ payload: { due_on: '2026-11-29' } }]);
    expect(lastReply(language, careNote.goOn[language]).rule).toBe('goes_on');
  },
);

describe('a need of an idea', () => {
  test.each([
    [
      'en',
      's1',
      [
        'i keep putting off my tax forms',
        'it weighs on me',
        'maybe i could put all the receipts on one table',
        'a free table and half an hour. i can tonight',
      ],
      'put all the receipts on one table',
    ],
    [
      'he',
      's7',
      [
        'יש לי טפסים למס הכנסה שאני דוחה מאז מאי',
        'זה מלחיץ אותי',
        'אולי לאסוף את כל הקבלות לערימה אחת על השולחן',
        'שולחן פנוי וחצי שעה. אני יכול היום בערב',
      ],
      'לאסוף את כל הקבלות לערימה אחת על השולחן',
    ],
  ] as const)('%s: is no step of its own', (language, seed, texts, title) => {
    expect(lastReplyTo(language, texts.slice(0, 3), seed).text).toMatch(/would it take|מה צריך/u);
    expect(lastReplyTo(language, texts, seed).proposals).toMatchObject([
      { payload: { title, due_on: '2026-11-27' } },
    ]);
  });
});

describe('an idea with something against it', () => {
  test.each([
    [
      'en',
      'Maybe I could invite Sam from upstairs. He’s alone too. But I’m shy, what would people say',
    ],
    ['en', 'Maybe I could ask Ann on Sunday. I’m scared she’d say no'],
    ['he', 'אולי לשבת לאכול עם שמעון מלמעלה. גם הוא לבד. אבל לא נעים לי להזמין, מה יגידו'],
    ['he', 'אולי אזמין אותה בשבת. אני מתביישת'],
  ] as const)('%s: is asked about before it has a day: %s', (language, text) => {
    const reply = lastReplyTo(language, ['x', text]);
    expect(reply.rule).toBe('idea');
    expect(reply.proposals).toEqual([]);
    expect(reply.lines.some((line) => line.startsWith('idea_doubted'))).toBe(true);
  });

  test.each([
    ['en', 'Maybe I could ask Ann on Sunday. I’m scared she’d say no', 'ok, let’s do it'],
    ['he', 'אולי אזמין אותה בשבת. אני מתביישת', 'כן, בוא נעשה את זה'],
  ] as const)('%s: keeps the day that the person named: %s', (language, text, yes) => {
    const [step] = lastReplyTo(language, ['x', text, yes]).proposals;
    expect(step?.payload).toMatchObject({ due_on: expect.any(String) });
  });

  test.each([
    ['en', 'Maybe I could ask Ann on Sunday. She likes me'],
    ['he', 'אולי אזמין אותה ביום ראשון. היא אוהבת קפה'],
  ] as const)('%s: without it the day is offered: %s', (language, text) => {
    expect(lastReplyTo(language, ['x', text]).proposals).toHaveLength(1);
  });
});

test('“to sit” is no Saturday before another act', () => {
  const [step] = lastReplyTo('he', ['x', 'אני אלך לשבת לדבר עם אבא']).proposals;
  expect(step?.payload ?? { due_on: null }).toMatchObject({ due_on: null });
});
