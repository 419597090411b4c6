import { Suspense, lazy, useState } from 'react';
import { useIsContentShown } from '#web/platform/first-content.ts';
import type { VoiceParts } from './GuideVoice.tsx';
import type { DictatedBox } from './voice-state.ts';
import { laterButAhead } from '#web/ui/later-part.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';

const GuideVoice = lazy(laterButAhead(() => import('./GuideVoice.tsx')));

/** Resolves to whether the recording was taken; until then the recording is kept. */
export type Speak = (recording: OutboxAudio) => void | Promise<boolean>;

/** The microphone of a composer for the guide: what stands beside the composer, and parts of it. */
export function useGuideVoice(place: string, box: DictatedBox, onSpeak: Speak) {
  const [parts, setParts] = useState<VoiceParts>();
  const hasContent = useIsContentShown();
  return {
    host: (
      <Suspense fallback={null}>
        {hasContent && <GuideVoice place={place} box={box} onSpeak={onSpeak} onParts={setParts} />}
      </Suspense>
    ),
    parts: {
      endTools: parts?.button,
      replacement: parts?.pane,
      usesEscape: parts?.dictating,
    },
    isDictating: parts?.dictating ?? false,
    stop: () => parts?.stop(),
  };
}
