import type { Filter, Held, placeOf } from './search-filters.ts';

export type FilterPlace = ReturnType<typeof placeOf>;

/** How each filter is typed; the first one is shown in that language, and all are understood in either. */
export const filterPrefixes: Record<FilterPlace, { en: string[]; he: string[] }> = {
  from: { en: ['from:'], he: ['מאת:', 'של:'] },
  in: { en: ['in:'], he: ['בתוך:'] },
  has: { en: ['has:', 'with:'], he: ['עם:', 'יש:'] },
  after: { en: ['after:', 'since:'], he: ['אחרי:', 'מאז:'] },
  before: { en: ['before:'], he: ['לפני:'] },
};

const heldWords: Record<Held, string[]> = {
  image: ['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'תמונה', 'תמונות'],
  voice: ['voice', 'recording', 'recordings', 'audio', 'קול', 'הקלטה', 'הקלטות', 'הודעה קולית'],
  link: ['link', 'links', 'קישור', 'קישורים', 'לינק', 'לינקים'],
  card: ['card', 'cards', 'קלף', 'קלפים'],
  action: ['action', 'actions', 'step', 'steps', 'פעולה', 'פעולות', 'צעד', 'צעדים'],
};

const myselfWords = ['me', 'myself', 'אני', 'ממני', 'עצמי'];
const guideWords = ['guide', 'the guide', 'המלווה', 'מלווה'];

/** The person meant by a keyword, whatever the names of people. */
export function meantBy(value: string): 'me' | 'guide' | null {
  const wanted = value.replace(/^@/u, '').toLowerCase();
  if (myselfWords.includes(wanted)) return 'me';
  return guideWords.includes(wanted) ? 'guide' : null;
}

export interface TypedFilter {
  place: FilterPlace;
  /** The text after the colon, without quotes. */
  value: string;
  /** A space, a quote or another filter says that it is whole. */
  ended: boolean;
  /** In quotes, so that nothing of it can be words. */
  quoted: boolean;
  before: string;
  after: string;
}

export const places = Object.keys(filterPrefixes) as FilterPlace[];
const prefixes = places.flatMap((place) =>
  Object.values(filterPrefixes[place]).flatMap((all) => all.map((prefix) => ({ place, prefix }))),
);
const anyPrefix = new RegExp(
  `(?<=^|\\s)(?:${prefixes.map(({ prefix }) => prefix).join('|')})`,
  'giu',
);
/** Quotes count only at the ends of words, since Hebrew has them inside. */
const phrase = /(?<=^|[\s:-])["“”״].*?(?:["“”״](?=\s|$)|$)/gsu;
const quotedValue = /^["“”״](.*?)(["“”״](?=\s|$)|$)/su;

/** The filters that stand in what is typed, in their order: `note from:ma`. Names may have several words. */
export function typedFilters(words: string): TypedFilter[] {
  const phrases = [...words.matchAll(phrase)].map(({ 0: all, index }) => [
    index,
    index + all.length,
  ]);
  const isWords = (at: number) => phrases.some(([from = 0, to = 0]) => from < at && at < to);
  const found = [...words.matchAll(anyPrefix)].filter(({ index }) => !isWords(index));
  return found.flatMap(({ 0: prefix, index }, at) => {
    const place = prefixes.find((one) => one.prefix === prefix.toLowerCase())?.place;
    if (!place) return [];
    const end = found[at + 1]?.index ?? words.length;
    const raw = words.slice(index + prefix.length, end);
    const [all, inside = '', closing] = quotedValue.exec(raw.trimStart()) ?? [];
    const value = (all === undefined ? raw : inside).trim().replaceAll(/\s+/gu, ' ');
    const isLast = end === words.length;
    return {
      place,
      value,
      ended: value !== '' && (closing === undefined ? !isLast || /\s$/u.test(raw) : closing !== ''),
      quoted: all !== undefined,
      before: words.slice(0, index).trim(),
      after:
        `${all === undefined ? '' : raw.trimStart().slice(all.length)}${words.slice(end)}`.trim(),
    };
  });
}

/** The words between which the filters stand. */
export function wordsAround(words: string): string {
  const [first] = typedFilters(words);
  if (!first) return words.trim();
  const { quoted, before, after } = first;
  return [before, quoted ? wordsAround(after) : ''].filter(Boolean).join(' ');
}

/** How much of a value a name can be, the longest first, with the words that would then be left. */
export function readings({ value, quoted }: TypedFilter): { name: string; left: string }[] {
  const parts = quoted ? [value] : value.split(' ');
  return parts.map((_, at) => {
    const length = parts.length - at;
    return { name: parts.slice(0, length).join(' '), left: parts.slice(length).join(' ') };
  });
}

/** Required attachments, by the beginning of their names. */
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

/** The filter of a word on its own; people and chats must be looked up. */
export function wholeFilter(place: FilterPlace, value: string): Filter | null {
  if (place === 'has') {
    const wanted = value.toLowerCase();
    const held = heldBy(value).find((one) => heldWords[one].includes(wanted));
    return held ? { by: 'has', what: held } : null;
  }
  if (place !== 'after' && place !== 'before') return null;
  const day = dayIn(value);
  return day === null ? null : { by: place, day };
}
