import { describe, expect, test } from 'vitest';
import { momentOf, wallClockOf } from '#contract/wall-clock.ts';
import type { Language } from '#contract/shapes.ts';
import { readQuickAdd } from './natural-dates.ts';

type Phrase = [text: string, title: string, day: string | null, time: string | null];

// It is Wednesday 25 November 2026, 10:00.
const english: Phrase[] = [
  ['Ask Tom about the keys tomorrow at 8', 'Ask Tom about the keys', '2026-11-26', '08:00'],
  ['Ask Tom tomorrow at 6', 'Ask Tom', '2026-11-26', '18:00'],
  ['Ask Tom tomorrow at 6am', 'Ask Tom', '2026-11-26', '06:00'],
  ['Ask Tom today at 9', 'Ask Tom', '2026-11-25', '21:00'],
  ['Ask Tom today at 9am', 'Ask Tom', '2026-11-25', null],
  ['Tonight: call home', 'call home', '2026-11-25', '20:00'],
  ['Call home tonight at 9', 'Call home', '2026-11-25', '21:00'],
  ['Call home tomorrow night', 'Call home', '2026-11-26', '21:00'],
  ['Water the garden on Sunday', 'Water the garden', '2026-11-29', null],
  ['Water the garden Sunday', 'Water the garden', '2026-11-29', null],
  ['Water the garden on Wednesday', 'Water the garden', '2026-12-02', null],
  ['Water the garden on Sun', 'Water the garden', '2026-11-29', null],
  ['Water the garden next Friday', 'Water the garden', '2026-12-04', null],
  ['Water the garden in two days', 'Water the garden', '2026-11-27', null],
  ['In 3 weeks look at the plan again', 'look at the plan again', '2026-12-16', null],
  ['Look at the plan in a month', 'Look at the plan', '2026-12-25', null],
  ['Look at the plan in a year', 'Look at the plan', '2027-11-25', null],
  ['Look at the plan next month', 'Look at the plan', '2026-12-01', null],
  ['Look at the plan by the end of the week', 'Look at the plan', '2026-11-27', null],
  ['Look at the plan by the end of next month', 'Look at the plan', '2026-12-31', null],
  ['Look at the plan on the weekend', 'Look at the plan', '2026-11-28', null],
  ['Look at the plan next weekend', 'Look at the plan', '2026-12-05', null],
  ['Look at the plan in two hours', 'Look at the plan', '2026-11-25', '12:00'],
  ['Look at the plan in 90 minutes', 'Look at the plan', '2026-11-25', '11:30'],
  ['Dinner on December 24', 'Dinner', '2026-12-24', null],
  ['Dinner on 24 Dec at 19:30', 'Dinner', '2026-12-24', '19:30'],
  ['Dinner on 24/12/2026', 'Dinner', '2026-12-24', null],
  ['Dinner on 24.12.2026', 'Dinner', '2026-12-24', null],
  ['Dinner by 24/12', 'Dinner', '2026-12-24', null],
  ['Dinner on 1 May', 'Dinner', '2027-05-01', null],
  ['Dinner on 29 February', 'Dinner', '2028-02-29', null],
  ['Begin the course in January', 'Begin the course', '2027-01-01', null],
  ['Pick up Noam at a quarter to four', 'Pick up Noam', '2026-11-25', '15:45'],
  ["Pick up Noam at five o'clock", 'Pick up Noam', '2026-11-25', '17:00'],
  ['Pick up Noam at quarter past 8', 'Pick up Noam', '2026-11-26', '08:15'],
  ['Pick up Noam at 8 in the evening', 'Pick up Noam', '2026-11-25', '20:00'],
  ['Pick up Noam on Friday in the morning', 'Pick up Noam', '2026-11-27', '09:00'],
  ['Pick up Noam Friday afternoon at 2', 'Pick up Noam', '2026-11-27', '14:00'],
  ['Pick up Noam at 12:30', 'Pick up Noam', '2026-11-25', '12:30'],
  ['Pick up Noam by 6pm', 'Pick up Noam', '2026-11-25', '18:00'],
  ['Pick up Noam by tomorrow evening', 'Pick up Noam', '2026-11-26', '19:00'],
  ['Pick up Noam, tomorrow, with his bag', 'Pick up Noam, with his bag', '2026-11-26', null],
  ['Tomorrow call Dan at 9', 'call Dan', '2026-11-26', '09:00'],
  ['tomorrow', 'tomorrow', '2026-11-26', null],
  ['Give it a second look', 'Give it a second look', null, null],
  ['May I ask Dan?', 'May I ask Dan?', null, null],
  ['Draw the sun and the sat nav', 'Draw the sun and the sat nav', null, null],
  ['Read 1984', 'Read 1984', null, null],
  ['Buy 12 eggs', 'Buy 12 eggs', null, null],
  ['Water the plants every day', 'Water the plants every day', null, null],
  ['Call mum every Sunday at 9', 'Call mum every Sunday at 9', null, null],
  ['Do one thing at a time', 'Do one thing at a time', null, null],
  ['Be in the now', 'Be in the now', null, null],
  ['Score 3.5 points', 'Score 3.5 points', null, null],
  ['Remember last Friday', 'Remember last Friday', null, null],
  ['Look at 5 photos', 'Look at 5 photos', null, null],
  ['Write to June', 'Write to June', null, null],
  ['Enjoy the evening', 'Enjoy the evening', null, null],
  ['Walk ten minutes', 'Walk ten minutes', null, null],
  ['Try one quiet morning tomorrow', 'Try one quiet morning', '2026-11-26', null],
];

const hebrew: Phrase[] = [
  ['לשאול את תום מחר ב-8', 'לשאול את תום', '2026-11-26', '08:00'],
  ['לשאול את תום מחר ב-6', 'לשאול את תום', '2026-11-26', '18:00'],
  ['לשאול את תום מחר ב-6 בבוקר', 'לשאול את תום', '2026-11-26', '06:00'],
  ['לשאול את תום היום ב-9', 'לשאול את תום', '2026-11-25', '21:00'],
  ['הערב בשמונה להתקשר הביתה', 'להתקשר הביתה', '2026-11-25', '20:00'],
  ['להתקשר הביתה בערב', 'להתקשר הביתה', '2026-11-25', '19:00'],
  ['להתקשר הביתה מחר בלילה', 'להתקשר הביתה', '2026-11-26', '21:00'],
  ['להשקות ביום ראשון', 'להשקות', '2026-11-29', null],
  ['להשקות ביום רביעי', 'להשקות', '2026-12-02', null],
  ['להשקות ביום שישי הבא', 'להשקות', '2026-12-04', null],
  ['להשקות בשישי', 'להשקות', '2026-11-27', null],
  ['להשקות בחמישי בבוקר', 'להשקות', '2026-11-26', '09:00'],
  ['בשלישי להשקות', 'להשקות', '2026-12-01', null],
  ['להשקות עד שבת', 'להשקות', '2026-11-28', null],
  ['להשקות ביום שלישי בשבוע הבא', 'להשקות', '2026-12-01', null],
  ['בשבוע הבא ביום חמישי להשקות', 'להשקות', '2026-12-03', null],
  ['להשקות בעוד יום', 'להשקות', '2026-11-26', null],
  ['להשקות בעוד ארבעה ימים', 'להשקות', '2026-11-29', null],
  ['להשקות בעוד 3 שבועות', 'להשקות', '2026-12-16', null],
  ['להשקות בעוד חודש', 'להשקות', '2026-12-25', null],
  ['להשקות בעוד חודשיים', 'להשקות', '2027-01-25', null],
  ['להשקות בעוד שנה', 'להשקות', '2027-11-25', null],
  ['להשקות בעוד שנתיים', 'להשקות', '2028-11-25', null],
  ['להשקות בעוד שעה', 'להשקות', '2026-11-25', '11:00'],
  ['להשקות בעוד שעה וחצי', 'להשקות', '2026-11-25', '11:30'],
  ['להשקות בעוד שלוש שעות', 'להשקות', '2026-11-25', '13:00'],
  ['להשקות בעוד עשרים וחמש דקות', 'להשקות', '2026-11-25', '10:25'],
  ['בעוד שלושת רבעי שעה להשקות', 'להשקות', '2026-11-25', '10:45'],
  ['להשקות תוך שבוע', 'להשקות', '2026-12-02', null],
  ['להזמין עד ה-24 בדצמבר', 'להזמין', '2026-12-24', null],
  ['להזמין ב-24 בדצמבר ב-19:30', 'להזמין', '2026-12-24', '19:30'],
  ['להזמין ב-24/12/2026', 'להזמין', '2026-12-24', null],
  ['להזמין ב־24.12', 'להזמין', '2026-12-24', null],
  ['להזמין בשלושה בינואר', 'להזמין', '2027-01-03', null],
  ['להזמין ב-29 בפברואר', 'להזמין', '2028-02-29', null],
  ['להזמין ב-1 במאי 2027', 'להזמין', '2027-05-01', null],
  ['לשלם ב-10 לחודש', 'לשלם', '2026-12-10', null],
  ['לאסוף את נועם ברבע לארבע', 'לאסוף את נועם', '2026-11-25', '15:45'],
  ['לאסוף את נועם בארבע וחצי', 'לאסוף את נועם', '2026-11-25', '16:30'],
  ['לאסוף את נועם בשעה שתים עשרה', 'לאסוף את נועם', '2026-11-25', '12:00'],
  ['לאסוף את נועם מחר ב-1 בצהריים', 'לאסוף את נועם', '2026-11-26', '13:00'],
  ['לאסוף את נועם בחמש אחר הצהריים', 'לאסוף את נועם', '2026-11-25', '17:00'],
  ['לאסוף את נועם, מחר, עם התיק', 'לאסוף את נועם, עם התיק', '2026-11-26', null],
  ['מָחֳרָתַיִם לִכְתֹּב לְדָן', 'לִכְתֹּב לְדָן', '2026-11-27', null],
  ['מחר', 'מחר', '2026-11-26', null],
  ['לארגן יום הולדת שני', 'לארגן יום הולדת שני', null, null],
  ['שבת שלום', 'שבת שלום', null, null],
  ['לכתוב את סדר היום', 'לכתוב את סדר היום', null, null],
  ['להתאמן כל בוקר', 'להתאמן כל בוקר', null, null],
  ['לבחור ספר שלישי', 'לבחור ספר שלישי', null, null],
  ['לחכות שעתיים בתור', 'לחכות שעתיים בתור', null, null],
  ['לקנות עשר ביצים', 'לקנות עשר ביצים', null, null],
  ['לקרוא בשלוש שפות', 'לקרוא בשלוש שפות', null, null],
  ['לבשל ארוחת הערב', 'לבשל ארוחת הערב', null, null],
  ['להמחיש את הרעיון', 'להמחיש את הרעיון', null, null],
  ['לישון עוד שעה', 'לישון עוד שעה', null, null],
  ['להעריך 3.5 נקודות', 'להעריך 3.5 נקודות', null, null],
  ['לדבר עם יום טוב', 'לדבר עם יום טוב', null, null],
  ['להתקשר לאמא כל יום ראשון ב-9', 'להתקשר לאמא כל יום ראשון ב-9', null, null],
  ['לסכם את השבוע', 'לסכם את השבוע', null, null],
];

function read(text: string, language: Language, now: string, zone: string) {
  const {
    title,
    due_on: day,
    remind_at: remindAt,
  } = readQuickAdd(text, language, new Date(now), zone);
  const time = remindAt && wallClockOf(new Date(remindAt), zone).toISOString().slice(0, 16);
  return { title, day, time, remindAt };
}

test.each(english)('%s', (text, title, day, time) => {
  const found = read(text, 'en', '2026-11-25T10:00:00Z', 'Europe/London');
  expect(found).toMatchObject({ title, day, time: time && `${String(day)}T${time}` });
});

test.each(hebrew)('%s', (text, title, day, time) => {
  const found = read(text, 'he', '2026-11-25T08:00:00Z', 'Asia/Jerusalem');
  expect(found).toMatchObject({ title, day, time: time && `${String(day)}T${time}` });
});

test('120 phrases of each language are known', () => {
  expect([english.length, hebrew.length]).toEqual([60, 60]);
});

test.each([
  ['en', 'Call mum tmrw', 'Call mum', '2026-11-26'],
  ['en', 'Call mum 2nite', 'Call mum', '2026-11-25'],
  ['en', 'Call mum a week from now', 'Call mum', '2026-12-02'],
  ['en', 'Call mum on the 5th', 'Call mum', '2026-12-05'],
  ['en', 'Call mum first thing tomorrow', 'Call mum', '2026-11-26'],
  ['en', 'Move to the 5th floor', 'Move to the 5th floor', null],
  ['he', 'לקנות חלב ומחר לחזור', 'לקנות חלב לחזור', '2026-11-26'],
  ['he', 'לנוח ממחר', 'לנוח', '2026-11-26'],
] as const)('%s: as people also write: %s', (language, text, title, day) => {
  const now = '2026-11-25T10:00:00Z';
  expect(read(text, language, now, 'Europe/London')).toMatchObject({ title, day });
});

describe('clocks and zones', () => {
  test('the day is that of the reader, not of the server', () => {
    const now = '2026-11-25T23:30:00Z';
    expect(read('Call tomorrow', 'en', now, 'Pacific/Auckland').day).toBe('2026-11-27');
    expect(read('Call tomorrow', 'en', now, 'America/Los_Angeles').day).toBe('2026-11-26');
  });

  test('the same words give another moment on the other side of a clock change', () => {
    const at = (now: string) => read('Call tomorrow at 9', 'en', now, 'Europe/London').remindAt;
    expect(at('2027-03-26T12:00:00Z')).toBe('2027-03-27T09:00:00.000Z');
    expect(at('2027-03-27T12:00:00Z')).toBe('2027-03-28T08:00:00.000Z');
  });

  test('hours from now are hours, also over a clock change', () => {
    const { remindAt, time } = read(
      'בעוד 3 שעות לצאת',
      'he',
      '2027-03-25T22:30:00Z',
      'Asia/Jerusalem',
    );
    expect(remindAt).toBe('2027-03-26T01:30:00.000Z');
    expect(time).toBe('2027-03-26T04:30');
  });

  test('a time that the clock leaps over comes an hour later', () => {
    const { time } = read('Call tomorrow at 1:30am', 'en', '2027-03-27T12:00:00Z', 'Europe/London');
    expect(time).toBe('2027-03-28T02:30');
  });

  test.each(['Asia/Jerusalem', 'Europe/London', 'America/New_York', 'Asia/Kathmandu'])(
    'every hour of two years is found again on the clock of %s',
    (zone) => {
      const lost: string[] = [];
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 3_600_000) {
        const wall = wallClockOf(new Date(at), zone);
        const back = wallClockOf(momentOf(wall, zone), zone);
        if (back.getTime() !== wall.getTime()) lost.push(wall.toISOString());
      }
      expect(lost).toEqual([]);
    },
  );

  test('words of the other language are read, too', () => {
    const zone = 'Asia/Jerusalem';
    const now = '2026-11-25T08:00:00Z';
    expect(read('Call Dan tomorrow', 'he', now, zone)).toMatchObject({ day: '2026-11-26' });
    expect(read('להתקשר לדן מחר', 'en', now, zone)).toMatchObject({ day: '2026-11-26' });
  });
});
