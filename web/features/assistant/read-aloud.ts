import { useEffect } from 'react';
import { storeOf, useStore } from '#web/platform/store.ts';
import { textDirection } from '#web/ui/markdown/direction.ts';
import { plainText } from '#web/ui/markdown/markdown-text.ts';

const speaking = storeOf<string | null>(null);

export const canReadAloud = typeof speechSynthesis !== 'undefined';

/** Reads a message aloud in the language it is written in; the same message again stops. */
export function readAloud(id: string, markdown: string): void {
  speechSynthesis.cancel();
  if (speaking.get() === id) {
    speaking.set(null);
    return;
  }
  const words = plainText(markdown);
  const speech = new SpeechSynthesisUtterance(words);
  speech.lang = textDirection(words) === 'rtl' ? 'he-IL' : 'en-GB';
  const ended = () => {
    if (speaking.get() === id) speaking.set(null);
  };
  speech.addEventListener('end', ended);
  speech.addEventListener('error', ended);
  speaking.set(id);
  speechSynthesis.speak(speech);
}

export function useIsSpoken(id: string): boolean {
  const spoken = useStore(speaking) === id;
  useEffect(() => {
    if (!spoken) return;
    // Leaving the chat leaves the voice behind, too.
    return () => {
      speechSynthesis.cancel();
      speaking.set(null);
    };
  }, [spoken]);
  return spoken;
}
