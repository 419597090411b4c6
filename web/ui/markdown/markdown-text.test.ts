import { expect, test } from 'vitest';
import { plainText, richText } from './markdown-text.ts';

test('plain text keeps the words and a line for each block', () => {
  expect(
    plainText(
      '# Two **offers**\n\nSee [the page](https://a.b) &amp; `x`\nnext\n\n- one\n- two\n\n3. c\n\n| a | b |\n|-|-|\n| 1 | 2 |\n\n> quote\n\n```\ncode\n```\n\n![a cat](https://a.b/c.png) <b>raw</b>',
    ),
  ).toBe(
    'Two offers\nSee the page & x\nnext\n• one\n• two\n3. c\na | b\n1 | 2\nquote\ncode\na cat <b>raw</b>',
  );
});

test('rich text has the direction and the marks, and links but no pictures', () => {
  expect(richText('**שלום** [x](https://a.b) [y](javascript:1) ![z](https://a.b/c.png)')).toBe(
    '<div dir="rtl"><p><strong>שלום</strong> <a href="https://a.b/">x</a> y <a href="https://a.b/c.png">z</a></p>\n</div>',
  );
});
