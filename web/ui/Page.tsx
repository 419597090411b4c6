import { createContext, use, type ReactNode } from 'react';
import { Beam } from './Beam.tsx';
import { classNames } from './class-names.ts';
import { GroupLevel } from './Headings.tsx';
import classes from './Page.module.css';

/** The footer line of the app, handed down by AppFrame to every page. */
export const FooterContext = createContext<ReactNode>(null);

export type PageProps = {
  title?: ReactNode;
  /** Above the title, small. */
  eyebrow?: ReactNode;
  /** Under the title. */
  intro?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** 1180, 680 for reading, or the whole width. */
  width?: 'page' | 'reading' | 'full';
  beam?: boolean;
  withoutFooter?: boolean;
  children?: ReactNode;
  className?: string;
};

/** A scrolling page with one heading. */
export function Page({
  title,
  eyebrow,
  intro,
  actions,
  width = 'page',
  beam,
  withoutFooter,
  children,
  className,
}: PageProps) {
  const footer = use(FooterContext);
  const measure = width === 'page' ? undefined : classes[width];
  return (
    <div className={classNames(classes.page, className)}>
      {beam && <Beam />}
      <div className={classNames(classes.content, measure)}>
        {(title || actions) && (
          <header className={classes.header}>
            <div className={classes.words}>
              {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
              {title && <h1>{title}</h1>}
              {intro && <p className={classes.intro}>{intro}</p>}
            </div>
            {actions && <div className={classes.actions}>{actions}</div>}
          </header>
        )}
        <GroupLevel value={2}>{children}</GroupLevel>
      </div>
      {footer && !withoutFooter && <footer className={classes.footer}>{footer}</footer>}
    </div>
  );
}
