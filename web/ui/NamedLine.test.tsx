import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListRow } from './ListRow.tsx';
import { NamedLine } from './NamedLine.tsx';

const shown = (words: string) =>
  renderToStaticMarkup(<NamedLine words={words} />).replace(/^<span[^>]*>(.*)<\/span>$/u, '$1');

test('names stand apart from the words around them, so that each is cut at its own end', () => {
  expect(shown('\u2068עמרי\u2069 is typing')).toBe(
    '<span></span><bdi>עמרי</bdi><span> is typing</span>',
  );
  expect(shown('\u2068\u200e\u2068דנה\u2069 and \u2068Tom\u2069\u2069 are typing')).toContain(
    '<bdi>דנה</bdi><span> and </span><bdi>Tom</bdi><span>\u2069 are typing</span>',
  );
});

test('the author is separate from the mark after the name in a row', () => {
  const html = renderToStaticMarkup(<ListRow title="Us" lead={'\u2068עמרי\u2069:'} text="Hello" />);
  expect(html).toContain('<bdi>עמרי</bdi><span>: </span>');
  expect(html).toContain('<bdi>Hello</bdi>');
});
