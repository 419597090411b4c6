import { Suspense, lazy, useEffect, useRef, type ReactNode, type Ref } from 'react';
import type { Speak } from './use-guide-voice.tsx';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { laterButAhead } from '#web/ui/later-part.ts';
import { MicButton } from './MicButton.tsx';
import { useFocusAfter } from './focus-after.ts';
import { canDictate } from './speech-recognition.ts';
import { type DictatedBox, dictatingNow, stopDictating, useIsSpeaking } from './voice-state.ts';
import classes from './GuideVoice.module.css';

const DictateButton = lazy(laterButAhead(() => import('./DictateButton.tsx')));
const VoicePane = lazy(laterButAhead(() => import('./VoicePane.tsx')));

/** The voice controls of a composer for the guide. */
export interface VoiceParts {
  button: ReactNode;
  /** In the place of the text while something is recorded or waits to be sent. */
  pane: ReactNode;
  /** Speech goes into the box as text, without a pane. */
  dictating: boolean;
  stop: () => void;
}

/**
 * Speaking to the guide: recorded where a provider transcribes, otherwise dictated where the browser
 * recognises speech. It hands its parts to the composer, where each has its place. It stays while
 * the pane takes the place of the button, and what is recorded with it.
 */
export default function GuideVoice({
  place,
  box,
  onSpeak,
  onParts,
}: {
  place: string;
  /** Keep it the same between renders, like the functions. */
  box: DictatedBox;
  onSpeak: Speak;
  onParts: (parts: VoiceParts) => void;
}) {
  const config = useConfig();
  const mic = useRef<HTMLButtonElement>(null);
  const isSpeaking = useIsSpeaking(place);
  const isHeard = config?.guide.transcription;
  const isDictating = useStore(dictatingNow)?.place === place;
  useFocusAfter(isSpeaking, mic);
  useEffect(() => {
    onParts({
      button: isHeard !== undefined && (
        <VoiceButton place={place} box={box} isHeard={isHeard} ref={mic} />
      ),
      pane: isSpeaking ? (
        <Suspense fallback={<div className={classes.speaking} />}>
          <VoicePane chatId={place} onSend={onSpeak} />
        </Suspense>
      ) : undefined,
      dictating: isDictating,
      stop: () => stopDictating(place),
    });
  }, [place, box, isHeard, isSpeaking, isDictating, onSpeak, onParts]);
  return null;
}

/** The one microphone of the composer. */
function VoiceButton({
  place,
  box,
  isHeard,
  ref,
}: {
  place: string;
  box: DictatedBox;
  /** A provider transcribes. */
  isHeard: boolean;
  ref: Ref<HTMLButtonElement>;
}) {
  const text = useText();
  if (isHeard) return <MicButton chatId={place} ref={ref} />;
  if (!canDictate()) return <MicButton chatId={place} ref={ref} unheard={text('voice.unheard')} />;
  return (
    <Suspense fallback={<span className={classes.button} />}>
      <DictateButton place={place} box={box} ref={ref} />
    </Suspense>
  );
}
