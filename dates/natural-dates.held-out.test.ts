import { expect, test } from 'vitest';
import { wallClockOf } from '#contract/wall-clock.ts';
import { readQuickAdd } from './natural-dates.ts';

/** Written before the reader was; nobody changes the reader to suit a phrase of this file. */
type Phrase = [text: string, title: string, day: string | null, time: string | null];

/** It is Wednesday 25 November 2026, 10:00. */
const english: Phrase[] = [
  ['Call mum tomorrow', 'Call mum', '2026-11-26', null],
  ['Pay the rent on Friday', 'Pay the rent', '2026-11-27', null],
  ['Write to Harbour Studio today at 17:00', 'Write to Harbour Studio', '2026-11-25', '17:00'],
  ['Book the dentist next Monday', 'Book the dentist', '2026-11-30', null],
  ['Send the letter in two weeks', 'Send the letter', '2026-12-09', null],
  ['Walk by the sea tonight', 'Walk by the sea', '2026-11-25', '20:00'],
  ['Order the cake on 3 December', 'Order the cake', '2026-12-03', null],
  ['Order the cake by December 3rd', 'Order the cake', '2026-12-03', null],
  ['Talk to Dan next Sunday at 9', 'Talk to Dan', '2026-12-06', '09:00'],
  ['Meet Lina on Saturday at 8pm', 'Meet Lina', '2026-11-28', '20:00'],
  ['Take out the bins in an hour', 'Take out the bins', '2026-11-25', '11:00'],
  ['Check the oven in 20 minutes', 'Check the oven', '2026-11-25', '10:20'],
  ['Renew the passport in three months', 'Renew the passport', '2027-02-25', null],
  ['tomorrow: buy milk', 'buy milk', '2026-11-26', null],
  ['Tomorrow morning water the plants', 'water the plants', '2026-11-26', '09:00'],
  ['Read the contract on Tuesday evening', 'Read the contract', '2026-12-01', '19:00'],
  ['Ring the bank at 3', 'Ring the bank', '2026-11-25', '15:00'],
  ['Ring the bank at 9am', 'Ring the bank', '2026-11-26', '09:00'],
  ['Ring the bank at half past ten', 'Ring the bank', '2026-11-25', '10:30'],
  ['Lunch with Noa at noon', 'Lunch with Noa', '2026-11-25', '12:00'],
  ['Lunch with Noa tomorrow at noon', 'Lunch with Noa', '2026-11-26', '12:00'],
  ['Finish the draft by the end of the month', 'Finish the draft', '2026-11-30', null],
  ['Plan the trip next week', 'Plan the trip', '2026-11-30', null],
  ['Clean the shed this weekend', 'Clean the shed', '2026-11-28', null],
  ['File the taxes on 31/1', 'File the taxes', '2027-01-31', null],
  ['File the taxes on 31 January 2027', 'File the taxes', '2027-01-31', null],
  ['Visit grandma in 10 days', 'Visit grandma', '2026-12-05', null],
  ['Visit grandma the day after tomorrow', 'Visit grandma', '2026-11-27', null],
  ['Reply to Sam on Thursday at 10:30', 'Reply to Sam', '2026-11-26', '10:30'],
  ['Reply to Sam Thursday 10:30', 'Reply to Sam', '2026-11-26', '10:30'],
  ['Stretch this evening', 'Stretch', '2026-11-25', '19:00'],
  ['Stretch this afternoon', 'Stretch', '2026-11-25', '15:00'],
  ['Give back the book on 2027-01-15', 'Give back the book', '2027-01-15', null],
  ['Give back the book in a week', 'Give back the book', '2026-12-02', null],
  ['Prepare the room by Friday noon', 'Prepare the room', '2026-11-27', '12:00'],
  ['Buy a gift before Saturday', 'Buy a gift', '2026-11-28', null],
  ['Submit the form on Jan 5', 'Submit the form', '2027-01-05', null],
  ['Submit the form on the 5th of January at 14:00', 'Submit the form', '2027-01-05', '14:00'],
  ['Ask Mia this Friday', 'Ask Mia', '2026-11-27', null],
  ['Wash the car in half an hour', 'Wash the car', '2026-11-25', '10:30'],
  ['Wash the car in 2 days at 7pm', 'Wash the car', '2026-11-27', '19:00'],
  // Nothing of a date.
  ['Read Second Thoughts', 'Read Second Thoughts', null, null],
  ['I may need a break', 'I may need a break', null, null],
  ['Sit in the sun', 'Sit in the sun', null, null],
  ['March with the others', 'March with the others', null, null],
  ['Write 3 sentences', 'Write 3 sentences', null, null],
  ['Buy 2 tickets for 40 pounds', 'Buy 2 tickets for 40 pounds', null, null],
  ['Thank April for the flowers', 'Thank April for the flowers', null, null],
  ['Read chapter 12', 'Read chapter 12', null, null],
  ['Run every Tuesday', 'Run every Tuesday', null, null],
  ['Look at the photo from last summer', 'Look at the photo from last summer', null, null],
  ['Be present now and then', 'Be present now and then', null, null],
  ['Version 1.2 of the plan', 'Version 1.2 of the plan', null, null],
  ['Mix 1/2 cup of flour', 'Mix 1/2 cup of flour', null, null],
  ['Set up the 24/7 line', 'Set up the 24/7 line', null, null],
  ['Ten minutes by the window', 'Ten minutes by the window', null, null],
  ['Write about yesterday', 'Write about yesterday', null, null],
  ['Try one quiet morning', 'Try one quiet morning', null, null],
  ['Call Wed Anderson', 'Call Wed Anderson', null, null],
  ['Save the date', 'Save the date', null, null],
];

const hebrew: Phrase[] = [
  ['להתקשר לאמא מחר', 'להתקשר לאמא', '2026-11-26', null],
  ['לשלם שכירות ביום שישי', 'לשלם שכירות', '2026-11-27', null],
  ['לכתוב לסטודיו נמל היום ב-17:00', 'לכתוב לסטודיו נמל', '2026-11-25', '17:00'],
  ['לקבוע תור לרופא מחרתיים', 'לקבוע תור לרופא', '2026-11-27', null],
  ['לדבר עם דן ביום שלישי בערב', 'לדבר עם דן', '2026-12-01', '19:00'],
  ['לשלוח את המכתב בעוד שבועיים', 'לשלוח את המכתב', '2026-12-09', null],
  ['לדבר עם לינה ביום ראשון הבא ב-9', 'לדבר עם לינה', '2026-11-29', '09:00'],
  ['להזמין עוגה ב-3 בדצמבר', 'להזמין עוגה', '2026-12-03', null],
  ['היום ב-17:30 לצאת להליכה', 'לצאת להליכה', '2026-11-25', '17:30'],
  ['לבדוק את התנור בעוד שעתיים', 'לבדוק את התנור', '2026-11-25', '12:00'],
  ['לתכנן את הטיול בשבוע הבא', 'לתכנן את הטיול', '2026-11-29', null],
  ['לנקות את המחסן בסוף השבוע', 'לנקות את המחסן', '2026-11-27', null],
  ['לסיים את הטיוטה עד יום חמישי', 'לסיים את הטיוטה', '2026-11-26', null],
  ['לסיים את הטיוטה עד מחר בבוקר', 'לסיים את הטיוטה', '2026-11-26', '09:00'],
  ['לחדש דרכון בעוד שלושה חודשים', 'לחדש דרכון', '2027-02-25', null],
  ['לבקר את סבתא בעוד עשרה ימים', 'לבקר את סבתא', '2026-12-05', null],
  ['לבקר את סבתא בעוד יומיים', 'לבקר את סבתא', '2026-11-27', null],
  ['להוציא את הזבל בעוד רבע שעה', 'להוציא את הזבל', '2026-11-25', '10:15'],
  ['להוציא את הזבל בעוד חצי שעה', 'להוציא את הזבל', '2026-11-25', '10:30'],
  ['לצלצל לבנק בעוד 20 דקות', 'לצלצל לבנק', '2026-11-25', '10:20'],
  ['לצלצל לבנק בשעה 11', 'לצלצל לבנק', '2026-11-25', '11:00'],
  ['לצלצל לבנק מחר בשעה תשע וחצי', 'לצלצל לבנק', '2026-11-26', '09:30'],
  ['לצלצל לבנק ב-8:15', 'לצלצל לבנק', '2026-11-26', '08:15'],
  ['ארוחה עם נועה מחר בצהריים', 'ארוחה עם נועה', '2026-11-26', '12:00'],
  ['לקרוא את החוזה הערב', 'לקרוא את החוזה', '2026-11-25', '19:00'],
  ['להכין תיק הלילה', 'להכין תיק', '2026-11-25', '21:00'],
  ['מחר: לקנות חלב', 'לקנות חלב', '2026-11-26', null],
  ['ביום ב׳ לשלוח קורות חיים', 'לשלוח קורות חיים', '2026-11-30', null],
  ["לשלוח קורות חיים ביום ה'", 'לשלוח קורות חיים', '2026-11-26', null],
  ['להחזיר את הספר ב-15.1.2027', 'להחזיר את הספר', '2027-01-15', null],
  ['להחזיר את הספר ב-15/1', 'להחזיר את הספר', '2027-01-15', null],
  ['להחזיר את הספר בעוד שבוע', 'להחזיר את הספר', '2026-12-02', null],
  ['להגיש את הטופס ב-5 לינואר בשעה 14:00', 'להגיש את הטופס', '2027-01-05', '14:00'],
  ['להגיש את הטופס עד סוף החודש', 'להגיש את הטופס', '2026-11-30', null],
  ['לשאול את מיה ביום שישי הקרוב', 'לשאול את מיה', '2026-11-27', null],
  ['לשאול את מיה בשבת בערב', 'לשאול את מיה', '2026-11-28', '19:00'],
  ['לשאול את מיה ברביעי בשש בערב', 'לשאול את מיה', '2026-12-02', '18:00'],
  ['להתחיל ללמוד בחודש הבא', 'להתחיל ללמוד', '2026-12-01', null],
  ['לְהִתְקַשֵּׁר לְאִמָּא מָחָר', 'לְהִתְקַשֵּׁר לְאִמָּא', '2026-11-26', null],
  ['מחר אחר הצהריים לאסוף את הילדים', 'לאסוף את הילדים', '2026-11-26', '15:00'],
  ['לאסוף את הילדים היום אחה"צ', 'לאסוף את הילדים', '2026-11-25', '15:00'],
  ['לאסוף את הילדים מחר בארבע', 'לאסוף את הילדים', '2026-11-26', '16:00'],
  // Nothing of a date.
  ['יום הולדת לאמא', 'יום הולדת לאמא', null, null],
  ['לכתוב שבת שלום לכולם', 'לכתוב שבת שלום לכולם', null, null],
  ['לקרוא את הפרק השני', 'לקרוא את הפרק השני', null, null],
  ['לנסות עוד פעם אחת', 'לנסות עוד פעם אחת', null, null],
  ['לקנות 3 לחמניות', 'לקנות 3 לחמניות', null, null],
  ['לקנות שני ספרים', 'לקנות שני ספרים', null, null],
  ['לכתוב על אתמול', 'לכתוב על אתמול', null, null],
  ['לרוץ כל יום שלישי', 'לרוץ כל יום שלישי', null, null],
  ['ללמוד שעתיים', 'ללמוד שעתיים', null, null],
  ['עשר דקות ליד החלון', 'עשר דקות ליד החלון', null, null],
  ['לנסות בוקר שקט', 'לנסות בוקר שקט', null, null],
  ['לכתוב חמישה משפטים', 'לכתוב חמישה משפטים', null, null],
  ['לפגוש את אביב', 'לפגוש את אביב', null, null],
  ['להכין ארוחת ערב', 'להכין ארוחת ערב', null, null],
  ['לקנות מתנה ב-50 שקלים', 'לקנות מתנה ב-50 שקלים', null, null],
  ['לפתור את הבעיה בשני צעדים', 'לפתור את הבעיה בשני צעדים', null, null],
  ['לסדר את היומן', 'לסדר את היומן', null, null],
  ['לחשוב על היום שהיה', 'לחשוב על היום שהיה', null, null],
];

const least = 0.95;

const readers = [
  { language: 'en', phrases: english, zone: 'Europe/London', now: '2026-11-25T10:00:00Z' },
  { language: 'he', phrases: hebrew, zone: 'Asia/Jerusalem', now: '2026-11-25T08:00:00Z' },
] as const;

test.each(readers)('at least 95 % of unseen phrases are read: $language', (reader) => {
  const { language, phrases, zone, now } = reader;
  const wrong = phrases.flatMap(([text, title, day, time]) => {
    const read = readQuickAdd(text, language, new Date(now), zone);
    const at = read.remind_at === null ? null : wallClockOf(new Date(read.remind_at), zone);
    const expected = [title, day, time === null ? null : `${String(day)}T${time}`];
    const found = [read.title, read.due_on, at?.toISOString().slice(0, 16) ?? null];
    return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ text, expected, found }];
  });
  expect(phrases).toHaveLength(60);
  const share = 1 - wrong.length / phrases.length;
  expect(share, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(least);
});
