import { type Filter, withFilter } from './search-filters.ts';
import { type TypedFilter, readings, typedFilters } from './typed-filters.ts';

/** Possible meanings of a name after a filter's colon. */
export interface Meanings {
  /** The one thing that is called so. */
  exact: (place: TypedFilter['place'], name: string) => Filter | null;
  /** All whose names begin so, or hold it. */
  like: (place: TypedFilter['place'], name: string) => Filter[];
  /** Names that only the server may know. */
  unknown: (place: TypedFilter['place'], name: string) => Filter | null;
}

type Settled = { words: string; filters: Filter[] };

/** Takes every filter that is whole out of what was typed or pasted; what is still being typed stays. */
export function settled({ words, filters }: Settled, meanings: Meanings): Settled {
  for (const typed of typedFilters(words)) {
    const meant = meaningOf(typed, meanings);
    if (!meant) continue;
    const left = [typed.before, meant.left, typed.after].filter(Boolean).join(' ');
    const goesOn = left !== '' && (/\s$/u.test(words) || (typed.ended && typed.after === ''));
    const rest = goesOn ? `${left} ` : left;
    return settled({ words: rest, filters: withFilter(filters, meant.filter) }, meanings);
  }
  return { words, filters };
}

function meaningOf(typed: TypedFilter, { exact, like, unknown }: Meanings) {
  const { place, value, ended, quoted, after } = typed;
  if (value === '' || (quoted && !ended)) return null;
  for (const { name, left } of readings(typed)) {
    const isAll = left === '';
    const filter = isAll && !ended ? null : exact(place, name);
    if (filter) return { filter, left };
    const similar = like(place, name);
    const [only, another] = similar;
    // A longer name may still follow, unless something else does.
    const isOver = !isAll || quoted || (ended && after !== '');
    if (only && !another && isOver) return { filter: only, left };
    if (only) return null;
  }
  const [first = value, ...others] = quoted ? [value] : value.split(' ');
  const filter = ended || others.length > 0 ? unknown(place, first) : null;
  return filter && { filter, left: others.join(' ') };
}
