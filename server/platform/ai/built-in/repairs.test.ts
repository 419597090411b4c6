import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');
const seeds = ['one', 'two', 'three', 'four'];

function repliesTo(language: 'en' | 'he', texts: readonly string[], seed = 'repair') {
  const person = { displayName: 'Noa', language, timezone: 'UTC' };
  const turns = texts.map((text) => ({ text, at }));
  return texts.map((_, index) => {
    const reply = guideReply({
      seed,
      turns: turns.slice(0, index + 1),
      person,
      introduces: false,
      keepsActions: true,
    });
    return { ...reply, text: reply.text.replaceAll(/[\u2066-\u2069]/gu, '') };
  });
}

describe('a topic that the person leaves', () => {
  test.each([
    [
      'en',
      ['My laptop is broken and I miss my deadline', 'forget the laptop, I am so tired of it all'],
      ['all right', 'nobody helps me', 'yes', 'I keep going'],
      /laptop/iu,
    ],
    [
      'he',
      ['הרופאה אמרה לי להוריד במשקל', 'תעזבי את הרופאה, אני פשוט עייפה'],
      ['כן', 'אף אחד לא עוזר לי', 'אוקיי', 'אני ממשיכה'],
      /רופאה/u,
    ],
  ] as const)('%s: does not come back', (language, before, after, topic) => {
    for (const seed of seeds) {
      const replies = repliesTo(language, [...before, ...after], seed).map(({ text }) => text);
      expect(replies.slice(before.length).join('\n'), seed).not.toMatch(topic);
    }
  });

  test.each([
    ['en', ['My landlord rang again', 'what’s with the landlord?? forget the landlord']],
    ['he', ['המנהלת שלי שוב התקשרה', 'די עם המנהלת']],
  ] as const)('%s: is taken leave of without a quotation', (language, texts) => {
    const reply = repliesTo(language, texts)[1];
    expect(reply?.rule).toBe('topic_dropped');
    expect(reply?.text).not.toMatch(/“|״/u);
  });

  test.each([
    ['en', ['I argue with my sister a lot', 'I want to leave my job']],
    ['en', ['My job eats me up', 'I haven’t told my sister about my job']],
    ['he', ['רבתי עם אחותי', 'לא סיפרתי על זה לאחותי']],
  ] as const)('%s: “%s” leaves none', (language, texts) => {
    expect(repliesTo(language, texts)[1]?.rule).not.toBe('topic_dropped');
  });

  test.each([
    ['en', 'my boyfriend dumped me on sunday', 'boyfriend'],
    ['he', 'החבר שלי נפרד ממני ביום ראשון', 'החבר שלך'],
  ] as const)(
    '%s: nobody is asked how it is with a partner who left',
    (language, text, partner) => {
      const more = {
        en: ['no', 'it was over a text', 'whatever', 'ok'],
        he: ['לא', 'זה היה בהודעה', 'לא משנה', 'אוקיי'],
      };
      for (const seed of seeds) {
        const replies = repliesTo(language, [text, ...more[language]], seed).slice(1);
        expect(replies.map((one) => one.text).join('\n'), seed).not.toContain(partner);
      }
    },
  );
});

describe('a mistake of the guide', () => {
  test.each([
    ['en', ['my gran was buried in May', 'no wait, she’s not dead, that was a joke']],
    ['he', ['סבתא שלי נקברה, היא מתה', 'סתם, היא לא מתה, זו הייתה בדיחה']],
  ] as const)('%s: nobody is condoled after “not dead”', (language, texts) => {
    expect(repliesTo(language, [...texts, 'ok'])[1]?.rule).toBe('not_lost');
    expect(repliesTo(language, [...texts, 'ok'])[2]?.rule).not.toBe('grief');
  });

  test.each([
    ['en', ['the boss wants to see me', 'I said I’m not scared'], /fear|scared/iu],
    ['he', ['הבוס רוצה לראות אותי', 'אמרתי שאני לא כועסת'], /כעס/u],
  ] as const)('%s: a denied feeling is believed', (language, texts, feeling) => {
    for (const seed of seeds) {
      const reply = repliesTo(language, texts, seed)[1];
      expect(reply?.rule, seed).toBe('denied');
      expect(reply?.text, seed).toMatch(feeling);
      expect(reply?.text, seed).not.toMatch(/sounds like|No wonder|לא פלא|נשמע שיש/u);
    }
  });

  test.each([
    ['en', ['my brother moved out', 'you’re not listening. I feel lonely'], /lonely|loneliness/iu],
    ['en', ['my brother moved out', 'you don’t read. I said he left at night'], /left at night/u],
    ['he', ['אחי עבר דירה', 'אתה לא מקשיב. אמרתי יוגה בבוקר'], /״יוגה בבוקר״/u],
  ] as const)('%s: the words beside a complaint are heard', (language, texts, heard) => {
    const reply = repliesTo(language, texts)[1];
    expect(reply?.rule).toBe('insult');
    expect(reply?.text).toMatch(heard);
  });

  test.each([
    ['en', ['my house is empty', 'you are useless', 'no not you, my days']],
    ['he', ['הבית שלי ריק', 'אתה חסר תועל', 'לא עליך, על החיים שלי']],
  ] as const)('%s: a complaint is taken back', (language, texts) => {
    expect(repliesTo(language, texts)[2]?.rule).toBe('not_me');
  });

  test.each([
    ['en', ['my husband died in March', 'the house is quiet', 'why don’t you ask me anything?']],
    ['he', ['בעלי נפטר במרץ', 'הבית שקט', 'למה את לא שואלת אותי כלום?']],
  ] as const)('%s: whoever misses a question is asked one', (language, texts) => {
    const reply = repliesTo(language, texts)[2];
    expect(reply?.rule).toBe('asks_again');
    expect(reply?.text).toContain('?');
  });
});

describe('a loss that is not the subject', () => {
  test.each([
    [
      'en',
      ['my grandmother died twelve years ago', 'I want to talk about work', 'my boss shouts a lot'],
    ],
    ['he', ['סבתא שלי נפטרה לפני שתים עשרה שנים', 'בא לי לדבר על העבודה', 'הבוס שלי צועק']],
    [
      'en',
      ['I argue with my son', 'not my mother, she died. I’m talking about my son', 'he shouts'],
    ],
    ['he', ['אני רבה עם הבן שלי', 'לא אמא שלי, היא מתה. אני מדברת על הבן', 'הוא צועק']],
  ] as const)('%s: gives way to it', (language, texts) => {
    const [, second, third] = repliesTo(language, texts).map(({ rule }) => rule);
    expect([second, third]).not.toContain('grief');
  });

  test.each([
    [
      'en',
      [
        'my son died ten years ago and I still set his plate',
        'the house is quiet',
        'his room is as it was',
      ],
    ],
    [
      'he',
      ['הבן שלי נהרג לפני עשר שנים ואני עדיין עורכת לו צלחת', 'הבית שקט', 'החדר שלו כמו שהיה'],
    ],
  ] as const)('%s: an old one that is near stays', (language, texts) => {
    expect(repliesTo(language, texts)[2]?.rule).toBe('grief');
  });
});

describe('a stage that is asked for', () => {
  test.each([
    ['en', 'That helps, honestly. Can we go to Expand?', 'ED'],
    ['en', 'Please. Focus.', 'FC'],
    ['en', 'Sure, let’s look at it from another angle', null],
    ['en', 'okay let’s look at it from another side', null],
    ['en', 'yes let’s see it from other sides', 'ED'],
    ['he', 'זה עוזר. אפשר אל המיקוד?', 'FC'],
    ['he', 'יאללה נרחיב', 'ED'],
    ['he', 'בוא נסתכל על זה מצד אחר', 'ED'],
  ] as const)('%s: “%s” enters %s', (language, text, stage) => {
    const before = { en: 'I have to choose a school', he: 'אני צריכה לבחור בית ספר' };
    const reply = repliesTo(language, [before[language], text])[1];
    expect(reply?.stage).toBe(stage ?? 'PS');
  });

  test.each([
    ['en', 'I want to move on to Focus', /move on to/u],
    ['he', 'אני רוצה לעבור לשלב מיקוד', /לעבור לשלב/u],
  ] as const)('%s: is no wish to be asked about', (language, text, wish) => {
    for (const seed of seeds) {
      const replies = repliesTo(language, [text, text, text], seed);
      expect(replies.map((one) => one.text).join('\n'), seed).not.toMatch(wish);
    }
  });
});
