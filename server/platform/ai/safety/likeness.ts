import type { Language } from '#contract/shapes.ts';
import weights from '#content/guide/danger-weights.json' with { type: 'json' };
import { type Judge, judges, likenessFeatures } from './likeness-features.ts';

const tables = {
  en: { words: tableOf('en', 'words'), lists: tableOf('en', 'lists') },
  he: { words: tableOf('he', 'words'), lists: tableOf('he', 'lists') },
};
/** Fewer words are like too many others. */
const wordsMin = 6;

/**
 * Whether a message reads like those of people in danger, for two judges: linear models, learnt from written examples
 * (`scripts/learn-danger.ts`). They hear indirect words that no rule names, and can't know what they mean, so they are enough
 * for a question and for nothing more. Each adds up many weak features, and errs elsewhere than the other.
 */
export function readsLike(text: string, language: Language): boolean {
  if (text.trim().split(/\s+/u).length < wordsMin) return false;
  return judges.every((judge) => scoreOf(text, language, judge) > 0);
}

function scoreOf(text: string, language: Language, judge: Judge): number {
  const { scale, bias, threshold } = weights[language][judge];
  const found = likenessFeatures(text, judge);
  let sum = 0;
  for (const place of found) sum += tables[language][judge][place] ?? 0;
  return bias + (sum * scale) / Math.sqrt(Math.max(1, found.length)) - threshold;
}

function tableOf(language: Language, judge: Judge): Int8Array {
  return new Int8Array(Buffer.from(weights[language][judge].table, 'base64'));
}
