import { describe, expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';
import type { Filter } from './search-filters.ts';
import { piecesOf, snippetOf } from './snippet.ts';

const said = (pieces: { text: string; bold: boolean }[]) =>
  pieces.map(({ text, bold }) => (bold ? `[${text}]` : text)).join('');

describe('the snippet of a match', () => {
  test('shows thirty characters on each side', () => {
    const text = `${'a'.repeat(40)}MORNING${'b'.repeat(40)}`;
    expect(said(snippetOf(text, [[40, 47]]))).toBe(`…${'a'.repeat(30)}[MORNING]${'b'.repeat(30)}…`);
  });

  test('shows no dots where the text ends', () => {
    expect(said(snippetOf('the quiet morning', [[10, 17]]))).toBe('the quiet [morning]');
  });

  test('sets every match near the first one apart', () => {
    expect(
      said(
        snippetOf('one two one', [
          [0, 3],
          [8, 11],
        ]),
      ),
    ).toBe('[one] two [one]');
  });

  test('never cuts a character in half', () => {
    const text = `${'😀'.repeat(20)}match${'😀'.repeat(20)}`;
    const shown = said(snippetOf(text, [[40, 45]]));
    expect(shown.isWellFormed()).toBe(true);
    expect(shown).toContain('[match]');
  });

  test('works in a mixed sentence', () => {
    const text = 'שלח ל-John 3 קבצים (PDF)';
    expect(said(piecesOf(text, [[6, 10]]))).toBe('שלח ל-[John] 3 קבצים (PDF)');
  });
});

describe('last searches', () => {
  test('newest first, each once whatever its case, six at most', () => {
    const asked = (words: string) => ({ words, filters: [] });
    const searches = ['a', 'b', 'c', 'd', 'e', 'f'].map(asked);
    const after = (words: string) => withSearch(searches, asked(words)).map((one) => one.words);
    expect(after(' B ')).toEqual(['B', 'a', 'c', 'd', 'e', 'f']);
    expect(after('g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
    expect(withSearch(searches, asked('  '))).toBe(searches);
  });

  test('keep their filters', () => {
    const link: Filter = { by: 'has', what: 'link' };
    const plain = { words: 'a', filters: [] };
    const narrowed = { words: 'A', filters: [link] };
    expect(withSearch([plain], narrowed)).toEqual([narrowed, plain]);
    expect(withSearch([plain], { words: '', filters: [link] })).toHaveLength(2);
  });
});
