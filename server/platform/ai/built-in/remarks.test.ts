import { describe, expect, test } from 'vitest';
import { remarks } from '#content/guide/remarks.ts';
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
