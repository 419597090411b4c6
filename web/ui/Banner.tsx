import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { CircleAlert, CircleCheck, Info, WifiOff, type LucideIcon } from './icons.ts';
import classes from './Banner.module.css';

export type BannerTone = 'warn' | 'danger' | 'info' | 'success';

const icons: Record<BannerTone, LucideIcon> = {
  warn: WifiOff,
  danger: CircleAlert,
  info: Info,
  success: CircleCheck,
};

export type BannerProps = {
  tone: BannerTone;
  children: ReactNode;
  icon?: ReactNode;
  /** A ghost button or two, at the end. */
  action?: ReactNode;
  className?: string;
};

/** A sentence across the page; pushes the content down, never covers it. */
export function Banner({ tone, children, icon, action, className }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      className={classNames(classes.banner, classes[tone], className)}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      {icon ?? <Icon aria-hidden />}
      <span className={classes.text}>{children}</span>
      {action}
    </div>
  );
}
