import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { titleIn } from './step-title.ts';

const stories = { en: 'My boss checks every mail of mine', he: 'הבוס שלי בודק כל מייל' };

/** On a Friday. */
const { lastReplyTo } = guidedChat({ seed: 'step words', at: '2026-11-27T09:00:00Z' });
const replyTo = (language: Language, ...texts: string[]) =>
  lastReplyTo(language, [stories[language], ...texts]);
const stepIn = (language: Language, ...texts: string[]) =>
  replyTo(language, ...texts).proposals.flatMap((one) =>
    one.kind === 'action' ? [one.payload] : [],
  )[0];

test.each([
  ['en', 'so in the end I’ll sit with Ben on Saturday', 'sit with Ben'],
  ['en', 'finally I’ll send the CV tomorrow', 'send the CV'],
  ['en', 'well, it looks like I’ll see the doctor on Tuesday', 'see the doctor'],
  ['he', 'בסוף אני אשב עם דנה בשבת', 'אשב עם דנה'],
  ['he', 'טוב נראה לי שאכתוב לו מייל ביום שני', 'אכתוב לו מייל'],
  ['he', 'נראה לי שמחר אדבר איתו', 'אדבר איתו'],
  ['he', 'לפחות אני אשלח לה הודעה מחר', 'אשלח לה הודעה'],
  ['he', 'אני חושבת שאני אדבר איתה מחר אחרי העבודה', 'אדבר איתה אחרי העבודה'],
  ['he', 'סוף סוף אני אשלח את הטופס מחר', 'אשלח את הטופס'],
  ['en', 'some time this week I’ll tidy the shed', 'tidy the shed'],
  ['he', 'נראה לי שפשוט אשאל אותו מחר', 'אשאל אותו'],
  ['he', 'מתישהו השבוע אני אעשה סדר במחסן', 'אעשה סדר במחסן'],
] as const)('%s: words that only lead to a step are no part of it: %s', (language, text, title) => {
  expect(stepIn(language, text)?.title).toBe(title);
});

test.each([
  ['en', 'I’ll take Tuesday off', 'take Tuesday off'],
  ['en', 'I’ll invite Tom for Sunday lunch', 'invite Tom for Sunday lunch'],
  [
    'en',
    'I’ll ask him to take Friday and Saturday nights',
    'ask him to take Friday and Saturday nights',
  ],
  ['en', 'I’ll move the Monday meeting to Thursday', 'move the Monday meeting to Thursday'],
  [
    'en',
    'I could send her a note this sunday when our show is on',
    'send her a note when our show is on',
  ],
  [
    'en',
    'I could talk to him tomorrow we have our one to one',
    'talk to him, we have our one to one',
  ],
  ['he', 'אפשר לדבר איתו מחר יש לנו שיחה אישית', 'לדבר איתו, יש לנו שיחה אישית'],
  ['he', 'אני אצא לרוץ בראשון ובשלישי', 'אצא לרוץ בראשון ובשלישי'],
  ['he', 'אז מחר בבוקר לפני העבודה אני אצא להליכה', 'אצא להליכה בבוקר לפני העבודה'],
  ['he', 'אחרי שאסיים לעבוד מחר אני אתקשר לבנק', 'אתקשר לבנק אחרי שאסיים לעבוד'],
  ['he', 'אצייר מחר ב10 דף אחד', 'אצייר דף אחד ב10'],
  ['en', 'ok so tomorrow at eight I’m picking up the phone', 'picking up the phone at eight'],
  ['he', 'היום בערב אני אומר לילדים שאבא עובר דירה', 'אומר לילדים בערב שאבא עובר דירה'],
  ['he', 'יום שני, בבוקר, לפני כולם, אכנס אליו למשרד', 'אכנס אליו למשרד'],
] as const)('%s: a step without its day is a sentence still: %s', (language, text, title) => {
  expect(stepIn(language, text)?.title).toBe(title);
});

test.each([
  ['en', 'I’ll say “sorry, I was wrong” to her tomorrow', 'say “sorry, I was wrong” to her'],
  [
    'en',
    'I’ll write to Ben tomorrow: my day was long, come over',
    'write to Ben: my day was long, come over',
  ],
  ['he', 'אני אגיד לה "סליחה, טעיתי" מחר', 'אגיד לה "סליחה, טעיתי"'],
  ['he', 'טוב אני אכתוב לו: אני מתגעגעת, בוא נשתה קפה', 'אכתוב לו: אני מתגעגעת, בוא נשתה קפה'],
] as const)('%s: words that will be said stay whole: %s', (language, text, title) => {
  expect(stepIn(language, text)?.title).toBe(title);
});

test.each([
  [
    'en',
    'there’s a course in Leeds, I’ll call them on Sunday and then I’ll tell her',
    'call the course in Leeds',
  ],
  ['en', 'Maybe I could make her an album. Yes, I’ll do that tomorrow', 'make her an album'],
  [
    'en',
    'I’d say “I’m coming back”. I’ll do that sunday at bath time',
    'say “I’m coming back” at bath time',
  ],
  [
    'en',
    'Ben’s idea was a walk before bed. we’ll try that tomorrow',
    'Ben’s idea was a walk before bed: try that',
  ],
  [
    'he',
    'יש קורס נגרות בפתח תקווה, אני אתקשר אליהם ביום ראשון ואחר כך אספר לה',
    'אתקשר לקורס נגרות בפתח תקווה',
  ],
  [
    'en',
    'there’s a pottery class here, I’ll sign up for it tomorrow',
    'sign up for the pottery class here',
  ],
  ['en', 'I found a walking group. I’ll join them on Monday', 'join the walking group'],
  ['he', 'יש חוג קרמיקה בשכונה, אירשם אליו מחר', 'אירשם לחוג קרמיקה בשכונה'],
  ['he', 'הנגרות. יש קורס ברביעי, אני אתקשר אליהם ביום ראשון', 'הנגרות: אתקשר לקורס'],
  ['he', 'רוצה לבשל לו ארוחת ערב. אעשה את זה מחר', 'לבשל לו ארוחת ערב'],
] as const)('%s: “that” and “them” are put into words: %s', (language, text, title) => {
  expect(stepIn(language, text)?.title).toBe(title);
});

test.each([
  ['en', 'I’ll do it tomorrow'],
  ['he', 'אני אעשה את זה מחר'],
] as const)('%s: the guide asks for the words of a step without any: %s', (language, text) => {
  expect(replyTo(language, text).rule).toBe('ask_wording');
});

test.each([
  [
    'en',
    'I’ll try alone. tomorrow his dad takes him and I say goodbye at the door',
    'say goodbye at the door',
  ],
  [
    'en',
    'I’ll ask my coach tomorrow whether I can switch teams',
    'ask my coach whether I can switch teams',
  ],
  ['en', 'when I finish work tomorrow I’ll ring the bank', 'ring the bank'],
  ['en', 'let me text Sal tomorrow', 'text Sal'],
  ['en', 'thinking of talking to my wife tomorrow', 'talking to my wife'],
  ['he', 'אני חושב לדבר עם אשתי מחר', 'לדבר עם אשתי'],
  ['en', 'could do a walk on the beach tomorrow', 'do a walk on the beach'],
  ['en', 'I have to call the insurance tomorrow', 'call the insurance'],
  ['en', 'I’m sending him the message now. thanks anyway', 'sending him the message'],
  ['he', 'אני אנסה לבד. מחר אבא שלו לוקח אותו ואני אומרת לו שלום בדלת', 'אומרת לו שלום בדלת'],
  ['he', 'אשאל את המאמן מחר אם אפשר לעבור צוות', 'אשאל את המאמן אם אפשר לעבור צוות'],
  ['he', 'אני חייבת להתקשר לביטוח לאומי מחר', 'להתקשר לביטוח לאומי'],
  ['he', 'היועצת הציעה שאבא שלו יביא אותו. ננסה מחר', 'היועצת הציעה שאבא שלו יביא אותו: ננסה'],
  ['he', 'עכשיו אני שולחת לו את ההודעה', 'שולחת לו את ההודעה'],
] as const)('%s: a step is heard in the midst of talk: %s', (language, text, title) => {
  expect(stepIn(language, text)).toMatchObject({
    title,
    due_on: expect.stringMatching(/-2[78]$/u),
  });
});

test.each([
  ['en', 'that he’d trust me. at least that I’d send simple mails on my own'],
  ['en', 'I wish he’d let me send simple mails myself'],
  ['en', 'tomorrow she comes and I feel sick'],
  ['en', 'I’m crying now'],
  ['en', 'when I see him tomorrow I’ll be lost'],
  ['he', 'שיתייעץ איתי. לפחות שמיילים פשוטים אני אשלח לבד'],
  ['he', 'הלוואי שהוא ייתן לי לשלוח מיילים לבד'],
  ['he', 'העיקר שאני אשלח אותם לבד'],
  ['he', 'כל יום ראשון אני מבטיח לעצמי ולא עושה'],
  ['he', 'אני עובד מחר ואחר כך אני נופל למיטה'],
] as const)('%s: a wish that depends on others, or a story, is no step: %s', (language, text) => {
  expect(stepIn(language, text)).toBeUndefined();
});

test.each([
  ['en', 'I’ll draw one page today at 8', 'draw one page at 8pm'],
  ['en', 'I’ll draw one page today at 11', 'draw one page at 11'],
  ['en', 'I’ll draw one page tomorrow at 8', 'draw one page at 8'],
  ['he', 'אצייר היום ב8 דף אחד', 'אצייר דף אחד ב־20:00'],
  ['he', 'אצייר היום בשעה 22:00 דף אחד', 'אצייר דף אחד בשעה 22:00'],
] as const)(
  '%s: an hour of today that is over is one of the evening: %s',
  (language, text, title) => {
    expect(stepIn(language, text)?.title).toBe(title);
  },
);

test.each([
  ['en', 'I’ll ask him to take Friday and Saturday nights'],
  ['en', 'I’d like to invite Tom for Sunday lunch'],
  ['he', 'אני אבקש ממנו לקחת את הלילות של יום שישי'],
] as const)('%s: the day of somebody else is not that of the asking: %s', (language, text) => {
  expect(replyTo(language, text).rule).toBe('ask_day');
});

test.each([
  ['en', 'maybe saturday when the kids are at football'],
  ['en', 'anyway saturday it is, just have to not chicken out'],
  ['he', 'אולי שבת בזמן שהילדים בחוג'],
  ['he', 'שבת אז'],
] as const)('%s: a day that is settled is one for the step before it: %s', (language, text) => {
  const wish = { en: 'I want to tell my wife about it', he: 'רוצה לספר לאשתי על הכסף' };
  expect(stepIn(language, wish[language], text)?.due_on).toBe('2026-11-28');
  expect(replyTo(language, text).rule).toBe('ask_wording');
});

test.each([
  ['en', 'maybe saturday when he comes I cry'],
  ['he', 'בשבת כשהוא בא קשה לי'],
] as const)('%s: and none in a story: %s', (language, text) => {
  expect(replyTo(language, text).rule).toMatch(/^(?:listen|remark|offer_exercise)/u);
});

test.each([
  [
    'en',
    'I’ll put it on the kitchen table. Tonight. Though then she sees it.',
    'put it on the kitchen table',
  ],
  ['en', 'Ask her for ten minutes on Monday. That is enough for me.', 'Ask her for ten minutes'],
  [
    'en',
    'im sending him the text now, 300 tonight and the rest end of feb',
    'sending him the text now, 300 tonight and the rest end of feb',
  ],
  ['he', 'אני אפתור שאלה 1 מחר. עשר דקות זה מספיק לשאלה אחת', 'אפתור שאלה 1'],
  ['he', 'הבגדים של הגן בלילה. את זה אני עושה היום. תזכיר לי', 'הבגדים של הגן בלילה'],
  [
    'en',
    'The nursery clothes at night. That’s what I’m doing today',
    'The nursery clothes at night',
  ],
  [
    'en',
    'I’ll ask Dave if we can do the roundabout on Monday',
    'ask Dave if we can do the roundabout on Monday',
  ],
  [
    'he',
    'אשאל את דייב אם אפשר לעשות את הכיכר ביום שני',
    'אשאל את דייב אם אפשר לעשות את הכיכר ביום שני',
  ],
] as const)('%s: a title holds the act and no remark about it: %s', (language, text, title) => {
  expect(stepIn(language, text)?.title).toBe(title);
});

test.each([
  ['he', 'היום אני יוצא ב6 בבוקר וחוזר ב9 בלילה, את הילדים אני רואה בשישי שבת'],
  ['en', 'today I leave at 6 in the morning and come home at 9'],
  ['he', 'מה הקשר?? ערבבת הכל. שאלתי איך להגיד לו'],
  ['en', 'I’d call her tomorrow if she wasn’t so angry'],
  ['en', 'i’d call her tomorrow but I’m scared'],
  ['en', 'I’d say it was a bad day on Sunday'],
  ['en', 'I’d say it’s fine today'],
  ['en', 'I’d start crying on Monday in the meeting'],
] as const)('%s: no step stands in an account, a protest or a condition: %s', (language, text) => {
  expect(stepIn(language, text)).toBeUndefined();
});

describe('a title with its verb and what it is about', () => {
  test.each([
    [
      'en',
      'there’s a board game thing on Sunday afternoons at the pub on North Street. I could go this Sunday. Just for an hour',
      'go to the board game thing at the pub on North Street',
    ],
    ['he', 'יש חוג קרמיקה בשכונה ביום שלישי. אני אלך ביום שלישי', 'אלך לחוג קרמיקה בשכונה'],
    [
      'en',
      'im just gonna put the charger in the kitchen tonight and get a cheap alarm clock',
      'put the charger in the kitchen in the evening and get a cheap alarm clock',
    ],
    ['en', 'I’m simply going to tell my sister on Sunday', 'tell my sister'],
    ['en', 'I’ll ask Ann tomorrow if they’d pay for it', 'ask Ann if they’d pay for it'],
    [
      'he',
      'להקליט הודעה של חמש דקות ולתמלל. עכשיו. לפני שאני מסדרת משהו',
      'להקליט הודעה של חמש דקות ולתמלל לפני שאני מסדרת משהו',
    ],
    [
      'en',
      'I’ll record a note of five minutes. Now. Before I tidy up anything',
      'record a note of five minutes',
    ],
  ] as const)('%s: %s', (language, text, title) => {
    expect(stepIn(language, text)?.title.replaceAll("'", '’')).toBe(title);
  });

  test.each([
    ['en', 'I could go on Sunday'],
    [
      'en',
      'She has talked to me like that for years, in front of the children and of everybody else we know. I’ll say it tomorrow',
    ],
    ['he', 'אני אעשה את זה מחר'],
    [
      'he',
      'היא אמרה לי את זה ליד כל המשפחה ליד השולחן ביום ההולדת של אבא ואף אחד לא ענה לה. אגיד לה את זה מחר',
    ],
  ] as const)('%s: an empty one is asked for: %s', (language, text) => {
    expect(stepIn(language, text)).toBeUndefined();
  });
});

test.each([
  ['en', "call Ann about 'the offer'", 'call Ann about the offer'],
  ['en', "ask if they'd pay for the kids' course", "ask if they'd pay for the kids' course"],
  ['he', "לקנות קוטג' ומתנה לח״כ אצל ג'וש", "לקנות קוטג' ומתנה לח״כ אצל ג'וש"],
  ['he', 'לומר לה ״שלום״', 'לומר לה שלום'],
] as const)(
  '%s: a title keeps its apostrophes and no quotation marks: %s',
  (language, text, title) => {
    expect(titleIn(text, language)).toBe(title);
  },
);
