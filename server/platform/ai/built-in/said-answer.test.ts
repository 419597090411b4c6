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

  test.each([
    [
      'en',
      'To know I’m not stuck. Like could I sublet my flat for six months? I haven’t asked',
      'could I sublet my flat for six months',
    ],
    [
      'en',
      'Someone to say breathe. I could just do that section first',
      'I could just do that section first',
    ],
    ['he', 'שהוא ייקח משהו קבוע. אבל הוא חוזר בתשע אז לא מקלחות.. אולי בוקר', 'אולי בוקר'],
    [
      'he',
      'אני לא יודעת מה לבחור. אולי לשאול אותם על יומיים מהבית?',
      'אולי לשאול אותם על יומיים מהבית',
    ],
    [
      'en',
      "that I'm gonna fail and have to tell my mum. she paid for the resit",
      "I'm gonna fail and have to tell my mum",
    ],
  ] as const)('%s: is the idea at the end, or what begins as one: %s', (language, text, quote) => {
    expect(bare(answered(language, 'Which suits you?', text).q)).toBe(quote);
  });

  test.each([
    ['en', 'My sister shouted. I could cry'],
    ['en', 'She went quiet. could I ask you something?'],
    ['he', 'היא צעקה עליי. אולי טעיתי'],
    ['he', 'היא לא עונה. אולי לא'],
  ] as const)('%s: is no idea: %s', (language, text) => {
    expect(answered(language, 'Which suits you?', text)).toEqual({});
  });

  test('is none where nothing was asked', () => {
    expect(answered('en', 'I hear you.', 'exhausting. I do everything at home')).toEqual({});
  });
});

describe('a sentence that says less', () => {
  test.each([
    ['That she feels safe. I was bullied in second grade', 'you were bullied in second grade'],
    ['I need to know what we could live on. Nobody has done the maths', 'you need to know'],
    [
      "I'd never find a flat like that again. And I feel bad that that's the first thing I think of",
      "you'd never find a flat like that again",
    ],
    [
      'i keep thinking about one woman on a call. my manager said good call after',
      'you keep thinking about one woman on a call',
    ],
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
