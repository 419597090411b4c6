import type { Language } from '#contract/shapes.ts';
import { type Pattern, script } from '#content/guide/script.ts';

interface CompiledPattern extends Record<Language, RegExp[]> {
  wordsMax: number;
}

/** The content uses `(?i)` where case must not matter; here every pattern ignores case. */
export function compiled(sources: string[]): RegExp[] {
  return sources.map((source) => new RegExp(source.replace('(?i)', ''), 'iu'));
}

export function compiledBoth(sources: Record<Language, string[]>): Record<Language, RegExp[]> {
  return { en: compiled(sources.en), he: compiled(sources.he) };
}

const { card_type: cardTypes, stage_name: stageNames, ...named } = script.signals.patterns;

/** Something that a message may say in so many words. */
export type PatternName = keyof typeof named;

const patterns = new Map<string, CompiledPattern>(
  Object.entries<Pattern>(named).map(([name, pattern]) => [
    name,
    { ...compiledBoth(pattern), wordsMax: pattern.max_words ?? Infinity },
  ]),
);

/** Whether the normalised message is or contains a match. */
export function matchesPattern(
  name: PatternName,
  normal: string,
  language: Language,
  wordCount: number,
): boolean {
  const pattern = patterns.get(name);
  if (!pattern) throw new Error(`the script has no pattern ${name}`);
  return wordCount <= pattern.wordsMax && pattern[language].some((one) => one.test(normal));
}

export const cardTypeWords = cardTypes;

export const stageNamePatterns = {
  PS: compiledBoth(stageNames.PS),
  ED: compiledBoth(stageNames.ED),
  FC: compiledBoth(stageNames.FC),
  DG: compiledBoth(stageNames.DG),
};
