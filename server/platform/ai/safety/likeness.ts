import type { Language } from '#contract/shapes.ts';
import weights from '#content/guide/danger-weights.json' with { type: 'json' };
import { textFeatures } from '../text-features.ts';

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

export function likenessFeatures(text: string): number[] {
  return [...textFeatures(text, likenessPlaces)];
}

function tableOf(language: Language): Int8Array {
  return new Int8Array(Buffer.from(weights[language].table, 'base64'));
}
