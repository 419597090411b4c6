import type { Language } from '#contract/shapes.ts';

const ownName = 'Zavit';

/** The server writes the product's name into the page's title. */
const written = typeof document === 'undefined' ? '' : document.title;

/** As it stands in titles. */
export const productName = written === '' || written.startsWith('__') ? ownName : written;

/** As it is said in a language: our own name has a Hebrew form, any other stays as it is. */
export function productNameIn(language: Language): string {
  return language === 'he' && productName === ownName ? 'זווית' : productName;
}
