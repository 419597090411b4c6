import { useSyncExternalStore } from 'react';
import { api } from '#contract/index.ts';
import type { Message } from '#contract/messages.ts';
import type { Language } from '#contract/shapes.ts';
import { refusedWith, sentenceOf } from '#web/platform/api-error.ts';
import { askConsent } from '#web/features/consent/consent.ts';
import { call } from '#web/platform/api.ts';
import { currentLanguage } from '#web/platform/text.ts';
import { onSignOut } from '#web/platform/session.ts';
import { storeOf } from '#web/platform/store.ts';
import { showToast } from '#web/ui/toasts.ts';

export interface Translated {
  language: Language;
  /** Null while it is being written. */
  text: string | null;
  /** The translated text: a translation of another text is not shown. */
  of: string;
  cancel: () => void;
}

/** Translations that are shown now, by message. */
const translated = storeOf<ReadonlyMap<string, Translated>>(new Map());
onSignOut(() => translated.set(new Map()));

function wordsOf({ text, audio }: Message): string {
  return text || (audio?.transcript ?? '');
}

export function useTranslated(message: Message): Translated | undefined {
  const shown = useSyncExternalStore(translated.subscribe, () => translated.get().get(message.id));
  return shown?.of === wordsOf(message) ? shown : undefined;
}

export function useIsTranslated(message: Message): boolean {
  return useTranslated(message) !== undefined;
}

export function showOriginal({ id }: Message): void {
  translated.get().get(id)?.cancel();
  keep(id, null);
}

/** Shows a message in my language; what is in mine already, in the other one. */
export function translate(message: Message): void {
  const { id } = message;
  const of = wordsOf(message);
  const mine = currentLanguage();
  const other = mine === 'he' ? 'en' : 'he';
  const language = languageOf(of) === mine ? other : mine;
  const left = new AbortController();
  const shown = { language, text: null, of, cancel: () => left.abort() };
  keep(id, shown);
  call(api.translations.translate, { params: { id }, body: { language }, signal: left.signal })
    .then(({ text }) => {
      if (translated.get().get(id) === shown) keep(id, { ...shown, text });
    })
    .catch((error: unknown) => {
      if (left.signal.aborted) return;
      keep(id, null);
      if (refusedWith(error, 'guide.consent_required')) askConsent(() => translate(message));
      else showToast({ tone: 'error', text: sentenceOf(error) });
    });
}

function keep(id: string, shown: Translated | null): void {
  const next = new Map(translated.get());
  if (shown) next.set(id, shown);
  else next.delete(id);
  translated.set(next);
}

/** By its letters, of which each language has its own. */
function languageOf(words: string): Language {
  const hebrew = words.match(/[\u05D0-\u05EA]/gu)?.length ?? 0;
  const latin = words.match(/[A-Za-z]/gu)?.length ?? 0;
  return hebrew > latin ? 'he' : 'en';
}
