import type { ReactNode } from 'react';
import classes from './Progress.module.css';

export type ProgressProps = {
  /** From 0 to 1. */
  done: number;
  /** The name of the work. */
  label: string;
  /** How far it is, in words. */
  shown: string;
  /** The way to end it. */
  action?: ReactNode;
};

/** How far something is that takes a while. */
export function Progress({ done, label, shown, action }: ProgressProps) {
  const percent = Math.round(done * 100);
  return (
    <div className={classes.progress}>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className="zv-num">{shown}</span>
      {action}
    </div>
  );
}
