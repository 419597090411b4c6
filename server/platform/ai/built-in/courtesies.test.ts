import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo, repliesTo } = guidedChat({ seed: 'gesture', at: '2026-11-26T09:00:00Z' });
const story = { en: 'my boss keeps shouting at me', he: 'הבוס שלי צועק עליי' };

describe('a gesture alone', () => {
  test.each([
    ['en', '❤️', 'gesture_love'],
    ['en', '🙏🏿', 'gesture_thanks'],
    ['en', '💔', 'gesture_sad'],
    ['he', '🩷', 'gesture_love'],
    ['he', '🙏🏻', 'gesture_thanks'],
    ['he', '😢', 'gesture_sad'],
  ] as const)('%s: %s is met, and asks for nothing: %s', (language, text, pool) => {
    const reply = lastReplyTo(language, [story[language], text]);
    expect(reply.rule).toBe('gesture');
    expect(reply.lines.join(' ')).toContain(pool);
    expect(reply.text).not.toContain('?');
  });

  test.each([
    ['en', '👍🏽', 'agreed'],
    ['he', '👍', 'agreed'],
    ['en', '🤷‍♀️', 'dont_know'],
    ['he', '🤷', 'dont_know'],
  ] as const)('%s: %s is heard as the word that it stands for: %s', (language, text, rule) => {
    expect(lastReplyTo(language, [story[language], text]).rule).toBe(rule);
  });

  test('is met however often it comes', () => {
    const replies = repliesTo('en', [story.en, '❤️', '❤️', '❤️', '❤️', '❤️']).slice(1);
    for (const { lines } of replies) expect(lines.join(' ')).toMatch(/^gesture/u);
  });

  test('beside words is none', () => {
    expect(lastReplyTo('en', [story.en, 'he said sorry today ❤️']).rule).not.toBe('gesture');
  });
});
