import { expect, test } from 'vitest';
import { dateGroup, dayNumber } from './time.ts';

const zone = 'Asia/Jerusalem';
const now = '2026-11-21T10:00:00Z';

test.each([
  ['2026-11-20T22:00:00Z', 'today'],
  ['2026-11-22T10:00:00Z', 'today'],
  ['2026-11-20T21:59:59Z', 'yesterday'],
  ['2026-11-19T22:00:00Z', 'yesterday'],
  ['2026-11-19T21:59:59Z', 'last_week'],
  ['2026-11-12T22:00:00Z', 'last_week'],
  ['2026-11-12T21:59:59Z', 'older'],
  ['2020-01-01T00:00:00Z', 'older'],
])('%s belongs to %s, by the start of the day in Jerusalem', (at, group) => {
  expect(dateGroup(at, now, zone)).toBe(group);
});

test('the night on which clocks change is one day', () => {
  expect(dayNumber('2026-03-28T12:00:00Z', zone) - dayNumber('2026-03-26T12:00:00Z', zone)).toBe(2);
  expect(dateGroup('2026-03-26T12:00:00Z', '2026-03-27T20:30:00Z', zone)).toBe('yesterday');
});

test('the same moment lies on different days in different zones', () => {
  expect(dateGroup('2026-11-20T22:30:00Z', now, 'America/New_York')).toBe('yesterday');
  expect(dateGroup('2026-11-20T22:30:00Z', now, zone)).toBe('today');
});
