import { type ReactNode, useId } from 'react';
import { useText } from '#web/platform/language.tsx';
import { Surface } from '#web/ui/Surface.tsx';
import type { GroupName } from './action-groups.ts';
import classes from './Actions.module.css';

/** A sheet with the actions of one group; takes actions that are dragged on it. */
export function ActionGroup({
  name,
  label,
  count,
  takes,
  isTarget,
  children,
}: {
  name: GroupName;
  label: string;
  count: number;
  takes: boolean;
  isTarget: boolean;
  children: ReactNode;
}) {
  const text = useText();
  const id = useId();
  return (
    <Surface
      as="section"
      className={classes.group}
      aria-labelledby={id}
      data-action-group={name}
      data-takes={takes || undefined}
      data-over={isTarget || undefined}
    >
      <h2 id={id} className={classes.heading}>
        {label}{' '}
        <span className="zv-num" aria-hidden>
          {count}
        </span>
        <span className="zv-unseen">{text('actions.count', { count })}</span>
      </h2>
      {children}
    </Surface>
  );
}
