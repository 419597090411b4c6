import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { MentionsContext, type MentionLookup, withMentions } from './mentions.ts';
import { Talk } from './Talk.tsx';

const labels = { copy: 'Copy', copied: 'Copied', code: 'Code' };
const lookup: MentionLookup = (name) => {
  if (name === 'dan') return { name: 'Dan Peretz', isMe: false };
  return name === 'המלווה' ? { name: 'המלווה', isMe: false } : undefined;
};
const shown = (text: string) =>
  renderToStaticMarkup(
    <MentionsContext value={lookup}>
      <Talk text={text} labels={labels} />
    </MentionsContext>,
  ).replaceAll(/ (?:class|dir)="[^"]*"/gu, '');

describe('text that people write to each other', () => {
  test('a name after @ stands out, in both languages and before the end of a sentence', () => {
    expect(shown('Ask @dan.')).toContain('Ask <bdi>@Dan Peretz</bdi>.');
    expect(shown('תודה ל-@dan')).toContain('ל-<bdi>@Dan Peretz</bdi>');
    expect(shown('@המלווה, מה נשאר?')).toContain('<bdi>@המלווה</bdi>, מה נשאר?');
    expect(withMentions('@dan and @dan', lookup)).toHaveLength(3);
  });

  test('a name that nobody here has, an address and code stay as they are', () => {
    for (const text of ['@nobody', 'me@dan.org', 'https://x.org/@dan', '`@dan`'])
      expect(shown(text)).not.toContain('<bdi>@Dan');
  });

  test('emphasis, lists, quotes, code and links are shown; headings, tables and lines across are not', () => {
    expect(shown('**so** and `that`')).toContain('<strong>so</strong> and <code>that</code>');
    expect(shown('- one\n- two')).toContain('<li>one</li>');
    expect(shown('> said')).toContain('<blockquote>said</blockquote>');
    expect(shown('# 1 idea')).toBe('<div><p># 1 idea</p></div>');
    expect(shown('a | b\n-|-\n1 | 2')).not.toContain('<table');
    expect(shown('one\n---')).not.toMatch(/<h\d|<hr/u);
    expect(shown('    four spaces')).not.toContain('<pre');
  });

  test('links open in another tab without a referrer; other schemes are text', () => {
    expect(shown('https://example.org/tide')).toContain(
      '<a href="https://example.org/tide" target="_blank" rel="noopener noreferrer">',
    );
    expect(shown('[x](javascript:alert(1))')).not.toContain('<a');
    expect(shown('<img src=x onerror=alert(1)>')).not.toContain('<img');
  });
});
