import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');

function lastOf(language: 'en' | 'he', ...texts: string[]) {
  return guideReply({
    seed: 'more',
    turns: texts.map((text) => ({ text, at })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  });
}

const begun = { en: 'I fought with my sister', he: 'רבתי עם אחותי' };

describe('thanks', () => {
  test.each([
    ['en', 'Thanks. Yesterday she told my mother everything', /your mother/u],
    ['en', 'ok, thank you. My father called and he was furious', /your father|furious/u],
    ['he', 'תודה. אתמול היא סיפרה הכול לאמא שלי', /אמא|סיפרה/u],
    ['he', 'סבבה תודה. בבוקר אבא התקשר והוא כעס נורא', /אבא|כעס/u],
  ] as const)('%s: with more after them take no leave: %s', (language, text, own) => {
    const reply = lastOf(language, begun[language], text);
    expect(reply.rule).not.toMatch(/thanks|goodbye/u);
    expect(reply.text).toMatch(own);
  });

  test.each([
    ['en', 'Thanks. I’ll think about it later'],
    ['en', 'thank you. that really helped me a lot today'],
    ['he', 'תודה. זה ממש עזר לי היום'],
  ] as const)('%s: with a word of leave are thanks: %s', (language, text) => {
    expect(lastOf(language, begun[language], text).rule).toBe('thanks');
  });
});

describe('the insight', () => {
  const end = {
    en: ['doing', 'I’ll ring the school on Monday', 'yes'],
    he: ['מעשה', 'אתקשר לבית הספר ביום שני', 'כן'],
  };
  test.each([
    [
      'en',
      'Nobody can guess that I need help. That’s the thing I want to remember.',
      'Nobody can guess that I need help',
    ],
    [
      'he',
      'אף אחד לא מנחש שאני צריכה עזרה. זה המשפט שאני רוצה לשמור',
      'אף אחד לא מנחש שאני צריכה עזרה',
    ],
  ] as const)('%s: is the sentence before the one that marks it: %s', (language, text, words) => {
    const reply = lastOf(language, begun[language], text, ...end[language]);
    expect(reply.proposals).toEqual([{ kind: 'insight', payload: { text: words } }]);
  });

  test.each([
    [
      'en',
      'The fight isn’t what it was about. It was about being asked.',
      'It was about being asked',
    ],
    ['en', 'My sentence was that I may ask for help', 'I may ask for help'],
    ['he', 'האמת שהמשפט שלי היה שמותר לי לבקש עזרה', 'מותר לי לבקש עזרה'],
    ['he', 'הריב זה לא העניין. רציתי שישאלו אותי', 'רציתי שישאלו אותי'],
  ] as const)('%s: is replaced by a correction after the end: %s', (language, text, words) => {
    const reply = lastOf(language, begun[language], ...end[language], text);
    expect(reply.rule).toBe('insight_instead');
    expect(reply.proposals).toEqual([{ kind: 'insight', payload: { text: words } }]);
  });
});

describe('good news', () => {
  test.each([
    ['en', 'I’ve finally met a woman so lovely'],
    ['en', 'We’re madly in love'],
    ['he', 'הכרתי בחור מקסים'],
    ['he', 'אנחנו ממש מאוהבים'],
  ] as const)('%s: of a love is joined: %s', (language, text) => {
    expect(lastOf(language, text).rule).toBe('listen:joy');
  });

  test.each([
    ['en', 'I was so happy back then. Now I count the tiles.'],
    ['en', 'She always wanted to travel and never did'],
    ['en', 'We’re in love but he is married'],
    ['he', 'הייתי כל כך מאושרת פעם. עכשיו אני רק שוכבת'],
  ] as const)('%s: is none of a time that is over: %s', (language, text) => {
    expect(lastOf(language, text).rule).not.toBe('listen:joy');
  });
});

test.each([
  ['en', 'I’m not sad, but I have no idea how to go on', /no idea how to go on/u],
  ['en', 'not for the doctor’s sake, for my daughter’s birthday', /birthday|daughter/u],
  ['he', 'אני לא בהלם, אבל לא יודעת מאיפה להתחיל', /מאיפה להתחיל/u],
] as const)('%s: of “not this, but that” that is heard: %s', (language, text, own) => {
  expect(lastOf(language, begun[language], text).text).toMatch(own);
});

describe('questions about the app', () => {
  test.each([
    ['en', 'is it possible to talk by voice here?', /microphone/u],
    ['en', 'can you remind me on Sunday morning?', /step|hands|reach|outside/u],
    ['en', 'can my partner see this when we share a tablet?', /[Ss]ign/u],
    ['en', 'can I change the app’s language?', /profile/u],
    ['he', 'אפשר לדבר בקול במקום לכתוב לך?', /מיקרופון/u],
    ['he', 'בעלי יכול לראות את השיחה אם הטלפון משותף?', /יציאה/u],
    ['he', 'אפשר לשנות את שפת האפליקציה?', /פרופיל|הגדרות/u],
    ['he', 'מה זה צעד ואיפה אפשר לראות אותו?', /מרכז הפעולה/u],
  ] as const)('%s: %s', (language, text, answer) => {
    expect(lastOf(language, begun[language], text).text).toMatch(answer);
  });
});
