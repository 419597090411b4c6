import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedWorld } from '../../testing/world.ts';
import { folded } from './fold.ts';
import { matchesIn } from '../../features/search/matches.ts';

const one = sharedWorld();

/** Letters of the languages that people write here, with all that is folded, and much that is not. */
const letter = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Array.from('abcABC אבגכמנפצךםןףץ')) },
  { weight: 4, arbitrary: range(0x0591, 0x05f4) },
  { weight: 2, arbitrary: range(0x20, 0x7e) },
  { weight: 2, arbitrary: range(0xa0, 0x17f) },
  { weight: 1, arbitrary: range(0x300, 0x36f) },
  { weight: 1, arbitrary: range(0x391, 0x44f) },
  { weight: 1, arbitrary: range(0x2000, 0x2069) },
  { weight: 1, arbitrary: range(0xfb1d, 0xfb4f) },
  { weight: 1, arbitrary: range(0xff01, 0xff5e) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '😀',
      '👩‍👧',
      '\t',
      '\n',
      '\r\n',
      '\u3000',
      'ﬁ',
      'ς',
      'Σ',
      'İ',
      '％',
      '_',
      '\\',
    ),
  },
);
const written = fc.array(letter, { maxLength: 40 }).map((letters) => letters.join(''));

function range(min: number, max: number) {
  return fc.integer({ min, max }).map((code) => String.fromCodePoint(code));
}

test.each([
  ['שָׁלוֹם', 'שלומ'],
  ['שׁלום', 'שלומ'],
  ['סוף הדרך', 'סופ הדרכ'],
  ['בית־ספר', 'בית-ספר'],
  ['צה״ל וצ׳יפס', `צה"ל וצ'יפס`],
  ['Café RÉSUMÉ', 'cafe resume'],
  ['ﬁne Ｆull', 'fine full'],
  ['İstanbul ΟΔΟΣ', 'istanbul οδοσ'],
  ['“It’s” – so', `"it's" - so`],
  ['a \n\t b\u00a0c', 'a b c'],
  ['soft\u00adhyphen \u200fmark\u2069', 'softhyphen mark'],
])('%s is searched as %s', (text, form) => {
  expect(folded(text)).toBe(form);
});

test('the database folds every text as the program does', async () => {
  const texts = fc.sample(written, { seed: 20_261_121, numRuns: 4_000 });
  const { rows } = await one.app.platform.database.pool.query<{ text: string; form: string }>(
    'select text, search_form(text) as form from unnest($1::text[]) text',
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  const different = rows.filter(({ text, form }) => folded(text) !== form);
  expect(different).toEqual([]);
});

test('a folded text stays unchanged when it is folded again', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(folded(folded(text))).toBe(folded(text));
    }),
  );
});

test('every place of a match holds what was looked for, points and all', () => {
  const scene = fc
    .tuple(written, written, written)
    .filter(([, words]) => folded(words).trim() !== '');
  fc.assert(
    fc.property(scene, ([before, words, after]) => {
      const text = before + words + after;
      const wanted = folded(words).trim();
      const ranges = matchesIn(text, [wanted]);
      // A mark or white space at the seam may belong to both sides.
      if (folded(text).includes(wanted)) expect(ranges.length).toBeGreaterThan(0);
      let end = 0;
      for (const [from, to] of ranges) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(text.slice(from, to).isWellFormed()).toBe(true);
        // One character that stands for several is shown whole.
        expect(folded(text.slice(from, to))).toContain(wanted);
        expect(text.slice(to)).not.toMatch(/^[\u0591-\u05bd\u05bf-\u05c7\u0300-\u036f]/u);
        end = to;
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a match among plain letters and points is exactly what was looked for', () => {
  const plain = fc.constantFrom(...Array.from('abcאבמם'), 'שָׁ', 'é');
  const some = fc.array(plain, { minLength: 1, maxLength: 30 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(some, fc.array(plain, { minLength: 1, maxLength: 3 }), (text, letters) => {
      const wanted = folded(letters.join(''));
      for (const [from, to] of matchesIn(text, [wanted]))
        expect(folded(text.slice(from, to))).toBe(wanted);
    }),
    { numRuns: 2_000 },
  );
});

test('overlapping matches of several words are one, in order, and niqqud inside is in it', () => {
  expect(matchesIn('The morning mornings', ['ning', 'morning'])).toEqual([
    [4, 11],
    [12, 19],
  ]);
  const text = 'אמרתי שָׁלוֹם לכולם';
  const [[from, to] = [0, 0]] = matchesIn(text, ['שלומ']);
  expect(text.slice(from, to)).toBe('שָׁלוֹם');
  expect(matchesIn('nothing', ['zzz'])).toEqual([]);
});
