import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { isNearlyFull } from './nearly-full.ts';
import classes from './Surface.module.css';

export type SurfaceProps = HTMLAttributes<HTMLElement> & {
  padded?: boolean;
  as?: 'div' | 'section' | 'article' | 'form';
};

/** A raised sheet of paper. */
export function Surface({ padded, as: Element = 'div', className, ...rest }: SurfaceProps) {
  return (
    <Element
      {...rest}
      className={classNames(classes.surface, padded && classes.padded, className)}
    />
  );
}

export type MeterProps = { value: number; max: number; label: string };

/** How much of a limit is used; warns from 80 % on. */
export function Meter({ value, max, label }: MeterProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <div
      className={classNames(classes.meter, isNearlyFull(value, max) && classes.nearlyFull)}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
    >
      <span style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
