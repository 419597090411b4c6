import type { ReactNode } from 'react';
import classes from './Beside.module.css';
import { classNames } from './class-names.ts';

export type BesideProps = {
  pane: ReactNode;
  /** Where the pane stands when there is room. */
  side: 'start' | 'end';
  children: ReactNode;
};

/** A pane beside what it belongs to, or above it where there is no room; it asks the container `beside`. */
export function Beside({ pane, side, children }: BesideProps) {
  return (
    <div className={classes.split}>
      <div className={classNames(classes.parts, classes[side])}>
        {pane}
        <div className={classes.main}>{children}</div>
      </div>
    </div>
  );
}
