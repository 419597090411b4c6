import { describe, expect, test } from 'vitest';
import { careAnswers, careNote } from '#content/guide/safety-replies.ts';
import { careAfter } from './care.ts';
import { dangerIn } from './danger.ts';

const words = {
  en: {
    alike: "I've already asked my sister if she would take the cat, just in case I am not there",
    again:
      'I wrote down all my passwords and put the note on her desk, she will find it when it is over',
    named: 'I want to disappear',
    no: 'no, nothing like that, it is about a move',
    other: 'The move is in May and I have no boxes yet',
  },
  he: {
    alike:
      'אני אמא נוראית, וילד צריך אמא נורמלית או בלי בכלל. אחותי כבר הסכימה לגדל, היא חושבת שזה בצחוק',
    again: 'תמסור לסבתא שהקציצות היו הכי טובות ושאני כבר לא אבוא בשישי, לא בזה ולא באחרים',
    named: 'אני רוצה להיעלם',
    no: 'לא, ממש לא, זה על מעבר דירה',
    other: 'המעבר במאי ועדיין אין לי ארגזים',
  },
} as const;

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
      suggestions: [careNote.yes[language], careAnswers.no[language]],
      asks: true,
      beside: true,
    });
  });

  test('are cared for after a yes in full, and after no other yes', () => {
    expect(after(own.alike, careNote.yes[language]).state?.phase).toBe('care');
    expect(after(own.alike, careAnswers.yes[language])).toMatchObject({
      state: { phase: 'calm' },
      reply: null,
    });
  });

  test.each([own.no, own.other, careAnswers.no[language]])('are noted once: %s', (next) => {
    expect(after(own.alike, next)).toMatchObject({ state: { phase: 'calm' }, reply: null });
    expect(after(own.alike, next, own.alike).reply).toBeNull();
  });

  test('bring the question where they come once more, or name it', () => {
    for (const next of [own.again, own.named]) {
      const { state, reply } = after(own.alike, next);
      expect(state?.phase).toBe('asked');
      expect(reply?.beside).toBeUndefined();
      expect(reply?.suggestions[0]).toBe(careAnswers.yes[language]);
    }
  });
});
