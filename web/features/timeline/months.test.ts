import { expect, test } from 'vitest';
import type { TimelineItem } from '#contract/timeline.ts';
import { monthsOf } from './months.ts';

const at = (day: string): TimelineItem => ({
  id: day,
  kind: 'moment',
  at: `${day}T10:00:00.000Z`,
  title: day,
  text: '',
  stage: null,
  link: null,
  ref: day,
});

test('entries are grouped by month, in their order', () => {
  const months = monthsOf(
    [at('2026-11-23'), at('2026-11-02'), at('2026-10-31'), at('2025-10-31')],
    (moment) => String(moment).slice(0, 7),
  );
  expect(months.map(({ name, items }) => [name, items.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
    ['2025-10', 1],
  ]);
});
