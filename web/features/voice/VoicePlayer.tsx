import { clockLength } from '#i18n/clock-length.ts';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/language.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Pause, Play } from '#web/ui/icons.ts';
import {
  type Playable,
  nextSpeed,
  togglePlaying,
  usePlaying,
  usePosition,
  useSpeed,
} from './playback.ts';
import { Waveform } from './Waveform.tsx';
import classes from './VoicePlayer.module.css';

/** Plays a recording; it runs from left to right in both languages, as time does on every player. */
export function VoicePlayer({
  playable,
  peaks,
  label,
  quiet = false,
  children,
}: {
  playable: Playable;
  peaks: readonly number[];
  /** Its author and length. */
  label: string;
  /** Another button beside it is the main one. */
  quiet?: boolean;
  children?: ReactNode;
}) {
  const text = useText();
  const { key, durationMs } = playable;
  const state = usePlaying(key);
  const position = usePosition(key);
  const isPlaying = state === 'playing';
  return (
    <div role="group" aria-label={label}>
      <div className={classes.player} dir="ltr">
        <IconButton
          tone={quiet ? 'raised' : 'primary'}
          label={text(isPlaying ? 'voice.pause' : 'voice.play')}
          icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
          className={classes.play}
          onClick={() => togglePlaying(playable)}
        />
        <Waveform playable={playable} peaks={peaks} />
        <span className={classes.length}>
          {clockLength(position > 0 ? position : durationMs, position > 0 ? 0 : 1)}
        </span>
        <SpeedButton />
      </div>
      {state === 'failed' && (
        <p className={classes.failed} role="alert">
          {text('voice.unplayable')}
        </p>
      )}
      {children}
    </div>
  );
}

function SpeedButton() {
  const text = useText();
  const speed = useSpeed();
  const label = text('voice.speed', { speed: String(speed) });
  return (
    <button
      type="button"
      className={classes.speed}
      aria-label={label}
      data-tip={label}
      onClick={nextSpeed}
    >
      {speed}×
    </button>
  );
}
