import { clockLength } from '#i18n/clock-length.ts';
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '#web/platform/language.tsx';
import { type Playable, seek, usePosition } from './playback.ts';
import classes from './VoicePlayer.module.css';

const barWidth = 3;
const barGap = 3;
const height = 34;
const stepMs = 5_000;

/** How loud a recording is along its time, what of it was played, and a way to anywhere in it. */
export function Waveform({ playable, peaks }: { playable: Playable; peaks: readonly number[] }) {
  const text = useText();
  const area = useRef<HTMLDivElement>(null);
  const { key, durationMs } = playable;
  const positionMs = Math.min(usePosition(key), durationMs);
  const share = positionMs / durationMs;

  const seekTo = ({ clientX }: PointerEvent) => {
    const place = area.current?.getBoundingClientRect();
    if (place) seek(playable, ((clientX - place.x) / place.width) * durationMs);
  };
  // It runs from the beginning of time at the left in both languages, and the keys follow it.
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: positionMs - stepMs,
      ArrowDown: positionMs - stepMs,
      ArrowRight: positionMs + stepMs,
      ArrowUp: positionMs + stepMs,
      Home: 0,
      End: durationMs,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    seek(playable, to);
  };
  return (
    <div
      ref={area}
      className={classes.wave}
      role="slider"
      tabIndex={0}
      aria-label={text('voice.position')}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationMs / 1_000)}
      aria-valuenow={Math.round(positionMs / 1_000)}
      aria-valuetext={text('voice.position_of', {
        position: clockLength(positionMs, 0),
        length: clockLength(durationMs),
      })}
      style={{ '--played': `${share * 100}%` } as CSSProperties}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
      // A finger here seeks; it does not draw the message along.
      onTouchStart={(event) => event.stopPropagation()}
    >
      <Bars peaks={peaks} className={classes.bars} />
      <Bars peaks={peaks} className={classes.played} />
    </div>
  );
}

function Bars({ peaks, className }: { peaks: readonly number[]; className: string | undefined }) {
  const bars = inPairs(peaks);
  const width = bars.length * (barWidth + barGap) - barGap;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={barsOf(bars)} />
    </svg>
  );
}

/** Half as many bars, which stay apart on a phone, too. */
function inPairs(peaks: readonly number[]): number[] {
  return peaks.flatMap((peak, at) => (at % 2 === 0 ? Math.max(peak, peaks[at + 1] ?? 0) : []));
}

/** Against the loudest moment, so that a quiet voice has a form, too. */
function barsOf(peaks: readonly number[]): string {
  const loudest = Math.max(12, ...peaks);
  return peaks
    .map((peak, at) => {
      const bar = Math.max(4, (peak / loudest) * height);
      return `M${at * (barWidth + barGap)} ${(height - bar) / 2}h${barWidth}v${bar}h-${barWidth}z`;
    })
    .join('');
}
