import { describe, expect, test } from 'vitest';
import { type Filter, askedOf, withFilter, withoutFilter } from './search-filters.ts';
import { dayIn, heldBy, typedFilter, wholeFilter } from './typed-filters.ts';

const whole = (words: string) => {
  const typed = typedFilter(words);
  return typed?.ended ? wholeFilter(typed) : null;
};

describe('a typed filter', () => {
  test.each([
    ['from:ma', { place: 'from', value: 'ma', ended: false, rest: '' }],
    ['quiet sea מאת:מאיה', { place: 'from', value: 'מאיה', ended: false, rest: 'quiet sea' }],
    ['in:"River people"', { place: 'in', value: 'River people', ended: true, rest: '' }],
    ['ים In:River people', { place: 'in', value: 'River people', ended: false, rest: 'ים' }],
    ['בתוך:', { place: 'in', value: '', ended: false, rest: '' }],
    ['has:image ', { place: 'has', value: 'image', ended: true, rest: '' }],
    ['from:a in:b', { place: 'in', value: 'b', ended: false, rest: 'from:a' }],
  ])('%s', (words, expected) => {
    expect(typedFilter(words)).toEqual(expected);
  });

  test.each(['', 'from', 'domain:x', 'https://example.org', 'note to self', 'begin:x'])(
    '“%s” is words',
    (words) => {
      expect(typedFilter(words)).toBeNull();
    },
  );

  test('says what it means when it is whole, in both languages', () => {
    expect(whole('has:link ')).toEqual({ by: 'has', what: 'link' });
    expect(whole('יש:תמונה ')).toEqual({ by: 'has', what: 'image' });
    expect(whole('יש:קול ')).toEqual({ by: 'has', what: 'voice' });
    expect(whole('before:2026-01-01 ')).toEqual({ by: 'before', day: '2026-01-01' });
    expect(whole('אחרי:31.1.2026 ')).toEqual({ by: 'after', day: '2026-01-31' });
    expect(whole('before:2026-02-30 ')).toBeNull();
    expect(whole('has:nothing ')).toBeNull();
    expect(heldBy('')).toEqual(['image', 'voice', 'link', 'card']);
    expect(heldBy('ק')).toEqual(['voice', 'link', 'card']);
    expect(dayIn('1/2/2026')).toBe('2026-02-01');
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
