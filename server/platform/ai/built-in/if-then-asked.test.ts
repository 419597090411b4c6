import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { lastReplyTo } = guidedChat({ seed: 'asked-then', at: '2026-11-26T09:00:00Z' });
const begun = {
  en: ['the garage is a mess', 'I’ll clean it out on Saturday', 'sounds good'],
  he: ['המחסן בבלגן', 'אנקה את המחסן בשבת', 'כן'],
};
const after = (language: 'en' | 'he', text: string) =>
  lastReplyTo(language, [...begun[language], text]);

describe('the obstacle that was asked for', () => {
  test.each([
    ['en', 'rain maybe', '“rain”'],
    ['en', 'traffic, I guess', '“traffic”'],
    ['en', 'he’ll storm off probably', 'if he storms off, then'],
    ['en', 'he always forgets', 'if he forgets, then'],
    ['he', 'גשם אולי', '״גשם״'],
    ['he', 'הוא תמיד שוכח', 'אם הוא שוכח, אז'],
  ] as const)('%s: stands in an “if”: %s', (language, text, part) => {
    const reply = after(language, text);
    expect(reply.rule).toBe('obstacle');
    expect(reply.text.toLowerCase()).toContain(part);
  });

  test.each([
    ['en', 'nothing'],
    ['en', 'nothing will stop me'],
    ['he', 'כלום'],
    ['he', 'שום דבר'],
    ['he', 'כלום לא יעצור אותי'],
  ] as const)('%s: is none, and the usual one is planned for: %s', (language, text) => {
    const reply = after(language, text);
    expect(reply.lines.join(' ')).toContain('plan_any');
    expect(reply.text).not.toContain('?');
  });

  test.each([
    ['en', 'nothing scares me more than him'],
    ['he', 'לא יודעת אם הוא יבוא'],
  ] as const)('%s: is more than none: %s', (language, text) => {
    expect(after(language, text).lines.join(' ')).not.toContain('plan_any');
  });

  test.each([
    ['en', 'what if she says I’m not worth it', '“she says I'],
    ['en', 'what if he thinks I’m stupid?', '“he thinks I'],
    ['en', 'she’ll say I’m not worth it', '“she'],
    ['he', 'מה אם היא תגיד שאני לא שווה', '״היא תגיד שאני לא שווה״'],
    ['he', 'ואם היא תגיד שלא מגיע לי?', '״היא תגיד שלא מגיע לי״'],
  ] as const)('%s: what others may say of the person is quoted: %s', (language, text, part) => {
    const reply = after(language, text).text;
    expect(reply).toContain(part);
    expect(reply).not.toMatch(/you(?:’|')re|מגיע לך/u);
  });

  test.each([
    ['en', 'what if he says no', 'if he says no, then'],
    ['en', 'I might chicken out', 'if you chicken out, then'],
  ] as const)('%s: other words are turned: %s', (language, text, part) => {
    expect(after(language, text).text.toLowerCase()).toContain(part);
  });
});

test.each([
  [
    'en',
    ['I had a fight with my wife', 'I’ll talk to her on Thursday', 'yes note it'],
    'she’ll walk out probably',
    'if she walks out, then',
  ],
  ['he', ['רבתי עם הבן שלי', 'אדבר איתו ביום חמישי', 'כן, לרשום'], 'הוא בטח יצעק', '״הוא'],
] as const)('%s: after a plan another obstacle is heard: %j %s', (language, texts, text, part) => {
  const reply = lastReplyTo(language, [...texts, text]);
  expect(reply.rule).toBe('obstacle');
  if (language === 'en') expect(reply.text.toLowerCase()).toContain(part);
});

test('a kindness of others is no obstacle', () => {
  const texts = ['I had a fight with my wife', 'I’ll talk to her on Thursday', 'yes note it'];
  expect(lastReplyTo('en', [...texts, 'she’ll probably love it']).rule).not.toBe('obstacle');
});
