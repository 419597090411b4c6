import { expect, test } from 'vitest';
import type { Message } from './messages.ts';
import { deletedMessage, previewOf } from './preview.ts';

const shown = (text: string) =>
  previewOf({
    seq: 1,
    kind: 'user',
    author: { id: 'guide' },
    text,
    image: null,
    audio: null,
    image_card: null,
    word_card: null,
    question_card: null,
    system: null,
    deleted_at: null,
  } as unknown as Parameters<typeof previewOf>[0]).text;

test('a preview has no Markdown of links and pictures', () => {
  expect(shown('See [the page](https://example.org/a) now')).toBe('See the page now');
  expect(shown('[bad](javascript:alert(1))')).toBe('bad');
  expect(shown('[Zavit](https://example.org/Zavit_(word)) (a word)')).toBe('Zavit (a word)');
  expect(shown('![a hill](https://example.org/hill.png) at last!')).toBe('a hill at last!');
  expect(shown('![](https://example.org/hill.png)gone')).toBe('gone');
});

test('a preview of many unclosed brackets is made at once', () => {
  const before = process.cpuUsage();
  expect(shown('[a]('.repeat(125))).toContain('[a](');
  expect(shown(`[a]${'('.repeat(490)}`)).toContain('((');
  // Other load of the machine is not counted.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
});

test('a deleted message keeps its place without its words', () => {
  const message = {
    id: 'a',
    seq: 1,
    text: 'words',
    mentions: ['b'],
    pinned: true,
    deleted_at: null,
  };
  const place = deletedMessage(message as unknown as Message, '2026-11-20T10:00:00.000Z');
  expect(place).toMatchObject({ id: 'a', seq: 1, text: '', mentions: [], pinned: false });
  expect(place.deleted_at).not.toBeNull();
});
