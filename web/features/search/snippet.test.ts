import { describe, expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';
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
    const searches = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(withSearch(searches, ' B ')).toEqual(['B', 'a', 'c', 'd', 'e', 'f']);
    expect(withSearch(searches, 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
    expect(withSearch(searches, '  ')).toBe(searches);
  });
});
