import { sentenceEnd } from './readable.ts';

/** The places of the words of each list in a message: per list, the ends of its matches by their first word. */
export type Places = Map<string, Map<number, number[]>>;

interface Step {
  lists: string[];
  /** Words that may stand between this step and the one before. */
  gap: number;
  /** Only words that carry no meaning of their own may stand between. */
  fillers: boolean;
  /** The words between may belong to another sentence. */
  crosses: boolean;
}

/** Lists of words in their order. */
export interface Sequence {
  steps: Step[];
  notBefore: string[];
  notAfter: string[];
}

const before = 3;
const after = 2;
const fillersMax = 5;

/**
 * Compiles `-not want ~ die 2 now -not`: names of lists (`a|b` is either), a number for the words that may stand
 * between (`^8`: also in another sentence), `~` for empty words, and what must not stand before or after.
 */
export function sequenceOf(source: string): Sequence {
  const sequence: Sequence = { steps: [], notBefore: [], notAfter: [] };
  let gap = 0;
  let fillers = false;
  let crosses = false;
  for (const part of source.trim().split(/\s+/u)) {
    if (/^\^?\d+$/u.test(part)) {
      crosses = part.startsWith('^');
      gap = Number(part.replace('^', ''));
    } else if (part === '~') {
      gap = fillersMax;
      fillers = true;
    } else if (part.startsWith('-')) {
      const side = sequence.steps.length === 0 ? sequence.notBefore : sequence.notAfter;
      side.push(...part.slice(1).split('|'));
    } else {
      sequence.steps.push({ lists: part.split('|'), gap, fillers, crosses });
      gap = 0;
      fillers = false;
      crosses = false;
    }
  }
  return sequence;
}

/** The first word of a match that is accepted from its first to its last word (exclusive); linear in the message. */
export function firstMatch(
  sequence: Sequence,
  words: readonly string[],
  places: Places,
  accepts: (start: number, end: number) => boolean,
): number | null {
  const [first, ...rest] = sequence.steps;
  if (!first || sequence.steps.some(({ lists }) => !lists.some((list) => places.has(list))))
    return null;
  for (const list of first.lists) {
    for (const [start, ends] of places.get(list) ?? []) {
      if (standsWithin(sequence.notBefore, places, start - before, start)) continue;
      let reached = new Set(ends);
      for (const step of rest) reached = reachedBy(step, reached, words, places);
      for (const end of reached)
        if (!standsWithin(sequence.notAfter, places, end, end + after) && accepts(start, end))
          return start;
    }
  }
  return null;
}

function reachedBy(
  { lists, gap, fillers, crosses }: Step,
  from: ReadonlySet<number>,
  words: readonly string[],
  places: Places,
): Set<number> {
  const reached = new Set<number>();
  const empty = places.get('filler');
  for (const end of from) {
    for (let at = end; at <= end + gap && at < words.length; at++) {
      for (const list of lists) {
        for (const next of places.get(list)?.get(at) ?? []) reached.add(next);
      }
      if ((words[at] === sentenceEnd && !crosses) || (fillers && !empty?.has(at))) break;
    }
  }
  return reached;
}

function standsWithin(lists: string[], places: Places, from: number, to: number): boolean {
  return lists.some((list) => {
    const found = places.get(list);
    if (!found) return false;
    for (let at = Math.max(0, from); at < to; at++) if (found.has(at)) return true;
    return false;
  });
}
