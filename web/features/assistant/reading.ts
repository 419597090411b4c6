import { currentText } from '#web/platform/language.tsx';
import { beginSounding, endSounding } from '#web/platform/sounding.ts';
import { showToast } from '#web/ui/toasts.ts';
import { speaking } from './read-aloud.ts';
import { type Piece, spokenPieces, voiceFor } from './spoken-pieces.ts';

/** The text that is read: its pieces, and the one that is spoken. */
let pieces: readonly Piece[] = [];
let at = 0;
/** Kept referenced, because browsers drop an unreferenced utterance before its end event. */
let spoken: SpeechSynthesisUtterance | null = null;

/** Reads a message aloud, each block in its language; what the device has no voice for is left out. */
export function beginReading(id: string, markdown: string): void {
  stopReading();
  const all = spokenPieces(markdown);
  pieces = all.filter(({ language }) => deviceVoice(language));
  if (pieces.length < all.length) {
    const problem = pieces.length === 0 ? 'assistant.no_voice' : 'assistant.no_voice_part';
    showToast({ tone: 'info', text: currentText()(problem) });
  }
  if (pieces.length === 0) return;
  at = 0;
  speaking.set({ id, paused: false, stop: stopReading });
  beginSounding(reading);
  speak();
}

/** Pauses, or goes on from the beginning of what was being said: not every device can pause a voice. */
export function togglePaused(): void {
  const now = speaking.get();
  if (!now) return;
  speaking.set({ ...now, paused: !now.paused });
  if (now.paused) {
    beginSounding(reading);
    speak();
  } else {
    silence();
  }
}

function stopReading(): void {
  if (speaking.get() === null) return;
  speaking.set(null);
  endSounding(reading);
  silence();
}

const reading = { pause: stopReading };

function silence(): void {
  spoken = null;
  speechSynthesis.cancel();
}

/** A piece at a time, so that a device that falls silent in long texts reads to the end. */
function speak(): void {
  const piece = pieces[at];
  const voice = piece && deviceVoice(piece.language);
  if (!voice) {
    stopReading();
    return;
  }
  const words = new SpeechSynthesisUtterance(piece.text);
  words.voice = voice;
  words.lang = voice.lang.replace('_', '-');
  words.addEventListener('end', () => {
    if (spoken !== words) return;
    at += 1;
    speak();
  });
  words.addEventListener('error', () => {
    if (spoken === words) stopReading();
  });
  spoken = words;
  speechSynthesis.speak(words);
}

function deviceVoice(language: Piece['language']): SpeechSynthesisVoice | undefined {
  return voiceFor(language, speechSynthesis.getVoices(), navigator.languages);
}
