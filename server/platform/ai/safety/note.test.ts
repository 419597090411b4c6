import { describe, expect, test } from 'vitest';
import {
  careAnswers,
  careHeavier,
  careMisread,
  careNote,
  careQuestionPast,
} from '#content/guide/safety-replies.ts';
import { careAfter } from './care.ts';
import { dangerIn } from './danger.ts';

const words = {
  en: {
    alike: "I've already asked my sister if she would take the cat, just in case I am not there",
    named: 'I want to disappear',
    alone:
      'The ladder is already in the barn. I fed the hens double so they last till someone comes',
    hinted: "I've already asked my sister if she would take the cat, just in case I am not there",
    death: 'I want to end my life',
    barely:
      "Two tickets. My mother was the one who did the labels. She's never been higher than the third floor",
    clauses: [
      "That he's scared and won't say so. And I was hoping he'd say no so I could be cross with him",
      "that she'll go quiet. she doesnt shout, she just goes quiet and then youre out",
      'whatever. the thing im scared of is he thinks i never meant to pay it back',
    ],
    atEase: [
      'haha',
      'lol',
      'I could ask her on Sunday',
      'It worked',
      "I'd respect myself for that",
      'I saw a running group online, maybe I could go',
    ],
    no: 'no, nothing like that, it is about a move',
    other: 'The move is in May and I have no boxes yet',
    denials: [
      'No!! I mean that I am stuck, not that I want to die. Enough',
      "no, I don't want to die, it is about money",
      'What? No. No thoughts like that, I am only tired of the train',
    ],
    noDenials: [
      "No. I don't want to live anymore",
      'no one cares',
      "No, I don't want to be here any more",
      'no, I never wanted to kill myself until this week',
    ],
  },
  he: {
    alike:
      'אני אמא נוראית, וילד צריך אמא נורמלית או בלי בכלל. אחותי כבר הסכימה לגדל, היא חושבת שזה בצחוק',
    named: 'אני רוצה להיעלם',
    alone: 'תמסור לסבתא שהקציצות היו הכי טובות ושאני כבר לא אבוא בשישי, לא בזה ולא באחרים',
    hinted: 'עמדתי היום על הגשר חצי שעה והסתכלתי למטה',
    death: 'אני רוצה להתאבד',
    barely: 'כשאני עוברת ליד החדר הקטן, שם הכן ציור. אני פשוט סוגרת את הדלת',
    clauses: [
      'שאני לא הבנק שלו. שמהראשון לחודש הבא הכסף אצלי או שאני לא מכסה',
      'שישאל אותי לפני שהוא מבטיח ללקוח תאריך. היום גיליתי שאני צריך לגמור שני דברים, אין סיכוי',
      'שאני לא נגדה. שפחדתי עליה. ושאני מצטער שקראתי בלי רשות',
    ],
    atEase: [
      'חחח',
      ':)',
      'אולי אשאל אותה ביום ראשון',
      'אולי אלביש אותו כבר בלילה',
      'ראיתי קבוצת ריצה בים, אולי אלך',
      'זה עזר',
    ],
    no: 'לא, ממש לא, זה על מעבר דירה',
    other: 'המעבר במאי ועדיין אין לי ארגזים',
    denials: [
      'לא!! אני מתכוון שאני תקוע, לא שאני רוצה למות. חלאס',
      'לא!! זה כסף. לא רוצה למות. איך מדברים עם בן אדם שבורח ממספרים?',
      'לא, אין מחשבות כאלה. אמרתי כבר',
    ],
    noDenials: ['לא אכפת לי', 'לא. אני לא רוצה לחיות יותר', 'לא, אני כבר לא רוצה להיות כאן'],
  },
} as const;

test.each([
  ['en', 'I tried to kill myself when I was 19', 'self_harm'],
  ['he', 'ניסיתי לשים לזה סוף בצבא', 'self_harm'],
  ['en', 'When I was a child my father hit me', 'abuse'],
  ['he', 'בתור ילדה אבא שלי הרביץ לי', 'abuse'],
] as const)('what was long ago is asked about as it is now (%s): %s', (language, text, kind) => {
  const { reply } = careAfter(null, text, { language, timezone: 'Europe/London' });
  expect(reply?.text.startsWith(careQuestionPast[kind][language])).toBe(true);
});

describe.each(['en', 'he'] as const)('words that only read like danger (%s)', (language) => {
  const own = words[language];
  const person = { language, timezone: 'Europe/London' };
  const after = (...texts: string[]) => {
    let outcome = careAfter(null, texts[0] ?? '', person);
    for (const text of texts.slice(1)) outcome = careAfter(outcome.state, text, person);
    return outcome;
  };

  test('have a note beside the answer, with its two answers', () => {
    expect(dangerIn(own.alike)).toMatchObject({ level: 'perhaps', clarity: 0 });
    const { state, reply } = after(own.alike);
    expect(state?.phase).toBe('asked');
    expect(reply).toEqual({
      text: careNote.text[language],
      suggestions: [careNote.heavier[language], careNote.goOn[language]],
      asks: true,
      beside: true,
    });
  });

  test('bring the question after a press on “It is heavier”, and after no other yes', () => {
    const { state, reply } = after(own.alike, careNote.heavier[language]);
    expect(state?.phase).toBe('asked');
    expect(reply?.suggestions[0]).toBe(careAnswers.yes[language]);
    expect(reply?.text.startsWith(careHeavier.thanks[language])).toBe(true);
    expect(after(own.alone, careNote.heavier[language]).reply?.text).toContain(
      careHeavier.question[language],
    );
    expect(
      after(own.alike, careNote.heavier[language], careAnswers.yes[language]).state?.phase,
    ).toBe('care');
    expect(after(own.alike, careAnswers.yes[language])).toMatchObject({
      state: { phase: 'calm' },
      reply: null,
    });
  });

  test.each(own.denials)('leave a question that was asked by a denial: %s', (denial) => {
    expect(after(own.named, denial)).toMatchObject({
      state: { phase: 'calm' },
      reply: { text: careMisread[language], beside: true },
    });
  });

  test.each(own.noDenials)('are no denial: %s', (text) => {
    expect(after(own.named, text).state?.phase).not.toBe('calm');
  });

  test.each([own.no, own.other, careNote.goOn[language]])('are noted once: %s', (next) => {
    expect(after(own.alike, next)).toMatchObject({ state: { phase: 'calm' }, reply: null });
    expect(after(own.alike, next, own.alike).reply).toBeNull();
  });

  test('bring the question where they name it after the note, and nothing where they come once more', () => {
    const { state, reply } = after(own.alike, own.named);
    expect(state?.phase).toBe('asked');
    expect(reply?.beside).toBeUndefined();
    expect(reply?.suggestions[0]).toBe(careAnswers.yes[language]);
    expect(after(own.alike, own.alike).reply).toBeNull();
  });

  test('bring no note to the first message of a chat, where no feature points there', () => {
    expect(careAfter(null, own.alone, person, { turn: 0 }).reply).toBeNull();
    expect(careAfter(null, own.hinted, person, { turn: 0 }).reply).not.toBeNull();
    expect(careAfter(null, own.named, person, { turn: 0 }).reply?.beside).toBeUndefined();
  });

  test('bring no note to one of the first messages, where they are barely like danger', () => {
    const noted = [1, 3, 4].map((turn) => careAfter(null, own.barely, person, { turn }).reply);
    expect(noted.map((reply) => reply !== null)).toEqual([false, false, true]);
  });

  test.each(own.clauses)('bring no note to half a sentence that answers: %s', (text) => {
    expect(careAfter(null, text, person).reply).toBeNull();
  });

  test.each(own.atEase)('bring no note to one at ease: %s', (words) => {
    expect(after(`${own.alone} ${words}`).reply).toBeNull();
  });

  test('hide nothing that is named after a no', () => {
    expect(after(own.named, own.no, own.other, own.death).state?.phase).not.toBe('calm');
  });
});
