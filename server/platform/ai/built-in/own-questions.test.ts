import { describe, expect, test } from 'vitest';
import { guideReply } from './guide.ts';

const at = new Date('2026-11-20T12:00:00Z');

function lastOf(language: 'en' | 'he', ...texts: string[]) {
  return guideReply({
    seed: 'how',
    turns: texts.map((text) => ({ text, at })),
    person: { displayName: 'Noa', language, timezone: 'UTC' },
    introduces: false,
    keepsActions: true,
  });
}

const begun = { en: 'The evenings at home are hard for me', he: 'הערבים בבית קשים לי' };

describe('a question of how about the person’s own life', () => {
  test.each([
    ['en', 'right. so how do i get five minutes without a cigarette?', 'get five minutes without'],
    ['en', 'how am I supposed to trust him after that?', 'how to trust him'],
    ['en', "ok but how do I tell my mum we're not coming", "tell your mum you're not coming"],
    ['he', 'בדיוק. אז איך אני משיגה את החמש דקות בלי הסיגריה?', 'איך אני משיגה את החמש דקות'],
    ['he', 'איך אומרים לאמא שלא באים בפסח?', 'איך אומרים לאמא שלא באים'],
    ['he', 'ואיך אני אמורה לסמוך עליו אחרי זה?', 'איך אני אמורה לסמוך עליו'],
  ] as const)(
    '%s: is held, and an exception or a small try is asked about: %s',
    (language, text, held) => {
      const reply = lastOf(language, begun[language], text);
      expect(reply.text.replaceAll(/[\u2066-\u2069]/gu, '')).toContain(held);
      expect(reply.lines.some((line) => line.startsWith('how_'))).toBe(true);
      expect(reply.text.split('?')).toHaveLength(2);
    },
  );

  test.each([
    ['en', 'how do I delete this chat?'],
    ['en', 'how can I connect a model?'],
    ['en', 'how do I choose between Leeds and York?'],
    ['he', 'איך אני מוחק את השיחה באפליקציה?'],
    ['he', 'איך קוראים לי?'],
    ['he', 'איך אומרים סבתא באנגלית?'],
    ['en', 'how do I say grandma in French?'],
  ] as const)('%s: another question has its own answer: %s', (language, text) => {
    const { lines } = lastOf(language, begun[language], text);
    expect(lines.filter((line) => line.startsWith('how_'))).toEqual([]);
  });
});
