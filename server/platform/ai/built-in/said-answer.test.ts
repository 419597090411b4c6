import { describe, expect, test } from 'vitest';
import { ownWordsOf } from './own-words.ts';
import { quotableIn } from './quotes.ts';
import { answerSlots } from './said-answer.ts';

const answered = (language: 'en' | 'he', asked: string, text: string) =>
  answerSlots(asked, { text, language }, ownWordsOf(text, language));
const bare = (said: string | undefined) => said?.replaceAll(/[“”״\u2068\u2069]/gu, '');

describe('an answer', () => {
  test('of one feeling is said back with the sentence beside it', () => {
    const text = 'humiliating honestly. I do everything at home';
    expect(answered('en', 'What is that like?', text).c).toBe(
      'humiliating. You do everything at home',
    );
  });

  test.each([
    ['he', 'ומה זה עושה לך?', 'כעס. ואולי גם קנאה, לא נעים להגיד', 'כעס. ואולי גם קנאה'],
    ['en', 'What does that do to you?', 'guilt and anger mostly. I never went', 'guilt and anger'],
    ['he', 'ומה עוד הולך יחד עם זה?', 'הולך יחד עם זה שאני מרגיש שקוף', 'אני מרגיש שקוף'],
  ] as const)('%s: %s %s', (language, asked, text, quote) => {
    expect(bare(answered(language, asked, text).q)).toBe(quote);
  });

  test('is none where nothing was asked', () => {
    expect(answered('en', 'I hear you.', 'exhausting. I do everything at home')).toEqual({});
  });
});

describe('a sentence that says less', () => {
  test.each([
    ['That she feels safe. I was bullied in second grade', 'you were bullied in second grade'],
    ['I need to know what we could live on. Nobody has done the maths', 'you need to know'],
    ['i have a dog. I walk alone every evening', 'you walk alone every evening'],
  ])('gives way to the person’s own: %s', (text, mirror) => {
    expect(ownWordsOf(text, 'en').mirrors[0]?.text).toContain(mirror);
  });

  test.each([
    ["I'd like to be able to say let me think about it", 'en'],
    ['she probably hates me for it', 'en'],
    ['היא בטח כועסת עליי', 'he'],
    ['מזכירתי אמרה שאין מקום', 'he'],
  ] as const)('%s: is not turned', (text, language) => {
    expect(ownWordsOf(text, language).mirrors).toEqual([]);
  });

  test.each([
    ['אבל כבר ניסינו פעם וזה החזיק שבוע', 'כבר ניסינו פעם וזה החזיק שבוע'],
    ['שהיא מרגישה בטוחה', 'שהיא מרגישה בטוחה'],
  ])('stays whole: %s', (text, quote) => {
    expect(quotableIn(text, 'he')).toBe(quote);
  });

  test('names a relative in a form for the person', () => {
    expect(ownWordsOf('כלתי אומרת שיש להם חוגים', 'he').mirrors[0]?.text).toBe(
      'כלתך אומרת שיש להם חוגים',
    );
  });
});
