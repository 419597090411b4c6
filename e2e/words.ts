import type { Language } from '#contract/shapes.ts';
import { catalogue as english } from '#i18n/en/index.ts';
import { catalogue as hebrew } from '#i18n/he/index.ts';
import { plans as plansInEnglish } from '#i18n/en/plans.ts';
import { plans as plansInHebrew } from '#i18n/he/plans.ts';
import { type TextParams, formatText } from '#i18n/text.ts';

const texts = {
  en: { ...english, ...plansInEnglish },
  he: { ...hebrew, ...plansInHebrew },
};

export type Say = (key: keyof typeof texts.en, params?: TextParams) => string;

/** The texts of the pages, as the pages show them. */
export function sayIn(language: Language): Say {
  return (key, params) => formatText(language, texts[language][key], params);
}
