import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { UiLink } from './UiLink.tsx';
import { UnreadBadge } from './UnreadBadge.tsx';
import classes from './Rail.module.css';

export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  current?: boolean;
  /** Unread things behind it. */
  badge?: number;
  badgeLabel?: string;
};

export type RailProps = {
  /** Names the landmark. */
  label: string;
  /** The mark, which leads home. */
  home: { href: string; label: string; mark: ReactNode };
  /** Under the mark: search and new chat where no list panel shows them. */
  tools?: ReactNode;
  items: NavItem[];
  /** At the foot: notifications, profile. */
  footItems?: NavItem[];
};

/** The column of places on tablet and desktop. */
export function Rail({ label, home, tools, items, footItems = [] }: RailProps) {
  return (
    <nav className={classes.rail} aria-label={label}>
      <UiLink className={classes.home} href={home.href} aria-label={home.label}>
        {home.mark}
      </UiLink>
      {tools && <div className={classes.tools}>{tools}</div>}
      <ul className={classes.items}>
        {items.map((item) => (
          <Place key={item.href} item={item} />
        ))}
      </ul>
      <span className={classes.gap} />
      <ul className={classes.items}>
        {footItems.map((item) => (
          <Place key={item.href} item={item} />
        ))}
      </ul>
    </nav>
  );
}

export type BottomBarProps = { label: string; items: NavItem[] };

/** The five places at the foot of phones. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav className={classes.bottom} aria-label={label}>
      <ul className={classes.across}>
        {items.map((item) => (
          <Place key={item.href} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function Place({ item }: { item: NavItem }) {
  return (
    <li>
      <UiLink
        className={classNames(classes.place)}
        href={item.href}
        aria-current={item.current ? 'page' : undefined}
      >
        <span className={classes.icon}>
          {item.icon}
          {item.badge ? (
            <UnreadBadge count={item.badge} label={item.badgeLabel} className={classes.badge} />
          ) : null}
        </span>
        <span className={classes.name}>{item.label}</span>
      </UiLink>
    </li>
  );
}
