import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import classes from './IconButton.module.css';

/** Looks of an icon button; also for links, with `iconButtonClass`. */
export type IconButtonTone = 'plain' | 'primary' | 'raised' | 'ink' | 'danger';

export function iconButtonClass(
  tone: IconButtonTone = 'plain',
  size: 'normal' | 'large' = 'normal',
): string {
  return classNames(classes.button, classes[tone], size === 'large' && classes.large);
}

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children' | 'disabled'
> & {
  /** The name for screen readers and the text of the tooltip. */
  label: string;
  icon: ReactNode;
  tone?: IconButtonTone;
  size?: 'normal' | 'large';
  disabled?: boolean;
  /** Why it is disabled; takes the place of the label in the tooltip and keeps the button focusable. */
  disabledReason?: string;
  /** Unread things behind the button. */
  badge?: number;
  /** Tooltip other than the label; `null` for none. */
  tip?: string | null;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  label,
  icon,
  tone = 'plain',
  size = 'normal',
  disabled,
  disabledReason,
  badge,
  tip,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const blocked = Boolean(disabledReason);
  const reasonId = useId();
  return (
    <button
      type="button"
      {...rest}
      className={classNames(iconButtonClass(tone, size), className)}
      aria-label={label}
      aria-disabled={blocked || undefined}
      aria-describedby={blocked ? reasonId : rest['aria-describedby']}
      disabled={disabled && !blocked}
      data-tip={disabledReason ?? (tip === null ? undefined : (tip ?? label))}
      onClick={blocked ? undefined : onClick}
    >
      {icon}
      {blocked && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {badge ? <UnreadBadge count={badge} className={classes.badge} /> : null}
    </button>
  );
}
