import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { dayNamedIn } from './dates.ts';

/** On a Friday. */
const { lastReplyTo } = guidedChat({ seed: 'step days', at: '2026-11-27T09:00:00Z' });
const story = { en: 'My sister and I had a row about Dad', he: 'רבתי עם אחותי על אבא' };
const asked = { en: 'So what do I do?', he: 'אז מה לעשות?' };
const lastOf = (language: 'en' | 'he', ...texts: string[]) =>
  lastReplyTo(language, [story[language], ...texts]);
const step = (title: string, dueOn: string | null) => [
  { kind: 'action', payload: { title, due_on: dueOn } },
];

test.each([
  [
    'he',
    'הצעד הוא: לסגור עם בעלי שהוא לוקח את הבוקר בימי ראשון ורביעי',
    'לסגור עם בעלי שהוא לוקח את הבוקר בימי ראשון ורביעי',
    null,
  ],
  ['he', 'אני שולחת את המייל עוד היום, תרשום לי', 'שולחת את המייל', '2026-11-27'],
  ['he', 'אני אדבר איתה עוד הערב', 'אדבר איתה בערב', '2026-11-27'],
  ['he', 'אני אדבר איתה עד סוף היום', 'אדבר איתה', '2026-11-27'],
  ['he', 'אני אדבר איתה במוצאי שבת', 'אדבר איתה במוצאי שבת', '2026-11-28'],
  ['he', 'אולי לדבר איתה. מחר בבוקר', 'לדבר איתה בבוקר', '2026-11-28'],
  ['en', 'I’ll send the mail still today, note it', 'send the mail', '2026-11-27'],
  ['en', 'I’ll still call her today', 'call her', '2026-11-27'],
  ['en', 'I’ll send the mail before the day is out', 'send the mail', '2026-11-27'],
  ['en', 'I’ll call her by the end of today', 'call her', '2026-11-27'],
] as const)(
  '%s: a title loses the words of its day and no other: %s',
  (language, text, title, day) => {
    expect(lastOf(language, text).proposals).toEqual(step(title, day));
  },
);

describe('no step', () => {
  test.each([
    ['he', 'אני מדברת על זה שהוא ייקח את הבוקר'],
    [
      'he',
      'שישאל אותי לפני שהוא מבטיח ללקוח תאריך. היום גיליתי שאני צריך לגמור שני דברים עד חמישי, אין סיכוי',
    ],
    ['he', 'הבוס שלי מתכוון לפטר אותי'],
    ['he', 'מה שכתבתי עכשיו על ההדרכה. אולי ללמד משהו. אבל משכורת של מורה זה בדיחה'],
    ['he', 'היום היה גרוע. אולי ללמד משהו. אבל משכורת של מורה זה בדיחה'],
    ['en', 'I keep thinking about our Friday dinners, mostly while cooking'],
    [
      'en',
      'What I wrote today about the army. Maybe I could teach something. But the pay is a joke',
    ],
    ['en', 'Today I found out that I have to finish two things by Thursday, no chance'],
    ['en', 'The step is too hard for me'],
  ] as const)('%s: %s', (language, text) => {
    expect(lastOf(language, text).proposals).toEqual([]);
  });

  test.each([
    ['he', 'אני מתכוון לדבר איתה מחר', 'לדבר איתה'],
    ['he', 'הערב אני הולכת לדבר איתה', 'לדבר איתה'],
    ['he', 'מחר אני מדברת איתה', 'מדברת איתה'],
  ] as const)('%s: but a step of the person is one: %s', (language, text, title) => {
    expect(lastOf(language, text).proposals).toMatchObject([
      { payload: { title: expect.stringContaining(title) } },
    ]);
  });
});

test.each([
  [
    'he',
    'להפסיק לגגל אחרי 22:00. ולבקש מבעלי שיבוא איתי ביום שלישי, עוד לא אמרתי לו',
    'לבקש מבעלי שיבוא איתי ביום שלישי',
    null,
  ],
  ['he', 'לכתוב את השאלות. ולהתקשר לרופאה ביום שני', 'להתקשר לרופאה', '2026-11-30'],
  [
    'en',
    'Stop googling after 10 pm. And ask my husband to come with me on Tuesday',
    'ask my husband to come with me on Tuesday',
    null,
  ],
  ['en', 'Write down my questions. And call the doctor on Monday', 'call the doctor', '2026-11-30'],
] as const)(
  '%s: of two acts the one beside the day is the step: %s',
  (language, text, title, day) => {
    expect(lastOf(language, asked[language], text).proposals).toEqual(step(title, day));
  },
);

test.each([
  ['en', 'I’ll ask her to come with me on Tuesday', 'ask her to come with me on Tuesday', null],
  ['en', 'On Tuesday I’ll ask her to come with me', 'ask her to come with me', '2026-12-01'],
  ['he', 'אבקש ממנה שתבוא איתי ביום שלישי', 'אבקש ממנה שתבוא איתי ביום שלישי', null],
  ['he', 'אבקש ממנה ביום שלישי שתבוא איתי', 'אבקש ממנה שתבוא איתי', '2026-12-01'],
] as const)('%s: the day of what another does is asked about: %s', (language, text, title, day) => {
  expect(lastOf(language, text).proposals).toEqual(step(title, day));
});

describe('beside an offered step', () => {
  const plan = { en: 'I’ll talk to her on Monday', he: 'אדבר איתה ביום שני' };
  const planned = { en: 'talk to her', he: 'אדבר איתה' };

  test.each([
    ['en', 'Sad more than angry. Anyway can you keep Saturday for me or not?'],
    ['en', "Not Monday. Saturday. Take the 'is that too blunt' bit out, that was me asking you."],
    ['he', 'אפשר לשמור לי את יום שבת או לא?'],
  ] as const)('%s: the day alone changes: %s', (language, text) => {
    const { proposals } = lastOf(language, plan[language], text);
    expect(proposals).toEqual(step(planned[language], '2026-11-28'));
  });

  test.each([
    ['en', 'can you keep Monday for me or not?'],
    ['he', 'תשמרי לי את יום שני'],
  ] as const)('%s: its own day is kept: %s', (language, text) => {
    expect(lastOf(language, plan[language], text).rule).toBe('saved');
  });

  test.each([
    [
      'en',
      'No, the exam is on Tuesday. It matters more to me to ask him to come',
      'ask him to come',
    ],
    ['he', 'לא, ביום שלישי זה המבחן. ויותר חשוב לי לבקש ממנו שיבוא', 'לבקש ממנו שיבוא'],
  ] as const)('%s: what matters more takes its place: %s', (language, text, title) => {
    expect(lastOf(language, plan[language], text).proposals).toEqual(step(title, null));
  });
});

test.each([
  [
    'en',
    'Lol no. What you want me to keep is: talk to Jude on Saturday about alternate weekends.',
    'talk to Jude about alternate weekends',
    '2026-11-28',
  ],
  [
    'en',
    'The step is: talk to her about alternate weekends',
    'talk to her about alternate weekends',
    null,
  ],
  [
    'he',
    'לא. מה שרציתי לשמור זה: לדבר עם אחותי בשבת על סופי השבוע',
    'לדבר עם אחותי על סופי השבוע',
    '2026-11-28',
  ],
] as const)(
  '%s: the words after what is to be kept are the step: %s',
  (language, text, title, day) => {
    expect(lastOf(language, text).proposals).toEqual(step(title, day));
  },
);

test.each([
  ['en', 'this weekend', '2026-11-27T09:00:00Z', '2026-11-28'],
  ['en', 'this weekend', '2026-11-27T16:00:00Z', '2026-11-28'],
  ['he', 'בסוף השבוע', '2026-11-27T09:00:00Z', '2026-11-27'],
  ['he', 'בסוף השבוע', '2026-11-27T16:00:00Z', '2026-11-28'],
  ['he', 'בסופ״ש', '2026-11-27T16:00:00Z', '2026-11-28'],
  ['he', 'בסוף השבוע', '2026-11-28T10:00:00Z', '2026-11-28'],
  ['he', 'בסוף השבוע הבא', '2026-11-27T16:00:00Z', '2026-12-04'],
] as const)('%s: %s at %s is %s', (language, text, at, day) => {
  expect(dayNamedIn(text, language, new Date(at), 'UTC')?.dueOn).toBe(day);
});

test.each([
  ['en', 'I want to visit my aunt today', 'actually tomorrow', 'visit your aunt'],
  ['he', 'אני רוצה לבקר את סבתא היום', 'בעצם מחר', 'לבקר את סבתא'],
] as const)('%s: a later day has no earlier one beside it: %s', (language, wish, day, title) => {
  const [proposal] = lastOf(language, wish, day).proposals;
  expect(JSON.stringify(proposal)).not.toMatch(/today|היום/u);
  expect(proposal).toMatchObject({
    payload: { title: expect.stringContaining(title.split(' ')[0] ?? ''), due_on: '2026-11-28' },
  });
});

describe('the hour of an offered step', () => {
  test.each([
    ['en', ['I’ll call the bank tomorrow at 10', 'actually make it 11'], 'call the bank at 11'],
    ['en', ['I’ll write one paragraph', 'tomorrow 8am'], 'write one paragraph at 8am'],
    ['he', ['אתקשר לבנק מחר ב-10', 'בעצם עדיף ב-11'], '11'],
  ] as const)('%s: is taken from the message: %s', (language, texts, title) => {
    const reply = lastReplyTo(language, texts);
    expect(reply.proposals).toMatchObject([{ payload: { due_on: expect.any(String) } }]);
    expect(JSON.stringify(reply.proposals)).toContain(title);
  });

  test.each([
    ['en', 'I’ll talk to him tomorrow', 'but what do I do when he says ‘deal with it’ again?'],
    ['he', 'אני אגיד לו מחר שזה יותר מדי', "אבל מה אני עושה כשהוא יגיד שוב 'תסתדר'?"],
  ] as const)('%s: no question rewords the step: %s', (language, step, question) => {
    expect(JSON.stringify(lastReplyTo(language, [step, question]).proposals)).not.toMatch(
      /deal with|תסתדר/u,
    );
  });
});

test.each([
  ['en', 'I’ll write to her. On Sunday she has her exam', null],
  ['en', 'I’ll call him. Yesterday he was sad and tomorrow he flies', null],
  ['en', 'I’ll write to her. Maybe on Sunday', '2026-11-29'],
  ['he', 'אכתוב לה. ביום ראשון יש לה מבחן', null],
  ['he', 'אכתוב לה. ביום ראשון אולי', '2026-11-29'],
  ['he', 'אדבר איתו בערב', '2026-11-27'],
] as const)('%s: the day of an event behind the step is none of it: %s', (language, text, day) => {
  const [step] = lastReplyTo(language, ['x', text]).proposals;
  expect(step?.payload).toMatchObject({ due_on: day });
});
