import type { ReactNode } from 'react';
import classes from './Beside.module.css';
import { classNames } from './class-names.ts';

export type BesideProps = {
  pane: ReactNode;
  /** The side of the pane when there is space. */
  side: 'start' | 'end';
  children: ReactNode;
};

/** A pane beside its content, or above it if there is no space; it queries the container `beside`. */
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
