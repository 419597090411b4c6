import type { SearchResult } from '#contract/search.ts';
import { type DateGroup, dateGroup } from '#web/platform/time.ts';

export type ResultGroup = 'people' | DateGroup;

const order: ResultGroup[] = ['people', 'today', 'yesterday', 'last_week', 'older'];

/** Results under the headings of their dates; people, who have none, lead. */
export function resultGroups(
  results: SearchResult[],
  now: number,
  groupOf: (at: string, now: number) => DateGroup = dateGroup,
): { group: ResultGroup; results: SearchResult[] }[] {
  const byGroup = Map.groupBy(results, ({ last_message_date: at }): ResultGroup =>
    at === null ? 'people' : groupOf(at, now),
  );
  return order.flatMap((group) => {
    const found = byGroup.get(group);
    return found ? [{ group, results: found }] : [];
  });
}

export function resultKey({ id, message_id: messageId }: SearchResult): string {
  return messageId ?? id;
}
