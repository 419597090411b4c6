import { describe, expect, test } from 'vitest';
import { type Filter, askedOf, withFilter, withoutFilter } from './search-filters.ts';
import { type Meanings, settled } from './settled-filters.ts';
import { dayIn, heldBy, meantBy, typedFilters, wholeFilter, wordsAround } from './typed-filters.ts';

describe('a typed filter', () => {
  test.each([
    ['from:ma', { place: 'from', value: 'ma', ended: false, before: '', after: '' }],
    ['from: ma', { place: 'from', value: 'ma', ended: false }],
    ['quiet sea מאת:מאיה', { place: 'from', value: 'מאיה', ended: false, before: 'quiet sea' }],
    ['in:"River people"', { place: 'in', value: 'River people', ended: true, quoted: true }],
    ['from:"Noa ', { place: 'from', value: 'Noa', ended: false, quoted: true }],
    ['from:"Noa Levi" tea', { value: 'Noa Levi', ended: true, quoted: true, after: 'tea' }],
    ['מאת:"ארה״ב"', { place: 'from', value: 'ארה״ב', ended: true }],
    ['ים In:River people', { place: 'in', value: 'River people', ended: false, before: 'ים' }],
    ['בתוך:', { place: 'in', value: '', ended: false }],
    ['has:image ', { place: 'has', value: 'image', ended: true }],
    ['from:a in:b', { place: 'from', value: 'a', ended: true, before: '', after: 'in:b' }],
  ])('%s', (words, expected) => {
    expect(typedFilters(words)[0]).toMatchObject(expected);
  });

  test.each([
    '',
    'from',
    'domain:x',
    'https://example.org',
    'note to self',
    'begin:x',
    '"a note from:me"',
  ])('“%s” is words', (words) => {
    expect(typedFilters(words)).toEqual([]);
    expect(wordsAround(words)).toBe(words);
  });

  test('says what it means when it is whole, in both languages', () => {
    const of = (words: string) => {
      const [typed] = typedFilters(words);
      return typed?.ended ? wholeFilter(typed.place, typed.value) : null;
    };
    expect(of('has:link ')).toEqual({ by: 'has', what: 'link' });
    expect(of('with:photos ')).toEqual({ by: 'has', what: 'image' });
    expect(of('יש:תמונה ')).toEqual({ by: 'has', what: 'image' });
    expect(of('עם:תמונות ')).toEqual({ by: 'has', what: 'image' });
    expect(of('עם:קול ')).toEqual({ by: 'has', what: 'voice' });
    expect(of('עם:card ')).toEqual({ by: 'has', what: 'card' });
    expect(of('before:2026-01-01 ')).toEqual({ by: 'before', day: '2026-01-01' });
    expect(of('אחרי:31.1.2026 ')).toEqual({ by: 'after', day: '2026-01-31' });
    expect(of('before:2026-02-30 ')).toBeNull();
    expect(of('has:nothing ')).toBeNull();
    expect(heldBy('')).toEqual(['image', 'voice', 'link', 'card', 'action']);
    expect(heldBy('ק')).toEqual(['voice', 'link', 'card']);
    expect(dayIn('1/2/2026')).toBe('2026-02-01');
    expect(['me', 'אני', '@guide', 'המלווה', 'Maya'].map(meantBy)).toEqual([
      'me',
      'me',
      'guide',
      'guide',
      null,
    ]);
  });
});

describe('typed or pasted text', () => {
  const names = ['noa', 'Noa Levi', 'Maya Cohen', 'Dana', 'Dana Bar'];
  const by = (name: string): Filter => ({ by: 'from', username: name, name });
  const meanings: Meanings = {
    exact: (place, value) => {
      const name = names.find((one) => one.toLowerCase() === value.toLowerCase());
      return place === 'from' && name !== undefined ? by(name) : wholeFilter(place, value);
    },
    like: (place, value) =>
      place === 'from'
        ? names.filter((one) => one.toLowerCase().startsWith(value.toLowerCase())).map(by)
        : heldBy(value).map((what): Filter => ({ by: 'has', what })),
    unknown: (place, value) => (place === 'from' && /^[a-z]{3,}$/u.test(value) ? by(value) : null),
  };
  const after = (words: string) => {
    const { words: left, filters } = settled({ words, filters: [] }, meanings);
    return [left, filters.map((one) => (one.by === 'from' ? one.name : 'what' in one && one.what))];
  };

  test.each([
    ['from:noa river', 'river', ['noa']],
    ['river from:noa', 'river from:noa', []],
    ['river from:noa ', 'river ', ['noa']],
    ['from:"Noa Levi" river', 'river', ['Noa Levi']],
    ['from:"Noa L', 'from:"Noa L', []],
    ['from:Maya C', 'from:Maya C', []],
    ['from:Maya tea', 'tea', ['Maya Cohen']],
    ['from:Dana Bar ', '', ['Dana Bar']],
    ['has:image from:noa quiet sea', 'quiet sea', ['image', 'noa']],
    ['עם:תמונה has:link מאת:noa ים', 'ים', ['image', 'link', 'noa']],
    ['tea has:pict from:Maya the', 'tea the', ['image', 'Maya Cohen']],
    ['from:nobody tea', 'tea', ['nobody']],
    ['מאת:איש tea', 'מאת:איש tea', []],
    ['"from:noa" tea', '"from:noa" tea', []],
  ])('%s', (words, left, filters) => {
    expect(after(words)).toEqual([left, filters]);
  });
});

describe('filters', () => {
  const maya: Filter = { by: 'from', username: 'maya', name: 'Maya' };
  const chat: Filter = { by: 'chat', id: 'c', name: 'Chat' };
  const folder: Filter = { by: 'folder', id: 'f', name: 'Folder' };

  test('replace those that say the same, and go together where all can be', () => {
    const two = withFilter([maya, chat], folder);
    expect(two).toEqual([maya, folder]);
    expect(withFilter(two, { ...maya, username: 'noa' })).toHaveLength(2);
    const held = withFilter(withFilter([], { by: 'has', what: 'image' }), {
      by: 'has',
      what: 'link',
    });
    expect(askedOf(held)).toEqual({ has: 'image,link' });
    expect(withoutFilter(held, { by: 'has', what: 'image' })).toHaveLength(1);
  });

  test('ask by the names of the endpoint', () => {
    expect(askedOf([maya, chat, { by: 'after', day: '2026-01-02' }])).toEqual({
      from: 'maya',
      chat_id: 'c',
      after: new Date(2026, 0, 2).toISOString(),
    });
  });
});
