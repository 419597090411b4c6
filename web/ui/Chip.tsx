import type { ButtonHTMLAttributes, FocusEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { stageColors } from './stage-colors.ts';
import { StageGlyph } from './StageGlyph.tsx';
import type { Stage } from './stages.ts';
import classes from './Chip.module.css';

export type ChipProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  /** Set for chips that stay chosen, as filters do. */
  chosen?: boolean;
  icon?: ReactNode;
  count?: number;
};

export function Chip({ chosen, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button
      onFocus={reveal}
      {...rest}
      type="button"
      className={classNames(classes.chip, className)}
      aria-pressed={chosen}
    >
      {icon}
      {children}
      {count !== undefined && <span className="zv-num">{count}</span>}
    </button>
  );
}

/** Browsers may leave a half-visible chip of a sideways line partly outside; focus reveals it whole. */
function reveal({ currentTarget }: FocusEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export type TagProps = {
  children: ReactNode;
  tone?: 'plain' | 'accent' | 'success' | 'warn' | 'danger';
  icon?: ReactNode;
};

/** A small word beside a title; not clickable. */
export function Tag({ children, tone = 'plain', icon }: TagProps) {
  return (
    <span className={classNames(classes.tag, classes[tone])}>
      {icon}
      {children}
    </span>
  );
}

/** The stage something belongs to: shape, colour and name. */
export function StageTag({ stage, name }: { stage: Stage; name: string }) {
  return (
    <span className={classNames(classes.tag, classes.stage, stageColors(stage))}>
      <StageGlyph stage={stage} size={15} />
      {name}
    </span>
  );
}
