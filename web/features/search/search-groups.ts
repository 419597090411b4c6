import type { SearchResult } from '#contract/search.ts';
import { type DateGroup, dateGroup } from '#web/platform/time.ts';

export type ResultGroup = 'people' | 'cards' | 'outcomes' | DateGroup;

const order: ResultGroup[] = [
  'people',
  'cards',
  'outcomes',
  'today',
  'yesterday',
  'last_week',
  'older',
];

const outcomes: SearchResult['kind'][] = ['action', 'insight', 'meeting'];

/** Results under the headings of their dates; people, cards, and what came of chats lead. */
export function resultGroups(
  results: SearchResult[],
  now: number,
  groupOf: (at: string, now: number) => DateGroup = dateGroup,
): { group: ResultGroup; results: SearchResult[] }[] {
  const byGroup = Map.groupBy(results, ({ last_message_date: at, kind }): ResultGroup => {
    if (outcomes.includes(kind)) return 'outcomes';
    if (at !== null) return groupOf(at, now);
    return kind === 'card' ? 'cards' : 'people';
  });
  return order.flatMap((group) => {
    const found = byGroup.get(group);
    return found ? [{ group, results: found }] : [];
  });
}

export function resultKey({ id, message_id: messageId }: SearchResult): string {
  return messageId ?? id;
}
