import type { Language } from '#contract/shapes.ts';
import weights from '#content/guide/danger-weights.json' with { type: 'json' };
import { legible, normalised, withoutFinalLetters, wordsOf } from '../built-in/normalise.ts';

/** A message is judged by its first and last words, which are read together. */
const wordsMax = 160;
/** The short words that Hebrew writes onto the next one. */
const prefixes = /^[וש]?[שכ]?[הבלמכ]?(?=[א-ת]{3})/u;
const partLengths = [3, 4, 5];
export const likenessPlaces = 2 ** 17;
const tables = { en: tableOf('en'), he: tableOf('he') };

/**
 * How much a message reads like those of people in danger, above 0 for yes: a linear model over words, pairs of words and
 * parts of words, learnt from written examples (`scripts/learn-danger.ts`). It hears indirect words that no rule names, and
 * can't know what they mean, so it is enough for a question and for nothing more.
 */
export function dangerLikeness(text: string, language: Language): number {
  const { scale, bias, threshold } = weights[language];
  const found = likenessFeatures(text);
  let sum = 0;
  for (const place of found) sum += tables[language][place] ?? 0;
  return bias + (sum * scale) / Math.sqrt(Math.max(1, found.length)) - threshold;
}

/** The places of a message's features in the table of weights, each once. */
export function likenessFeatures(text: string): number[] {
  const words = wordsOf(
    withoutFinalLetters(normalised(legible(text)).replaceAll(/(\p{L})\1{2,}/gu, '$1')),
  );
  const half = wordsMax / 2;
  const read = words.length <= wordsMax ? words : [...words.slice(0, half), ...words.slice(-half)];
  const found = new Set<number>();
  const stems = read.map((word) => word.replace(prefixes, ''));
  for (const [at, word] of read.entries()) {
    if (/^[א-ת]/u.test(word)) {
      found.add(placeOf(`m${stems[at]}`));
      if (at > 0) found.add(placeOf(`n${stems[at - 1]} ${stems[at]}`));
    }
    found.add(placeOf(`w${word}`));
    if (at > 0) found.add(placeOf(`b${read[at - 1]} ${word}`));
    if (at > 1) found.add(placeOf(`s${read[at - 2]} ${word}`));
    const bounded = `<${word.slice(0, 30)}>`;
    for (const length of partLengths)
      for (let start = 0; start + length <= bounded.length; start++)
        found.add(placeOf(`c${bounded.slice(start, start + length)}`));
  }
  return [...found];
}

/** FNV-1a over code units. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash % likenessPlaces;
}

function tableOf(language: Language): Int8Array {
  return new Int8Array(Buffer.from(weights[language].table, 'base64'));
}
