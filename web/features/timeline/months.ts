import type { TimelineItem } from '#contract/timeline.ts';
import { monthLabel } from '#web/platform/time.ts';

export interface Month {
  name: string;
  items: TimelineItem[];
}

/** Items that follow one another within a month, under its name. */
export function monthsOf(items: readonly TimelineItem[], nameOf = monthLabel): Month[] {
  const months: Month[] = [];
  for (const item of items) {
    const name = nameOf(item.at);
    const last = months.at(-1);
    if (last?.name === name) last.items.push(item);
    else months.push({ name, items: [item] });
  }
  return months;
}
