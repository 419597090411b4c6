import { describe, expect, test } from 'vitest';
import { script } from '#content/guide/script.ts';
import { commitmentIn } from './commitment.ts';
import { dayNamedIn } from './dates.ts';
import { dilemmaIn } from './dilemma.ts';
import { languageOf } from './language.ts';
import { normalised, wordsOf } from './normalise.ts';
import { matchesPattern, type PatternName } from './patterns.ts';
import { readingOf } from './reading.ts';
import { feelingsIn, topicsIn } from './signals.ts';

const friday = new Date('2026-11-20T12:00:00Z');

describe('signals of one message', () => {
  test.each(script.tests)('$language: $text', ({ language, text, expect: expected }) => {
    const normal = normalised(text);
    const dilemma = dilemmaIn(text, language);
    const found: Record<string, string | null> = {
      commit: commitmentIn(text, language, false),
      date: dayNamedIn(text, language, friday, 'UTC')?.dueOn ?? null,
      a: dilemma?.a ?? null,
      b: dilemma?.b ?? null,
      topic: topicsIn(normal, language)[0]?.topic.id ?? null,
      feel: feelingsIn(normal, language)[0]?.feeling.id ?? null,
      lang: languageOf(text, language) ?? '?',
    };
    for (const [signal, value] of Object.entries(expected)) {
      if (signal !== 'is') expect(found[signal]).toBe(value);
      else
        expect(
          matchesPattern((value ?? 'no') as PatternName, normal, language, wordsOf(normal).length),
        ).toBe(true);
    }
  });

  test('the number of cases is the one in the content', () => {
    expect(script.tests).toHaveLength(25);
  });

  test.each([
    ['en', 'I want to write a story about my grandmother'],
    ['en', 'I feel useless when he talks like that'],
    ['en', 'I am not ready to have children yet, I think'],
    ['en', 'I should go back to school and finish the degree'],
    ['en', 'It is so hard to focus on one thing at home'],
    ['en', "I don't know how to tell my mother"],
    ['en', 'I have to go to the doctor with my father'],
    ['en', "I can't move on from what he said"],
    ['he', 'אני לא יודעת איך לספר את זה לאמא'],
    ['he', 'לא אמרתי לו שום דבר אתמול'],
    ['he', 'אני צריכה ללכת לרופא עם אבא'],
    ['he', 'אני רוצה להתחיל מחדש בעיר אחרת'],
    ['he', 'היה לי קשה לומר לה את זה בפנים'],
  ] as const)('%s: control words inside a sentence do not steer: %s', (language, text) => {
    expect(readingOf(text, language).isContent).toBe(true);
  });
});

describe('days', () => {
  test.each([
    ['en', 'today', '2026-11-20'],
    ['en', 'tomorrow', '2026-11-21'],
    ['en', 'on Friday', '2026-11-27'],
    ['en', 'this weekend', '2026-11-21'],
    ['en', 'next week', '2026-11-23'],
    ['en', 'in 3 days', '2026-11-23'],
    ['he', 'מחרתיים', '2026-11-22'],
    ['he', 'ביום ראשון', '2026-11-22'],
    ['he', 'בשבוע הבא', '2026-11-22'],
    ['he', 'בעוד 10 ימים', '2026-11-30'],
    ['en', 'January 4', '2027-01-04'],
    ['en', 'On 4 January, I think', '2027-01-04'],
    ['en', '12/1', '2027-01-12'],
    ['en', 'I’ll go on 12/1', '2027-01-12'],
    ['en', 'I’ll send it 12/1.', '2027-01-12'],
    ['en', 'in two weeks', '2026-12-04'],
    ['en', 'by the end of the month', '2026-11-30'],
    ['en', 'tonight', '2026-11-20'],
    ['en', '2nite', '2026-11-20'],
    ['en', 'tmrw morning before work', '2026-11-21'],
    ['en', 'before work', '2026-11-21'],
    ['en', 'after work', '2026-11-20'],
    ['en', 'sometime this week', '2026-11-20'],
    ['he', 'ביום שישי הבא', '2026-11-27'],
    ['he', 'ב־1.12', '2026-12-01'],
    ['he', 'נראה לי 1.12', '2026-12-01'],
    ['he', 'עד סוף החודש', '2026-11-30'],
    ['he', 'בעוד שבועיים', '2026-12-04'],
    ['he', 'ב-4 בינואר', '2027-01-04'],
    ['he', 'הערב', '2026-11-20'],
    ['he', 'לפני העבודה', '2026-11-21'],
    ['he', 'מחר בבוקר לפני העבודה', '2026-11-21'],
    ['he', 'עוד השבוע', '2026-11-26'],
    ['en', 'maybe fri', '2026-11-27'],
    ['en', 'the 12th', '2026-12-12'],
    ['he', 'שישי', '2026-11-27'],
  ] as const)('%s: %s', (language, text, day) => {
    expect(dayNamedIn(text, language, friday, 'UTC')?.dueOn).toBe(day);
  });

  test.each([
    ['en', 'I would rate it 9/10'],
    ['en', 'He shouts every Sunday'],
    ['en', 'It has been like this since last summer'],
    ['en', 'version 1.2 of the plan'],
    ['he', 'כל יום ראשון הוא צועק'],
    ['he', 'קיבלתי 3.5 נקודות'],
  ] as const)('%s: no day: %s', (language, text) => {
    expect(dayNamedIn(text, language, friday, 'UTC')).toBeNull();
  });

  test.each([
    ['en', 'I’ll meet Dan on Friday at 5pm', 'meet Dan at 5pm'],
    ['en', 'I’ll send the form by the end of the month', 'send the form'],
    ['he', 'אתקשר לדן ביום שישי הבא ב-17:00', 'אתקשר לדן ב-17:00'],
    ['he', 'אשלח את הטופס ב־1.12', 'אשלח את הטופס'],
  ] as const)('%s: a title keeps the hour and not the day: %s', (language, text, title) => {
    expect(commitmentIn(text, language, true)).toBe(title);
  });

  test('a day begins at midnight in the person’s time zone', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    expect(dayNamedIn('tomorrow', 'en', late, 'Asia/Jerusalem')?.dueOn).toBe('2026-11-22');
    expect(dayNamedIn('tomorrow', 'en', late, 'America/New_York')?.dueOn).toBe('2026-11-21');
    expect(dayNamedIn('tomorrow', 'en', late, 'Nowhere/Atlantis')?.dueOn).toBe('2026-11-21');
  });

  test.each([
    ['en', "I'll write it on Saturday morning.", 'write it in the morning'],
    ['en', "I'll write it on Saturday before work.", 'write it before work'],
    ['en', "I'll call Dana on Sunday in the evening.", 'call Dana in the evening'],
    ['en', "I'll visit the morning market on Monday.", 'visit the morning market'],
    ['he', 'אני אכתוב לה מכתב ביום שישי בוקר', 'מכתב'],
  ] as const)('%s: a bare part of a day belongs to the day: %s', (language, text, action) => {
    expect(commitmentIn(text, language, true)).toContain(action);
    expect(commitmentIn(text, language, true)).not.toMatch(/(?:(?<!the) morning| בוקר)$/u);
  });
});

test.each([
  ['en', 'You are just repeating yourself'],
  ['en', "You didn't answer me"],
  ['en', 'You keep saying the same'],
  ['he', 'לא ענית לי'],
  ['he', 'את כל הזמן אומרת אותו דבר'],
] as const)('%s: is recognised as a complaint: %s', (language, text) => {
  expect(readingOf(text, language).intent).toBe('insult');
});

test.each([
  ['en', 'My brother never answers my letters'],
  ['he', 'הוא לא ענה לי כבר שבוע'],
] as const)('%s: is about another person: %s', (language, text) => {
  expect(readingOf(text, language).intent).not.toBe('insult');
});

test.each([
  ['he', 'אני כל כך stressed מה-deadline הזה'],
  ['he', 'אני ב-burnout רציני'],
  ['en', 'I feel so לבד in this city'],
] as const)('%s: a feeling is heard in the other language: %s', (language, text) => {
  expect(readingOf(text, language).intent).toBe('feeling');
});

test('a Hebrew chat stays Hebrew where a few words are English', () => {
  expect(languageOf('הבוס שלי wants it tomorrow', 'he')).toBe('he');
  expect(languageOf('the boss wants it מחר', 'he')).toBe('en');
});
