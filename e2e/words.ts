import type { Language } from '#contract/shapes.ts';
import { catalogue as english } from '#i18n/en/index.ts';
import { catalogue as hebrew } from '#i18n/he/index.ts';
import { type TextParams, formatText } from '#i18n/text.ts';

export type Say = (key: keyof typeof english, params?: TextParams) => string;

/** The texts of the pages, as the pages show them. */
export function sayIn(language: Language): Say {
  const catalogue = language === 'he' ? hebrew : english;
  return (key, params) => formatText(language, catalogue[key], params);
}
