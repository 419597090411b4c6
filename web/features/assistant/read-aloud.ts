import { useEffect } from 'react';
import { currentText } from '#web/platform/language.tsx';
import { beginSounding, endSounding } from '#web/platform/sounding.ts';
import { storeOf, useStore } from '#web/platform/store.ts';
import { textDirection } from '#markdown/direction.ts';
import { plainText } from '#web/ui/markdown/markdown-text.ts';
import { showToast } from '#web/ui/toasts.ts';

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;

interface Spoken {
  id: string;
  words: SpeechSynthesisUtterance;
}

/** Kept referenced, because browsers drop an unreferenced utterance before its end event. */
const speaking = storeOf<Spoken | null>(null);

/** Language codes of voices; Hebrew also has an older code. */
const spokenIn = {
  ltr: { tag: 'en-GB', codes: ['en'] },
  rtl: { tag: 'he-IL', codes: ['he', 'iw'] },
};

/** Reads a message aloud in the language it is written in; the same message again stops. */
export function readAloud(id: string, markdown: string): void {
  const isAgain = speaking.get()?.id === id;
  stopReading();
  if (!speech || isAgain) return;
  const text = plainText(markdown);
  const { tag, codes } = spokenIn[textDirection(text)];
  // Any other voice would spell it, or say nothing.
  if (!speech.getVoices().some(({ lang }) => codes.includes(lang.slice(0, 2).toLowerCase()))) {
    showToast({ tone: 'info', text: currentText()('assistant.no_voice') });
    return;
  }
  const words = new SpeechSynthesisUtterance(text);
  words.lang = tag;
  const ended = () => {
    if (speaking.get()?.words === words) speaking.set(null);
  };
  words.addEventListener('end', ended);
  words.addEventListener('error', ended);
  speaking.set({ id, words });
  beginSounding(reading);
  speech.speak(words);
}

function stopReading(): void {
  if (speaking.get() === null) return;
  speaking.set(null);
  endSounding(reading);
  speech?.cancel();
}

const reading = { pause: stopReading };

const voiced = storeOf(false);

// Browsers find their voices after the page is there.
function lookForVoices(): void {
  voiced.set(speech !== null && speech.getVoices().length > 0);
}

speech?.addEventListener('voiceschanged', lookForVoices);
lookForVoices();

/** Whether this device has a voice at all. */
export function useCanReadAloud(): boolean {
  return useStore(voiced);
}

export function useIsSpoken(id: string): boolean {
  return useStore(speaking)?.id === id;
}

/** Leaving the chat or the page leaves the voice behind, too. */
export function useStopsWhenLeft(id: string): void {
  const isSpoken = useIsSpoken(id);
  useEffect(() => {
    if (!isSpoken) return;
    const stop = () => {
      if (speaking.get()?.id === id) stopReading();
    };
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [id, isSpoken]);
}
