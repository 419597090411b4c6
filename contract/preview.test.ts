import { expect, test } from 'vitest';
import { previewOf } from './preview.ts';

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

test('a preview has no marks of links and pictures', () => {
  expect(shown('See [the page](https://example.org/a) now')).toBe('See the page now');
  expect(shown('[bad](javascript:alert(1))')).toBe('bad');
  expect(shown('[Zavit](https://example.org/Zavit_(word)) (a word)')).toBe('Zavit (a word)');
  expect(shown('![a hill](https://example.org/hill.png) at last!')).toBe('a hill at last!');
  expect(shown('![](https://example.org/hill.png)gone')).toBe('gone');
});

test('a preview of brackets without an end comes at once', () => {
  const began = performance.now();
  expect(shown('[a]('.repeat(125))).toContain('[a](');
  expect(shown(`[a]${'('.repeat(490)}`)).toContain('((');
  expect(performance.now() - began).toBeLessThan(200);
});
