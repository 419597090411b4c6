import { expect, test } from 'vitest';
import { type Exclusively, createRenewal } from './renewal.ts';

/** Two tabs of one browser: the same storage, one lock. */
function twoTabs() {
  const browser = { token: 'old', refreshes: 0 };
  let last: Promise<unknown> = Promise.resolve();
  const exclusively: Exclusively = (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const tab = () =>
    createRenewal({
      stored: () => browser.token,
      store: (token) => (browser.token = token),
      refresh: async () => {
        browser.refreshes += 1;
        await Promise.resolve();
        return `new-${browser.refreshes}`;
      },
      exclusively,
    });
  return { browser, one: tab(), other: tab() };
}

test('of two tabs that meet the same expired token, one refreshes and the other takes over', async () => {
  const { browser, one, other } = twoTabs();
  expect(await Promise.all([one('old'), other('old'), one('old')])).toEqual([
    'new-1',
    'new-1',
    'new-1',
  ]);
  expect(browser.refreshes).toBe(1);
});

test('a token that has run out in turn is renewed again', async () => {
  const { browser, one, other } = twoTabs();
  await one('old');
  expect(await other('new-1')).toBe('new-2');
  expect(browser.refreshes).toBe(2);
});
