import { createContext, use, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './Headings.module.css';

export type DayHeadingProps = {
  children: ReactNode;
  /** The coral line above what is new. */
  fresh?: boolean;
  id?: string;
};

/** A hairline with words in it, between the days of a conversation. */
export function DayHeading({ children, fresh, id }: DayHeadingProps) {
  return (
    <div id={id} className={classes.day} data-fresh={fresh} role="separator">
      <span>{children}</span>
    </div>
  );
}

/** The level of the headings of groups: 2 right under the heading of a page, 3 under that of a part. */
export const GroupLevel = createContext<2 | 3>(3);

/** The name of a group in a list: Today, Yesterday. */
export function GroupHeading({
  children,
  id,
  action,
}: {
  children: ReactNode;
  id?: string;
  action?: ReactNode;
}) {
  const Heading = `h${use(GroupLevel)}` as const;
  return (
    <div className={classes.groupLine}>
      <Heading id={id} className={classes.group}>
        {children}
      </Heading>
      {action}
    </div>
  );
}

/** The name of a part of a page, with an optional link at its end. */
export function SectionHeading({
  children,
  id,
  action,
}: {
  children: ReactNode;
  id?: string;
  action?: ReactNode;
}) {
  return (
    <div className={classes.sectionLine}>
      <h2 id={id} className={classes.section}>
        {children}
      </h2>
      {action}
    </div>
  );
}

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={classNames(classes.kbd, 'zv-num')}>{children}</kbd>;
}
