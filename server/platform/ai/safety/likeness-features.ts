import { placeOf, textFeatures } from '../text-features.ts';
import { sentenceEnd } from './readable.ts';
import { passagesOf, type Passage } from './word-lists.ts';

export const likenessPlaces = 2 ** 17;
export const judges = ['words', 'lists'] as const;
export type Judge = (typeof judges)[number];

/** Words that may stand between two lists that count together. */
const wordsBetween = 3;
/** A long message is judged by its beginning and its end. */
const passagesMax = 3;

/** Words, pairs of words and parts of words; the second judge also knows the lists of safety-words.ts and their pairs. */
export function likenessFeatures(text: string, judge: Judge): number[] {
  const found = textFeatures(text, likenessPlaces);
  if (judge === 'words') return [...found];
  const passages = passagesOf(text);
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
