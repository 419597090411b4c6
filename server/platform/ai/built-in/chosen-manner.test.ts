import { describe, expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { repliesTo } = guidedChat({ seed: 'manner', at: '2026-11-27T20:00:00Z' });
const story = {
  en: ['they made a new group without me', 'we sit at one table', 'do you even get what I mean?'],
  he: ['הן פתחו קבוצה בלעדיי', 'אנחנו יושבות בשולחן אחד', 'הבנת בכלל מה אני אומרת?'],
};

describe('one of two manners that were offered', () => {
  test.each([
    ['en', 'ask differently I guess', 'other_way'],
    ['en', 'maybe a different question', 'other_way'],
    ['en', 'just listen I think', 'quiet'],
    ['he', 'לשאול אחרת נראה לי', 'other_way'],
    ['he', 'אולי שאלה אחרת', 'other_way'],
    ['he', 'פשוט להקשיב אולי', 'quiet'],
  ] as const)('%s: is taken with what trails behind it: %s', (language, text, rule) => {
    const [asked, chosen] = repliesTo(language, [...story[language], text]).slice(-2);
    expect(asked?.rule).toMatch(/^answer:/u);
    expect(chosen?.rule).toBe(rule);
  });

  test.each([
    ['en', 'I guess I ask too much of them'],
    ['he', 'אולי אני שואלת יותר מדי'],
  ] as const)('%s: is none: %s', (language, text) => {
    expect(repliesTo(language, [...story[language], text]).at(-1)?.rule).not.toMatch(
      /other_way|quiet/u,
    );
  });
});
