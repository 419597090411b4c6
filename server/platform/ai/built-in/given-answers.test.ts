import { expect, test } from 'vitest';
import type { Line } from '#content/guide/script.ts';
import { asksGiven } from './given-answers.ts';
import { newChat } from './chat-state.ts';
import { momentOf } from './moment.ts';
import { readingOf } from './reading.ts';

const hour = ['At which hour of the day is the pull strongest?', 'באיזו שעה ביום המשיכה הכי חזקה?'];
const heaviest = ['When is it heaviest?', 'מתי זה הכי כבד?'];
const person = [
  'If one person were to know, with whom would it be in good hands?',
  'אילו רק אדם אחד ידע על זה, אצל מי זה יהיה בידיים טובות?',
];
const since = ['When did you first notice the change?', 'מתי השינוי הורגש אצלך לראשונה?'];
const scares = ['What attracts you in it, and what scares you?', 'מה מושך אותך בזה, ומה מפחיד?'];
const hardest = ['What in it is the hardest just now?', 'מה הכי קשה בזה כרגע?'];
const detail = [
  'Which detail do you keep coming back to?',
  'לאיזה פרט המחשבות שלך חוזרות שוב ושוב?',
];
const need = ['What do you need most right now?', 'מה הכי נחוץ לך עכשיו?'];
const place = [
  'Where is the pressure stronger now, at work or at home?',
  'איפה הלחץ חזק יותר עכשיו, בעבודה או בבית?',
];
const who = ['Who knows that you carry this?', 'מי עוד יודע שהפחד הזה איתך?'];
const missed = ['What do you miss the most?', 'מה הכי חסר לך?'];
const brought = [
  'That’s a hard word. What brought it up today?',
  'זו מילה קשה. מה העלה אותה היום?',
];
const inside = [
  'What do you say to yourself when you think of the exam?',
  'מה עובר לך בראש כשהמבחן עולה במחשבה?',
];
const stuck = [
  'What part of the work feels most stuck right now?',
  'איזה חלק בעבודה הכי תקוע כרגע?',
];
const opened = [
  'What happens in the first minute after the file opens?',
  'מה קורה בדקה הראשונה אחרי שהקובץ נפתח?',
];
const occasion = [
  'What happened last, so that it is on your mind today?',
  'מה קרה לאחרונה, שזה מעסיק אותך היום?',
];
const now = ['What makes it come up now?', 'מה גרם לזה לעלות עכשיו?'];
const next = ['What would you like to happen next?', 'ומה היה טוב שיקרה הלאה?'];
const other = ['What does it do for you?', 'מה זה נותן לך?'];

function isGiven([en = '', he = '']: string[], language: 'en' | 'he', texts: readonly string[]) {
  const state = newChat('given', language);
  state.said = texts.slice(0, -1);
  const line: Line = { id: 'subject.x.PS.0', en, he, asks: true, slots: [] };
  const moment = momentOf(state, readingOf(texts.at(-1) ?? '', language), {
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    at: new Date('2026-11-26T09:00:00Z'),
    avoid: new Set(),
    keepsActions: true,
    wordsMax: 60,
    isShown: false,
    laysCards: true,
    amongPeople: false,
    dealt: null,
    laid: null,
    pressed: null,
    remembered: null,
    protest: null,
  });
  return asksGiven(line, moment);
}

test.each([
  ['en', hour, ['it’s the 6pm thing. beer, balcony, chat', 'he’s the only person I speak to']],
  ['en', hour, ['evenings I guess, when she’s on the sofa, in the evening']],
  ['en', heaviest, ['mostly at night', 'and I just nod']],
  ['he', heaviest, ['בלילה, כשכולם ישנים']],
  ['en', person, ['I don’t know how to tell my wife', 'it was too late', 'so how do I start']],
  ['he', hour, ['זה תמיד ב3 בלילה', 'שאני לבד עם המספרים']],
  ['he', hour, ['בסוף יום אחרי שהילדים נרדמים']],
  ['he', person, ['קשה לי לספר לאשתי']],
  ['en', ['If it went badly, who would be the hardest to tell?', ''], ['I have to tell my mum']],
  ['en', since, ['my mate has stopped replying. last message was about seven weeks ago']],
  ['en', since, ['it’s been like this since october', 'yes', 'no', 'he just nods']],
  ['he', since, ['מאז שנולד לו הילד לפני חצי שנה הוא כמעט לא עונה לי']],
  ['he', since, ['הבת שלי לא מדברת איתי כבר חודש כמעט']],
  ['en', scares, ['I felt happy for about ten minutes, then I got scared']],
  ['he', scares, ['אני מפחדת להתייבש שם']],
  ['en', hardest, ['the worst bit is that nobody came']],
  ['en', hardest, ['honestly the flat. if it goes wrong I lose it']],
  ['he', hardest, ['מה שממש הרג אותי זה שלא הזמין אותי']],
  ['en', detail, ['and then I remembered that I have two kids']],
  ['he', detail, ['ואז נזכרתי שיש לי שני ילדים']],
  ['en', need, ['i don’t need to say anything to anyone, i just need more hours']],
  ['he', need, ['אני צריכה שמישהו יגיד לי שאני לא משוגעת']],
  ['en', place, ['at home. at work they say thanks']],
  ['he', place, ['בבית. בעבודה לפחות אומרים לי תודה']],
  ['en', who, ['nobody knows about it']],
  ['he', who, ['לא סיפרתי לאף אחד']],
  ['en', stuck, ['i don’t know where to start']],
  ['en', stuck, ['i keep not starting it']],
  ['he', stuck, ['אני פשוט לא מצליחה להתחיל']],
  ['en', opened, ['i open the doc, look at it, then I’m on youtube']],
  ['he', opened, ['פותחת את המחשב וסוגרת']],
  ['en', next, ['I have no idea what I want']],
  ['he', next, ['אין לי מושג מה אני רוצה לעשות הלאה בחיים']],
  ['en', missed, ['we used to play five-a-side and then get a curry', 'i miss him']],
  ['he', missed, ['אני מתגעגעת לשיחות שלנו']],
  ['en', brought, ['today i missed nursery pickup', 'i felt like the worst mum']],
  ['he', brought, ['היום איחרתי לגן', 'הרגשתי האמא הכי גרועה']],
  ['en', inside, ['that i’m gonna fail and have to tell my mum']],
  ['en', occasion, ['sunday is moms 60th and i have to give a speech']],
  ['en', occasion, ['my exam is tomorrow']],
  ['en', now, ['I have to decide by Wednesday']],
  ['he', occasion, ['ביום חמישי יש לנו שיחה']],
  ['he', now, ['אתמול בלילה רבנו']],
  ['he', inside, ['שאני הולכת להיכשל']],
] as const)('%s: %j is not asked after %j', (language, line, texts) => {
  expect(isGiven([...line], language, texts)).toBe(true);
});

test.each([
  ['en', hour, ['I smoke too much']],
  ['en', since, ['I can’t sleep since you ask']],
  ['he', since, ['היא סוגרת את הדלת']],
  ['en', scares, ['I love him but I’d be giving up my flat']],
  ['en', hardest, ['my boss gives me another project every day']],
  ['he', hardest, ['הבוס זורק עלי פרויקט, כי קשה לו']],
  ['en', need, ['I need to tell her by friday']],
  ['he', need, ['אני צריכה להחליט עד יום ראשון']],
  ['en', place, ['three kids and a full time job']],
  ['he', place, ['שלושה ילדים, עבודה במשרה מלאה']],
  ['en', hour, ['it was at 9 in the evening', 'yes', 'no', 'and she left', 'I stayed']],
  ['en', other, ['it’s the 6pm thing, at night']],
  ['he', hour, ['אני מעשן יותר מדי']],
  ['he', other, ['זה תמיד ב3 בלילה']],
] as const)('%s: %j may be asked after %j', (language, line, texts) => {
  expect(isGiven([...line], language, texts)).toBe(false);
});
