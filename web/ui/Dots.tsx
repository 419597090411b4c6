import { classNames } from './class-names.ts';
import classes from './Dots.module.css';

/** Three dots that come and go while somebody writes; without a label they are for the eyes alone. */
export function Dots({ className, label }: { className?: string; label?: string }) {
  return (
    <span
      className={classNames(classes.dots, className)}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <i />
      <i />
      <i />
    </span>
  );
}
