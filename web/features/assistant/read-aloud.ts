import { useEffect } from 'react';
import { storeOf, useStore } from '#web/platform/store.ts';
import { laterButAhead } from '#web/ui/later-part.ts';

const speech = typeof speechSynthesis === 'undefined' ? null : speechSynthesis;

/** The message that is read aloud. */
interface Spoken {
  id: string;
  paused: boolean;
  stop: () => void;
}

export const speaking = storeOf<Spoken | null>(null);

const loadReading = laterButAhead(() => import('./reading.ts'));

/** Reads a message aloud in the languages it is written in. */
export async function readAloud(id: string, markdown: string): Promise<void> {
  (await loadReading()).beginReading(id, markdown);
}

export async function pauseReading(): Promise<void> {
  (await loadReading()).togglePaused();
}

export function stopReading(): void {
  speaking.get()?.stop();
}

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

/** Null if another message is read, or none. */
export function useSpoken(id: string): 'speaking' | 'paused' | null {
  const now = useStore(speaking);
  if (now?.id !== id) return null;
  return now.paused ? 'paused' : 'speaking';
}

/** Leaving the chat or the page leaves the voice behind, too. */
export function useStopsWhenLeft(id: string): void {
  const isSpoken = useSpoken(id) !== null;
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
