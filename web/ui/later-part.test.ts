import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead, later, laterButAhead } from './later-part.ts';

const network = { onLine: true, connection: { saveData: false } };
let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', network);
  network.onLine = true;
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part waits for the network without asking again and again', async () => {
  network.onLine = false;
  const load = vi.fn<() => Promise<string>>(async () => {
    if (!network.onLine) throw new TypeError('no network');
    return 'the part';
  });
  const part = later(load)();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  network.onLine = true;
  browser.dispatchEvent(new Event('online'));
  expect(await part).toBe('the part');
});

test('a missing part is retried, and then reported', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('404')));
  const part = later(load)().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await part).toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part needed without a network is prefetched once when the page is idle', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'the part');
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  laterButAhead(load);
  network.connection.saveData = true;
  fetchAhead();
  network.connection.saveData = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(idle).toHaveLength(0);
  fetchAhead();
  fetchAhead();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  for (const then of idle) then();
  expect(load).toHaveBeenCalledOnce();
});
