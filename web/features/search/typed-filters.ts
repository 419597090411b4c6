import type { Filter, Held, placeOf } from './search-filters.ts';

export type FilterPlace = ReturnType<typeof placeOf>;

/** How each filter is typed; the first one is shown in that language, and both are understood in either. */
export const filterPrefixes: Record<FilterPlace, { en: string; he: string }> = {
  from: { en: 'from:', he: 'מאת:' },
  in: { en: 'in:', he: 'בתוך:' },
  has: { en: 'has:', he: 'יש:' },
  after: { en: 'after:', he: 'אחרי:' },
  before: { en: 'before:', he: 'לפני:' },
};

const heldWords: Record<Held, string[]> = {
  image: ['image', 'picture', 'תמונה'],
  voice: ['voice', 'recording', 'קול', 'הקלטה'],
  link: ['link', 'קישור'],
  card: ['card', 'קלף'],
};

export interface TypedFilter {
  place: FilterPlace;
  /** What stands after the colon, without quotes. */
  value: string;
  /** A space or a quote says that it is whole. */
  ended: boolean;
  /** The words before it. */
  rest: string;
}

export const places = Object.keys(filterPrefixes) as FilterPlace[];
const prefixes = places.flatMap((place) =>
  Object.values(filterPrefixes[place]).map((prefix) => ({ place, prefix })),
);
const typed = new RegExp(
  `^(?<rest>.*\\s|)(?<prefix>${prefixes.map(({ prefix }) => prefix).join('|')})(?<value>.*)$`,
  'isu',
);

/** The filter at the end of what is typed: `note from:ma`. Names may have several words. */
export function typedFilter(words: string): TypedFilter | null {
  const groups = typed.exec(words)?.groups;
  if (!groups) return null;
  const { rest = '', prefix = '', value = '' } = groups;
  const place = prefixes.find((one) => one.prefix === prefix.toLowerCase())?.place;
  if (!place) return null;
  const bare = value.replaceAll(/["“”״]/gu, '').trim();
  return { place, value: bare, ended: bare !== '' && /["”״\s]$/u.test(value), rest: rest.trim() };
}

/** What must be in a message, by the beginning of its name. */
export function heldBy(value: string): Held[] {
  const wanted = value.toLowerCase();
  return (Object.keys(heldWords) as Held[]).filter((held) =>
    heldWords[held].some((word) => word.startsWith(wanted)),
  );
}

/** A day as `2026-01-31`, also when it was written as `31.1.2026`. */
export function dayIn(value: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(value) ?? [];
  const [, d = day, m = month, y = year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/u.exec(value) ?? [];
  if (!y || !m || !d) return null;
  const written = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null;
}

/** What a whole one means by itself; who and where must be looked up. */
export function wholeFilter({ place, value }: TypedFilter): Filter | null {
  if (place === 'has') {
    const wanted = value.toLowerCase();
    const held = heldBy(value).find((one) => heldWords[one].includes(wanted));
    return held ? { by: 'has', what: held } : null;
  }
  if (place !== 'after' && place !== 'before') return null;
  const day = dayIn(value);
  return day === null ? null : { by: place, day };
}
