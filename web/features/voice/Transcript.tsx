import { useId, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { messageChanges } from '#web/features/messages/message-changes.ts';
import { useConfig } from '#web/platform/config.ts';
import { useText } from '#web/platform/language.tsx';
import { Button } from '#web/ui/Button.tsx';
import classes from './VoicePlayer.module.css';

/** The words of a recording, shown when they are wanted; where there are none yet, a way to ask for them. */
export function Transcript({
  message,
  transcript,
}: {
  message: Message;
  transcript: string | null;
}) {
  const text = useText();
  const canTranscribe = useConfig()?.guide.transcription ?? false;
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const wordsId = useId();
  const ask = async () => {
    setBusy(true);
    if (await messageChanges.transcribe(message)) setShown(true);
    setBusy(false);
  };
  // The transcript of a recording for the guide is the message's text already.
  if (message.text !== '' && transcript === '') return null;
  if (transcript === null) {
    return canTranscribe ? (
      <Button variant="ghost" compact busy={busy} onClick={() => void ask()}>
        {text(busy ? 'voice.writing_out' : 'voice.write_out')}
      </Button>
    ) : null;
  }
  return (
    <>
      <Button
        variant="ghost"
        compact
        aria-expanded={shown}
        aria-controls={shown ? wordsId : undefined}
        onClick={() => setShown(!shown)}
      >
        {text(shown ? 'voice.hide_words' : 'voice.show_words')}
      </Button>
      {shown && (
        <p id={wordsId} className={classes.words} dir="auto" data-words>
          {transcript === '' ? text('voice.no_words') : transcript}
        </p>
      )}
    </>
  );
}
