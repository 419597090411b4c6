import { classNames } from './class-names.ts';
import classes from './Mark.module.css';

export type MarkProps = {
  /** Width in pixels at the normal text size. */
  size?: number;
  className?: string;
  /** Without a label the mark is decoration. */
  label?: string;
};

function MarkDrawing({
  size = 40,
  className,
  label,
  thinking,
}: MarkProps & { thinking?: boolean }) {
  return (
    <svg
      className={classNames(classes.mark, thinking && classes.thinking, className)}
      viewBox="0 0 48 48"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect className={classes.ground} width="48" height="48" rx="13" />
      <path className={classes.between} d="M13 12 20 38 39 23Z" />
      <path className={classes.rays} d="M13 12 20 38 39 23" />
      <circle className={classes.dot} cx="26.4" cy="19" r="5.2" />
    </svg>
  );
}

/** The uneven angle that holds a point of light. It is the guide's face too. */
export function Mark(props: MarkProps) {
  return <MarkDrawing {...props} />;
}

/** The mark while the guide thinks: the dot swings between the rays. */
export function ThinkingMark(props: MarkProps) {
  return <MarkDrawing {...props} thinking />;
}
