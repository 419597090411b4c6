import { expect, test } from 'vitest';
import { guidedChat } from '../../../testing/guided-chat.ts';

const { repliesTo } = guidedChat({ seed: 'farewell', at: '2026-11-20T12:00:00Z' });

test.each([
  ['en', 'I had a long week with my kids', 'i feel a bit lighter now. ok thats it from me'],
  ['en', 'I had a long week with my kids', 'she may call later. I’m off now, thanks'],
  ['he', 'היה לי שבוע קשה עם הילדים', 'עכשיו קצת יותר קל. זהו להיום'],
  ['he', 'היה לי שבוע קשה עם הילדים', 'אולי היא תתקשר. זהו מצדי'],
] as const)('%s: a farewell, whatever stands before it: %s %s', (language, first, text) => {
  expect(repliesTo(language, [first, text]).at(-1)?.rule).toBe('goodbye');
});
