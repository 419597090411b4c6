import type { Language } from '#contract/shapes.ts';

export const ownName = 'Zavit';

/** The product's name in a language: ours has a Hebrew form; an operator's own name stays unchanged. */
export function productNameIn(language: Language, name: string): string {
  return language === 'he' && name === ownName ? 'זווית' : name;
}
