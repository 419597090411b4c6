import { describe, expect, test } from 'vitest';
import { remarks } from '#content/guide/remarks.ts';
import { subjects } from '#content/guide/subjects.ts';
import { languages } from '#contract/values.ts';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { patternOf, remarksIn } from './remarks.ts';

const { lastReplyTo, repliesTo } = guidedChat({ seed: 'remark', at: '2026-11-26T09:00:00Z' });

describe('a pattern of a remark', () => {
  test.each([
    ['nobody knows *', 'nobody knows what it costs', true],
    ['nobody knows *', 'she says nobody knows', false],
    ['* i keep it to (myself|us)', 'so i keep it to us', true],
    ["[maybe] i can't", 'i cant', true],
    ['+ is quiet', 'is quiet', false],
  ])('%s against “%s”: %s', (pattern, text, matches) => {
    expect(patternOf(pattern).test(` ${text} `)).toBe(matches);
  });
});

describe.each(languages)('the remarks in %s', (language) => {
  test('are heard in nearly all of their examples', () => {
    const examples = remarks.flatMap((remark) =>
      remark.examples[language].map((text) => ({ remark, text })),
    );
    const missed = examples.filter(
      ({ remark, text }) => !text.includes('?') && !remarksIn(text, language).includes(remark),
    );
    expect(missed.length / examples.length).toBeLessThan(0.04);
  });
});

test.each([
  ['en', 'I want to quit smoking. It’s my fourth try'],
  ['he', 'אני רוצה להפסיק לעשן. פעם רביעית שאני מנסה'],
] as const)('%s: a wish is none with a “but” where it has none: %s', (language, text) => {
  expect(remarksIn(text, language).map(({ key }) => key)).not.toContain('want_but');
});

test.each([
  ['en', 'I can’t finish my thesis, the defence is in five weeks. I haven’t told anyone'],
  ['he', 'אני לא מצליחה לסיים את התזה כבר שנה. לא סיפרתי על זה לאף אחד'],
] as const)(
  '%s: a first message is heard for its subject before a remark: %s',
  (language, text) => {
    const [line] = lastReplyTo(language, [text]).lines.filter((one) =>
      /^(?:subject|remark)/u.test(one),
    );
    expect(line).toBe('subject.thesis_stuck.PS.0');
  },
);

describe('a general sentence', () => {
  const sentences = [
    ...subjects.flatMap(({ stays }) => stays),
    ...remarks.flatMap((one) => one.replies),
  ].filter(([en]) => !en.includes('?'));
  test.each([
    [
      'en',
      [
        'I feel so guilty about my son',
        'I haven’t told anyone',
        'I should have seen it',
        'I feel so alone in this',
        'It’s my fault',
        'I keep replaying it',
        'I’m so ashamed of it',
        'I’m just so exhausted, what now?',
        'I’m so angry at him',
        'I’m stuck in this',
      ],
    ],
    [
      'he',
      [
        'אני מרגישה אשמה על הבן שלי',
        'לא סיפרתי על זה לאף אחד',
        'הייתי צריכה לראות את זה',
        'אני מרגישה לבד בזה',
        'זה באשמתי',
        'זה חוזר לי בראש כל הזמן',
        'אני מתביישת בזה',
        'אני גמורה, מה עכשיו?',
        'אני כועסת עליו',
        'אני תקועה',
      ],
    ],
  ] as const)(
    '%s: comes seldom, not among the first replies, and after no question',
    (language, texts) => {
      const place = language === 'en' ? 0 : 1;
      const at = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
        const turns = repliesTo(language, texts, seed).flatMap(({ text }, turn) =>
          sentences.some((one) => text.includes(one[place])) ? [turn] : [],
        );
        for (const [index, turn] of turns.entries()) {
          expect(turn).toBeGreaterThanOrEqual(3);
          expect(texts[turn]).not.toContain('?');
          if (index > 0) expect(turn - (turns[index - 1] ?? 0)).toBeGreaterThanOrEqual(3);
        }
        return turns.map((turn) => repliesTo(language, texts, seed)[turn]?.text ?? '');
      });
      expect(at.length).toBeGreaterThan(0);
      expect(at.filter((text) => text.includes('?')).length).toBeGreaterThan(at.length / 3);
    },
  );
});

describe('an answer to a remark', () => {
  test.each([
    ['en', 'My brother sold the car', 'I haven’t told anyone about it', 'remark:told_nobody'],
    ['he', 'אחי מכר את האוטו', 'לא סיפרתי על זה לאף אחד', 'remark:told_nobody'],
  ] as const)('%s: stands after the words of the person', (language, first, text, rule) => {
    const reply = lastReplyTo(language, [first, text]);
    expect(reply.rule).toBe(rule);
    expect(reply.text).toMatch(/told anyone|אף אחד/u);
  });

  test('differs each time in a chat', () => {
    const said = 'I haven’t told anyone about it';
    const texts = repliesTo('en', ['My brother sold the car', said, said, said]).map(
      ({ lines }) => lines,
    );
    const lines = texts.slice(1).flat();
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('leaves grief to itself', () => {
    const texts = ['My father died last week', 'I haven’t told anyone'];
    expect(lastReplyTo('en', texts).rule).toBe('grief');
  });
});
