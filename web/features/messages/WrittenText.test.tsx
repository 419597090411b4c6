import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WrittenText } from './WrittenText.tsx';
import { writtenParts } from './written-parts.ts';

const shown = (text: string) =>
  renderToStaticMarkup(<WrittenText text={text} />).replace(/^<div[^>]*>(.*)<\/div>$/u, '$1');

test('a quote before the words is shown as a quote, each line in its own direction', () => {
  expect(shown('> What do you carry?\n> מה נישא?\n\nMy keys\n\nand yours')).toBe(
    '<blockquote dir="auto"><p dir="auto">What do you carry?</p><p dir="auto">מה נישא?</p></blockquote>' +
      '<p dir="auto">My keys</p><p dir="auto"><br/></p><p dir="auto">and yours</p>',
  );
  expect(shown('> Alone')).toBe('<blockquote dir="auto"><p dir="auto">Alone</p></blockquote>');
});

test('all else stays as it was written', () => {
  expect(shown('\n5\n> 4 **is** <b>true</b>')).toBe(
    '<p dir="auto"><br/></p><p dir="auto">5</p><p dir="auto">&gt; 4 **is** &lt;b&gt;true&lt;/b&gt;</p>',
  );
  expect(shown('>not quoted')).toBe('<p dir="auto">&gt;not quoted</p>');
  expect(shown('> <img src=x>')).toContain('<p dir="auto">&lt;img src=x&gt;</p>');
});

test('inline code is one unit that runs to the right, with words of the other direction apart', () => {
  expect(shown('Try `log("שלום", 1 + 2)` or `` a`b ``')).toBe(
    '<p dir="auto">Try <code dir="ltr">log(&quot;<bdi>שלום</bdi>&quot;, 1 + 2)</code> or <code dir="ltr">a`b</code></p>',
  );
  expect(shown('> `a`')).toContain('<p dir="auto"><code dir="ltr">a</code></p>');
  expect(shown('a `` b and `c')).toBe('<p dir="auto">a `` b and `c</p>');
  expect(shown('`**a** <b>`')).toBe('<p dir="auto"><code dir="ltr">**a** &lt;b&gt;</code></p>');
});

test('code between fences is kept whole, and a fence that nothing closes is text', () => {
  const { words } = writtenParts('See\n```ts\nlet a = `1`;\n\n# b\n```\nThere');
  expect(words).toEqual([
    { at: 0, line: 'See' },
    { at: 4, code: 'let a = `1`;\n\n# b', language: 'ts' },
    { at: 32, line: 'There' },
  ]);
  expect(shown('```\nalone')).toBe('<p dir="auto">```</p><p dir="auto">alone</p>');
});
