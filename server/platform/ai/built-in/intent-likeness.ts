import type { Intent } from '#content/guide/intents.ts';
import weights from '#content/guide/intent-weights.json' with { type: 'json' };
import type { Language } from '#contract/shapes.ts';
import { placeOf, textFeatures } from '../text-features.ts';
import { legible, normalised, wordsOf } from './normalise.ts';

export const intentPlaces = 2 ** 14;
/** The longest step between lengths is from 32 words to any more. */
const lengthsMax = 6;

/** The kinds of messages; any question or request to the guide counts as one. */
export type Likely = 'question' | Intent;

const tables = { en: tableOf('en'), he: tableOf('he') };

/**
 * How likely a message does each of these, all together 1: a linear model over its words, pairs and parts of words, and
 * over what the rules took it for, learnt from written examples (`scripts/learn-intents.ts`).
 */
export function intentLikeness(
  text: string,
  language: Language,
  ruled: Intent,
): ReadonlyMap<Likely, number> {
  const { labels, biases, scale } = weights[language];
  const found = intentFeatures(text, ruled);
  const sums = new Float64Array(labels.length);
  for (const place of found)
    for (const at of labels.keys())
      sums[at] = (sums[at] ?? 0) + (tables[language][place * labels.length + at] ?? 0);
  const factor = scale / Math.sqrt(Math.max(1, found.length));
  const powers = labels.map((_, at) => Math.exp((biases[at] ?? 0) + (sums[at] ?? 0) * factor));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return new Map(labels.map((label, at) => [label as Likely, (powers[at] ?? 0) / all]));
}

/** The places of a message’s features in the table of weights, each once. */
export function intentFeatures(text: string, ruled: Intent): number[] {
  const found = textFeatures(text, intentPlaces);
  const words = wordsOf(normalised(legible(text)));
  const marks = [
    `ruled ${ruled}`,
    ...[1, 2, 3].map((count) => `first ${words.slice(0, count).join(' ')}`),
    `last ${words.at(-1)}`,
    `length ${Math.min(lengthsMax, Math.round(Math.log2(words.length + 1)))}`,
    ...(text.includes('?') ? ['asks'] : []),
    ...(/\?\s*$/u.test(text) ? ['ends asking'] : []),
    ...(text.includes('!') ? ['exclaims'] : []),
    ...[...text.matchAll(/\p{Extended_Pictographic}/gu)].map(([picture]) => `picture ${picture}`),
  ];
  for (const mark of marks) found.add(placeOf(mark, intentPlaces));
  return [...found];
}

function tableOf(language: Language): Int8Array {
  return new Int8Array(Buffer.from(weights[language].table, 'base64'));
}
