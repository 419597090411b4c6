import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { oneTabFor } from './one-tab.ts';

/** Locks that all tabs of a browser share. */
function sharedLocks() {
  const held = new Set<string>();
  return {
    async request(name: string, _: object, work: (lock: object | null) => Promise<void>) {
      if (held.has(name)) return work(null);
      held.add(name);
      await work({ name });
      held.delete(name);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: sharedLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of two tabs that receive the same notification one shows it', async () => {
  expect(await Promise.all([oneTabFor('a'), oneTabFor('a')])).toEqual([true, false]);
});

test('a tab that receives it some seconds later does not show it again', async () => {
  expect(await oneTabFor('a')).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await oneTabFor('a')).toBe(false);
});

test('each notification is shown, whichever tab showed the one before', async () => {
  expect(await Promise.all([oneTabFor('a'), oneTabFor('b')])).toEqual([true, true]);
});

test('without locks in the browser every tab shows it', async () => {
  vi.stubGlobal('navigator', {});
  expect(await Promise.all([oneTabFor('a'), oneTabFor('a')])).toEqual([true, true]);
});
