import type { Language } from '#contract/shapes.ts';

/** The part of the browser’s SpeechRecognition that is used; not every browser has it. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start(): void;
  abort(): void;
}

export interface RecognitionResults extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

export interface RecognitionError extends Event {
  error: string;
}

function recognition(): (new () => Recognition) | undefined {
  const found = window as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return found.SpeechRecognition ?? found.webkitSpeechRecognition;
}

export function canDictate(): boolean {
  return window.isSecureContext && recognition() !== undefined;
}

const regions: Record<Language, string> = { en: 'en-GB', he: 'he-IL' };

/** A recognition in the language, with the region that the person's browser prefers. */
export function newRecognition(language: Language): Recognition {
  const Found = recognition();
  if (!Found) throw new Error('this browser does not recognise speech');
  const made = new Found();
  const preferred = navigator.languages.find((tag) => tag.startsWith(`${language}-`));
  made.lang = preferred ?? regions[language];
  // On Android a continuous recognition repeats its results; a new one is begun after each sentence.
  made.continuous = !/Android/u.test(navigator.userAgent);
  made.interimResults = true;
  return made;
}
