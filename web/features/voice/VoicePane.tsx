import { useEffect, useRef, type ReactNode } from 'react';
import { limits } from '#contract/values.ts';
import { clockLength } from '#i18n/clock-length.ts';
import type { OutboxAudio } from '#web/features/messages/outbox-order.ts';
import { useText } from '#web/platform/language.tsx';
import { useStore } from '#web/platform/store.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowUp, Square, Trash2 } from '#web/ui/icons.ts';
import { forgetPlaying } from './playback.ts';
import { recorder } from './recorder.ts';
import { VoicePlayer } from './VoicePlayer.tsx';
import { type RecordingNow, recordingNow, recordings, useRecording } from './voice-state.ts';
import classes from './VoicePane.module.css';

const warnMs = 30_000;
const lastMs = 10_000;
/** In pixels. */
const levelStep = 5;
const levelHeight = 34;

type VoicePaneProps = {
  chatId: string;
  /** False: the recording was not accepted, and is kept. */
  onSend: (recording: OutboxAudio) => void | Promise<boolean>;
};

/** In the place of the text box: a recording as it is made, and then to be heard before it is sent. */
export default function VoicePane({ chatId, onSend }: VoicePaneProps) {
  const now = useStore(recordingNow);
  const finished = useRecording(chatId);
  // The player must also work without a network.
  useEffect(() => void import('./PlayedVoice.tsx').catch(() => undefined), []);
  const send = async () => {
    if (recordingNow.get()?.chatId === chatId) recorder.finish();
    const recording = recordings.of(chatId);
    if (!recording) return;
    const sent = onSend(recording);
    if (sent === undefined || (await sent)) recordings.forget(chatId);
  };
  if (now?.chatId === chatId) return <Recording now={now} onSend={() => void send()} />;
  return finished && <Preview chatId={chatId} recording={finished} onSend={() => void send()} />;
}

const finish = () => recorder.finish();

function Recording({ now, onSend }: { now: RecordingNow; onSend: () => void }) {
  const text = useText();
  const { stage, elapsedMs, levels, onExplained } = now;
  useEffect(() => onExplained?.(), [onExplained]);
  const isBeginning = stage !== 'recording';
  const leftMs = limits.voiceMsMax - elapsedMs;
  return (
    <Pane onEscape={finish}>
      <IconButton
        label={text('voice.discard')}
        icon={<Trash2 aria-hidden />}
        onClick={() => recorder.discard()}
      />
      {isBeginning ? (
        <span className={classes.asking}>{stage === 'asking' && text('voice.asking')}</span>
      ) : (
        <>
          <span className={classes.dot} aria-hidden />
          <span className={classes.time} role="timer" aria-label={text('voice.length')}>
            {clockLength(elapsedMs, 0)}
          </span>
          <Levels levels={levels} />
          {leftMs <= warnMs && (
            <span className={classes.left}>
              {text('voice.left', { time: clockLength(leftMs, 0) })}
            </span>
          )}
        </>
      )}
      <IconButton
        tone="ink"
        size="large"
        label={text('voice.stop')}
        icon={<Square aria-hidden className={classes.stop} />}
        disabled={isBeginning}
        ref={useFocusWhen(!isBeginning)}
        onClick={finish}
      />
      <SendButton disabled={isBeginning} onSend={onSend} />
      <span className="zv-unseen" role="status">
        {!isBeginning && announced(text, leftMs)}
      </span>
    </Pane>
  );
}

/** The newest moments at the end; what has no room is out of sight. */
function Levels({ levels }: { levels: readonly number[] }) {
  const width = levels.length * levelStep;
  const bars = levels.map((level, at) => {
    const bar = 4 + Math.sqrt(level) * (levelHeight - 6);
    return `M${at * levelStep + 2} ${(levelHeight - bar) / 2}v${bar}`;
  });
  return (
    <span className={classes.levels} dir="ltr" aria-hidden>
      <svg width={width} height={levelHeight} viewBox={`0 0 ${width} ${levelHeight}`}>
        <path d={bars.join('')} />
      </svg>
    </span>
  );
}

/** Said once at the beginning, at half a minute and at ten seconds before the end. */
function announced(text: ReturnType<typeof useText>, leftMs: number): string {
  if (leftMs > warnMs) return text('voice.recording');
  return text('voice.left', { time: clockLength(leftMs > lastMs ? warnMs : lastMs) });
}

function Preview({
  chatId,
  recording,
  onSend,
}: {
  chatId: string;
  recording: OutboxAudio;
  onSend: () => void;
}) {
  const text = useText();
  const { file, durationMs, peaks } = recording;
  const key = `preview ${chatId}`;
  useEffect(() => () => forgetPlaying(key), [key, file]);
  return (
    <Pane>
      <IconButton
        label={text('voice.discard')}
        icon={<Trash2 aria-hidden />}
        onClick={() => recordings.forget(chatId)}
      />
      <div className={classes.heard}>
        <VoicePlayer
          playable={{ key, sound: file, durationMs }}
          peaks={peaks}
          quiet
          label={text('voice.preview', { length: clockLength(durationMs) })}
        />
      </div>
      <SendButton onSend={onSend} focused />
    </Pane>
  );
}

function SendButton({
  onSend,
  disabled,
  focused = false,
}: {
  onSend: () => void;
  disabled?: boolean;
  focused?: boolean;
}) {
  const text = useText();
  return (
    <IconButton
      tone="primary"
      size="large"
      label={text('voice.send')}
      icon={<ArrowUp aria-hidden />}
      disabled={disabled}
      ref={useFocusWhen(focused)}
      onClick={onSend}
    />
  );
}

function Pane({ children, onEscape }: { children: ReactNode; onEscape?: () => void }) {
  const text = useText();
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = pane.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !onEscape) return;
      event.preventDefault();
      onEscape();
    };
    place?.addEventListener('keydown', onKeyDown);
    return () => place?.removeEventListener('keydown', onKeyDown);
  }, [onEscape]);
  return (
    <div
      ref={pane}
      className={classes.pane}
      role="group"
      aria-label={text('voice.message')}
      data-own-escape={onEscape ? true : undefined}
    >
      {children}
    </div>
  );
}

/** Focuses the next control, because the focus would be lost with the pressed button. */
function useFocusWhen(wanted: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const isFree =
      active === null || active === document.body || !!active.closest('[data-composer]');
    if (wanted && isFree) button.current?.focus({ preventScroll: true });
  }, [wanted]);
  return button;
}
