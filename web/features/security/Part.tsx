import { useId, type HTMLAttributes, type ReactNode } from 'react';
import classes from './Security.module.css';

export type PartProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & {
  title: string;
  note?: ReactNode;
  children: ReactNode;
};

/** One matter of the security of an account, under a heading that names it. */
export function Part({ title, note, children, ...rest }: PartProps) {
  const headingId = useId();
  return (
    <section {...rest} className={classes.part} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId} className={classes.heading}>
          {title}
        </h3>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
