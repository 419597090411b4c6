import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/shapes.ts';
import { careAfter } from './care.ts';
import { dangerIn } from './danger.ts';

const near = JSON.parse(
  readFileSync(
    new URL('../../../../content/guide/examples/near-danger.json', import.meta.url),
    'utf8',
  ),
) as Record<Language, string[]>;

const askedMax = 0.02;
const notedMax = 0.1;

describe.each(['en', 'he'] as const)(
  'ordinary sentences with words of danger in %s',
  (language) => {
    const sentences = near[language];
    const repliedTo = sentences.flatMap((text) => {
      const { reply } = careAfter(null, text, { language, timezone: 'Europe/London' });
      return reply ? [{ text, isNote: reply.beside === true }] : [];
    });
    const textsOf = (isNote: boolean) =>
      repliedTo.filter((one) => one.isNote === isNote).map(({ text }) => text);

    test('are at least 150, and none is sure danger', () => {
      expect(sentences.length).toBeGreaterThanOrEqual(150);
      expect(sentences.filter((text) => dangerIn(text)?.level === 'sure')).toEqual([]);
    });

    test.each([
      ['asked about', false, askedMax],
      ['noted', true, notedMax],
    ])('are rarely %s', (_, isNote, most) => {
      const texts = textsOf(isNote);
      expect(texts.length / sentences.length, texts.join('\n')).toBeLessThanOrEqual(most);
    });
  },
);

describe('everyday words beside the person or thing that makes them danger', () => {
  test.each([
    'My ex is waiting outside my house again',
    'he is threatening me',
    "I'm scared of my husband",
    'Nobody needs me anymore',
    'I put the gun to my head',
    'there is a hit list in his notebook',
    'I wrote a goodbye letter to each of my kids',
    'האקס שלי מחכה לי מתחת לבית',
    'הוא מאיים עליי',
    'אף אחד לא צריך אותי יותר',
    'אני מפחדת ממנו',
    'עוד יראו מה אני אעשה להם',
    'כתבתי מכתב פרידה לכל אחד מהילדים',
  ])('are asked about or sure: %s', (text) => {
    expect(dangerIn(text)?.clarity).toBeGreaterThan(0);
  });
});
