import type { Language } from '#contract/shapes.ts';
import weights from '#content/guide/danger-weights.json' with { type: 'json' };
import { placeOf, textFeatures } from '../text-features.ts';
import { sentenceEnd } from './readable.ts';
import { type Passage, passagesOf } from './word-lists.ts';

export const likenessPlaces = 2 ** 17;
const tables = { en: tableOf('en'), he: tableOf('he') };
/** Words that may stand between two lists that count together. */
const wordsBetween = 3;
/** A long message is judged by its beginning and its end. */
const passagesMax = 3;

/**
 * How much a message reads like those of people in danger, above 0 for yes: a linear model over words, pairs of words, parts
 * of words, and the lists of safety-words.ts with their pairs, learnt from written examples (`scripts/learn-danger.ts`). It
 * hears indirect words that no rule names, and can't know what they mean, so it is enough for a question and for nothing more.
 */
export function dangerLikeness(text: string, language: Language): number {
  const { scale, bias, threshold } = weights[language];
  const found = likenessFeatures(text);
  let sum = 0;
  for (const place of found) sum += tables[language][place] ?? 0;
  return bias + (sum * scale) / Math.sqrt(Math.max(1, found.length)) - threshold;
}

export function likenessFeatures(text: string): number[] {
  const passages = passagesOf(text);
  const found = textFeatures(text, likenessPlaces);
  const read =
    passages.length <= passagesMax ? passages : [...passages.slice(0, 2), ...passages.slice(-1)];
  for (const passage of read)
    for (const feature of listFeatures(passage)) found.add(placeOf(feature, likenessPlaces));
  return [...found];
}

/** The lists whose words a passage holds, and the pairs of lists that stand near each other in a sentence. */
function listFeatures({ words, places }: Passage): Set<string> {
  const features = new Set<string>();
  const matches: { list: string; start: number; end: number }[] = [];
  for (const [list, found] of places) {
    if (list === 'filler') continue;
    features.add(`L${list}`);
    for (const [start, ends] of found) matches.push({ list, start, end: Math.max(...ends) });
  }
  matches.sort((one, other) => one.start - other.start);
  for (const [at, { list, start, end }] of matches.entries()) {
    for (let next = at + 1; next < matches.length; next++) {
      const other = matches[next];
      if (!other || other.start > end + wordsBetween) break;
      if (other.start < end || words.slice(start, other.start).includes(sentenceEnd)) continue;
      features.add(`P${list}>${other.list}`);
    }
  }
  return features;
}

function tableOf(language: Language): Int8Array {
  return new Int8Array(Buffer.from(weights[language].table, 'base64'));
}
