import { beforeAll, describe, expect, test } from 'vitest';
import { loadClosing } from './closing.ts';
import { MarkdownReader, wholeReading } from './markdown-reader.ts';

beforeAll(loadClosing);

const corpus = {
  answer:
    '# Two offers\n\nRead both by **mornings**, not *money*: see [the page](https://a.b).\n\n- one\n- two **bold\n  more**\n  - inner `code`\n\n- loose\n\n1. first\n\n   second paragraph\n2. next\n\nDone.\n',
  hebrew:
    'שלח ל-John 3 קבצים (PDF).\n\n| הצעה | what it gives |\n|:--|--:|\n| סטודיו | `four` |\n| בנק | **x** |\n\n> ציטוט\n> עוד שורה\n\nסוף',
  code: 'Before\n```ts\nconst a = "**"\n\n- no list\n```\nAfter\n\n    indented\n\n    still\n\n~~~\nopen to the end\n\n# no heading',
  marks:
    'Title\n===\n\nOther\n---\n\n***\n\ntext\n***\ntext\n- a\n\n-\n\n2) b\n\n* c\n+ d\n\n1. x\n\n2\n\n20~25 ~~old~~ <b>raw</b>\n\n<div>\n\n*open',
  references:
    '[a][1] and [b]\n\n[1]: https://a.b "t"\n\nlater [a][1]\n\n[b]: https://c.d\n\nend [b]',
  lines: 'a\r\nb\r\n\r\nc\r\n- d\r\n- e',
};

describe('a text that comes piece by piece', () => {
  test.each(Object.entries(corpus))('ends as it would have come at once: %s', (_, text) => {
    const whole = wholeReading(text.replace(/\r\n/g, '\n'));
    for (const step of [1, 3, 7]) {
      const reader = new MarkdownReader();
      for (let cut = 0; cut <= text.length; cut += step) reader.read(text.slice(0, cut), true);
      expect(reader.read(text, false)).toEqual(whole);
    }
  });

  test.each(Object.entries(corpus))(
    'never changes a block before the last two: %s',
    (name, source) => {
      const text = source.replace(/\r\n/g, '\n');
      const whole = wholeReading(text).blocks.map(({ at, token }) => [
        at,
        token.type,
        token.raw.trimEnd(),
      ]);
      const reader = new MarkdownReader();
      for (let cut = 0; cut <= text.length; cut += 1) {
        const settled = reader.read(text.slice(0, cut), true).blocks.slice(0, -2);
        const seen = settled.map(({ at, token }) => [at, token.type, token.raw.trimEnd()]);
        expect(seen, `${name} at ${cut}`).toEqual(whole.slice(0, seen.length));
      }
    },
  );

  test.each(Object.entries(corpus))('reads the same when it is cut anywhere: %s', (_, text) => {
    for (let cut = 0; cut <= text.length; cut += 1) {
      const reader = new MarkdownReader();
      reader.read(text.slice(0, cut), true);
      const resumed = reader.read(text, true).blocks.map(({ at, token }) => [at, token.raw]);
      const fresh = new MarkdownReader().read(text, true).blocks;
      expect(resumed).toEqual(fresh.map(({ at, token }) => [at, token.raw]));
    }
  });

  test('a text that is replaced is read again', () => {
    const reader = new MarkdownReader();
    reader.read('one\n\ntwo\n\nthree', true);
    expect(reader.read('other', true).blocks.map(({ token }) => token.raw)).toEqual(['other']);
  });

  test('finished blocks are not read again', () => {
    const reader = new MarkdownReader();
    const before = reader.read('one\n\ntwo\n\nthree\n\nfo', true).blocks;
    const after = reader.read('one\n\ntwo\n\nthree\n\nfour', true).blocks;
    expect(after[0]?.token).toBe(before[0]?.token);
    expect(after[1]?.token).toBe(before[1]?.token);
  });
});
