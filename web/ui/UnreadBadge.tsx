import { classNames } from './class-names.ts';
import classes from './UnreadBadge.module.css';

export type UnreadBadgeProps = {
  count: number;
  /** Grey instead of red, for muted chats. */
  muted?: boolean;
  /** The meaning of the number, for screen readers: "4 new messages". */
  label?: string;
  className?: string;
};

/** A number that never widens the row: above 99 it reads 99+. */
export function UnreadBadge({ count, muted, label, className }: UnreadBadgeProps) {
  const text = count > 99 ? '99+' : String(count);
  return (
    <b className={classNames(classes.badge, muted && classes.muted, 'zv-num', className)}>
      {label ? (
        <>
          <span aria-hidden>{text}</span>
          <span className="zv-unseen">{label}</span>
        </>
      ) : (
        text
      )}
    </b>
  );
}
