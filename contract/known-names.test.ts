import { expect, test } from 'vitest';
import { nameBeside } from './known-names.ts';
import { nameKey } from './name-key.ts';

const dana = { id: '1', username: 'dana', display_name: 'Dana Levi' };
const known = [{ id: 'c', user_id: '1', key: nameKey(dana.display_name) }];
const named = (name: string, all = known) =>
  nameBeside({ id: '2', username: 'dana77', display_name: name }, all);

test('a person with the same name as a connection is shown with a username, the connection without', () => {
  expect(nameBeside(dana, known)).toBe('Dana Levi');
  expect(named('Dana Levi')).toBe('Dana Levi (\u2068@dana77\u2069)');
  expect(named('DÁNA  1EVI')).toBe('DÁNA  1EVI (\u2068@dana77\u2069)');
  expect(named('Dana')).toBe('Dana');
  expect(named('Dana Levi', [])).toBe('Dana Levi');
  expect(named('')).toBe('');
});

test('two connections with the same name are both shown with usernames', () => {
  const both = [...known, { id: 'd', user_id: '2', key: nameKey('dana levi') }];
  expect(nameBeside(dana, both)).toBe('Dana Levi (\u2068@dana\u2069)');
  expect(named('dana levi', both)).toBe('dana levi (\u2068@dana77\u2069)');
});
