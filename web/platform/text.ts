import type { Language } from '#contract/shapes.ts';
import type { catalogue as english } from '#i18n/en/index.ts';
import { type TextParams, formatText } from '#i18n/text.ts';
import { remember, remembered } from './storage.ts';
import { storeOf } from './store.ts';

export type TextKey = keyof typeof english;
export type { TextParams };
export type Text = (key: TextKey, params?: TextParams) => string;
type Catalogue = Record<TextKey, string>;

/** The name that the early script reads, too. */
const storedName = 'language';

export interface Speech {
  language: Language;
  text: Text;
}

type Part = 'first' | 'rest';
type Importer = () => Promise<{ catalogue: Partial<Catalogue> }>;

/** Texts of the first screens, and of all others. */
const importers: Record<Part, Record<Language, Importer>> = {
  first: { en: () => import('#i18n/en/first.ts'), he: () => import('#i18n/he/first.ts') },
  rest: { en: () => import('#i18n/en/rest.ts'), he: () => import('#i18n/he/rest.ts') },
};
/** All texts that have arrived. */
const arrived: Record<Language, Partial<Catalogue>> = { en: {}, he: {} };
const loads = new Map<string, Promise<void>>();

function loaded(part: Part, language: Language): Promise<void> {
  const name = `${part} ${language}`;
  let loading = loads.get(name);
  if (!loading) {
    loading = importers[part][language]().then(({ catalogue }) => {
      Object.assign(arrived[language], catalogue);
    });
    loads.set(name, loading);
    // A chunk that did not arrive is asked for again the next time.
    loading.catch(() => loads.delete(name));
  }
  return loading;
}

function speechOf(language: Language): Speech {
  const texts = arrived[language];
  return { language, text: (key, params) => formatText(language, texts[key] ?? key, params) };
}

/** The language of this device: the choice made here, else the browser's language. */
export function initialLanguage(): Language {
  const stored = remembered(storedName);
  if (stored === 'en' || stored === 'he') return stored;
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language;
  return /^(?:he|iw)\b/iu.test(wanted) ? 'he' : 'en';
}

/** The language of the page, with its texts; never a language whose texts are still on their way. */
export const speech = storeOf<Speech>(speechOf(initialLanguage()));

/** Turns page and texts to a language; the last wish wins when two are on their way. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([loaded('first', language), isRestWanted && loaded('rest', language)]);
  if (wanted !== language) return;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }
  speakAnew(language);
}
let wanted: Language | null = null;
let isRestWanted = false;

/** The texts of all that is no first screen; a later part waits for them. */
export function restOfTexts(): Promise<void> {
  isRestWanted = true;
  return loaded('rest', wanted ?? initialLanguage());
}

/** Renders all texts again. */
export function speakAnew(language: Language = currentLanguage()): void {
  speech.set(speechOf(language));
}

export function rememberLanguage(language: Language): void {
  remember(storedName, language);
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'he' ? 'rtl' : 'ltr';
}

export function currentLanguage(): Language {
  return speech.get().language;
}

/** Texts outside of components. */
export function currentText(): Text {
  return speech.get().text;
}
