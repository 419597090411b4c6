import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import classes from './Button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'tint' | 'ghost' | 'danger';

export type ButtonLook = {
  variant?: ButtonVariant;
  /** 40 high on desktop; 44 on touch in any case. */
  compact?: boolean;
  /** As wide as its container. */
  full?: boolean;
};

/** The look alone, for links that should read as buttons. */
export function buttonClass({ variant = 'primary', compact, full }: ButtonLook = {}): string {
  return classNames(
    classes.button,
    classes[variant],
    compact && classes.compact,
    full && classes.full,
  );
}

/** The look of buttons in a row that breaks where it has to. */
export const buttonRow = classes.row;

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'type'> &
  ButtonLook & {
    /** Before the words. */
    icon?: ReactNode;
    /** Shows a moving dot before the words and ignores clicks; the words stay. */
    busy?: boolean;
    disabled?: boolean;
    type?: 'button' | 'submit';
    /** Why it is disabled: shown as a tooltip, and the button stays focusable. */
    disabledReason?: string;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({
  variant,
  compact,
  full,
  icon,
  busy,
  disabled,
  disabledReason,
  className,
  onClick,
  type,
  children,
  ...rest
}: ButtonProps) {
  const blocked = busy || Boolean(disabledReason);
  const reasonId = useId();
  return (
    <button
      {...rest}
      type={type === 'submit' && !blocked ? 'submit' : 'button'}
      className={classNames(buttonClass({ variant, compact, full }), className)}
      disabled={disabled && !blocked}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      data-tip={disabledReason}
      onClick={blocked ? undefined : onClick}
    >
      {busy ? <span className={classes.busy} aria-hidden /> : icon}
      {children}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}

export type TextButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  tone?: 'accent' | 'danger' | 'quiet';
};

/** Reads as a link inside a sentence or at the end of a heading. */
export function TextButton({ tone = 'accent', className, ...rest }: TextButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(classes.text, classes[`text-${tone}`], className)}
    />
  );
}
