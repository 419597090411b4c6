import type { Language } from '#contract/shapes.ts';
import { type TextKey, currentText } from '#web/platform/language.tsx';
import { onSignOut } from '#web/platform/session.ts';
import { beginSounding, endSounding } from '#web/platform/sounding.ts';
import { showToast } from '#web/ui/toasts.ts';
import { HeardWords } from './heard-words.ts';
import {
  type Recognition,
  type RecognitionError,
  type RecognitionResults,
  newRecognition,
} from './speech-recognition.ts';
import { type DictatedBox, dictatingNow, recordingNow } from './voice-state.ts';

const problems: Record<string, TextKey> = {
  'not-allowed': 'voice.denied',
  'service-not-allowed': 'voice.dictation_off',
  'audio-capture': 'voice.no_microphone',
  network: 'voice.dictation_unreachable',
  'language-not-supported': 'voice.dictation_no_language',
  'no-speech': 'voice.no_words',
};

/** The browser’s own recognition, which writes what it hears into a box; it holds the microphone only meanwhile. */
class Dictation {
  #recognition: Recognition | null = null;
  readonly #listening = { pause: () => this.stop() };

  constructor() {
    onSignOut(this.stop);
    window.addEventListener('pagehide', this.stop);
    // A page that can't be seen must not listen.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.stop();
    });
  }

  begin(place: string, language: Language, box: DictatedBox): void {
    if (recordingNow.get()) return;
    this.stop();
    // Sound that begins meanwhile would be heard, too: it ends the dictation.
    beginSounding(this.#listening);
    dictatingNow.set({ place, language, stop: this.stop });
    this.#listen(language, box);
  }

  /** Lets go of the microphone; the words that were heard stay in the box. */
  readonly stop = (): void => {
    const recognition = this.#recognition;
    this.#recognition = null;
    recognition?.abort();
    endSounding(this.#listening);
    dictatingNow.set(null);
  };

  /** One run of the recognition, which ends by itself in a silence; the next begins if anything was heard. */
  #listen(language: Language, box: DictatedBox): void {
    const recognition = newRecognition(language);
    const words = new HeardWords(box.text());
    let hasHeard = false;
    const whileCurrent =
      <Heard extends Event>(act: (event: Heard) => void) =>
      (event: Event) => {
        if (this.#recognition === recognition) act(event as Heard);
      };
    recognition.addEventListener(
      'result',
      whileCurrent<RecognitionResults>(({ results }) => {
        hasHeard = true;
        const heard = Array.from(results, (result) => result[0]?.transcript ?? '');
        const before = box.text();
        const text = words.with(heard, before);
        if (text !== before) box.write(text);
      }),
    );
    recognition.addEventListener(
      'error',
      whileCurrent<RecognitionError>(({ error }) => {
        // The next run listens on after a silence in the middle.
        if (error === 'no-speech' && hasHeard) return;
        this.stop();
        if (error !== 'aborted') fail(problems[error]);
      }),
    );
    recognition.addEventListener(
      'end',
      whileCurrent(() => {
        if (hasHeard) this.#listen(language, box);
        else this.stop();
      }),
    );
    this.#recognition = recognition;
    try {
      recognition.start();
    } catch {
      this.stop();
      fail();
    }
  }
}

function fail(problem: TextKey = 'voice.microphone_busy'): void {
  const tone = problem === 'voice.no_words' ? 'info' : 'error';
  showToast({ tone, text: currentText()(problem) });
}

export const dictation = new Dictation();
