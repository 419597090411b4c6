import { expect, test } from 'vitest';
import { spokenTime } from './spoken-time.ts';

const now = new Date('2026-11-25T12:00:00Z');
const spoken = (at: string, zone = 'UTC') => spokenTime(new Date(at), zone, now);

test('a time of this year has no year, and one of another year has', () => {
  expect(spoken('2026-12-01T09:00:00Z').when_en).toBe('Tuesday 1 December at 09:00');
  const { when_en: english, when_he: hebrew } = spoken('2028-11-27T10:00:00Z');
  expect(english).toContain('2028');
  expect(hebrew).toContain('2028');
});

test('the year is that of the person’s zone', () => {
  expect(spoken('2026-12-31T23:00:00Z', 'Asia/Jerusalem').when_en).toContain('2027');
});
