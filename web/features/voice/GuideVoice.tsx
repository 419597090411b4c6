import { Suspense, lazy, useEffect, useRef, type ReactNode } from 'react';
import type { Speak } from './use-guide-voice.tsx';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { laterButAhead } from '#web/ui/later-part.ts';
import { MicButton } from './MicButton.tsx';
import { useFocusAfter } from './focus-after.ts';
import { useIsSpeaking } from './voice-state.ts';
import classes from './GuideVoice.module.css';

const VoicePane = lazy(laterButAhead(() => import('./VoicePane.tsx')));

/** The voice controls of a composer for the guide. */
export interface VoiceParts {
  button: ReactNode;
  /** In the place of the text while something is recorded or waits to be sent. */
  pane: ReactNode;
}

/**
 * Speaking to the guide; it hands its parts to the composer, where each has its place. It stays while
 * the pane takes the place of the button, and what is recorded with it.
 */
export default function GuideVoice({
  place,
  onSpeak,
  onParts,
}: {
  place: string;
  onSpeak: Speak;
  onParts: (parts: VoiceParts) => void;
}) {
  const text = useText();
  const config = useConfig();
  const mic = useRef<HTMLButtonElement>(null);
  const isSpeaking = useIsSpeaking(place);
  const isHeard = config?.guide.transcription;
  useFocusAfter(isSpeaking, mic);
  useEffect(() => {
    onParts({
      button:
        isHeard === undefined ? null : (
          <MicButton
            chatId={place}
            ref={mic}
            unheard={isHeard ? undefined : text('voice.unheard')}
          />
        ),
      pane: isSpeaking ? (
        <Suspense fallback={<div className={classes.speaking} />}>
          <VoicePane chatId={place} onSend={onSpeak} />
        </Suspense>
      ) : undefined,
    });
  }, [place, isHeard, isSpeaking, text, onSpeak, onParts]);
  return null;
}
