import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';
import { ownWordsOf } from './own-words.ts';
import { pointOf } from './point.ts';

const { repliesTo } = guidedChat({ seed: 'to-guide', at: '2026-11-20T12:00:00Z' });

test.each([
  ['en', 'i thought you would help me'],
  ['en', "it'd help if you tell me that"],
  ['en', 'i hoped youd explain it to me'],
  ['he', 'יעזור אם תגיד לי מה לעשות כשהוא מתגונן'],
  ['he', 'חשבתי שתעזור לי'],
  ['he', 'רציתי שתסביר לי את זה'],
] as const)('%s: words to the guide are not turned: %s', (language, text) => {
  expect(ownWordsOf(text, language).mirrors).toEqual([]);
  expect(pointOf(text, language)).toBe('');
});

test.each([
  ['en', 'My mum said you tell me nothing'],
  ['he', 'היא אמרה שתעזור לי'],
  ['he', 'ביקשתי מאחותי שתעזור לי'],
] as const)('%s: words of others stay: %s', (language, text) => {
  expect(pointOf(text, language)).toBe(text);
});

test.each([
  ['en', 'I had a fight with my brother', 'i thought you would help me'],
  ['he', 'רבתי עם אחותי', 'חשבתי שתעזור לי'],
] as const)('%s: a wish for help alone is answered: %s', (language, first, text) => {
  const reply = repliesTo(language, [first, text]).at(-1);
  expect(reply?.lines.join(' ')).toMatch(/help_wanted/u);
  expect(reply?.text).not.toMatch(/help you|לעזור לך|שתעזור/u);
});
