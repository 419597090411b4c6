import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';

/** On a Friday. */
const { lastReplyTo } = guidedChat({ seed: 'heard steps', at: '2026-11-27T09:00:00Z' });
const lastOf = (language: Language, ...texts: string[]) => lastReplyTo(language, texts);
const stepIn = (language: Language, ...texts: string[]) =>
  lastOf(language, ...texts).proposals.flatMap((one) =>
    one.kind === 'action' ? [one.payload] : [],
  )[0];

const asked = {
  en: ['I want to learn Italian', 'so what do I do?'],
  he: ['הציעו לי להיות ראש צוות ואני לא סגור על זה', 'מה עושים עם זה?'],
};

describe('an act with its day, after the guide asked for one', () => {
  test.each([
    [
      'en',
      'ok, open chapter four and read it again. tomorrow',
      'open chapter four and read it again',
    ],
    [
      'he',
      'לדבר עם הרופא ולשאול כמה זמן זה לוקח בפועל. מחר',
      'לדבר עם הרופא ולשאול כמה זמן זה לוקח בפועל',
    ],
    ['he', 'אולי לקרוא שוב את החוזה. מחר', 'לקרוא שוב את החוזה'],
  ] as const)('%s: is the step: %s', (language, text, title) => {
    expect(stepIn(language, ...asked[language], text)).toEqual({ title, due_on: '2026-11-28' });
  });

  test.each([
    ['he', 'לא יודע מה עושים מחר'],
    ['he', 'למה צריך לעשות משהו מחר'],
    ['he', 'לפעמים אני חושב שזה יעבור'],
    ['he', 'להבין מה אני רוצה'],
  ] as const)('%s: other words are none: %s', (language, text) => {
    expect(stepIn(language, ...asked[language], text)).toBeUndefined();
  });
});

describe('a message that begins with the yes to a step', () => {
  const plans = { en: 'I’ll write to Tom tomorrow', he: 'אני שולח לתום הודעה מחר' };
  test.each([
    ['en', 'yes, note it. and what if he doesn’t answer?'],
    ['en', 'go on, note it, but no pressure ok?'],
    ['en', 'Ok. And what if he laughs?'],
    ['he', 'יאללה תרשום. ואם הוא לא עונה?'],
    ['he', 'כן, לרשום. אבל בלי לחץ כן?'],
    ['he', 'סבבה. ומה אם הוא יצחק?'],
  ] as const)('%s: accepts it, whatever follows: %s', (language, text) => {
    expect(lastOf(language, plans[language], text).accepted).toMatchObject({
      payload: { due_on: '2026-11-28' },
    });
  });

  test.each([
    ['en', 'yes, note it. But not tomorrow, on Sunday'],
    ['en', 'Yes. But rather call him?'],
    ['he', 'כן, תרשום. אבל לא מחר, ביום ראשון'],
    ['he', 'תרשום? עוד לא'],
  ] as const)('%s: accepts nothing beside a change: %s', (language, text) => {
    expect(lastOf(language, plans[language], text).accepted).toBeNull();
  });
});

test.each([
  ['he', 'אתה יודע מה, אולי אני אדבר עם רונית', 'אדבר עם רונית'],
  ['he', 'את יודעת מה, אדבר עם רונית מחר', 'אדבר עם רונית'],
  ['en', 'you know what, maybe I’ll talk to Ronit', 'talk to Ronit'],
  ['he', 'שמחר אני מורידה אותם מהבוידעם, רק מורידה', 'מורידה אותם מהבוידעם, רק מורידה'],
  ['he', 'החלטתי שמחר אני אדבר עם רונית', 'אדבר עם רונית'],
] as const)('%s: no filler and no joint is part of a step: %s', (language, text, title) => {
  expect(stepIn(language, 'x', text)?.title).toBe(title);
});

test.each([
  ['en', 'well I come home, I think I’ll do it after dinner, then its the couch and netflix'],
  ['en', 'I tell myself I’ll study after lunch, then I fall asleep'],
  ['he', 'אני אומר שאתחיל אחרי הארוחה, ואז אני נרדם'],
  ['he', 'טוב הולך לישון, לפחות הבנתי שאני צריך לשאול לפני שאני אומר כן'],
  ['he', 'שמי אני שאספר את זה'],
] as const)('%s: a habit, a leave-taking and a doubt are no step: %s', (language, text) => {
  expect(stepIn(language, 'x', text)).toBeUndefined();
});

test.each([
  [
    'he',
    'אדבר עם המנהל מחר',
    'לא שאלתי אותך כלום, אמרתי שיש לי צעד. מחר בעשר מנהל',
    'אדבר עם המנהל',
    '2026-11-28',
  ],
  ['he', 'אדבר עם המנהל מחר', 'אמרתי. ביום ראשון המנהל', 'אדבר עם המנהל', '2026-11-29'],
  [
    'en',
    'I’ll talk to the doctor',
    'I already said: tomorrow the doctor',
    'talk to the doctor',
    '2026-11-28',
  ],
  [
    'en',
    'I’ll talk to the doctor tomorrow',
    'I said I have a step. Sunday at ten, the doctor',
    'talk to the doctor at ten',
    '2026-11-29',
  ],
] as const)(
  '%s: a step said once is known by its words: %s',
  (language, plan, text, title, day) => {
    expect(stepIn(language, 'x', plan, text)).toEqual({ title, due_on: day });
  },
);

test.each([
  [
    'en',
    'id ring the gp place tmrw when ive slept. just to ask. thats not leaving is it',
    'ring the gp place when ive slept',
    '2026-11-28',
  ],
  ['en', 'I’d write to her on Sunday', 'write to her', '2026-11-29'],
  [
    'en',
    'I want to do something. I’d call him on Saturday with the fees in front of me.',
    'call him with the fees in front of me',
    '2026-11-28',
  ],
  [
    'he',
    'עזוב. אני אכתוב לו בעצמי. משהו כמו אני גאה בך ואני גם מפחדת, ושניהם נכונים',
    'אכתוב לו בעצמי',
    null,
  ],
  [
    'en',
    'I’ll write to him myself. Something like I’m proud of you and I’m also terrified, and both are true',
    'write to him myself',
    null,
  ],
] as const)(
  '%s: a step is heard in a plan with “I’d”, and beside words for somebody else: %s',
  (language, text, title, day) => {
    expect(stepIn(language, 'x', text)).toEqual({ title, due_on: day });
  },
);

test.each([
  [
    'en',
    'I want to do something. I’d ask him to sit down with me on Saturday with the fees.',
    'I just told you, Saturday, with the fees on the table. Can you write that down?',
    /^ask him to sit down with me/u,
  ],
  [
    'he',
    'אני רוצה לעשות משהו. אני אבקש ממנו לשבת איתי בשבת עם המספרים',
    'כבר אמרתי, בשבת, עם המספרים. אפשר לרשום את זה?',
    /^אבקש ממנו לשבת איתי/u,
  ],
] as const)('%s: the step of the message before is noted: %s', (language, plan, text, title) => {
  expect(stepIn(language, 'x', plan, text)).toEqual({
    title: expect.stringMatching(title),
    due_on: '2026-11-28',
  });
});

test.each([
  [
    'he',
    'כי אף אחד לא אומר. טוב, אני אדבר עם בעלי בערב כשהקטן ישן. שיקח את המפתח או שנחליף מנעול. נמאס',
    /^אדבר עם בעלי בערב/u,
  ],
  ['he', 'טוב, אני אדבר עם אבא מחר. שיחליט אם הוא בא או לא. די', /^אדבר עם אבא$/u],
  [
    'en',
    'Well, I’ll talk to my husband tonight. He can take the key or we change the lock. Enough',
    /^talk to my husband/u,
  ],
] as const)('%s: a plan is heard beside what others are to choose: %s', (language, text, title) => {
  expect(stepIn(language, 'x', text)?.title).toMatch(title);
});

test.each([
  ['en', 'I’ll talk to him tonight or leave it. I don’t know'],
  ['he', 'אני אדבר איתו בערב או שלא. לא יודעת'],
] as const)('%s: a choice of one’s own stays open: %s', (language, text) => {
  expect(stepIn(language, 'x', text)).toBeUndefined();
});
