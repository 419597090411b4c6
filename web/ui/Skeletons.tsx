import { type ReactNode, useEffect } from 'react';
import { classNames } from './class-names.ts';
import { waitingParts } from './waiting-parts.ts';
import classes from './Skeletons.module.css';

export type SkeletonProps = {
  /** Read to screen readers while the part loads. */
  label: string;
  className?: string;
};

function Waiting({ label, className, children }: SkeletonProps & { children: ReactNode }) {
  useEffect(() => waitingParts.add(), []);
  return (
    <div className={className} role="status" aria-busy>
      <span className="zv-unseen">{label}</span>
      <div className={classes.shapes} aria-hidden>
        {children}
      </div>
    </div>
  );
}

function Bar({ width, tall }: { width: string; tall?: boolean }) {
  return (
    <span className={classNames(classes.bar, tall && classes.tall)} style={{ inlineSize: width }} />
  );
}

const rowWidths = ['62%', '48%', '70%', '55%', '66%', '42%'];

/** The shape of rows in a list. */
export function RowsSkeleton({ label, className, count = 6 }: SkeletonProps & { count?: number }) {
  return (
    <Waiting label={label} className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div className={classes.row} key={index}>
          <span className={classes.picture} />
          <span className={classes.lines}>
            <Bar width={rowWidths[index % rowWidths.length] ?? '60%'} />
            <Bar width="86%" />
          </span>
        </div>
      ))}
    </Waiting>
  );
}

/** The shape of a conversation. */
export function MessagesSkeleton({ label, className }: SkeletonProps) {
  return (
    <Waiting label={label} className={classNames(classes.thread, className)}>
      <span className={classes.bubble} />
      <div className={classes.answer}>
        <span className={classes.picture} />
        <span className={classes.lines}>
          <Bar width="120px" />
          <Bar width="100%" />
          <Bar width="92%" />
          <Bar width="60%" />
        </span>
      </div>
      <span className={classes.bubble} />
      <div className={classes.answer}>
        <span className={classes.picture} />
        <span className={classes.lines}>
          <Bar width="120px" />
          <Bar width="96%" />
          <Bar width="44%" />
        </span>
      </div>
    </Waiting>
  );
}

/** The shape of a page: title, then a few sheets. */
export function PageSkeleton({ label, className }: SkeletonProps) {
  return (
    <Waiting label={label} className={classNames(classes.page, className)}>
      <Bar width="min(320px, 70%)" tall />
      <div className={classes.sheets}>
        <span className={classes.sheet} />
        <span className={classes.sheet} />
        <span className={classes.sheet} />
      </div>
      <Bar width="92%" />
      <Bar width="78%" />
    </Waiting>
  );
}
