import { expect, test } from 'vitest';
import { emojiIn } from './emoji.ts';

test('one whole emoji is taken out of what was typed, as the server takes it', () => {
  const whole = /^\p{RGI_Emoji}$/v;
  const typed: [string, string][] = [
    ['👍', '👍'],
    ['ok 👍🏽!', '👍🏽'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
    ['🇮🇱', '🇮🇱'],
    ['❤', '❤️'],
    ['1️⃣', '1️⃣'],
    ['🙂🙃', '🙂'],
  ];
  for (const [text, emoji] of typed) {
    expect(emojiIn(text)).toBe(emoji);
    expect(emoji).toMatch(whole);
  }
});

test('letters and digits are no reaction', () => {
  for (const text of ['', 'a', '7', 'שלום', ':-)', '#']) expect(emojiIn(text)).toBeUndefined();
});
