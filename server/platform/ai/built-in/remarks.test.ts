import { describe, expect, test } from 'vitest';
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

test.each([
  ['en', 'I think it’s too late to call an old lady', 'too_late'],
  ['en', 'It doesn’t matter to me', 'what_matters'],
  ['en', 'I am in the shower', 'good_result'],
  ['en', 'Nothing helps me sleep', 'tried_helped'],
  ['en', 'I could tell he was angry', 'i_could'],
  ['en', 'The chapter is in my head mostly', 'place_in_body'],
  ['he', 'כבר מאוחר מדי להתקשר אליה הערב', 'too_late'],
  ['he', 'הספר הזה יקר לי', 'no_money'],
  ['he', 'שום דבר לא עוזר לי לישון', 'tried_helped'],
  ['he', 'הכול נקי בבית', 'good_result'],
  ['he', 'קשה לי להגיד לא', 'hard_to_say'],
  ['he', 'אני לא מתלהב', 'they_are_against_it'],
] as const)('%s: “%s” is no %s', (language, text, key) => {
  expect(remarksIn(text, language).map((one) => one.key)).not.toContain(key);
});

test.each([
  ['en', 'Maybe I should just make him a tea', 'maybe_i_should'],
  ['en', 'I should probably just tell her on Sunday', 'maybe_i_should'],
  ['en', 'Two years ago, I think', 'time_in_the_past'],
  ['he', 'אולי כדאי להכין לו תה', 'maybe_i_should'],
  ['he', 'זה לא ממש עזר', 'tried_failed'],
  ['he', 'לפני כמה שנים', 'time_in_the_past'],
] as const)('%s: “%s” is %s', (language, text, key) => {
  expect(remarksIn(text, language).map((one) => one.key)).toContain(key);
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
