import { describe, expect, test } from 'vitest';
import { exercises } from '#content/guide/exercises.ts';
import type { Language } from '#contract/shapes.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { textIn } from './exercises.ts';
import { beforeLeaving, isLeaving } from './leaving.ts';
import { readingOf } from './reading.ts';

const { lastReplyTo } = guidedChat({ seed: 'farewells', at: '2026-11-27T20:00:00Z' });
const begun = {
  en: ['my flatmate never does the dishes', 'she says sorry and then nothing changes'],
  he: ['השותפה שלי אף פעם לא שוטפת כלים', 'היא אומרת סליחה ושום דבר לא משתנה'],
};
const within = (language: Language, key: string, ...texts: string[]) => {
  const pick = exercises.find((one) => one.key === key)?.pick ?? ['', ''];
  return [...begun[language], textIn(pick, language), ...texts];
};

describe('a farewell inside an exercise', () => {
  test.each([
    [
      'en',
      'the sink on Sunday night. My break is over, thanks',
      'the sink on Sunday night',
      /break/u,
    ],
    ['en', 'her shrug when I asked. Bus is here, bye!', 'her shrug when I asked', /bus/iu],
    ['en', 'the pan with the rice ok I’m off to bed', 'the pan with the rice', /bed/u],
    ['he', 'הכיור ביום ראשון בלילה. אני הולכת לישון, תודה', 'הכיור ביום ראשון בלילה', /לישון/u],
    ['he', 'הסיר עם האורז. ובינתיים אני נפרד, יש לי תור', 'הסיר עם האורז', /נפרד|תור/u],
    ['he', 'איך שהיא משכה בכתפיים. חייב לחזור לעבודה, ביי', 'איך שהיא משכה בכתפיים', /לעבודה/u],
  ] as const)('%s: ends it with the answer alone: %s', (language, text, own, farewell) => {
    const reply = lastReplyTo(language, within(language, 'scene', text));
    expect(reply.rule).toBe('goodbye');
    expect(reply.text).toContain(own);
    expect(reply.text).not.toMatch(farewell);
    expect(reply.text).not.toContain('?');
  });

  test.each([
    ['en', 'Can we talk about the kitchen? Take care'],
    ['en', 'I never got to say good night to her'],
    ['he', 'אפשר לדבר על המטבח? שיהיה ערב טוב'],
    ['he', 'לא אמרתי לה לילה טוב'],
  ] as const)('%s: is none where it is said to somebody else: %s', (language, text) => {
    const first = { en: 'that I need help', he: 'שנחוצה לי עזרה' }[language];
    const reply = lastReplyTo(language, within(language, 'talk', first, text));
    expect(reply.rule).toBe('exercise:next');
  });
});

describe('leaving', () => {
  test.each([
    ['en', 'She knew. Anyway. I’ve got to get back to my desk', 'She knew.'],
    ['en', 'It was the tone. I gotta get back to work', 'It was the tone.'],
    ['en', 'I see it now, my bus is here', 'I see it now'],
    ['he', 'זה היה הטון. נגמרה לי ההפסקה', 'זה היה הטון.'],
    ['he', 'היא ידעה. אני נפרדת כאן, תודה', 'היא ידעה.'],
    ['he', 'עכשיו זה ברור. טוב, יש לי תור, תודה', 'עכשיו זה ברור.'],
  ] as const)('%s: %s', (language, text, before) => {
    const reading = readingOf(text, language);
    expect(isLeaving(reading)).toBe(true);
    expect(beforeLeaving(reading, false)).toBe(before);
  });

  test.each([
    ['en', 'After months on sick leave I’ve got to get back to work'],
    ['en', 'He shouts when my break is over'],
    ['en', 'I finally got to go to the meeting'],
    ['en', 'I ran because the bus is here'],
    ['he', 'החלטתי שאני נפרדת'],
    ['he', 'אני נפרד ממנה'],
    ['he', 'מחר יש לי תור'],
    ['he', 'אחרי חופשת הלידה אני חייבת לחזור לעבודה'],
  ] as const)('none: %s: %s', (language, text) => {
    expect(isLeaving(readingOf(text, language))).toBe(false);
  });
});
