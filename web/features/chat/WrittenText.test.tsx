import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WrittenText } from './WrittenText.tsx';

const shown = (text: string) =>
  renderToStaticMarkup(<WrittenText text={text} />).replace(/^<div[^>]*>(.*)<\/div>$/u, '$1');

test('what is quoted before the words stands as a quote, each line in its own direction', () => {
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
