import { expect, test } from 'vitest';
import type { SearchResult } from '#contract/search.ts';
import { resultGroups } from './search-groups.ts';

const at = (id: string, date: string | null, kind?: SearchResult['kind']) =>
  ({ id, last_message_date: date, kind }) as SearchResult;

test('people, cards and outcomes lead, then what is newest, each under the heading of its date', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const groups = resultGroups(
    [
      at('old', '2026-01-01T12:00:00Z'),
      at('new', '2026-11-21T11:00:00Z'),
      at('bridge', null, 'card'),
      at('dana', null),
      at('plant', '2026-01-01T12:00:00Z', 'action'),
      at('walk', '2027-01-01T12:00:00Z', 'meeting'),
      at('yesterday', '2026-11-20T11:00:00Z'),
    ],
    now,
  );
  expect(groups.map(({ group, results }) => [group, results.map(({ id }) => id)])).toEqual([
    ['people', ['dana']],
    ['cards', ['bridge']],
    ['outcomes', ['plant', 'walk']],
    ['today', ['new']],
    ['yesterday', ['yesterday']],
    ['older', ['old']],
  ]);
});
