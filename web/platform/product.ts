import type { Language } from '#contract/shapes.ts';
import { ownName, productNameIn as nameIn } from '#i18n/product.ts';

/** The server writes the product's name into the page's title. */
const written = typeof document === 'undefined' ? '' : document.title;

/** As it stands in titles. */
export const productName = written === '' || written.startsWith('__') ? ownName : written;

/** As it stands in sentences. */
export function productNameIn(language: Language): string {
  return nameIn(language, productName);
}
