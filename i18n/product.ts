import type { Language } from '#contract/shapes.ts';

export const ownName = 'Zavit';

/** The product's name in a language: our own has a Hebrew form, that of an operator stays as it is. */
export function productNameIn(language: Language, name: string): string {
  return language === 'he' && name === ownName ? 'זווית' : name;
}
