import { expect, test } from 'vitest';
import { momentOf, wallClockOf } from './wall-clock.ts';

test.each([
  ['Europe/Berlin', '2026-03-29T02:30:00.000Z', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30:00.000Z', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30:00.000Z', '2026-03-08T07:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45:00.000Z', '2026-04-04T14:45:00.000Z'],
  ['Asia/Jerusalem', '2026-03-27T02:15:00.000Z', '2026-03-27T00:15:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00.000Z', '2025-12-31T18:15:00.000Z'],
  ['Pacific/Apia', '2011-12-30T09:00:00.000Z', '2011-12-30T19:00:00.000Z'],
  ['UTC', '9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
])('in %s the clocks show %s at %s', (timezone, wall, moment) => {
  expect(momentOf(new Date(wall), timezone).toISOString()).toBe(moment);
});

test('clocks and moments agree wherever the clocks skip and repeat nothing', () => {
  for (const timezone of ['Asia/Jerusalem', 'America/St_Johns', 'Africa/Casablanca', 'UTC'])
    for (let day = 0; day < 366; day++) {
      const moment = new Date(Date.UTC(2026, 0, 1 + day, 12, 34, 56, 789));
      expect(momentOf(wallClockOf(moment, timezone), timezone)).toEqual(moment);
    }
});
