import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from './later-part.ts';

const network = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part is waited for while there is no network', async () => {
  network.onLine = false;
  const load = vi.fn<() => Promise<string>>(async () => {
    if (!network.onLine) throw new TypeError('no network');
    return 'the part';
  });
  const part = later(load)();
  await vi.advanceTimersByTimeAsync(60_000);
  network.onLine = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await part).toBe('the part');
});

test('what is not there is tried again, and then said', async () => {
  network.onLine = true;
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('404')));
  const part = later(load)().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(3);
});
