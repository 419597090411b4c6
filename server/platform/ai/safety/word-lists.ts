import { betweenWords, indirectWords } from '#content/guide/safety-indirect-words.ts';
import { dangerWords } from '#content/guide/safety-words.ts';
import { oneForm, readableWords, sentenceEnd } from './readable.ts';
import type { Places } from './sequences.ts';

/** The ways in which one part of an expression may be written, each as its words; none where it may be left out. */
type Part = string[][];

interface Entry {
  list: string;
  /** The first words after the very first one, and then the parts. */
  first: string[];
  rest: readonly Part[];
  /** Small words may stand between the words. */
  loose: boolean;
  /** The words, or the first letters of words, one of which must follow; none where the expression may end or any may. */
  next: readonly string[];
}

/** The entries that begin with a word, by what must follow it: a common word begins many, and few of them go on. */
interface Begun {
  entries: readonly Entry[];
  always: Entry[];
  byNext: Map<string, Entry[]>;
}

/** Whole words, those that count only without a prefix (`=word`), and beginnings (`kill*`), by their first word. */
const whole = new Map<string, Entry[]>();
const unprefixed = new Map<string, Entry[]>();
const beginnings = new Map<string, Entry[]>();
const beginningMin = 3;
const beginningMax = 16;
/** “And”, “that” or “when”, “in”, “to”, “from” or “like”, “the”: in this order, as Hebrew writes them. */
const prefixes = /^ו?(?:כש|ש)?[בלמכ]?ה?$/u;
const prefixesMax = 4;
const stemMin = 2;
const knownWords = new Set<string>();
const smallWords = new Set(`${betweenWords.en} ${betweenWords.he}`.split(' ').map(oneForm));
const smallMax = 2;

read(dangerWords, false);
read(indirectWords, true);

function read(lists: Record<string, { en: string; he: string }>, loose: boolean): void {
  for (const [list, { en, he }] of Object.entries(lists)) {
    for (const source of `${en} ${he}`.split(/\s+/u).filter(Boolean)) {
      const [begin = [], ...rest] = source.split(/_(?![^(]*\))/u).map(partOf);
      for (const word of [begin, ...rest].flat(2)) if (!word.endsWith('*')) knownWords.add(word);
      for (const [word = '', ...first] of begin) {
        const [map, key] = placeOf(word);
        const entries = map.get(key) ?? [];
        entries.push({ list, first, rest, loose, next: nextAfter(first, rest) });
        map.set(key, entries);
      }
    }
  }
}

function nextAfter(first: string[], [part]: readonly Part[]): string[] {
  const next = first.length > 0 ? first.slice(0, 1) : (part ?? []).map(([word = '*']) => word);
  const isAny = (word: string) =>
    word === sentenceEnd || (word.endsWith('*') && word.length <= beginningMin);
  return next.some(isAny) ? [] : next.map((word) => (word.endsWith('*') ? lettersOf(word) : word));
}

/** A key for all words that begin like this one. */
function lettersOf(word: string): string {
  return `${word.slice(0, beginningMin)}*`;
}

/** `(wide_|)open` is “wide open” or “open”. */
function partOf(source: string): Part {
  return written(source).map((choice) => choice.split('_').filter(Boolean).map(oneForm));
}

function written(source: string): string[] {
  const [, before = '', choices, after = ''] = /^([^()]*)\(([^()]*)\)(.*)$/u.exec(source) ?? [];
  if (choices === undefined) return [source];
  const rests = written(after);
  return choices.split('|').flatMap((choice) => rests.map((rest) => before + choice + rest));
}

function placeOf(first: string): [Map<string, Entry[]>, string] {
  if (first.startsWith('=')) return [unprefixed, first.slice(1)];
  return first.endsWith('*') ? [beginnings, first.slice(0, -1)] : [whole, first];
}

/** Each word of a language is looked up once; people repeat themselves. */
const remembered = new Map<string, Begun>();
const rememberedMax = 20_000;
/** Words further apart than a passage have nothing to do with each other; passages overlap by a half. */
const passageWords = 80;
/** Words before and after a passage that may turn the sense of its first and last ones. */
const contextWords = 5;

export interface Passage {
  words: string[];
  places: Places;
  /** The words of the passage itself; those around it are its context. */
  from: number;
  to: number;
}

/** The message as words, in passages, with the places of the words of each list. The same passage is read once. */
export function passagesOf(text: string): Passage[] {
  const words = readableWords(
    text,
    (word) => knownWords.has(word) || begunBy(word).entries.length > 0,
  );
  const passages = new Map<string, Passage>();
  for (
    let from = 0;
    from === 0 || from + passageWords / 2 < words.length;
    from += passageWords / 2
  ) {
    const context = Math.min(from, contextWords);
    const read = words.slice(from - context, from + passageWords + contextWords);
    const key = read.join(' ');
    if (!passages.has(key))
      passages.set(key, {
        words: read,
        places: placesIn(read),
        from: context,
        to: context + passageWords,
      });
  }
  return [...passages.values()];
}

function placesIn(words: string[]): Places {
  const places: Places = new Map();
  for (const [start, word] of words.entries()) {
    const { always, byNext } = begunBy(word);
    const entries = new Set(always);
    if (byNext.size > 0)
      for (const next of wordsAfter(words, start))
        for (const key of [next, lettersOf(next)])
          for (const entry of byNext.get(key) ?? []) entries.add(entry);
    for (const entry of entries) {
      const end = endAfter(words, start + 1, entry.first, entry.loose);
      if (end === null) continue;
      const ends: number[] = [];
      addEnds(ends, words, end, entry);
      for (const last of ends) add(places, entry.list, start, last);
    }
  }
  return places;
}

/** The words with which an expression may go on after one: the next, also without “the”, and those after small words. */
function wordsAfter(words: readonly string[], start: number): string[] {
  const found: string[] = [];
  for (let at = start + 1; at <= start + 1 + smallMax; at++) {
    const word = words[at];
    if (word === undefined) break;
    found.push(word);
    if (word.startsWith('ה')) found.push(withoutThe(word));
    if (!smallWords.has(word)) break;
  }
  return found;
}

/** The places where an expression may end whose parts from this one on begin here. */
function addEnds(
  ends: number[],
  words: readonly string[],
  from: number,
  entry: Entry,
  part = 0,
): void {
  const choices = entry.rest[part];
  if (!choices) {
    ends.push(from);
    return;
  }
  for (const choice of choices) {
    const end = endAfter(words, from, choice, entry.loose);
    if (end !== null) addEnds(ends, words, end, entry, part + 1);
  }
}

/** “Left the door open” and “left my own door open” are “left door open” where small words may stand between. */
function endAfter(
  words: readonly string[],
  from: number,
  expected: readonly string[],
  loose: boolean,
): number | null {
  let at = from;
  for (const word of expected) {
    let skipped = 0;
    while (!(fits(words[at], word) || (loose && fits(withoutThe(words[at] ?? ''), word)))) {
      if (!loose || skipped++ === smallMax || !smallWords.has(words[at] ?? '')) return null;
      at++;
    }
    at++;
  }
  return at;
}

function withoutThe(word: string): string {
  return word.startsWith('ה') ? word.slice(1) : word;
}

function add(places: Places, list: string, start: number, end: number): void {
  const found = places.get(list) ?? new Map<number, number[]>();
  found.set(start, [...(found.get(start) ?? []), end]);
  places.set(list, found);
}

function fits(word: string | undefined, expected: string): boolean {
  if (word === undefined) return expected === sentenceEnd;
  return expected.endsWith('*') ? word.startsWith(expected.slice(0, -1)) : word === expected;
}

function begunBy(word: string): Begun {
  const known = remembered.get(word);
  if (known) return known;
  const begun: Begun = { entries: entriesOf(word), always: [], byNext: new Map() };
  for (const entry of begun.entries) {
    if (entry.next.length === 0) begun.always.push(entry);
    for (const key of new Set(entry.next)) {
      const entries = begun.byNext.get(key) ?? [];
      entries.push(entry);
      begun.byNext.set(key, entries);
    }
  }
  if (remembered.size > rememberedMax) remembered.clear();
  remembered.set(word, begun);
  return begun;
}

/** Hebrew writes "and", "that", "the", "in", "to", "from" and "like" onto the word. */
function entriesOf(word: string): Entry[] {
  const found = [...lookedUp(word), ...(unprefixed.get(word) ?? [])];
  if (/^[א-ת]/u.test(word)) {
    for (let at = 1; at <= prefixesMax && word.length - at >= stemMin; at++) {
      if (!prefixes.test(word.slice(0, at))) continue;
      const stem = word.slice(at);
      found.push(
        ...lookedUp(stem).filter(
          ({ list, loose }) => loose || !found.some((one) => one.list === list),
        ),
      );
    }
  }
  return found;
}

function lookedUp(word: string): Entry[] {
  const found = [...(whole.get(word) ?? [])];
  for (let length = beginningMin; length <= Math.min(word.length, beginningMax); length++)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  return found;
}
