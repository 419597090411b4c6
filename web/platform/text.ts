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

const catalogues = new Map<Language, Promise<Catalogue>>();

const importers: Record<Language, () => Promise<{ catalogue: Catalogue }>> = {
  en: () => import('#i18n/en/index.ts'),
  he: () => import('#i18n/he/index.ts'),
};

function loadedCatalogue(language: Language): Promise<Catalogue> {
  let loading = catalogues.get(language);
  if (!loading) {
    loading = importers[language]().then(({ catalogue }) => catalogue);
    catalogues.set(language, loading);
    // A chunk that did not arrive is asked for again the next time.
    loading.catch(() => catalogues.delete(language));
  }
  return loading;
}

function speechOf(language: Language, catalogue: Partial<Catalogue>): Speech {
  return {
    language,
    text: (key, params) => formatText(language, catalogue[key] ?? key, params),
  };
}

/** The language of this device: the choice made here, else the browser's language. */
export function initialLanguage(): Language {
  const stored = remembered(storedName);
  if (stored === 'en' || stored === 'he') return stored;
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language;
  return /^(?:he|iw)\b/iu.test(wanted) ? 'he' : 'en';
}

/** The language of the page, with its texts; never a language whose texts are still on their way. */
export const speech = storeOf<Speech>(speechOf(initialLanguage(), {}));

/** Turns page and texts to a language; the last wish wins when two are on their way. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const catalogue = await loadedCatalogue(language);
  if (wanted !== language) return;
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }
  spoken = catalogue;
  speakAnew(language);
}
let wanted: Language | null = null;
let spoken: Partial<Catalogue> = {};

/** Renders all texts again. */
export function speakAnew(language: Language = currentLanguage()): void {
  speech.set(speechOf(language, spoken));
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
