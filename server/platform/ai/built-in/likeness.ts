import { alikeWords } from '#content/guide/known-questions.ts';
import type { Language } from '#contract/shapes.ts';
import { normalised, withoutFinalLetters, withoutPrefixes, wordsOf } from './normalise.ts';
import { plainForm } from './plain-form.ts';

const pairShare = 0.6;

/** Written examples of several kinds of sentences, by the rarity of their words among the kinds. */
export interface LikenessTable {
  language: Language;
  rarity: Map<string, number>;
  unknown: number;
  examples: { key: string; first: string }[];
  /** The examples that have a feature, with its value in each. */
  having: Map<string, { place: number; value: number }[]>;
  alike: Map<string, string>;
}

/** A table of examples: each belongs to the kind with its key. */
export function likenessTable(
  written: readonly { key: string; text: string }[],
  language: Language,
): LikenessTable {
  const alike = new Map(
    alikeWords.flatMap((group) =>
      group[language].split(' ').map((word) => [withoutFinalLetters(word), group.as] as const),
    ),
  );
  const read = written.map(({ key, text }) => ({
    key,
    features: featuresOf(plainForm(normalised(text), language), alike, language),
  }));
  const kinds = Map.groupBy(
    read.flatMap(({ key, features }) => features.map((feature) => ({ key, feature }))),
    ({ feature }) => feature,
  );
  const count = new Set(read.map(({ key }) => key)).size;
  const rarity = new Map(
    [...kinds].map(([feature, found]) => [
      feature,
      Math.log((count + 1) / (new Set(found.map(({ key }) => key)).size + 0.5)),
    ]),
  );
  const unknown = Math.log((count + 1) / 0.5);
  const having: LikenessTable['having'] = new Map();
  for (const [place, { features }] of read.entries())
    for (const [feature, value] of weighted(features, { rarity, unknown }))
      having.set(feature, [...(having.get(feature) ?? []), { place, value }]);
  const examples = read.map(({ key, features }) => ({ key, first: features[0] ?? '' }));
  return { language, rarity, unknown, examples, having, alike };
}

/** How near the plain form of a sentence is to each example: 1 for the same words; `knownLength` is the share of its words that any example has. */
export function compared(
  plain: string,
  table: LikenessTable,
): { first: string; likeness: Float64Array; knownLength: number } {
  const features = featuresOf(plain, table.alike, table.language);
  const likeness = new Float64Array(table.examples.length);
  const weights = weighted(features, table);
  for (const [feature, asked] of weights)
    for (const { place, value } of table.having.get(feature) ?? [])
      likeness[place] = (likeness[place] ?? 0) + asked * value;
  const known = [...weights].filter(([feature]) => table.rarity.has(feature));
  const knownLength = Math.hypot(...known.map(([, value]) => value)) || 1;
  return { first: features[0] ?? '', likeness, knownLength };
}

/** The words of a sentence and its pairs of words, with the words that mean the same written as one. */
function featuresOf(normal: string, alike: Map<string, string>, language: Language): string[] {
  const words = wordsOf(withoutFinalLetters(normal)).map((word) => {
    const bare = language === 'he' ? withoutPrefixes(word) : word.replace(/'s$/u, '');
    return alike.get(word) ?? alike.get(bare) ?? bare;
  });
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...new Set([...words, ...pairs])];
}

/** The value of each feature; all together have the length 1. */
function weighted(
  features: readonly string[],
  { rarity, unknown }: Pick<LikenessTable, 'rarity' | 'unknown'>,
): Map<string, number> {
  const values = features.flatMap((feature): [string, number][] => {
    const isPair = feature.includes(' ');
    const value = rarity.get(feature) ?? (isPair ? 0 : unknown);
    return value === 0 ? [] : [[feature, isPair ? value * pairShare : value]];
  });
  const length = Math.hypot(...values.map(([, value]) => value)) || 1;
  return new Map(values.map(([feature, value]) => [feature, value / length]));
}
