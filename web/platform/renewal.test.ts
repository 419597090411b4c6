import { expect, test } from 'vitest';
import { type Exclusively, createRenewal } from './renewal.ts';

/** Two tabs of one browser: one lock, and what one stores the other sees a little later. */
function twoTabs({ seenAfterMs = 0 } = {}) {
  const browser = { refreshes: 0 };
  const tokens = ['old', 'old'];
  let last: Promise<unknown> | null = null;
  const exclusively: Exclusively = (work) => {
    const mine = last ? last.then(() => work(true)) : work(false);
    const done: Promise<unknown> = mine
      .catch(() => undefined)
      .finally(() => {
        if (last === done) last = null;
      });
    last = done;
    return mine;
  };
  const tab = (at: 0 | 1) =>
    createRenewal({
      stored: () => tokens[at] ?? null,
      store(token) {
        tokens[at] = token;
        if (seenAfterMs === 0) tokens[1 - at] = token;
        else setTimeout(() => (tokens[1 - at] = token), seenAfterMs);
      },
      refresh: async () => {
        browser.refreshes += 1;
        await Promise.resolve();
        return `new-${browser.refreshes}`;
      },
      exclusively,
    });
  return { browser, one: tab(0), other: tab(1) };
}

test.each([0, 100])(
  'of two tabs that meet the same expired token, one refreshes and the other takes over, though it sees it %i ms later',
  async (seenAfterMs) => {
    const { browser, one, other } = twoTabs({ seenAfterMs });
    expect(await Promise.all([one('old'), other('old'), one('old')])).toEqual([
      'new-1',
      'new-1',
      'new-1',
    ]);
    expect(browser.refreshes).toBe(1);
  },
);

test('a token that has run out in turn is renewed again', async () => {
  const { browser, one, other } = twoTabs();
  await one('old');
  expect(await other('new-1')).toBe('new-2');
  expect(browser.refreshes).toBe(2);
});
