import { expect, test } from 'vitest';
import { usageWarningShare } from '#contract/values.ts';
import { isNearlyUsed } from './usage.ts';

test('a warning comes from the share of the contract on, until the count starts again', () => {
  const midnight = '2026-12-01T00:00:00.000Z';
  const before = Date.parse(midnight) - 1;
  const day = { max: 30, resets_at: midnight };
  expect(isNearlyUsed({ ...day, used: 23 }, before)).toBe(false);
  expect(isNearlyUsed({ ...day, used: 24 }, before)).toBe(true);
  expect(isNearlyUsed({ ...day, used: 40 }, before)).toBe(true);
  expect(isNearlyUsed({ ...day, used: 40 }, before + 1)).toBe(false);
  const least = 1_000 * usageWarningShare;
  expect(isNearlyUsed({ used: least, max: 1_000, resets_at: null })).toBe(true);
  expect(isNearlyUsed({ used: least - 1, max: 1_000, resets_at: null })).toBe(false);
  expect(isNearlyUsed({ used: 9, max: 10, resets_at: null })).toBe(true);
  expect(isNearlyUsed({ used: 0, max: 0, resets_at: null })).toBe(false);
});
