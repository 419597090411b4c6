import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { kindsRefused } from './closed-kinds.ts';

const { repliesTo } = guidedChat({ seed: 'closed', at: '2026-11-26T09:00:00Z' });

describe('a kind of subjects is refused', () => {
  test.each([
    ['en', 'I never mentioned work', 'work'],
    ['en', 'it’s not about work, it’s our home', 'work'],
    ['en', 'not work, my son', 'work'],
    ['en', 'nothing to do with my job', 'work'],
    ['en', 'I wasn’t talking about my mother', 'parents'],
    ['en', 'its not really a big question, its just my boss', 'meaning'],
    ['he', 'על עבודה לא דיברתי בכלל', 'work'],
    ['he', 'זה לא עבודה. זה הבית שלנו', 'work'],
    ['he', 'לא עבודה, הבית', 'work'],
    ['he', 'לא דיברתי על העבודה', 'work'],
    ['he', 'מה הקשר לעבודה?', 'work'],
    ['he', 'אין לזה קשר לכסף', 'money'],
  ] as const)('%s: %s', (language, text, kind) => {
    expect(kindsRefused(text, language, null)).toEqual([kind]);
  });

  test.each([
    ['en', 'work again?', 'job_to_leave', 'work'],
    ['en', 'Loneliness? I’ve got three teenagers', 'loneliness', 'loneliness'],
    ['he', 'שוב עבודה? הבית', 'job_to_leave', 'work'],
  ] as const)('%s: where it is spoken of: %s', (language, text, subject, kind) => {
    expect(kindsRefused(text, language, subject)).toEqual([kind]);
    expect(kindsRefused(text, language, null)).toEqual([]);
  });

  test.each([
    ['en', 'I can’t work any more'],
    ['en', 'I’m not at work today'],
    ['en', 'my job isn’t good for me'],
    ['en', 'it is not love anymore'],
    ['en', 'I do not work on fridays'],
    ['en', 'I haven’t told my wife'],
    ['he', 'אני לא בעבודה היום'],
    ['he', 'זה לא עבודה קלה'],
    ['he', 'אין לי כוח לעבודה'],
    ['he', 'לא דיברתי עם הבוס'],
  ] as const)('%s: not by %s', (language, text) => {
    expect(kindsRefused(text, language, 'job_to_leave')).toEqual([]);
  });
});

test.each([
  [
    'en',
    [
      'I hate my job, I dread going in',
      'It’s not about work, it’s our home',
      'My wife does it all',
    ],
    /\b(?:work|job|boss|office)\b/iu,
  ],
  [
    'he',
    ['אני שונא את העבודה שלי', 'על עבודה לא דיברתי בכלל, אני מדבר על הבית', 'אשתי עושה שם הכול'],
    /עבוד|בוס|משרד/u,
  ],
] as const)('%s: it stays closed for the rest of the chat', (language, opening, words) => {
  const later = {
    en: [
      'I don’t know my place there',
      'The little one cried',
      'So we ate',
      'It got late',
      'Nobody spoke',
    ],
    he: ['אין לי שם מקום', 'הקטן בכה', 'אז אכלנו', 'נהיה מאוחר', 'אף אחד לא דיבר'],
  }[language];
  const replies = repliesTo(language, [...opening, ...later]);
  const before = replies[0]?.lines ?? [];
  expect(before.some((line) => line.startsWith('subject.job_to_leave'))).toBe(true);
  for (const { text, lines } of replies.slice(2)) {
    expect(lines.filter((line) => line.startsWith('subject.'))).toEqual([]);
    expect(text).not.toMatch(words);
  }
});
