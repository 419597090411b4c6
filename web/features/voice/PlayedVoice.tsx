import type { Message, MessageAudio } from '#contract/messages.ts';
import { clockLength } from '#i18n/clock-length.ts';
import { outbox } from '#web/features/messages/outbox.ts';
import type { OutboxAudio, OutboxEntry } from '#web/features/messages/outbox-order.ts';
import { useUploadShare } from '#web/features/messages/uploads.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import { X } from '#web/ui/icons.ts';
import { forgetPlaying } from './playback.ts';
import { Transcript } from './Transcript.tsx';
import { VoicePlayer } from './VoicePlayer.tsx';
import classes from './VoicePlayer.module.css';

/** A voice message with its player and, under it, its words. */
export function PlayedVoice({
  message,
  audio,
  name,
}: {
  message: Message;
  audio: MessageAudio;
  name: string;
}) {
  const text = useText();
  const { url, duration_ms: durationMs, peaks, transcript } = audio;
  return (
    <VoicePlayer
      playable={{ key: message.client_id ?? message.id, sound: url, durationMs }}
      peaks={peaks}
      label={text('voice.of', { name, length: clockLength(durationMs) })}
    >
      <Transcript message={message} transcript={transcript} />
    </VoicePlayer>
  );
}

/** The same while it is on its way, from this browser; a recording that plays goes on when the server has it. */
export function PendingVoice({ entry, audio }: { entry: OutboxEntry; audio: OutboxAudio }) {
  const text = useText();
  const { clientId } = entry;
  const share = useUploadShare(clientId);
  const cancel = () => {
    forgetPlaying(clientId);
    outbox.remove(clientId);
  };
  const { file, durationMs, peaks } = audio;
  return (
    <VoicePlayer
      playable={{ key: clientId, sound: file, durationMs }}
      peaks={peaks}
      label={text('voice.yours', { length: clockLength(durationMs) })}
    >
      {share !== null && (
        <span className={classes.way}>
          <progress max={1} value={share} aria-label={text('voice.sending')} />
          <Button variant="ghost" compact icon={<X aria-hidden />} onClick={cancel}>
            {text('voice.cancel')}
          </Button>
        </span>
      )}
    </VoicePlayer>
  );
}
