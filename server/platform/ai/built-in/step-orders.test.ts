import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { guideReply } from './guide.ts';

/** A Friday. */
const at = new Date('2026-11-27T09:00:00Z');

function lastOf(language: 'en' | 'he', texts: readonly string[]) {
  return guideReply({
    seed: 'orders',
    turns: texts.map((text) => ({ text, at })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  });
}

const first = { en: 'I lent my brother money', he: 'הלוויתי לאח שלי כסף' };
const idea = { en: 'maybe I could text him', he: 'אולי אשלח לו הודעה' };
const plan = { en: 'I’ll call him on Thursday', he: 'אתקשר אליו ביום חמישי' };
const yes = { en: 'yes', he: 'כן' };
const planned = { en: 'call him', he: 'אתקשר אליו' };

describe('a request to keep a step', () => {
  test.each([
    ['en', 'save that for tomorrow: text him', 'text him', '2026-11-28'],
    ['en', 'no more questions. I’ll ring him tomorrow, write that down?', 'ring him', '2026-11-28'],
    ['en', 'I asked you to save a step for Monday, to ring him', 'ring him', '2026-11-30'],
    ['en', 'put ring him on my list for monday', 'ring him', '2026-11-30'],
    ['en', 'I’ll ring him, put that on my list for thurs pls', 'ring him', '2026-12-03'],
    [
      'en',
      'lol what. ok. mail bakery tmrw 8am, write that down pls',
      'mail bakery 8am',
      '2026-11-28',
    ],
    [
      'en',
      'But that IS the small difference. Would you just note it for me? Ring Gerald, tomorrow.',
      'Ring Gerald',
      '2026-11-28',
    ],
    ['he', 'די עם זה. אפשר לרשום את זה? להתקשר לגרשון, מחר.', 'להתקשר לגרשון', '2026-11-28'],
    ['he', 'אבל מחר. תשמור למחר בבקשה: לשלוח לו הודעה', 'לשלוח לו הודעה', '2026-11-28'],
    ['he', 'ביקשתי לשמור צעד למחר, לשלוח לאח שלי הודעה', 'לשלוח לאח שלי הודעה', '2026-11-28'],
    ['he', 'די, שוב שאלה. אני פשוט אתקשר אליו מחר, תרשום את זה?', 'אתקשר אליו', '2026-11-28'],
    ['he', 'תרשמי לי להתקשר אליו ביום שלישי', 'להתקשר אליו', '2026-12-01'],
  ] as const)('%s: is followed: %s', (language, text, title, day) => {
    const { proposals } = lastOf(language, [first[language], text]);
    expect(proposals).toEqual([{ kind: 'action', payload: { title, due_on: day } }]);
  });

  test.each([
    ['en', 'note it down for sunday please', 'text him', '2026-11-29'],
    ['en', 'put it on my list', 'text him', null],
    ['he', 'תרשום ליום ראשון', 'אשלח לו הודעה', '2026-11-29'],
    ['he', 'תרשמי לי את זה', 'אשלח לו הודעה', null],
  ] as const)('%s: means the last idea: %s', (language, text, title, day) => {
    const { proposals } = lastOf(language, [first[language], idea[language], text]);
    expect(proposals).toEqual([{ kind: 'action', payload: { title, due_on: day } }]);
  });

  test.each([
    ['en', 'can you write that down'],
    ['he', 'תרשום את זה'],
  ] as const)('%s: asks for the step where none was named', (language, text) => {
    expect(lastOf(language, [first[language], text])).toMatchObject({
      rule: 'ask_wording',
      proposals: [],
    });
  });

  test.each([
    ['en', 'he told me to write it down'],
    ['en', 'and write this: I hate him'],
    ['en', 'can you keep it between us'],
    ['he', 'תשמור על עצמך'],
    ['he', 'אני רוצה לשמור את זה לעצמי'],
    ['he', 'אל תרשום את זה'],
  ] as const)('%s: is none: %s', (language, text) => {
    const { rule } = lastOf(language, [first[language], idea[language], text]);
    expect(rule).not.toMatch(/^(?:propose|ask_wording)$/u);
  });
});

describe('another day for a step', () => {
  test.each([
    ['en', 'oh wait thursday is a holiday. sunday then', '2026-11-29'],
    ['en', 'can we move it to friday?', '2026-12-04'],
    ['en', 'why thursday? I’d rather do it tomorrow', '2026-11-28'],
    ['en', 'not thursday, tomorrow', '2026-11-28'],
    ['he', 'אה רגע חמישי זה חג. תרשום ליום ראשון', '2026-11-29'],
    ['he', 'אפשר להעביר ליום שני?', '2026-11-30'],
    ['he', 'למה יום חמישי? אני מעדיפה להתקשר מחר', '2026-11-28'],
    ['he', 'חמישי אני בעבודה עד מאוחר, אז עדיף ביום שישי', '2026-12-04'],
  ] as const)('%s: is taken before and after the yes: %s', (language, text, day) => {
    const proposals = [{ kind: 'action', payload: { title: planned[language], due_on: day } }];
    const texts = [first[language], plan[language]];
    expect(lastOf(language, [...texts, text]).proposals).toEqual(proposals);
    if (!text.includes('why') && !text.includes('למה'))
      expect(lastOf(language, [...texts, yes[language], text]).proposals).toEqual(proposals);
  });

  test.each([
    ['en', 'I can’t on thursday'],
    ['en', 'why thursday?'],
    ['he', 'למה חמישי?'],
    ['he', 'בחמישי אני לא יכולה'],
  ] as const)('%s: is asked for where the offered one is wrong: %s', (language, text) => {
    expect(lastOf(language, [first[language], plan[language], text]).rule).toBe('ask_day');
  });

  test.each([
    ['en', 'on friday I have an exam'],
    ['en', 'on monday he shouted at me'],
    ['he', 'ביום שישי יש לי מבחן'],
    ['he', 'ביום שני הוא צעק עליי'],
  ] as const)('%s: is none in a story: %s', (language, text) => {
    expect(lastOf(language, [first[language], plan[language], text]).proposals).toEqual([]);
  });

  test.each([
    ['en', 'I’d rather talk to her on monday', 'talk to her'],
    ['he', 'אני מעדיפה לדבר איתה פנים אל פנים ביום שני', 'לדבר איתה פנים אל פנים'],
  ] as const)('%s: may come with another act', (language, text, title) => {
    const { proposals } = lastOf(language, [first[language], plan[language], text]);
    expect(proposals).toEqual([{ kind: 'action', payload: { title, due_on: '2026-11-30' } }]);
  });

  test('names what it is about', () => {
    const texts = [first.he, 'רגע, לגבי להגיד לו בפרטי. אני רוצה לעשות את זה ביום ראשון'];
    expect(lastOf('he', texts).proposals).toEqual([
      { kind: 'action', payload: { title: 'להגיד לו בפרטי', due_on: '2026-11-29' } },
    ]);
  });
});

describe('a day in a message', () => {
  test.each([
    ['en', 'I’ll help her this weekend, sunday morning', 'help her in the morning', '2026-11-29'],
    ['en', 'ill ask her monday what it costs', 'ask her what it costs', '2026-11-30'],
    ['he', 'אתקשר אליו בסופש, שבת אחרי הצהריים', /^אתקשר אליו/u, '2026-11-28'],
  ] as const)('%s: is the one with a name: %s', (language, text, title, day) => {
    const [proposal] = lastOf(language, [first[language], text]).proposals;
    expect(proposal).toMatchObject({
      payload: {
        title: typeof title === 'string' ? title : expect.stringMatching(title),
        due_on: day,
      },
    });
  });

  test.each([
    ['en', 'every monday I say I’ll start'],
    ['en', 'I’ll start on monday. and then monday comes and I don’t'],
    ['he', 'אני אומר לעצמי שאתחיל ביום ראשון. ואז בא ראשון ויש משהו'],
    ['he', 'יש לי פרזנטציה ביום ראשון ואני בלחץ היסטרי'],
  ] as const)('%s: of a habit or an event is no step: %s', (language, text) => {
    const { rule, proposals } = lastOf(language, [first[language], text]);
    expect(rule).toMatch(/^(?:listen|offer_exercise)/u);
    expect(proposals).toEqual([]);
  });
});

test('a plan that is to be noted in a question is a step', () => {
  const { lastReplyTo } = guidedChat({ seed: 'noted', at: '2026-11-27T20:00:00Z' });
  const texts = ['They offered me a new job', 'can you note that I’ll talk to my boss on Monday?'];
  expect(lastReplyTo('en', texts).proposals).toEqual([
    { kind: 'action', payload: { title: 'talk to my boss', due_on: '2026-11-30' } },
  ]);
  const past = ['I lost my job on Wednesday', 'No, I wasn’t planning to do it again.'];
  expect(lastReplyTo('en', past).proposals).toEqual([]);
});
