import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warnSeldom } from './warn-seldom.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('thousands of the same warning are one line a minute, with the number of the others', () => {
  const lines: { msg: string; left_out: number }[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const warn = warnSeldom(log, 'it failed');
  for (let count = 0; count < 6_000; count++) warn(new Error('no'));
  vi.advanceTimersByTime(60_000);
  warn(new Error('no'));
  warn(new Error('no'));
  expect(lines.map(({ msg, left_out }) => [msg, left_out])).toEqual([
    ['it failed', 0],
    ['it failed', 5_999],
  ]);
});
