import type { ReactNode } from 'react';
import { UiLink } from './UiLink.tsx';
import classes from './TabBar.module.css';

export type TabItem = { href: string; label: ReactNode; current?: boolean; count?: number };

/** Pages that belong together, as links under one rule. */
export function TabBar({ items, label }: { items: TabItem[]; label: string }) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      {items.map((item) => (
        <UiLink
          key={item.href}
          className={classes.tab}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
        >
          {item.label}
          {item.count !== undefined && <span className="zv-num">{item.count}</span>}
        </UiLink>
      ))}
    </nav>
  );
}
