import { describe, expect, test } from 'vitest';
import { careAnswers, careMisread, careRelease } from '#content/guide/safety-replies.ts';
import { careAfter, type CareOutcome } from './care.ts';
import { dangerIn } from './danger.ts';

const people = {
  en: { language: 'en', timezone: 'Europe/London' },
  he: { language: 'he', timezone: 'Asia/Jerusalem' },
} as const;

const words = {
  en: {
    sure: "suddenly I can't breathe and my throat is closing",
    poisoned: 'I swallowed 30 paracetamol pills',
    explained: [
      "it's an expression",
      "I don't need an ambulance",
      'no ambulance needed, can we go on?',
      "I'm physically fine. Can we talk about my brother?",
      'no medical problem. cancel',
      'false alarm',
      'I am breathing normally, only tired',
      "it's an expression: I can't breathe, my throat is closing means too much work",
    ],
    notExplained: [
      "I don't need an ambulance, it will pass",
      'no ambulance, my chest hurts',
      "it's not a joke, I can't breathe",
      'do I need an ambulance?',
      "I'm physically fine but my lips are swelling and I'm fainting",
    ],
    refusals: ["I don't need an ambulance", "I'm physically fine", 'it was a mistake'],
    asides: ['you are stuck. next', 'I want to talk about my brother and the money'],
    body: ['my lips are blue', 'it hurts when I cough', 'I called'],
    death: "I'm physically fine but I want to kill myself",
  },
  he: {
    sure: 'פתאום אני לא נושמת, הגרון נסגר לי',
    poisoned: 'בלעתי שלושים כדורים של אקמול',
    explained: [
      'זה ביטוי',
      'אני לא צריכה אמבולנס',
      'אין שום צורך במד״א!! אני נושמת רגיל. אני עייפה. אפשר לעבור הלאה?',
      'אני בסדר גמור פיזית. אפשר לדבר על אח שלי?',
      'די. אין בעיה רפואית. לבטל',
      'אזעקת שווא',
      'זה לא רפואי, רק עייפות',
      'זה ביטוי. אני לא נושמת, הגרון נסגר לי = אין לי רגע לעצמי',
    ],
    notExplained: [
      'לא צריך אמבולנס, זה יעבור',
      'אני לא צריכה אמבולנס, רק כואב לי בחזה',
      'זה לא ביטוי, אני לא נושמת',
      'אני צריכה אמבולנס?',
      'אני בסדר פיזית אבל השפתיים נפוחות ואני מתעלפת',
    ],
    refusals: ['אני לא צריכה אמבולנס', 'אני בסדר גמור פיזית', 'זו הייתה טעות'],
    asides: ['איזה תקוע. הלאה', 'אני רוצה לדבר על אח שלי ועל הכסף'],
    body: ['השפתיים שלי כחולות', 'כואב לי בחזה כשאני משתעלת', 'התקשרתי'],
    death: 'אני בסדר פיזית אבל אני רוצה להתאבד',
  },
} as const;

describe.each(['en', 'he'] as const)('sure danger of a body, in %s', (language) => {
  const own = words[language];
  const after = (...texts: string[]) => {
    let outcome: CareOutcome = { state: null, reply: null };
    for (const text of texts) outcome = careAfter(outcome.state, text, people[language]);
    return outcome;
  };

  test.each(own.explained)('ends with one apology after %j', (text) => {
    expect(after(own.sure).state?.phase).toBe('care');
    expect(after(own.sure, text)).toMatchObject({
      state: { phase: 'calm' },
      reply: { text: careMisread[language], beside: true },
    });
  });

  test.each([...own.notExplained, own.death])('does not end after %j', (text) => {
    expect(after(own.sure, text).state?.phase).toBe('care');
  });

  test.each(own.refusals)('of somebody who swallowed too much does not end after %j', (text) => {
    expect(after(own.poisoned, text).state?.phase).toBe('care');
  });

  test('is asked about after two messages about something else, and a no is an end', () => {
    expect(after(own.sure, own.asides[0]).state?.phase).toBe('care');
    const { state, reply } = after(own.sure, ...own.asides);
    expect(state?.phase).toBe('asked');
    expect(reply?.text.startsWith(careRelease.self[language])).toBe(true);
    expect(reply?.suggestions).toEqual([careAnswers.yes[language], careAnswers.no[language]]);
    expect(after(own.sure, ...own.asides, careAnswers.no[language]).state?.phase).toBe('calm');
    expect(after(own.sure, ...own.asides, careAnswers.yes[language]).state?.phase).toBe('care');
  });

  test.each(own.body)('is not asked about where a message between says %j', (text) => {
    const { state } = after(own.sure, text, own.asides[0], text);
    expect(state?.phase).toBe('care');
  });

  test('goes on where its question is passed by', () => {
    const [first, second] = own.asides;
    expect(after(own.poisoned, first, second, second).state?.phase).toBe('care');
    expect(after(own.sure, first, second, second).state?.phase).toBe('care');
  });
});

describe('words of breath', () => {
  test.each([
    "I can't breathe, my chest is tight",
    "I can't breathe. My lips are swelling",
    'my asthma is bad and I cannot breathe',
    "suddenly I can't breathe",
    "my mum can't breathe",
    "he is not breathing and I'm alone with him",
    'אני לא נושמת והלשון מתנפחת',
    'אין לי אוויר. החזה לוחץ',
    'פתאום אני לא מצליח לנשום',
    'אבא לא נושם',
    'הילדה לא מצליחה לנשום',
  ])('are sure beside a sign of the body, or of somebody else: %s', (text) => {
    expect(dangerIn(text)).toMatchObject({ level: 'sure', kind: 'medical' });
  });

  test.each([
    "I can't breathe",
    "they all want something from me and I can't breathe",
    "I came here because I can't breathe",
    'אני לא נושמת',
    'כולם רוצים ממני משהו ואני לא נושמת',
    'אני לא באתי לדבר על הצד שלה, אני באתי כי אני לא נושמת',
    'אני נחנקת בבית הזה',
  ])('of oneself alone are asked about at most: %s', (text) => {
    expect(dangerIn(text)?.level).toBe('perhaps');
  });

  test.each([
    "I have no minute, the inbox is full and I can't breathe with all the work",
    'מרוב עבודה אני לא נושמת',
    'אשתי צוחקת כבר שעה, היא לא נושמת',
  ])('of a load or of laughter are none: %s', (text) => {
    expect(dangerIn(text)?.kind).not.toBe('medical');
  });
});
