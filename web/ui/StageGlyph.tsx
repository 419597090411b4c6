import { classNames } from './class-names.ts';
import { stageColors } from './stage-colors.ts';
import type { Stage } from './stages.ts';
import classes from './StageGlyph.module.css';

// All four have the same commands, so that one can turn into the other.
const rays: Record<Stage, string> = {
  PS: 'M3 17.5 L12 17.5 L21 17.5',
  ED: 'M2.5 11 L12 19.5 L21.5 11',
  FC: 'M6.5 8.5 L12 21 L17.5 8.5',
  DG: 'M12 11.5 L12 21.5 L12 11.5',
};
const dots: Record<Stage, { cy: number; r: number }> = {
  PS: { cy: 9.5, r: 3.2 },
  ED: { cy: 8, r: 3.2 },
  FC: { cy: 6, r: 3 },
  DG: { cy: 5.5, r: 3.2 },
};

export type StageGlyphProps = {
  stage: Stage;
  /** Pixels; without it the size of icons. */
  size?: number;
  /** In the stage's own colour instead of the text's. */
  colored?: boolean;
  className?: string;
};

/** The angle closing: a horizon, a wide angle, a narrow one, a line. Takes the colour of the text around it. */
export function StageGlyph({ stage, size, colored, className }: StageGlyphProps) {
  const { cy, r } = dots[stage];
  return (
    <svg
      className={classNames(
        classes.glyph,
        colored && stageColors(stage),
        colored && classes.colored,
        className,
      )}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      style={size ? { inlineSize: size, blockSize: size } : undefined}
      aria-hidden
    >
      <path className={classes.rays} d={rays[stage]} style={{ d: `path("${rays[stage]}")` }} />
      <circle className={classes.dot} cx="12" cy={cy} r={r} style={{ cy, r }} />
    </svg>
  );
}
