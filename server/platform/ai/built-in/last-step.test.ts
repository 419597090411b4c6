import { describe, expect, test } from 'vitest';
import { type PersonTurn, guideReply } from './guide.ts';
import { stepAskedAfter } from './last-step.ts';

const at = new Date('2026-03-02T09:00:00Z');
const people = {
  en: { displayName: 'Noa', language: 'en', timezone: 'UTC' },
  he: { displayName: 'נועה', language: 'he', timezone: 'UTC' },
} as const;
const openings = { en: 'Work has been loud this week', he: 'היה רועש השבוע בעבודה' };
const steps = {
  en: { title: 'Call Dana', done: false },
  he: { title: 'להתקשר לדנה', done: false },
};

/** The replies of a chat whose first answer asks after a step. */
function chat(
  language: 'en' | 'he',
  answers: string[],
  { seed = 'after', first = openings[language], done = false, introduces = false } = {},
) {
  const turns: PersonTurn[] = [
    { text: first, at, asksAfter: { ...steps[language], done } },
    ...answers.map((text) => ({ text, at })),
  ];
  return turns.map((_, last) =>
    guideReply({
      seed,
      turns: turns.slice(0, last + 1),
      person: people[language],
      introduces,
      keepsActions: true,
      laysCards: true,
    }),
  );
}

describe('the question after the last step', () => {
  test.each(['en', 'he'] as const)('is the only question of its answer (%s)', (language) => {
    for (let seed = 0; seed < 30; seed++) {
      for (const first of [openings[language], language === 'en' ? 'hi' : 'היי']) {
        const options = { seed: `asking ${seed}`, first, introduces: seed % 2 === 0 };
        const [open] = chat(language, [], options);
        expect(open?.text).toContain(steps[language].title);
        expect(open?.text.split('?').length, open?.text).toBe(2);
        expect(stepAskedAfter(open?.text ?? '')).toEqual(steps[language]);
        const [done] = chat(language, [], { ...options, done: true });
        expect(done?.text).not.toContain('?');
        expect(stepAskedAfter(done?.text ?? '')).toEqual({ ...steps[language], done: true });
      }
    }
  });

  test('waits where the person has a new step to note', () => {
    const [reply] = chat('en', [], { first: 'I will write to Dan on Friday' });
    expect(reply?.text).not.toContain('Call Dana');
    expect(reply?.proposals).toHaveLength(1);
  });

  test.each([
    ['en', 'I have no idea what to do with my life'],
    ['en', 'I have a dog named Rex'],
    ['en', 'remember that I have a dog'],
    ['en', 'I did badly in the exam today'],
    ['he', 'עשיתי טעות בעבודה היום'],
    ['he', 'כן בטח שאני זוכר אבל לא'],
    ['he', 'קרה לי משהו מוזר היום באוטובוס'],
  ] as const)('%s: “%s” marks nothing as done', (language, answer) => {
    const [, reply] = chat(language, [answer]);
    expect(reply?.reported ?? null).toBeNull();
  });

  test.each([
    ['en', 'yes, I did it'],
    ['en', 'done'],
    ['en', 'Yes'],
    ['en', 'yep, it went well'],
    ['en', 'I called her on Monday'],
    ['en', 'Yes, I did it, I didn’t think I would'],
    ['he', 'כן, עשיתי'],
    ['he', 'כן'],
    ['he', 'התקשרתי אליה אתמול'],
    ['he', 'עשיתי את זה'],
  ] as const)('%s: done is their own word: %s', (language, text) => {
    const [, reply] = chat(language, [text]);
    expect(reply?.reported).toEqual({ title: steps[language].title, state: 'done' });
    expect(reply?.text).toMatch(language === 'en' ? /done|did it/iu : /נעשה|קרה/u);
  });

  test.each([
    ['en', 'not yet', 'later'],
    ['en', 'didn’t get to it', 'later'],
    ['en', 'No', 'later'],
    ['en', 'No, I was too tired in the evening', 'later'],
    ['en', 'half of it', 'half'],
    ['en', 'yes, but not all of it', 'half'],
    ['he', 'לא, לא יצא', 'later'],
    ['he', 'עוד לא', 'later'],
    ['he', 'לא הספקתי', 'later'],
    ['he', 'חצי', 'half'],
    ['he', 'התחלתי, לא עד הסוף', 'half'],
  ] as const)('%s: what is open still has three ways on: %s', (language, text, verdict) => {
    const [, reply] = chat(language, [text]);
    expect(reply?.rule).toBe(`last_step_${verdict}`);
    expect(reply?.reported).toBeNull();
    expect(reply?.suggestions).toHaveLength(3);
    expect(reply?.text.split('?').length).toBe(2);
  });

  test.each([
    ['en', 'My sister is moving to Canada'],
    ['en', 'What can you do?'],
    ['he', 'אחותי עוברת לקנדה'],
  ] as const)('%s: other words are no answer to it: %s', (language, text) => {
    const [, reply] = chat(language, [text]);
    expect(reply?.reported).toBeNull();
    expect(reply?.rule).not.toMatch(/^last_step/u);
  });

  test.each([
    ['en', 'not yet', 'Let it go'],
    ['he', 'עוד לא', 'לשחרר'],
  ] as const)('%s: %s, then “%s” drops it', (language, ...answers) => {
    const reply = chat(language, answers).at(-1);
    expect(reply?.reported).toEqual({ title: steps[language].title, state: 'dropped' });
    expect(reply?.text).not.toContain('?');
  });

  test.each([
    ['en', 'not yet', 'Keep it'],
    ['he', 'עוד לא', 'להשאיר'],
  ] as const)('%s: %s, then “%s” leaves it', (language, ...answers) => {
    const reply = chat(language, answers).at(-1);
    expect(reply?.rule).toBe('last_step_kept');
    expect(reply?.reported).toBeNull();
  });

  test.each([
    [
      'en',
      ['half of it', 'Make it smaller', 'write her one line', 'tomorrow'],
      'write her one line',
    ],
    ['he', ['עוד לא', 'להקטין', 'לכתוב לה שורה', 'מחר'], 'לכתוב לה שורה'],
  ] as const)('%s: a smaller step gets a day of its own', (language, answers, title) => {
    const reply = chat(language, [...answers]).at(-1);
    expect(reply?.proposals).toEqual([
      { kind: 'action', payload: { title, due_on: '2026-03-03' } },
    ]);
  });
});

test.each([
  ['en', 'What do you remember?', /nothing is noted yet|no note|empty/iu, /unless you|turned on/u],
  ['he', 'מה זכור לך עליי?', /פתק|ריקה/u, /אלא אם/u],
] as const)('%s: with memory on and empty, nothing is noted yet', (language, text, says, never) => {
  for (let seed = 0; seed < 12; seed++) {
    const { text: reply } = guideReply({
      seed: `empty ${seed}`,
      turns: [{ text, at }],
      person: people[language],
      introduces: false,
      remembered: [],
    });
    expect(reply).toMatch(says);
    expect(reply).not.toMatch(never);
  }
});
