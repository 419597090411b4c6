import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { VisitorHeader } from './VisitorHeader.tsx';
import classes from './VisitorFrame.module.css';

export type VisitorFrameProps = {
  /** Across from the way home. */
  header?: ReactNode;
  /** As wide as a text, as a conversation, or as a page. */
  width: 'reading' | 'message' | 'page';
  children: ReactNode;
};

/** A page that needs no sign-in and brings its own layout. */
export function VisitorFrame({ header, width, children }: VisitorFrameProps) {
  return (
    <div className={classes.frame}>
      <VisitorHeader>{header}</VisitorHeader>
      <main className={classNames(classes.main, classes[width])}>{children}</main>
    </div>
  );
}
