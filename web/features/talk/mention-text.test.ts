import { describe, expect, test } from 'vitest';
import { type Nameable, mentionAt, nameablesFor, withMention } from './mention-text.ts';

const nameable = (username: string, name: string): Nameable => ({
  id: username,
  username,
  name,
  person: null,
});
const people = [
  nameable('guide', 'Guide'),
  nameable('dan_peretz', 'Dan Peretz'),
  nameable('lina', 'Lina Haddad'),
  nameable('noa.levi', 'נֹעה לוי'),
];
const found = (query: string) => nameablesFor(people, query).map(({ username }) => username);

describe('names after @', () => {
  test('the name is what stands between its @ and the caret', () => {
    expect(mentionAt('Ask @da and go', 7)).toEqual({ from: 4, to: 7, query: 'da' });
    expect(mentionAt('@', 1)).toEqual({ from: 0, to: 1, query: '' });
    expect(mentionAt('שלום @נע', 8)).toEqual({ from: 5, to: 8, query: 'נע' });
    expect(mentionAt('תודה ל-@נע', 10)).toEqual({ from: 7, to: 10, query: 'נע' });
    expect(mentionAt('Ask @da and go', 9)).toBeNull();
  });

  test('an address is no name', () => {
    expect(mentionAt('me@example', 10)).toBeNull();
    expect(mentionAt('https://x.org/@da', 17)).toBeNull();
  });

  test('people are found by a word of their name or by their username, names that begin with it first', () => {
    expect(found('')).toEqual(['guide', 'dan_peretz', 'lina', 'noa.levi']);
    expect(found('DAN')).toEqual(['dan_peretz']);
    expect(found('pe')).toEqual(['dan_peretz']);
    expect(found('l')).toEqual(['lina']);
    expect(found('נע')).toEqual(['noa.levi']);
    expect(found('לוי')).toEqual(['noa.levi']);
    expect(found('zz')).toEqual([]);
  });

  test('a chosen name takes the place of what was written, with one space after it', () => {
    const draft = { from: 4, to: 7, query: 'da' };
    expect(withMention('Ask @da', draft, 'dan')).toEqual({ text: 'Ask @dan ', caret: 9 });
    expect(withMention('Ask @da now', draft, 'dan')).toEqual({ text: 'Ask @dan now', caret: 9 });
  });
});
