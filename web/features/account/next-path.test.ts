import { describe, expect, test } from 'vitest';
import { nextPath, withNext } from './next-path.ts';

const origin = 'https://zavit.test';
const next = (value: string) =>
  nextPath(`?${new URLSearchParams({ next: value }).toString()}`, origin);

describe('the path after a sign-in', () => {
  test('a path of this site is followed with its query and hash', () => {
    expect(next('/chat/42?seq=7#last')).toBe('/chat/42?seq=7#last');
  });

  test.each([
    'https://elsewhere.test/',
    '//elsewhere.test/chat',
    String.raw`/\elsewhere.test`,
    '/.//elsewhere.test',
    'chat/42',
    '/\t/elsewhere.test',
    '',
  ])('%j leads home', (value) => {
    expect(next(value)).toBe('/');
  });

  test('nobody is sent back to the sign-in', () => {
    expect(next('/profile/login?next=/chat')).toBe('/');
  });

  test('without a wish home is next', () => {
    expect(nextPath('', origin)).toBe('/');
  });

  test('a wish is handed on to the other form', () => {
    expect(nextPath(withNext('/sign-up', '/chat/1?a=b').slice('/sign-up'.length), origin)).toBe(
      '/chat/1?a=b',
    );
    expect(withNext('/sign-up', '/')).toBe('/sign-up');
  });
});
