import { dangerWords } from '#content/guide/safety-words.ts';
import { oneForm, readableWords } from './readable.ts';
import type { Places } from './sequences.ts';

interface Entry {
  list: string;
  /** The words after the first one. */
  rest: string[];
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

for (const [list, { en, he }] of Object.entries(dangerWords)) {
  for (const source of `${en} ${he}`.split(/\s+/u).filter(Boolean)) {
    const [first = '', ...rest] = source.split('_').map(oneForm);
    for (const word of [first, ...rest]) if (!word.endsWith('*')) knownWords.add(word);
    const [map, key] = placeOf(first);
    map.set(key, [...(map.get(key) ?? []), { list, rest }]);
  }
}

function placeOf(first: string): [Map<string, Entry[]>, string] {
  if (first.startsWith('=')) return [unprefixed, first.slice(1)];
  return first.endsWith('*') ? [beginnings, first.slice(0, -1)] : [whole, first];
}

/** Each word of a language is looked up once; people repeat themselves. */
const remembered = new Map<string, Entry[]>();
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
  const words = readableWords(text, (word) => knownWords.has(word) || entriesOf(word).length > 0);
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
    for (const { list, rest } of entriesOf(word)) {
      if (!rest.every((next, offset) => fits(words[start + offset + 1], next))) continue;
      add(places, list, start, start + rest.length + 1);
    }
  }
  return places;
}

function add(places: Places, list: string, start: number, end: number): void {
  const found = places.get(list) ?? new Map<number, number[]>();
  found.set(start, [...(found.get(start) ?? []), end]);
  places.set(list, found);
}

function fits(word: string | undefined, expected: string): boolean {
  if (word === undefined) return false;
  return expected.endsWith('*') ? word.startsWith(expected.slice(0, -1)) : word === expected;
}

/** Hebrew writes "and", "that", "the", "in", "to", "from" and "like" onto the word. */
function entriesOf(word: string): Entry[] {
  const known = remembered.get(word);
  if (known) return known;
  const found = [...lookedUp(word), ...(unprefixed.get(word) ?? [])];
  if (/^[א-ת]/u.test(word)) {
    for (let at = 1; at <= prefixesMax && word.length - at >= stemMin; at++) {
      if (!prefixes.test(word.slice(0, at))) continue;
      const stem = word.slice(at);
      found.push(...lookedUp(stem).filter(({ list }) => !found.some((one) => one.list === list)));
    }
  }
  if (remembered.size > rememberedMax) remembered.clear();
  remembered.set(word, found);
  return found;
}

function lookedUp(word: string): Entry[] {
  const found = [...(whole.get(word) ?? [])];
  for (let length = beginningMin; length <= Math.min(word.length, beginningMax); length++)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  return found;
}
