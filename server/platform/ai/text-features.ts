import {
  legible,
  normalised,
  withoutFinalLetters,
  withoutPrefixes,
  wordsOf,
} from './built-in/normalise.ts';

/** A text is judged by its first and last words, which are read together. */
const wordsMax = 160;
const wordLengthMax = 30;
const partLengths = [3, 4, 5];

/** The places of a text’s words, pairs of words and parts of words in a table of weights, each once. */
export function textFeatures(text: string, places: number): Set<number> {
  const words = wordsOf(
    withoutFinalLetters(normalised(legible(text)).replaceAll(/(\p{L})\1{2,}/gu, '$1')),
  );
  const half = wordsMax / 2;
  const read = words.length <= wordsMax ? words : [...words.slice(0, half), ...words.slice(-half)];
  const found = new Set<number>();
  const add = (feature: string) => found.add(placeOf(feature, places));
  const stems = read.map(withoutPrefixes);
  for (const [at, word] of read.entries()) {
    if (/^[א-ת]/u.test(word)) {
      add(`m${stems[at]}`);
      if (at > 0) add(`n${stems[at - 1]} ${stems[at]}`);
    }
    add(`w${word}`);
    if (at > 0) add(`b${read[at - 1]} ${word}`);
    if (at > 1) add(`s${read[at - 2]} ${word}`);
    const bounded = `<${word.slice(0, wordLengthMax)}>`;
    for (const length of partLengths)
      for (let start = 0; start + length <= bounded.length; start++)
        add(`c${bounded.slice(start, start + length)}`);
  }
  return found;
}

/** FNV-1a over code units. */
export function placeOf(feature: string, places: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash % places;
}
