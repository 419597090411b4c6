import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';
import { loadClosing } from './closing.ts';

beforeAll(loadClosing);

const labels = { copy: 'Copy', copied: 'Copied', code: 'Code' };
const html = (text: string, streaming = false) =>
  renderToStaticMarkup(<Markdown text={text} streaming={streaming} labels={labels} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '');

describe('blocks', () => {
  test('every block finds its own direction', () => {
    expect(html('# שלום\n\nHello **you**\n\n> ציטוט')).toBe(
      '<h2 dir="auto">שלום</h2><p dir="auto">Hello <strong>you</strong></p><blockquote dir="auto">ציטוט</blockquote>',
    );
  });

  test('bullets stand on the side of the first word, items on their own', () => {
    expect(html('- שלום\n- Hello')).toBe(
      '<ul dir="rtl"><li dir="auto">שלום</li><li dir="auto">Hello</li></ul>',
    );
  });

  test('an item with several blocks takes its direction from its first paragraph', () => {
    expect(html('1. אחת\n\n   two\n\n2. שתיים')).toBe(
      '<ol dir="rtl"><li dir="auto"><div>אחת</div><p dir="auto">two</p></li><li dir="auto">שתיים</li></ol>',
    );
  });

  test('a numbered list keeps its first number', () => {
    expect(html('3. c\n4. d')).toContain('<ol dir="ltr" start="3">');
  });

  test('tasks show whether they are done', () => {
    expect(html('- [x] done\n- [ ] open')).toBe(
      '<ul dir="ltr"><li dir="auto"><span>☑ </span>done</li><li dir="auto"><span>☐ </span>open</li></ul>',
    );
  });

  test('a table scrolls in itself and breaks lines in cells', () => {
    expect(html('| הצעה | b |\n|:-:|--:|\n| א<br>ב | 2 |')).toBe(
      '<div dir="rtl" tabindex="0" role="group"><table><thead><tr><th dir="auto" scope="col" style="text-align:center">הצעה</th><th dir="auto" scope="col" style="text-align:end">b</th></tr></thead>' +
        '<tbody><tr><td dir="auto" style="text-align:center">א<br/>ב</td><td dir="auto" style="text-align:end">2</td></tr></tbody></table></div>',
    );
  });

  test('code is read from left to right and names its language', () => {
    const shown = html('```ts\nconst a = "<b>"\n```');
    expect(shown).toMatch(/^<div dir="ltr"><div><bdi>ts<\/bdi>/);
    expect(shown).toContain('aria-label="Copy"');
    expect(shown).toContain('<code>const a = &quot;&lt;b&gt;&quot;</code></pre>');
    expect(html('```\nx\n```')).toContain('<bdi>Code</bdi>');
  });

  test('lines stay lines', () => {
    expect(html('one\ntwo')).toBe('<p dir="auto">one<br/>two</p>');
  });

  test('about is not struck out', () => {
    expect(html('20~25 and ~~old~~ 30~35')).toBe(
      '<p dir="auto">20~25 and <del>old</del> 30~35</p>',
    );
  });
});

describe('inside lines', () => {
  test('code, addresses and phone numbers are isolated from Hebrew', () => {
    const shown = html(
      'שלח ל-`npm i` אל a@b.co או https://zavit.app/x?y=1&z=2 או +972-54-123-4567 (PDF)',
    );
    expect(shown).toContain('<code dir="ltr">npm i</code>');
    expect(shown).toContain(
      '<a href="mailto:a@b.co" target="_blank" rel="noopener noreferrer" dir="ltr">a@b.co</a>',
    );
    expect(shown).toContain('href="https://zavit.app/x?y=1&amp;z=2"');
    expect(shown).toContain('<bdi dir="ltr">+972-54-123-4567</bdi>');
  });

  test('the words of a link follow the text around them', () => {
    expect(html('[כאן](https://zavit.app)')).toBe(
      '<p dir="auto"><a href="https://zavit.app/" target="_blank" rel="noopener noreferrer">כאן</a></p>',
    );
  });

  test('links that lead elsewhere than the web or mail are plain words', () => {
    for (const href of [
      '/chats',
      '#top',
      'ftp://a.b',
      'tel:123',
      'data:text/html,x',
      'file:///etc',
      'http:evil',
    ])
      expect(html(`[word](${href})`)).toBe('<p dir="auto">word</p>');
  });

  test('pictures are never loaded: they are links', () => {
    expect(html('![a cat](https://evil.example/c.png)')).toBe(
      '<p dir="auto"><a href="https://evil.example/c.png" target="_blank" rel="noopener noreferrer" dir="auto">a cat</a></p>',
    );
    expect(html('![a cat](data:image/png;base64,AA)')).toBe('<p dir="auto">a cat</p>');
    expect(html('[![x](https://a.b/i.png)](https://c.d)')).not.toContain('<img');
  });

  test('references and character references are resolved', () => {
    expect(html('AT&amp;T &#8211; &quot;x&quot;')).toBe(
      '<p dir="auto">AT&amp;T – &quot;x&quot;</p>',
    );
    expect(html('[a][1]\n\n[1]: https://a.b')).toContain('href="https://a.b/"');
  });

  test('raw HTML is text', () => {
    expect(html('<b>x</b> **y**')).toBe(
      '<p dir="auto">&lt;b&gt;x&lt;/b&gt; <strong>y</strong></p>',
    );
    expect(html('<script>alert(1)</script>')).toBe(
      '<p dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });
});

describe('while streaming', () => {
  const light = '<span aria-hidden="true"></span>';

  test('a light follows the last word, wherever it is', () => {
    expect(html('', true)).toBe(`<p>${light}</p>`);
    expect(html('Hello', true)).toBe(`<p dir="auto">Hello${light}</p>`);
    expect(html('- a\n- b', true)).toContain(`b${light}</li></ul>`);
    expect(html('> a\n>\n> b', true)).toContain(`b${light}</p></blockquote>`);
    expect(html('|a|b|\n|-|-|\n|c|', true)).toContain(`c${light}</td>`);
    expect(html('```js\nx', true)).toContain(`x${light}</code>`);
    expect(html('a\n\n---\n\n', true)).toContain(`<hr/><p>${light}</p>`);
  });

  test('an open construct is shown as if it were closed', () => {
    const shown = (text: string) => html(text, true).replace(light, '');
    expect(shown('so **bold')).toBe('<p dir="auto">so <strong>bold</strong></p>');
    expect(shown('so *it')).toBe('<p dir="auto">so <em>it</em></p>');
    expect(shown('run `npm')).toBe('<p dir="auto">run <code dir="ltr">npm</code></p>');
    expect(shown('see [the page](https://za')).toBe('<p dir="auto">see the page</p>');
    expect(shown('see ![the cat](https://za')).not.toContain('](');
    expect(shown('- done **well** and\n- now **bo')).toContain('now <strong>bo</strong></li>');
    expect(shown('Title\n-')).not.toContain('<h');
  });

  test('a table is a table from its first row on', () => {
    for (const text of [
      '| a | b',
      '| a | b |\n',
      '| a | b |\n|',
      '| a | b |\n|--',
      '| a | b |\n|---|---|\n',
    ])
      expect(html(text, true)).toMatch(/<table><thead><tr><th[^>]*>a<\/th><th[^>]*>b/);
  });
});
