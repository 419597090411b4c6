import type { heldKinds } from '#contract/values.ts';
import { type Text, type TextKey, currentText } from '#web/platform/language.tsx';
import { calendarDay, dateLabel, startOfDay } from '#web/platform/time.ts';
import type { SearchFilter } from './search-query.ts';

export type Held = (typeof heldKinds)[number];

/** A filter of a search, with the name on its chip. Days are `2026-11-21`. */
export type Filter =
  | { by: 'from'; username: string; name: string }
  | { by: 'chat' | 'folder'; id: string; name: string }
  | { by: 'has'; what: Held }
  | { by: 'after' | 'before'; day: string };

/** Filters with another one: of each kind one, and of chat and folder one, but all that must be in a message. */
export function withFilter(filters: Filter[], added: Filter): Filter[] {
  const others = filters.filter((filter) =>
    added.by === 'has' ? !isSame(filter, added) : placeOf(filter) !== placeOf(added),
  );
  return [...others, added];
}

export function withoutFilter(filters: Filter[], removed: Filter): Filter[] {
  return filters.filter((filter) => !isSame(filter, removed));
}

/** Equal filters, whatever their names. */
export function isSame(one: Filter, other: Filter): boolean {
  return filterKey(one) === filterKey(other);
}

export function filterKey(filter: Filter): string {
  if (filter.by === 'from') return `from:${filter.username}`;
  if (filter.by === 'has') return `has:${filter.what}`;
  return `${filter.by}:${'day' in filter ? filter.day : filter.id}`;
}

/** Chat and folder say where, so there is one of the two. */
export function placeOf({ by }: Filter): 'from' | 'in' | 'has' | 'after' | 'before' {
  return by === 'chat' || by === 'folder' ? 'in' : by;
}

/** Filters as the endpoint is asked. */
export function askedOf(filters: Filter[]): Omit<SearchFilter, 'kind'> {
  const asked: Omit<SearchFilter, 'kind'> = {};
  for (const filter of filters) {
    if (filter.by === 'from') asked.from = filter.username;
    else if (filter.by === 'has') asked.has = [asked.has, filter.what].filter(Boolean).join(',');
    else if ('day' in filter) asked[filter.by] = startOfDay(filter.day).toISOString();
    else asked[filter.by === 'chat' ? 'chat_id' : 'folder'] = filter.id;
  }
  return asked;
}

export const heldNames: Record<Held, TextKey> = {
  image: 'search.has_image',
  voice: 'search.has_voice',
  link: 'search.has_link',
  card: 'search.has_card',
  action: 'search.has_action',
};

export function filterName(filter: Filter, text: Text = currentText()): string {
  if (filter.by === 'from') return text('search.by_from', { name: filter.name });
  if (filter.by === 'has') return text(heldNames[filter.what]);
  if ('id' in filter) return text('search.by_in', { name: filter.name });
  const date = dateLabel(`${filter.day}T12:00:00`);
  return text(filter.by === 'after' ? 'search.by_after' : 'search.by_before', { date });
}

export const weekAgo = (today: number): Filter => ({ by: 'after', day: calendarDay(-7, today) });
