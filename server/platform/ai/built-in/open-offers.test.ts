import { describe, expect, test } from 'vitest';
import { type GuideRequest, guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');
const english = { displayName: 'Noa', language: 'en', timezone: 'UTC' } as const;
const hebrew = { displayName: 'נועה', language: 'he', timezone: 'UTC' } as const;

function chat(seed: string, texts: string[], options: Partial<GuideRequest> = {}) {
  return texts.map((_, index) =>
    guideReply({
      seed,
      turns: texts.slice(0, index + 1).map((text) => ({ text, at })),
      person: english,
      introduces: false,
      ...options,
    }),
  );
}

describe('open offers', () => {
  test('the guide asks for the day of a step, and takes it from the next message', () => {
    const replies = chat('day', [
      'I will clear the small table',
      'next',
      "I'll clear the small table",
      'on Thursday',
      'another day',
      'tomorrow',
      'yes',
    ]);
    expect(replies.slice(2).map(({ rule }) => rule)).toEqual([
      'ask_day',
      'date',
      'ask_day',
      'date',
      'saved',
    ]);
    expect(replies.at(-1)?.accepted).toEqual({
      kind: 'action',
      payload: { title: 'clear the small table', due_on: '2026-11-21' },
    });
  });

  test.each([
    [
      'en',
      ['I’ll clear the small table', 'sunday obviously, its the dinner. i’ll text ben tonight'],
      'clear the small table',
    ],
    ['he', ['אני אפנה את השולחן', 'ביום ראשון כמובן. ואני אכתוב לבן הערב'], 'אפנה את השולחן'],
  ] as const)(
    '%s: the day that was asked for is that of the step: %j',
    (language, texts, title) => {
      const person = language === 'en' ? english : hebrew;
      const reply = chat('asked', [...texts], { person }).at(-1);
      expect(reply?.proposals).toEqual([
        { kind: 'action', payload: { title, due_on: '2026-11-22' } },
      ]);
    },
  );

  test.each([
    [
      'en',
      ['I’ll call my brother tomorrow', 'No! Don’t note that. What would help me with my brother?'],
      /people use|helps some people|can’t know/u,
    ],
    ['he', ['אתקשר לאח שלי מחר', 'לא! לא לרשום. מה יעזור לי עם אח שלי?'], /אנשים|יכול להיות/u],
  ] as const)('%s: a question beside a no is answered: %j', (language, texts, answer) => {
    const person = language === 'en' ? english : hebrew;
    const reply = chat('beside', [...texts], { person }).at(-1);
    expect(reply?.rule).toBe('step_declined');
    expect(reply?.proposals).toEqual([]);
    expect(reply?.text).toMatch(answer);
  });

  test.each([
    ['en', 'change the step'],
    ['en', 'can we reword that?'],
    ['en', 'no, I want to change it'],
    ['he', 'לשנות את הצעד'],
    ['he', 'אפשר לנסח את זה מחדש?'],
    ['he', 'רגע, אני רוצה לתקן את הצעד'],
  ] as const)('%s: after “%s” the offered step is worded anew', (language, words) => {
    const [, asked, offered] = chat(
      'reword',
      language === 'en'
        ? ['On Thursday I will call my sister', words, 'ask my sister for time']
        : ['ביום חמישי אתקשר לאחותי', words, 'לבקש מאחותי זמן'],
      { person: language === 'en' ? english : hebrew },
    );
    expect(asked?.rule).toBe('ask_wording');
    expect(offered?.proposals).toMatchObject([
      { kind: 'action', payload: { due_on: '2026-11-26' } },
    ]);
  });

  test('a bare day dates what the person may do', () => {
    const [, dated] = chat('bare', ['maybe I should just text him', 'tonight']);
    expect(dated?.proposals).toEqual([
      { kind: 'action', payload: { title: 'text him', due_on: '2026-11-20' } },
    ]);
  });

  test.each([
    ['en', ['I should call the clinic', 'January 4'], '2027-01-04'],
    ['en', ['I’ll call my sister', '12/1'], '2027-01-12'],
    ['en', ['I’ll send the form in two weeks'], '2026-12-04'],
    ['en', ['I’ll sit with her on Friday morning. And I’ll ask what she needs.'], '2026-11-27'],
    ['he', ['אכתוב לה', 'ב־1.12'], '2026-12-01'],
    ['he', ['אדבר איתו ביום שישי הבא'], '2026-11-27'],
    ['he', ['צריך להתקשר לבנק', 'לפני העבודה'], '2026-11-21'],
  ] as const)('%s: a step is due on the day that %j names', (language, texts, day) => {
    const person = language === 'en' ? english : hebrew;
    const [step] = chat('due', [...texts], { person }).at(-1)?.proposals ?? [];
    expect(step).toMatchObject({ kind: 'action', payload: { due_on: day } });
  });

  test.each([
    ['en', 'He shouted at me on Monday. I’ll write to him.'],
    ['he', 'הוא צעק עליי ביום שני. אכתוב לו מכתב.'],
  ] as const)('%s: the day of a story is not that of a step: %s', (language, text) => {
    const person = language === 'en' ? english : hebrew;
    expect(chat('story', [text], { person })[0]?.rule).toBe('ask_day');
  });

  test.each([
    ['en', 'My brother is visiting in two weeks'],
    ['en', 'I was born on January 4'],
    ['he', 'אחי מגיע לביקור בעוד שבועיים'],
  ] as const)('%s: a day makes no step of what is none: %s', (language, text) => {
    const person = language === 'en' ? english : hebrew;
    expect(chat('none', [text], { person })[0]?.proposals).toEqual([]);
  });

  test('short forms of days and of doing are steps', () => {
    const due = (texts: string[]) => {
      const [one] = chat('short', texts).at(-1)?.proposals ?? [];
      return one?.kind === 'action' ? one.payload : null;
    };
    expect(due(['gonna txt her 2nite'])).toEqual({
      title: 'text her in the evening',
      due_on: '2026-11-20',
    });
    expect(due(['We’ll go Saturday'])).toBeNull();
    expect(due(['I want to hike with my dad', 'We’ll go Saturday'])).toEqual({
      title: 'hike with your dad',
      due_on: '2026-11-21',
    });
    expect(due(['I should talk to my sister', 'tomorrow at 9 before the class'])).toMatchObject({
      due_on: '2026-11-21',
    });
  });

  test('to sit is no Sabbath, and a wish no step', () => {
    const [reply] = chat('sit', ['אני רוצה מרפסת כי אני רוצה לשבת בחוץ בבוקר'], { person: hebrew });
    expect(reply?.proposals).toEqual([]);
  });

  test('a declined step is dropped', () => {
    const replies = chat('declined', ['I will call Dana tomorrow', 'no thanks']);
    expect(replies[1]?.rule).toBe('step_declined');
    expect(replies[1]?.accepted).toBeNull();
  });

  test('every suggestion is understood when it is tapped', () => {
    for (const person of [english, hebrew]) {
      const opening = person === english ? 'I will call Dana tomorrow' : 'אני אתקשר לדנה מחר';
      const [first] = chat('tap', [opening], { person });
      const rules = first?.suggestions.map(
        (text) => chat('tap', [opening, text], { person }).at(-1)?.rule,
      );
      expect(rules).toEqual(['saved', 'ask_day', 'step_declined']);
      const undated =
        chat('tap', [opening, first?.suggestions[1] ?? ''], { person }).at(-1)?.suggestions ?? [];
      expect(undated).toHaveLength(3);
      for (const day of undated) {
        expect(
          chat('tap', [opening, first?.suggestions[1] ?? '', day], { person }).at(-1)?.rule,
        ).toBe('date');
      }
    }
  });

  test('a fear of a future event is answered as a fear, not proposed as a step', () => {
    const [reply] = chat('fear', ["I'm terrified, I'm going to meet my father on Tuesday"]);
    expect(reply?.proposals).toEqual([]);
  });
});

describe('another step, or another day, in the place of the offered one', () => {
  test.each([
    [
      'en',
      [
        'I will put it on the table tomorrow',
        'No, not like that. I think I want her to see it, actually. I’ll tell her at supper, then we open it together.',
      ],
      'tell her at supper',
      '2026-11-21',
    ],
    [
      'he',
      ['אני אשים אותו על השולחן מחר', 'לא, לא ככה. אני רוצה שהיא תראה. אני אגיד לה בארוחת הערב'],
      'אגיד לה בארוחת הערב',
      '2026-11-21',
    ],
    [
      'en',
      [
        'I will tell her at supper tomorrow',
        'So can you note that one then: tell Ingrid at supper and open the letter together',
      ],
      'tell Ingrid at supper and open the letter together',
      '2026-11-21',
    ],
    [
      'he',
      [
        'אני אגיד לה מחר בארוחת הערב',
        'אז אפשר לרשום את זה: להגיד לאינגריד בארוחת הערב ולפתוח את המכתב',
      ],
      'להגיד לאינגריד בארוחת הערב ולפתוח את המכתב',
      '2026-11-21',
    ],
    [
      'en',
      [
        'I will talk to my boss on Monday',
        'No. I’m not talking to him. I’ll quit my job on Friday.',
      ],
      'quit my job',
      '2026-11-27',
    ],
    [
      'he',
      ['אני אדבר עם הבוס ביום שני', 'לא. אני לא אדבר איתו. אני אכתוב לאחותי ביום שישי'],
      'אכתוב לאחותי',
      '2026-11-27',
    ],
    [
      'en',
      [
        'I will ask Dave for that roundabout on Monday',
        'no i have to text him today, the lessons monday. but yeah. feel a bit better tbh thanks',
      ],
      'ask Dave for that roundabout',
      '2026-11-20',
    ],
    [
      'he',
      ['אבקש מדייב את הכיכר ביום שני', 'לא, אני צריך לכתוב לו היום, השיעור ביום שני. אבל כן'],
      'אבקש מדייב את הכיכר',
      '2026-11-20',
    ],
  ] as const)('%s: %s', (language, texts, title, day) => {
    const person = language === 'en' ? english : hebrew;
    const proposals = chat('changed', [...texts], { person }).at(-1)?.proposals;
    expect(proposals).toEqual([
      { kind: 'action', payload: { title: expect.stringContaining(title), due_on: day } },
    ]);
  });
});
